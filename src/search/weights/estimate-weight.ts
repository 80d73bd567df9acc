import { nutrient } from '../../model/nutrients.ts';
import { foldWords } from '../../text/words/fold-words.ts';
import { type WordSet, wordSet } from '../../text/words/word-set.ts';
import { compoundHead } from '../names/compounds.ts';
import { endingsOf } from '../names/endings.ts';
import { headPhrases, isCombined, partsOfName, withoutBrackets } from '../names/head-words.ts';
import { kindsOf, mayBeOfKind } from '../names/kinds-of.ts';
import { USUAL_FORM } from '../names/usual-form.ts';
import { type EatenHead, eatenHead, endsEatenHead } from './eaten-heads.ts';

/** The parts of a record from which its search weight is estimated. */
export interface WeighedRecord {
  readonly name: string;
  /** The name in other languages. */
  readonly translations?: readonly string[];
  readonly synonyms: readonly string[];
  readonly brand: string | null;
  readonly nutrients: ArrayLike<number>;
}

/** The greatest estimate. Foods of viand's own tables come first, with weights set by hand. */
const MOST = 0.75;

/** The parts of an estimate: how often the head is eaten, how usual its description is, and how plain. */
const PARTS = { eaten: 0.35, usual: 0.45, plain: 0.2 } as const;

/** The share of a head's days from which a word counts as usual for it. */
const USUAL_SHARE = 0.3;

/** A head without days of its own gets this share of the days of its kind, or of the last part of a compound. */
const SHARE_OF_KIND = 0.1;
const SHARE_OF_PART = 0.1;

/** The factors for a product, and for a record without any of the usual nutrients. */
const PRODUCT = 0.6;
const EMPTY_RECORD = 0.8;

/** The factor for a food that is served in or with another one. */
const COMBINED = 0.7;

/** Each word beyond the head makes a name less plain, and a special word even less. */
const WORD_COST = 0.15;
const SPECIAL_WORD_COST = 6;

/** The highest score for how usual a description can be if it says more than the food itself. */
const MOST_USUAL = 0.75;

/** The factor for a food that few people eat. */
const EATEN_BY_FEW = 0.7;

/** The share that remains of the estimate of a food if nobody ate its head. */
const RARE = 0.8;

/**
 * Days of 1,000, chosen by viand, because surveys report dishes rather than ingredients, and the US
 * survey does not say what people eat in Germany.
 */
const JUDGED: ReadonlyMap<string, number> = new Map(
  (
    [
      [300, 'mineralwasser trinkwasser leitungswasser'],
      [150, 'mischbrot vollmilch'],
      [120, 'roggenmischbrot weizenmischbrot'],
      [80, 'vollkornbrot gouda'],
      [60, 'toastbrot weissbrot schwarztee colagetrank cola'],
      [40, 'quark magerquark speisequark frischkase salami edamer'],
      [30, 'schlagsahne kaffeesahne emmentaler camembert mozzarella'],
      [20, 'salt salz wheatflour weizenmehl tablesalt speisesalz leberwurst'],
      [15, 'soymilk soyamilk sojamilch sojadrink oatmilk hafermilch haferdrink'],
      [10, 'tofu whiskey whisky rum gin'],
      [
        5,
        `flour mehl ryeflour roggenmehl cornstarch cornflour yeast hefe bakingpowder backpulver starch starke
         vegetableoil rapsol rapeseedoil canolaoil sunfloweroil sonnenblumenol`,
      ],
    ] as const
  ).flatMap(([days, heads]) => heads.split(/\s+/).map((head): [string, number] => [head, days])),
);

const JUDGED_ENDINGS = wordSet(() => endingsOf(JUDGED.keys()));

/** Nutrients that a complete record has. */
const USUAL_NUTRIENTS = (
  [
    'energy',
    'protein',
    'fat',
    'carbohydrates',
    'sugar',
    'saturated_fatty_acids',
    'fiber',
    'salt',
  ] as const
).map((name) => nutrient(name).position);

/**
 * Estimates how commonly a food of an imported table is eaten, for the order of a search: from the days on
 * which foods with the head of its name are eaten, from how usual the words are that describe it, from the
 * plainness of the name and the completeness of the record.
 *
 * @returns above 0, and at most 0.75
 */
