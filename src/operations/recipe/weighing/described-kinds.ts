import type { Catalogue } from '../../../catalogue/catalogue.ts';
import {
  isAdjective,
  isHarmless,
  makesOtherFood,
} from '../../../meals/recipes/ingredients/plainer-wordings.ts';
import type { Food, Variant } from '../../../model/food.ts';
import { foodGroups } from '../../../model/food-groups.ts';
import { mainNames } from '../../../model/food-names.ts';
import { acceptanceOf } from '../../../search/lines/candidates/candidate.ts';
import { isOnlyMeantIfSaid, kindNamedBy } from '../../../search/lines/candidates/names-of-kinds.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { DESCRIPTIVE_WORDS } from '../../../search/lines/words/descriptive-words.ts';
import { MEASURES } from '../../../search/lines/words/measures.ts';
import { DESCRIBING_WORDS, MINOR_WORDS } from '../../../search/lines/words/word-classes.ts';
import { headPhrases } from '../../../search/names/head-words.ts';
import { capitalised } from '../../../text/words/capitalised.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { matchText } from '../../match/names/foods-of-text.ts';
import { type Ingredient, isWeighed, weighAs, weighPart } from './weigh-part.ts';
import { withoutIdlePurpose, withoutIdleRemarks } from './weigh-plainer.ts';

/**
 * The foods that an ingredient may be, if viand knows its food and leaves out words that describe it. After mere
 * descriptions, these are all foods that the other words may mean; the plain food comes first. After words that viand
 * does not know, the food may be anything, so that only a stated weight limits what it contains.
 *
 * Nothing is dropped across a preposition or a conjunction ("tuna in oil"), nor are words that may make something else
 * of the food: negations, "powder", names of other foods.
 *
 * @returns undefined if its food or its amount is unknown
 */
export function describedKinds(
  catalogue: Catalogue,
  text: string,
  accept: number,
): DescribedKinds | undefined {
  const bare = withoutIdlePurpose(catalogue, withoutIdleRemarks(catalogue, text, accept), accept);
  const plain = plainFood(catalogue, bare, accept);
  if (plain === undefined || readLine(text).isUnclear) return undefined;
  const { words, dropped } = plain;
  const found = matchText(catalogue, bare);
  const confidence = Math.min(plain.one.confidence, found[0]?.confidence ?? LEAST_LIKELY);
  const one = { ...plain.one, confidence };
  const unknown = plain.isCompound ? dropped : dropped.filter((word) => !isKnownDescription(word));
  if (unknown.length > 0)
    return isWeightStated(plain.text) ? { kinds: [one], unknownWords: unknown } : undefined;
  const likely = found
    .filter(({ foodConfidence }) => foodConfidence >= LEAST_LIKELY)
    .flatMap(({ id }) => catalogue.find(id)?.food ?? []);
  const named = foodsNamed(catalogue, words, words.length > 1 || dropped.every(isIdle));
  const others = new Map([...likely, ...named].map((food) => [food.id, food]));
  others.delete(one.food.id);
  const kinds = [...others.values()]
    .filter(({ foodGroup, type }) => foodGroup === one.food.foodGroup && type === one.food.type)
    .flatMap((food) => weighAs(catalogue, plain.text, food) ?? [])
    .filter(({ variant }) => isUncooked(variant) || !isUncooked(one.variant));
  return { kinds: [one, ...kinds] };
}

/** The foods that an ingredient may be. */
export interface DescribedKinds {
  /** The plain food comes first. */
  readonly kinds: readonly Ingredient[];
  /** Words that it leaves out and that viand does not know, so that it may be any food. */
  readonly unknownWords?: readonly string[];
}

/** The measures that have a known weight for most foods. */
const KNOWN_MEASURES: ReadonlySet<string> = new Set(['teaspoon', 'tablespoon', 'cup']);

/** Whether a text states how much of its food there is: words before a food without a unit may be measures. */
function isWeightStated(text: string): boolean {
  const { quantity, measure } = readLine(text);
  if (quantity === undefined || measure === undefined) return false;
  return (
    measure.kind === 'unit' || (measure.kind === 'serving' && KNOWN_MEASURES.has(measure.form))
  );
}

function isUncooked({ processing }: Variant): boolean {
  return processing === 'raw' || processing === 'dried';
}

