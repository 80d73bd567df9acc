import { sweetFlavour } from '../../../search/lines/words/flavours.ts';
import { isPreparation } from '../../../search/lines/words/preparation-words.ts';
import { MINOR_WORDS } from '../../../search/lines/words/word-classes.ts';
import { compoundHead } from '../../../search/names/compounds.ts';
import { headPhrases, isDescribing } from '../../../search/names/head-words.ts';
import { isFlavouredFood, isIngredient } from '../../../search/names/ingredients.ts';
import { kindsNamed } from '../../../search/names/kinds-of.ts';
import { statesNamed } from '../../../search/query-words.ts';
import { singular } from '../../../text/words/fold-words.ts';
import { headWord } from '../words/indexed-words.ts';
import type { IndexWords } from '../words/vocabulary.ts';
import { allWordsStage, anyWordStage, kindOnlyStage, type Stage } from './stages.ts';

/** If no food has all words, only words at least this informative relative to the rarest are searched for. */
const LEAST_RARITY_SHARE = 0.6;

/** Words for anything that is eaten, which find nothing by themselves: "happy meal", "meal deal". */
const ANY_FOOD: ReadonlySet<string> = new Set(
  'meal food dish menu snack deal dinner lunch platter mahlzeit essen gericht'.split(' '),
);

/** Words for a food that is cut or breaded: a spam fritter is spam, and no apple fritter. */
const FORMS: ReadonlySet<string> = new Set(
  'fritter schnitzel escalope nugget goujon pattie bratling kuchle puffer taler'.split(' '),
);

/** Kinds of food that say little of it: an aloe vera drink is no oat drink. */
const WIDE_KINDS: ReadonlySet<string> = new Set(
  'drink beverage getrank bar riegel powder pulver water wasser'.split(' '),
);

/** Joining words of menus, which stand in the names of many dishes: "arroz con pollo" is no "chile con carne". */
const MENU_JOINERS: ReadonlySet<string> = new Set(
  'de del con y e al la le les el los las du des di da a o nach auf an aus art style'.split(' '),
);

/** Words for how a food is cut, which say nothing of it: a stock cube is no cube steak. */
const CUTS: ReadonlySet<string> = new Set(
  'cube dice slice piece wedge half stick segment chunk strip portion wurfel streifen scheibe stuck'.split(
    ' ',
  ),
);

/** The fewest foods of a kind of dish for which the first word of a query may name the dish: "muffin banana nut". */
const LEAST_OF_DISH = 4;

/** What a partial search asks a catalogue. */
interface PartialSearch {
  readonly index: IndexWords;
  /** Whether a word is a name of a food, or begins or ends one, and is not merely part of a brand. */
  readonly isOfFood: (word: string) => boolean;
  /** Whether the words are the parts of one typed word, so that the last of them is the head. */
  readonly isOneWord?: boolean;
  /** Adds the hits of a stage and returns their number. */
  readonly add: (stage: Stage | undefined) => number;
}

/**
 * Adds foods that have the rarest words. It ignores words that no food has, unless they are most of the query and do not
 * end in a kind of food: "jimmy dean sausage" is a sausage.
 *
 * @returns the words of the first stage that has hits; undefined if none has
 */
export function addPartialMatches(
  text: string,
  words: readonly string[],
  { index, isOfFood, isOneWord = false, add }: PartialSearch,
): readonly string[] | undefined {
  const said = words.filter((word) => !MENU_JOINERS.has(word));
  const known = said.filter((word) => {
    const one = singular(word);
    if (!index.has(one) || ANY_FOOD.has(one)) return false;
    return isKind(word) || isOfFood(one);
  });
  const last = known.at(-1) ?? '';
  const isHead = !WIDE_KINDS.has(last) && (isKind(last) || index.has(headWord(singular(last))));
  const endsInKind = last === said.at(-1) && isHead && !describes(last);
  // "Red bull" is no red kidney bean.
  if ((2 * known.length < said.length && !endsInKind) || known.every(describes)) return undefined;
  let first: readonly string[] | undefined;
  const flavoured = isOneWord ? undefined : wordsBeforeFlavour(said);
  if (flavoured !== undefined && add(allWordsStage(flavoured, index, 'finished')) > 0)
    first = flavoured;
  for (const head of [...headsOf(text, said, known, { index, isOneWord }), known]) {
    const [end = ''] = head.slice(-1);
    // "Chicken fried steak" is no fried food of any kind.
    if (ANY_FOOD.has(end) || statesNamed(end).length > 0) continue;
    if (add(kindOnlyStage([end], known, index)) > 0) first ??= [end];
  }
  const most = Math.max(...known.map((word) => index.rarityOf(singular(word))));
  const informative = known.filter(
    (word) => index.rarityOf(singular(word)) >= LEAST_RARITY_SHARE * most && !describes(word),
  );
  if (informative.length > 0 && add(anyWordStage(informative, index)) > 0) first ??= informative;
  return first;
}

function isKind(word: string): boolean {
  return kindsNamed(singular(word)).length > 0;
}

/** Whether a word only describes a food: its flavour or form, its cut or its state. */
function describes(word: string): boolean {
  const one = singular(word);
  return isDescribing(one) || CUTS.has(one) || statesNamed(word).length > 0;
}

/**
 * Words of a query whose last may be the head of what it names, the likeliest first.
 *
 * @param said the words of the query without those that only join others
 * @param known those of them that foods have
 */
function headsOf(
  text: string,
  said: readonly string[],
  known: readonly string[],
  { index, isOneWord }: { readonly index: IndexWords; readonly isOneWord: boolean },
): (readonly string[])[] {
  const phrases = headPhrases(text);
  const [phrase = []] = phrases;
  const formed = FORMS.has(phrase.at(-1) ?? '') && phrase.length > 1 ? [phrase.slice(0, -1)] : [];
  // A "muffin banana nut" is a muffin.
  const [start = ''] = said.map(singular);
  const last = known.at(-1) ?? '';
  const isMade = isFlavouredFood([start]) && index.countOf(headWord(start)) >= LEAST_OF_DISH;
  // Nor is a "Sojajoghurt Vanille" any vanilla.
  const isCompound =
    !isOneWord && compoundHead(start, isKind) !== undefined && index.has(headWord(start));
  const isFlavour = isMade ? isIngredient(singular(last)) : isCompound && !isKind(last);
  const dish = known.length > 1 && said[0] === known[0] && isFlavour ? [[start]] : [];
  // "Swede mash" is swede rather than mash.
  return [...dish, ...formed, ...phrases.toSorted((a, b) => a.length - b.length)];
}

/** The words of a food with its flavour behind it, without the flavour: "Proteinriegel Schoko" is a bar, and no chocolate. */
function wordsBeforeFlavour(said: readonly string[]): readonly string[] | undefined {
  const [before, last = ''] = [said.slice(0, -1), said.at(-1)];
  const isFlavour = (word: string) => sweetFlavour().test(word);
  // "Gehackte Mandel" is no mince.
  const isWork = (word: string) => MINOR_WORDS.has(word) || isPreparation(word);
  const isFood =
    before.length > 0 &&
    !before.some((word) => isFlavour(word) || isWork(word)) &&
    !before.every(describes);
  return isFood && isFlavour(last) ? before : undefined;
}