export function estimateWeight({
  name,
  translations = [],
  synonyms,
  brand,
  nutrients,
}: WeighedRecord): number {
  const best = bestWeight(weightOfName(name), translations.map(weightOfName), synonyms);
  let known = 0;
  for (const position of USUAL_NUTRIENTS) known += Number.isNaN(nutrients[position]) ? 0 : 1;
  const completeness = known / USUAL_NUTRIENTS.length;
  const share = EMPTY_RECORD + (1 - EMPTY_RECORD) * completeness;
  const weight = MOST * best * share * (brand === null ? 1 : PRODUCT);
  return Math.max(0.001, Math.round(1000 * weight) / 1000);
}

/**
 * A table in two languages describes a food in both. In other tables, synonyms are either plainer than the name of the
 * food, so that they count half, or unusual, so that they do not count.
 */
function bestWeight(own: number, translated: readonly number[], synonyms: readonly string[]) {
  if (translated.length + synonyms.length === 0) return own;
  const others = [...translated, ...synonyms.map(weightOfName)];
  const mean = (own + Math.max(0, ...others)) / 2;
  return translated.length > 0 ? mean : Math.max(own, mean);
}

function weightOfName(name: string): number {
  const weight = ofSpecificFood(name.replace(AS_EATEN, ' ').replace(FAT_CONTENT, ' '));
  return weight > 0 && (isCombined(name) || JOINED_FOODS.test(name)) ? weight * COMBINED : weight;
}

/**
 * The weight of a name whose second part is also a food: the weight of the rarer one. "Fish, carp" weighs as much as
 * carp, which is eaten less often than fish.
 */
function ofSpecificFood(name: string): number {
  const phrases = headPhrases(name);
  const [first = []] = phrases;
  const best = (some: typeof phrases) =>
    Math.max(0, ...some.map((phrase) => weightOfPhrase(name, phrase)));
  const isListed = name.includes(',') && !(name.split(',')[0] as string).includes('/');
  const isOther = (phrase: readonly string[]) =>
    phrase[0] !== first[0] && phrase.at(-1) !== first.at(-1);
  const specific = isListed ? phrases.filter(isOther) : [];
  if (specific.length === 0) return best(phrases);
  if (first.every((word) => CATEGORY_WORDS.has(word))) return best(specific);
  const general = best(phrases.filter((phrase) => !isOther(phrase)));
  const isKnown = specific.some((phrase) => longestHead(phrase) !== undefined);
  return isKnown ? Math.min(general, best(specific)) : general;
}

function weightOfPhrase(name: string, phrase: readonly string[]): number {
  const known = longestHead(phrase);
  if (known !== undefined) return weightOfHead(name, known.head, phrase.slice(known.start));
  const last = phrase.at(-1) as string;
  const part = compoundHead(last, (word) => eatenHead(word) !== undefined);
  const ofPart = part === undefined ? undefined : eatenHead(part);
  const days =
    ofPart === undefined ? SHARE_OF_KIND * daysOfKind(name) : SHARE_OF_PART * ofPart.days;
  return RARE * weightOfHead(name, { days, words: new Map() }, phrase);
}

/** The longest head with known days at the end of a phrase. */
function longestHead(phrase: readonly string[]) {
  let known: { readonly head: EatenHead; readonly start: number } | undefined;
  let key = '';
  for (let start = phrase.length - 1; start >= 0; start--) {
    key = `${phrase[start]}${key}`;
    if (!endsEatenHead(key) && !JUDGED_ENDINGS.has(key)) break;
    const head = daysOfHead(key);
    if (head !== undefined) known = { head, start };
  }
  return known;
}

/** The days of a head: those set by viand, or those from the survey. */
function daysOfHead(key: string): EatenHead | undefined {
  const surveyed = eatenHead(key);
  const days = JUDGED.get(key);
  if (days === undefined || days < (surveyed?.days ?? 0)) return surveyed;
  return { days, words: surveyed?.words ?? new Map() };
}

/** The days of the kind that a food belongs to. */
function daysOfKind(name: string): number {
  if (!mayBeOfKind(name)) return 0;
  const { kinds } = kindsOf([name]);
  return Math.max(0, ...[...kinds].map((kind) => eatenHead(kind)?.days ?? 0));
}

/** Days are compared by their logarithms, as word counts are. */
const MOST_DAYS = Math.log1p(1000);

