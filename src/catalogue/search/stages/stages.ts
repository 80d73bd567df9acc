import { compoundHead } from '../../../search/names/compounds.ts';
import { isDescribing } from '../../../search/names/head-words.ts';
import { kindsBeginning, kindsNamed, phraseKey } from '../../../search/names/kinds-of.ts';
import { statesNamed } from '../../../search/query-words.ts';
import type { NameQuery } from '../../../search/ranking.ts';
import { singular } from '../../../text/words/fold-words.ts';
import { allOf, anyOf, type Expression, hasBeginning, hasWord } from '../lists/expression.ts';
import { headWord, kindWord, phraseWord, stateWord } from '../words/indexed-words.ts';
import type { IndexWords } from '../words/vocabulary.ts';

/** One way of searching: an expression for the index, and the words that rank its hits. */
export interface Stage {
  readonly match: Expression;
  /** Matches the hits with all words in full, which are ranked even if they are rare. */
  readonly whole?: (() => Expression) | undefined;
  /**
   * Matches the hits that have each word in full or are of its kind, which is far faster than looking for beginnings of
   * words. Absent if a word has too few foods to fill pages this way.
   */
  readonly strict?: (() => Expression | undefined) | undefined;
  /** Matches the hits that {@link allWordsStage} of the same words lacks; undefined if there are none. */
  readonly beyondWords?: Expression | undefined;
  /** Matches all other hits and more: if it has few hits, so has the stage. Absent for single words. */
  readonly superset?: Expression | undefined;
  readonly query: NameQuery;
}

/** The longest phrase that is looked up as a kind of food, in words. */
const MAX_PHRASE = 4;

/** From this many foods on, a word fills pages without the words that it begins. */
const FREQUENT = 1000;

/** The fewest letters of an unfinished kind of food. */
const LEAST_BEGINNING = 3;

/** Words with fewer letters begin many others by chance. */
const FREE_STEM = 4;

/** Endings that German plurals and cases add. */
const GERMAN_ENDINGS = ['en', 'er', 'n', 'e', 's'] as const;

/** Whether the last word of a query is complete, or may be the beginning of another: "choc". */
export type LastWord = 'finished' | 'unfinished';

/**
 * Finds foods that have all words and are of a kind that the words name: for "milk", foods that are milk, not milk
 * chocolate. Undefined if no word names a food.
 *
 * @param all the result of {@link allWords}, if it is known
 */
export function kindStage(
  typed: readonly string[],
  index: IndexWords,
  lastWord: LastWord = 'unfinished',
  all?: Expression,
): Stage | undefined {
  const words = typed.map(singular);
  const kinds = phrasesOf(words).flatMap((phrase) => kindTerms(phrase, index));
  const last = typed.at(-1) as string;
  // "Low" begins names that have the word, such as low-fat yoghurt, rather than the food "Löwenzahn".
  const mayBeginHead =
    kinds.length === 0 && typed.length === 1 && last.length > 1 && !isDescribing(last);
  const unfinished = mayBeginHead ? [hasBeginning(headWord(last))] : [];
  const asWhole = typed.length > 1 ? kindTerms(words, index) : [];
  if (kinds.length + unfinished.length === 0) return undefined;
  const isKind = anyOf([...kinds, ...unfinished]);
  const orWhole = (all: Expression) => anyOf([all, ...asWhole]);
  const hasAll = all ?? allWords(typed, index, lastWord);
  const strictly = () => {
    const strict = strictWords(typed, index);
    return strict === undefined ? undefined : orWhole(allOf([strict, isKind]));
  };
  return {
    match: orWhole(allOf([hasAll, isKind])),
    superset: typed.length > 1 ? hasAll : undefined,
    strict: kinds.length > 0 ? strictly : undefined,
    beyondWords: asWhole.length > 0 ? anyOf(asWhole) : undefined,
    whole: () => allOf(words.map(hasWord)),
    // For "straw", strawberries come before strawberry jam.
    query: {
      words,
      typed: typed.join(' '),
      isKind: unfinished.length === 0,
      isCompound: words.length === 1 && compoundHead(words[0] as string, index.has) !== undefined,
    },
  };
}

/**
 * Finds foods of the kind that a single word names which no food has: "Wein" or "Biere" in an English table. An
 * unfinished word begins to name it: for "Käs", cheese before everything made with it. Undefined if no kind begins like
 * that, or if foods have the word.
 */
export function kindPrefixStage(typed: readonly string[], index: IndexWords): Stage | undefined {
  const [word = ''] = typed;
  if (typed.length !== 1 || word.length < LEAST_BEGINNING || index.has(singular(word))) return;
  const stems = stemsOf(word).filter(({ length }) => length >= FREE_STEM);
  if (stems.some(index.has)) return undefined;
  const named = [singular(word), ...stems].map(kindsNamed).find(({ length }) => length > 0);
  const kinds = named ?? kindsBeginning(word);
  if (kinds.length === 0) return undefined;
  const match = anyOf(kinds.map((kind) => hasWord(kindWord(kind))));
  return { match, query: { words: typed, typed: word, isKind: true } };
}