/** The least confidence in a food with some of the words. */
const LEAST_LIKELY = 0.4;

/** An ingredient with fewer words, which is certainly a food. */
interface PlainFood {
  readonly text: string;
  readonly one: Ingredient;
  /** The folded words that name its food. */
  readonly words: readonly string[];
  /** The words that it leaves out. */
  readonly dropped: readonly string[];
  /** Whether it leaves out the first part of a compound, which may make anything of the last. */
  readonly isCompound?: boolean;
}

/** The food of a text without its first words, or without its last ones, if they only describe it. */
function plainFood(catalogue: Catalogue, text: string, accept: number): PlainFood | undefined {
  const tokens = foodTokens(text);
  if (text.includes('%') || JOINING.test(text.slice(tokens[0]?.at ?? 0))) return undefined;
  for (const plain of [
    ...shorterTexts(catalogue, text, tokens),
    ...withoutFirstParts(catalogue, text),
  ]) {
    const one = plain.dropped.every((word) => MEATLESS.test(word) || mayDescribe(catalogue, word))
      ? weighPart(catalogue, plain.text, accept)
      : undefined;
    if (one === undefined || !isWeighed(one)) continue;
    if (plain.dropped.some((word) => MEATLESS.test(word)) && !isOfPlants(one.food)) continue;
    return { ...plain, one, words: readLine(plain.text).words.flatMap(foldWords) };
  }
  return undefined;
}

/** Prepositions and conjunctions, beyond which another food begins: "Thunfisch in Öl", "1 log of goat cheese". */
const JOINING =
  /(?<![\p{L}-])(?:in|im|ins|into|fürs?|for|to|mit|with|und|and|oder|or|aus|von|vom|of|from|auf|on|am|an|zu[mr]?|bei|beim|nach|ohne|without|minus|plus|per|pro|statt|instead|wie|like|as|à|al|alla)(?![\p{L}-])|[&+/]/iu;

/** Words that say nothing new of a food of plants. */
const MEATLESS = /^(?:vegan|vegetari(?:an|sch)|pflanzlich|plant-based)(?:e[rsnm]?)?$/iu;

const PLANTS = foodGroups(
  'Vegetables and Vegetable Products',
  'Fruits and Fruit Juices',
  'Spices and Herbs',
  'Legumes and Legume Products',
  'Nut and Seed Products',
  'Cereal Grains and Pasta',
);

function isOfPlants({ foodGroup, name }: Food): boolean {
  return PLANTS.has(foodGroup) || /vegetable/i.test(name);
}

interface Token {
  readonly word: string;
  readonly at: number;
}