function weightOfHead(name: string, { days, words }: EatenHead, head: readonly string[]): number {
  // A food that nobody eats has the weight 0, however it is described. Most heads of product names are unknown.
  if (days === 0) return 0;
  let cost = 0;
  let isRare = false;
  for (const word of foldWords(name)) {
    if (head.includes(word) || PLAIN_WORDS.has(word)) continue;
    cost += 1;
    const isRareWord = RARE_WORDS.has(word);
    if (words.has(word) || (!isRareWord && !SPECIAL_WORDS.has(word))) continue;
    cost += SPECIAL_WORD_COST;
    isRare ||= isRareWord;
  }
  const eaten = Math.log1p(days) / MOST_DAYS;
  const plain = 1 / (1 + WORD_COST * cost);
  const usual = words.size === 0 ? plain : usualness(name, words, head);
  const sum = PARTS.eaten + PARTS.usual * usual + PARTS.plain * plain;
  return eaten * sum * (isRare ? EATEN_BY_FEW : 1);
}

/**
 * How usual the description of a food is, 0 to 1: words after a comma count half as much as those before it. Nothing is
 * as usual as the food itself, raw or cooked.
 */
function usualness(
  name: string,
  words: ReadonlyMap<string, number>,
  head: readonly string[],
): number {
  let sum = 0;
  let weights = 0;
  let weight = 1;
  for (const part of partsOfName(name)) {
    const shares = describingWords(part, ...head).map((word) =>
      PLAIN_WORDS.has(word) ? 1 : MOST_USUAL * Math.min(1, (words.get(word) ?? 0) / USUAL_SHARE),
    );
    if (shares.length === 0) continue;
    sum += (weight * shares.reduce((all, share) => all + share, 0)) / shares.length;
    weights += weight;
    weight /= 2;
  }
  return weights === 0 ? 1 : sum / weights;
}

const folded = (words: string): WordSet => wordSet(() => foldWords(words));

/** First words that only name a category, in which some foods are rare. */
const CATEGORY_WORDS = folded(
  `fish mollusks crustaceans nuts seeds spices beverages snacks candies cereals fruit vegetables fats alcoholic beverage
   drink soft`,
);

/** Words that only say that it is the food itself. */
const PLAIN_WORDS = folded(
  `raw fresh cooked boiled baked plain regular whole average smooth style rasher ripe unprepared roh frisch gekocht gebacken natur`,
);

/** Words for foods that few people eat, unless a head is often described by them. */
const RARE_WORDS = folded(
  `imitation babyfood baby infant toddler substitute meatless human sheep goat buffalo duck quail industrial producer
   commodity usda liver heart feet giblet neck gizzard tongue kidney brain lung spleen pancreas thymus variety separated
   hopi navajo apache native plains ginkgo wild herz leber magen niere zunge ersatz säugling`,
);

/** Words for foods that people rarely mean, likewise. */
const SPECIAL_WORDS = folded(
  `dried powder powdered dehydrated canned frozen
   unprepared concentrate freeze restaurant fast with and by turkey imported
   fortified skin school freeze-dried glucose stabilized filled stuffed coated dry buttermilk
   alcohol-free alkoholfrei koffeinfrei im gefüllt blätterteig mariniert paniert breaded jellied smoked extruded low reduced free less without added
   getrocknet pulver gefriergetrocknet tiefgefroren konserve mit und für`,
);

/** Words of tables for a food in its usual form, and for how it was sampled: "Apples, raw, with skin". */
const AS_EATEN = new RegExp(
  String.raw`\b(?:${USUAL_FORM}|(?:with|without) (?:skin|peel|salt|added salt|salt added)|meat only|meat and skin|broilers or fryers|separable lean (?:only|and fat)|trimmed to [^,]*|all grades|prepared with tap water)(?!\p{L})`,
  'giu',
);

/** German dishes that are named by two foods: "Tomate-Mozzarella". */
const JOINED_FOODS = /^\p{Lu}\p{Ll}+-\p{Lu}/u;

/** The fat content that every name of a cheese or yoghurt gives: "Mozzarella mind. 45 % Fett i. Tr." */
const FAT_CONTENT =
  /(?:(?:mind|max|min)\.|mindestens|höchstens|<)?\s*\d+(?:[.,]\d+)?\s*% (?:Fett(?: i\. ?Tr\.?)?|fat in dry matter)/giu;

/** Words that do not describe a food. */
const EMPTY_WORDS = new Set(
  'nf nfs ns as to of the in or type from made not other than ohne'.split(' '),
);

/** The folded words of a name outside its head. */
export function describingWords(name: string, ...head: readonly string[]): string[] {
  const words = foldWords(withoutBrackets(name));
  return [...new Set(words)].filter((word) => !head.includes(word) && !EMPTY_WORDS.has(word));
}