/** Finds foods that have all words, or words that begin with them. */
export function allWordsStage(
  typed: readonly string[],
  index: IndexWords,
  lastWord: LastWord = 'unfinished',
  match = allWords(typed, index, lastWord),
): Stage {
  const words = typed.map(singular);
  return {
    match,
    superset: typed.length > 1 ? match : undefined,
    strict: () => strictWords(typed, index),
    whole: () => allOf(words.map(hasWord)),
    query: { words, typed: typed.join(' ') },
  };
}

/** Finds foods of the kind that a query names, whether or not they have its other words. */
export function kindOnlyStage(
  head: readonly string[],
  typed: readonly string[],
  index: IndexWords,
): Stage | undefined {
  const kinds = kindTerms(head.map(singular), index);
  if (kinds.length === 0) return undefined;
  const match = anyOf(kinds);
  return { match, query: { ...anyWordQuery(typed, index), isKind: true } };
}

/** Finds foods that have any of the words. Rare words count more. */
export function anyWordStage(typed: readonly string[], index: IndexWords): Stage {
  const match = anyOf(typed.map((word) => hasWord(singular(word))));
  return { match, query: anyWordQuery(typed, index) };
}

function anyWordQuery(typed: readonly string[], index: IndexWords): NameQuery {
  const weights = new Map(typed.map((word) => [singular(word), index.rarityOf(singular(word))]));
  return {
    words: typed.map(singular),
    typed: typed.join(' '),
    weightOf: (word) => weights.get(word) ?? 0,
  };
}

/** The words in full, if each is frequent. */
function strictWords(typed: readonly string[], index: IndexWords): Expression | undefined {
  const terms = typed.map((word) => wholeTerms(word, index));
  const isFrequent = ({ foods }: { readonly foods: number }) => foods >= FREQUENT;
  if (!terms.every(isFrequent)) return undefined;
  return allOf(terms.map((one) => anyOf(one.terms.map(hasWord))));
}

/** The index words that match a complete word, and a lower bound of the number of its foods. */
function wholeTerms(word: string, index: IndexWords) {
  const one = singular(word);
  const terms = [one, ...kindsNamed(one).map(kindWord), ...statesNamed(word).map(stateWord)];
  return { terms, foods: Math.max(...terms.map(index.countOf)) };
}

/**
 * A lower bound of the number of foods that a search for a single word finds: those with the word in full or of its
 * kind.
 */
export function minFoodCount(word: string, index: IndexWords): number {
  return wholeTerms(word, index).foods;
}

/** Matches foods that have all words, or words that begin with them. */
export function allWords(
  typed: readonly string[],
  index: IndexWords,
  lastWord: LastWord = 'unfinished',
): Expression {
  const mayBegin = (at: number) => lastWord === 'unfinished' && at === typed.length - 1;
  return allOf(typed.map((word, at) => anyOf(wordTerms(word, mayBegin(at), index))));
}

/** The words of the index that a word may match. */
function wordTerms(word: string, isLast: boolean, index: IndexWords): Expression[] {
  const one = singular(word);
  // The last word may be unfinished, and so may words that the catalogue does not have, but not single letters, which
  // begin too many words.
  const isUnfinished = isLast || (word.length > 1 && !index.has(one));
  const beginning = isUnfinished ? [hasBeginning(word)] : [];
  const stems = index.has(one) ? [] : stemsOf(word).filter((stem) => isStem(stem, word, index));
  return [
    hasWord(one),
    ...beginning,
    ...stems.map(hasWord),
    ...kindsNamed(one).map((kind) => hasWord(kindWord(kind))),
    ...statesNamed(word).map((state) => hasWord(stateWord(state))),
  ];
}

/**
 * Whether a word is a German form of another, and not the beginning of a third or a food of another kind: "pean" is not
 * a form of "pea", nor "Beere" one of "Beer".
 */
function isStem(stem: string, word: string, index: IndexWords): boolean {
  const [kinds, others] = [kindsNamed(word), kindsNamed(stem)];
  const isOther =
    kinds.length > 0 && others.length > 0 && !kinds.some((kind) => others.includes(kind));
  return index.has(stem) && (stem.length >= FREE_STEM || !index.isKnown(word)) && !isOther;
}

/** The heads and kinds of the index that a phrase names. */
function kindTerms(phrase: readonly string[], index: IndexWords): Expression[] {
  const key = phraseKey(phrase);
  // People also write "icecream" for "ice cream".
  const heads =
    phrase.length > 1
      ? [phraseWord(key), headWord(key)]
      : [
          ...[key, ...stemsOf(key).filter((stem) => isStem(stem, key, index))].map(headWord),
          phraseWord(key),
        ];
  return [...heads.filter((head) => index.has(head)), ...kindsNamed(key).map(kindWord)].map(
    hasWord,
  );
}

/** All sequences of adjacent words, the longest first. */
export function phrasesOf(words: readonly string[]): string[][] {
  const phrases: string[][] = [];
  for (let length = Math.min(MAX_PHRASE, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) phrases.push(words.slice(at, at + length));
  }
  return phrases;
}

/** The words that may have a word as a German form. */
function stemsOf(word: string): string[] {
  return GERMAN_ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((stem) => stem.length > 1);
}