/** The words of a text that are neither measures nor parts of numbers, each with its place. */
function foodTokens(text: string): readonly Token[] {
  const { words, qualifiers } = readLine(text);
  const said = new Set([...words, ...qualifiers].flatMap(foldWords));
  return [...text.matchAll(/(?<![\p{L}\d])\p{L}[\p{L}’'-]*/gu)]
    .map(({ 0: word, index: at }) => ({ word, at }))
    .filter(({ word }) => foldWords(word).some((one) => said.has(one)) && !MEASURES.has(word));
}

/** The texts without unknown words, without some of the first words, and without an adjective at the end. */
function shorterTexts(catalogue: Catalogue, text: string, tokens: readonly Token[]) {
  const behind = tokens.slice(1).map((_, at) => ({
    text: withoutTokens(text, tokens.slice(0, at + 1)),
    dropped: tokens.slice(0, at + 1).map(({ word }) => word),
  }));
  const unknown = tokens
    .slice(0, -1)
    .filter(({ word }) => !isIdle(word) && !catalogue.hasFoodWith(foldWords(word)));
  if (unknown.length > 0 && unknown.length < tokens.length - 1)
    behind.unshift({
      text: withoutTokens(text, unknown),
      dropped: unknown.map(({ word }) => word),
    });
  const last = tokens.at(-1);
  const isNounBefore = tokens.slice(0, -1).some(({ word }) => /^\p{Lu}/u.test(word));
  if (last === undefined || !isNounBefore || !GERMAN_ADJECTIVE.test(last.word)) return behind;
  return [{ text: withoutTokens(text, [last]), dropped: [last.word] }, ...behind];
}

/** The last word of a text with capitals, as German nouns are written, which may be a compound: "Zorpnudeln". */
const LAST_NOUN = /(?<![\p{L}-])\p{Lu}\p{Ll}{6,}(?=$|\s*,)/u;

/** The fewest letters of the parts of a compound. */
const LEAST_LETTERS = 4;

/** The texts with the last part of a compound in place of it: "500 g Nudeln" for "500 g Zorpnudeln". */
function withoutFirstParts(catalogue: Catalogue, text: string) {
  const [noun = ''] = LAST_NOUN.exec(text) ?? [];
  if (catalogue.hasFoodWith(foldWords(noun))) return [];
  const at = text.indexOf(noun);
  return Array.from(
    { length: Math.max(0, noun.length - 2 * LEAST_LETTERS + 1) },
    (_, index) => noun.length - LEAST_LETTERS - index,
  )
    .map((length) => ({ first: noun.slice(0, length), last: capitalised(noun.slice(length)) }))
    .filter(({ last }) => catalogue.hasFoodWith(foldWords(last)) && !makesOtherFood(last))
    .map(({ first, last }) => ({
      text: text.slice(0, at) + last + text.slice(at + noun.length),
      dropped: [first],
      isCompound: true,
    }));
}

/** The endings of German adjectives: "Karotten knackig", "Reis parboiliert". */
const GERMAN_ADJECTIVE = /^\p{Ll}+(?:ig|lich|isch|bar|sam|haft|iert|ös)(?:e[rsnm]?)?$/u;

function withoutTokens(text: string, tokens: readonly Token[]): string {
  return [...tokens]
    .reverse()
    .reduce(
      (rest, { word, at }) =>
        `${rest.slice(0, at)}${rest.slice(at + word.length).replace(/^\s*,?\s*/, '')}`,
      text,
    )
    .trim();
}

/** Whether a word says how a food is, rather than which one. */
function isIdle(word: string): boolean {
  return DESCRIPTIVE_WORDS.has(word.toLowerCase()) || isHarmless(word) || isAdjective(word, false);
}

/** Whether viand knows that a word, which makes nothing else of a food, only describes it. */
function isKnownDescription(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    isIdle(word) ||
    MINOR_WORDS.has(lower) ||
    DESCRIBING_WORDS.has(lower) ||
    MEATLESS.test(word) ||
    (GERMAN_ADJECTIVE.test(word) && isAdjective(`${lower}e`))
  );
}

/** Whether a word only describes the food behind it: it makes nothing else of it, and is not a food itself. */
function mayDescribe(catalogue: Catalogue, word: string): boolean {
  if (MINOR_WORDS.has(word.toLowerCase())) return true;
  if (makesOtherFood(word)) return false;
  if (DESCRIBING_WORDS.has(word.toLowerCase())) return true;
  const [best] = matchText(catalogue, word);
  return best === undefined || acceptanceOf(best) < SURELY_A_FOOD;
}

/** From this confidence on, a word is the name of a food. */
const SURELY_A_FOOD = 0.8;

/** The most foods that may have the same head. */
const MOST_FOODS = 80;

/**
 * The foods without a brand that some words name, except for the kind. If only their head is known, these are all foods
 * with that head.
 */
function foodsNamed(
  catalogue: Catalogue,
  words: readonly string[],
  isFullyKnown: boolean,
): readonly Food[] {
  const head = headPhrases(words.join(' '))[0]?.at(-1);
  if (head === undefined) return [];
  const { foods } = catalogue.search({ text: head, type: 'all', offset: 0, limit: MOST_FOODS });
  return foods.filter(
    (food) =>
      kindNamedBy(words, food) !== undefined ||
      (!isFullyKnown &&
        food.type !== 'branded_food' &&
        hasHead(food, head) &&
        !isOnlyMeantIfSaid(words, food)),
  );
}

/** Whether the usual name of a food in a language has some head, or a compound that ends in it. */
function hasHead(food: Food, head: string): boolean {
  return mainNames(food)
    .flatMap((one) => headPhrases(one))
    .some((phrase) => {
      const own = phrase.at(-1) as string;
      return own === head || (head.length >= LEAST_LETTERS && own.endsWith(head));
    });
}
