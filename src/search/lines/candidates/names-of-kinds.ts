import type { Food } from '../../../model/food.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { type WordSet, wordSet } from '../../../text/words/word-set.ts';
import { NEGATIONS } from '../../exclusions.ts';
import { headPhrases, withoutBrackets } from '../../names/head-words.ts';
import { nominative } from '../../names/nominative.ts';
import { isWordOf } from '../name-fit/compare-words.ts';
import { isReduced } from '../name-fit/reduced-words.ts';
import { isPreparation } from '../words/preparation-words.ts';
import { namesUnsaidKind } from './unsaid-kinds.ts';

const folded = (words: string): WordSet => wordSet(() => foldWords(words));

/** Words for a special kind of a food, which people mention if they mean it: "canned", "Konserve", "clarified". */
const SPECIAL_KINDS = folded(
  `glutenarm natriumarm energiereduziert diät gluten lactose entkoffeiniert decaffeinated non
   tiefgefroren frozen konserve dose canned tinned trockenprodukt gefriergetrocknet dehydrated pulver powder powdered
   instant instantpulver konzentrat concentrate reconstituted weighed suppeneinlage
   paniert breaded battered coated gefüllt filled stuffed überbacken gratinated casseroled stewed
   puree püree imitation substitute ersatz fortified angereichert meatless vegetarian vegan vegetarisch vegane
   gezuckert glutinous brät kandiert candied pickled mariniert geräuchert smoked soused gesalzen fermented
   lieblich herb herbal krauter babyfood
   clarified spreadable half halbfett ziegenmilch schafmilch goat sheep bite ball patty nugget baby infant toddler`,
);

/** Words for dried food. A food that the table has boiled, too, such as lentils, is mostly sold so. */
const DRIED = folded('dried getrocknet');

/** The end of a word for what a kind lacks: "glutenfrei", "sugar free". */
const LACKING = /(?:frei|free|^fatless)$/;

/** Words that a table puts before a food that people call by its plain name: "Cream, fresh, double", "Flour, wheat". */
const AS_BOUGHT = folded('fresh frisch raw roh wheat');

/** What most of a food lacks: pasta has no eggs, and tea no sugar. */
const USUALLY_LACKING =
  /(?<!\p{L})(?:egg-free|eifrei|non sucrée?s?|non zuccherat[aeio])(?!\p{L})/giu;

/** Words for what only looks like a food. */
const IMITATIONS = folded('meatless imitation substitute');

/** Parts of an animal that are not what people call by its name: "Hähnchen Herz". */
const OFFAL = folded(
  'herz leber niere zunge magen lunge flügel liver heart kidney tongue gizzard giblet brain wing',
);

