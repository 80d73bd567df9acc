import { lazily } from '../collections/lazily.ts';
import { ownValue } from '../collections/own-value.ts';
import type { Processing } from '../model/food.ts';
import { wordsWithin } from '../text/words/edit-distance.ts';
import { singular } from '../text/words/fold-words.ts';
import { wordSet } from '../text/words/word-set.ts';
import { NEGATIONS } from './exclusions.ts';
import {
  amountWords,
  connectingWords,
  cookedWords,
  longAmountWords,
  MIN_NEAR_AMOUNT,
  minorWords,
  processingWords,
} from './query-word-lists.ts';

const CONNECTING = wordSet(connectingWords);

/** Words between a food and what is added to it. */
export const ADDING_WORDS: ReadonlySet<string> = new Set(['with', 'mit']);

/** Joining words that people shorten to a letter. */
const SHORT_JOINERS: Readonly<Record<string, string>> = { w: 'with', n: 'and', m: 'mit', u: 'und' };

/** Spells out joining words: "toast with butter" for "toast w butter". The last word may be unfinished. */
export function withJoinersInFull(typed: readonly string[]): readonly string[] {
  const full: string[] = [];
  typed.forEach((word, at) => {
    const isBetween = at > 0 && at < typed.length - 1;
    if (isBetween && isMade(typed, at)) return;
    // "w/o"
    if (isBetween && word === 'o' && full.at(-1) === 'with') full.splice(-1, 1, 'without');
    // "A&W root beer"
    else
      full.push((isBetween && full.at(-1)?.length !== 1 && ownValue(SHORT_JOINERS, word)) || word);
  });
  return full;
}

/** Whether a word belongs to "made with" or "made up with", before "with": "hot chocolate made with milk". */
function isMade(words: readonly string[], at: number): boolean {
  const [word, next, last] = words.slice(at, at + 3);
  if (word === 'up') return words[at - 1] === 'made' && next === 'with';
  return word === 'made' && (next === 'with' || (next === 'up' && last === 'with'));
}

/** Drinks that people sweeten as they drink them. */
export const HOT_DRINKS: ReadonlySet<string> = new Set(
  'tea tee coffee kaffee espresso cappuccino latte americano cuppa brew'.split(' '),
);
const SWEETENERS: ReadonlySet<string> = new Set(
  'sugar sugars zucker sweetener sweeteners süßstoff sussstoff'.split(' '),
);

/**
 * Drops the sugar in a hot drink, or the lack of it, because no name mentions it: "tea with milk" for "tea with milk
 * and 2 sugars".
 */
export function withoutSweetening(words: readonly string[]): readonly string[] {
  const drink = words.findIndex((word) => HOT_DRINKS.has(word));
  const sugar = words.findIndex((word, at) => at > drink && SWEETENERS.has(word));
  if (drink < 0 || sugar < 0 || words[sugar + 1] === 'free') return words;
  const isBefore = (word = '') =>
    CONNECTING.has(word) || NEGATIONS.has(word) || AMOUNT.has(word) || /^\d+$/.test(word);
  let start = sugar;
  while (start > drink + 1 && isBefore(words[start - 1])) start -= 1;
  return [...words.slice(0, start), ...words.slice(sugar + 1)];
}

/** How long an egg was boiled, as a word of its own and in a German compound. */
const BOILING_TIME = /^(?:hard|soft|medium|hart|weich|wachsweich)$/;
const BOILED = /^(?:boiled|gek)/;
const BOILED_FOR = /^(?:hart|weich|wachsweich)(?=gek)/;

/** Drops how long an egg was boiled, which few names say: "boiled egg" for "hard boiled egg"; and "free range". */
export function withoutKindOfEgg(words: readonly string[]): readonly string[] {
  const isFreeRange = (at: number) => words[at] === 'free' && words[at + 1] === 'range';
  const rest = words
    .filter((_, at) => !isFreeRange(at) && !isFreeRange(at - 1))
    .filter((word, at, all) => !(BOILING_TIME.test(word) && BOILED.test(all[at + 1] ?? '')))
    .map((word) => word.replace(BOILED_FOR, ''));
  return rest.length > 0 ? rest : words;
}

const AMOUNT = wordSet(amountWords);

const LONG_AMOUNTS = lazily(() => longAmountWords().map((word) => ({ word })));

/** "peice", "handfull", but not "schnitzl": a "Schnitz" ends in another letter. */
function isNearAmount(word: string): boolean {
  if (word.length < MIN_NEAR_AMOUNT) return false;
  const one = singular(word);
  return Array.from(wordsWithin(one, 1, LONG_AMOUNTS()), ([amount]) => amount.word).some(
    (near) => one.at(-1) === near.at(-1),
  );
}

const PROCESSING = lazily(() => new Map(processingWords()));
const COOKED_IN_SOME_WAY = wordSet(cookedWords);
const MINOR = wordSet(minorWords);

/** Ways of cooking that "cooked" may mean. */
const COOKED: readonly Processing[] = [
  'boiled',
  'baked',
  'fried',
  'roasted',
  'broiled',
  'braised',
  'steamed',
  'stewed',
  'deep-fried',
];

/** The states that a word means, such as boiled; none for other words. */
export function statesNamed(word: string): readonly Processing[] {
  const processing = PROCESSING().get(word);
  if (processing !== undefined) return [processing];
  return COOKED_IN_SOME_WAY.has(word) ? COOKED : [];
}

/** The words of a query, from the strictest to the loosest reading. */
export interface QueryWords {
  /** Without words that only join others. */
  readonly required: readonly string[];
  /** The words without amounts, containers and the like, too: "red wine" for "a glass of red wine". */
  readonly content: readonly string[];
  /** The words without the preparation, too: "potatoes" for "boiled potatoes". */
  readonly bare: readonly string[];
}

/**
 * @param typed words as {@link typedWords} gives them
 * @param isKnown whether foods have a word; an unknown word may be a misspelt amount, or only describe the food
 */
export function readQuery(
  typed: readonly string[],
  isKnown: (word: string) => boolean = () => true,
): QueryWords {
  const required = without(typed, (word) => CONNECTING.has(word));
  const content = without(
    required,
    (word) =>
      AMOUNT.has(word) ||
      /^\d/.test(word) ||
      (!isKnown(word) && (MINOR.has(word) || isNearAmount(word))),
  );
  const bare = without(content, (word) => statesNamed(word).length > 0);
  return { required, content, bare };
}

/** The words except some; all of them if no other would be left. */
function without(
  words: readonly string[],
  isLeftOut: (word: string) => boolean,
): readonly string[] {
  const rest = words.filter((word) => !isLeftOut(word));
  return rest.length > 0 ? rest : words;
}