/** "Joghurt, mit Honig" has another food in it, but not "Apples, raw, with skin". */
const WITH_FOOD =
  /(?:^|[\s,(])(?:with|for|mit|in)\s(?!(?:added\s|(?:un)?salted\s)?(?:water|wasser|salzwasser|acqua|calcium|skin|peel|bones?|vitamin|haut|schale)(?!\p{L}))(\p{L}*)/giu;

const IN_DRY_MATTER = /\b(?:in dry matter|i\. ?Tr)\b/i;

/** The words that an exclusion counts for in a name. */
const EXCLUSION_COST = 3;

/** All names of a food. Those in other languages are among its other names. */
export function namesInAllLanguages({ name, otherNames }: Food): string[] {
  return [name, ...otherNames];
}

/**
 * Whether words name a food, except for its kind: "Vollmilch" for "Vollmilch frisch, 3,5 % Fett, pasteurisiert". If they
 * do so only by a later part, as in "Nuts, almonds", it may be another food: "Beans, butter".
 *
 * @param said the words, with those that the line says in another way, such as by its tin
 * @returns undefined if they do not
 */
export function kindNamedBy(
  words: readonly string[],
  food: Food,
  said = words,
): 'head' | 'part' | undefined {
  if (food.type === 'branded_food' || isOnlyMeantIfSaid(said, food)) return undefined;
  const parts = namesInAllLanguages(food)
    .filter((name) => !hasUnmatched(OFFAL, name, words))
    .map((name) => namedExceptKind(name, words));
  return parts.find((part) => part === 'head') ?? parts.find((part) => part !== undefined);
}

/** Whether people who mean a food say more than some words, such as that it is tinned, smoked or filled. */
export function isOnlyMeantIfSaid(words: readonly string[], food: Food): boolean {
  return namesInAllLanguages(food).some((name) => isSpecialKind(food, name, words));
}

/** Whether words are one of the names of a food, and no others. */
export function isCalledBy(words: readonly string[], food: Food): boolean {
  const said = words.flatMap(foldWords);
  return namesInAllLanguages(food).some((name) => {
    const named = foldWords(name);
    return (
      named.length === said.length &&
      named.every((word, at) => isWordOf([word], said[at] as string))
    );
  });
}

/** The milk or water that a table's recipe for a food is made with, such as custard. */
const MADE_WITH = /,?\s(?:made (?:up )?with|mit) [^,]*(?:milk|milch|water|wasser)[^,]*/giu;

/** Whether people may mean a food by some words, even if a table also says what it is made with. */
export function mayBeMeant(words: readonly string[], food: Food): boolean {
  return !isOnlyMeantIfSaid(words, withoutPart(food, MADE_WITH));
}

/** The milk that a dish is made with: "Potato puree with milk 3.5 % fat". */
const WITH_MILK = /,?\s(?:with|mit) (?:milk|milch)(?: \d+[.,]\d % (?:fat|fett))?(?=,|$)/giu;

/** A dish with names that do not say with which milk it is made: "Kartoffelpüree" for "Kartoffelpüree mit Milch". */
export function withoutMilk(food: Food): Food {
  return withoutPart(food, WITH_MILK);
}

function withoutPart(food: Food, part: RegExp): Food {
  const plain = (name: string) => name.replace(part, '');
  return { ...food, name: plain(food.name), otherNames: food.otherNames.map(plain) };
}

/** The fewest words of a name that are not in a line. An exclusion is as unusual as several words. */
export function countUnmatchedWords({ name, otherNames }: Food, words: readonly string[]): number {
  const counts = [name, ...otherNames].map((one) => {
    const unmatched = foldWords(one).filter((word) => !isWordOf(words, word));
    return unmatched.length + (unmatched.some(isExclusion) ? EXCLUSION_COST : 0);
  });
  return Math.min(...counts);
}

/** Whether words have the head of a name, or a compound with it: "Joghurt" for "Erdbeerjoghurt mit Sahne". */
export function haveHeadOf(name: string, words: readonly string[]): boolean {
  const said = words.flatMap(foldWords);
  return headPhrases(name).some((phrase) => {
    const head = phrase.at(-1) as string;
    return said.some((word) => word.endsWith(head) || head.endsWith(word));
  });
}

/**
 * Whether a name excludes a food that the words name: "Milk, imitation, non-soy" for "soy milk", and "Bacon strip,
 * meatless" for "bacon".
 */
export function isExcludedBy(name: string, words: readonly string[]): boolean {
  const all = foldWords(name);
  const had = withoutExcluded(all);
  const said = words.flatMap(foldWords);
  return (
    all.some((word) => IMITATIONS.has(word) && !said.includes(word)) ||
    (had.length < all.length && said.some((word) => all.includes(word) && !had.includes(word)))
  );
}

function isSpecialKind(food: Food, name: string, words: readonly string[]): boolean {
  const { variants } = food;
  const isBoiled = variants.some(({ processing }) => processing === 'boiled');
  // The names of all states of a joined food are among its own.
  const isState = (word: string) => variants.length > 1 && isPreparation(word);
  // "Skim milk" is fat free.
  const isLean = isReduced(words.flatMap(foldWords));
  // "Potato puree" is the English name of "Kartoffelpüree".
  const said = words.flatMap(foldWords);
  const isInCompound = (word: string) => said.some((one) => one.endsWith(word));
  const isSpecial = (word: string) =>
    (SPECIAL_KINDS.has(word) && !isState(word) && !isInCompound(word)) ||
    (!isLean && LACKING.test(word)) ||
    (!isBoiled && DRIED.has(word));
  return (
    hasUnmatchedSecond(name, words) ||
    namesUnsaidKind(name, words) ||
    hasUnmatchedCompound(name, words) ||
    hasUnmatchedFood(name.replace(IN_DRY_MATTER, ''), words) ||
    hasUnmatched({ has: isSpecial }, withoutBrackets(name).replace(USUALLY_LACKING, ''), words)
  );
}

/** Whether a name has a word of a set that the words do not have. */
function hasUnmatched(set: WordSet, name: string, words: readonly string[]): boolean {
  return foldWords(name).some((word) => set.has(word) && !isWordOf(words, word));
}

/** "Green peas and carrots": two foods, if the words name only one of them. */
const TWO_FOODS = /^([^,(]*?\p{L})\s(?:and|und|et|e)\s(\p{L}[^,(]*)/iu;

function hasUnmatchedSecond(name: string, words: readonly string[]): boolean {
  const [, first, second] = TWO_FOODS.exec(name) ?? [];
  if (first === undefined || second === undefined) return false;
  const said = words.flatMap(foldWords);
  return [first, second].some((part) => !foldWords(part).some((word) => isWordOf(said, word)));
}

/** Whether a name has an unmatched compound with the last word of a line: "Milk, buttermilk, whole" for "whole milk". */
function hasUnmatchedCompound(name: string, words: readonly string[]): boolean {
  const head = foldWords(words.at(-1) ?? '').at(-1);
  if (head === undefined || head.length < MIN_HEAD) return false;
  const all = foldWords(name);
  return (
    all.includes(head) &&
    all.some((word) => word !== head && word.endsWith(head) && !isWordOf(words, word))
  );
}

/** The fewest letters of the last word of a compound. */
const MIN_HEAD = 4;

/** Whether a name says that the food has another one in it, which the words do not say. */
function hasUnmatchedFood(name: string, words: readonly string[]): boolean {
  const said = words.flatMap(foldWords);
  return Array.from(name.matchAll(WITH_FOOD)).some(
    ([, food = '']) => !foldWords(food).some((word) => isWordOf(said, word)),
  );
}

function namedExceptKind(name: string, typed: readonly string[]): 'head' | 'part' | undefined {
  const nameWords = withoutExcluded(foldWords(name));
  const words = typed.map((word) => nominative(word, (form) => nameWords.includes(form)));
  if (!words.every((word) => isWordOf(nameWords, word))) return undefined;
  const said = words.flatMap(foldWords);
  const heads = headPhrases(words.join(' ')).map((phrase) => phrase.at(-1));
  const [first = [], ...others] = headPhrases(name);
  // "Chocolate milk" has the words of "milk chocolate", but not its head.
  const isSaid = (phrase: readonly string[]) =>
    heads.includes(phrase.at(-1)) &&
    phrase.every((word) => AS_BOUGHT.has(word) || isWordOf(said, word));
  // "Oil, corn, peanut, and olive" is corn oil. "Fish, salmon" is salmon.
  const isPartOfFirst = (phrase: readonly string[]) => phrase.at(-1) === first.at(-1);
  if (isSaid(first)) return 'head';
  return others.some((phrase) => !isPartOfFirst(phrase) && isSaid(phrase)) ? 'part' : undefined;
}

function withoutExcluded(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => !isExclusion(word) && !isExclusion(words[at - 1] ?? ''));
}

function isExclusion(word: string): boolean {
  return word === 'non' || NEGATIONS.has(word);
}
