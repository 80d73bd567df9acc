import { memoizeBounded } from '../../../collections/bounded-cache.ts';
import type { Processing } from '../../../model/food.ts';
import { compoundHead, compoundOf } from '../../../search/names/compounds.ts';
import { headPhrases } from '../../../search/names/head-words.ts';
import { kindsOf } from '../../../search/names/kinds-of.ts';
import { foldedName, foldWords } from '../../../text/words/fold-words.ts';

/** A private-use character. Words that begin with it are in the index but never in a query. */
export const MARK = '\uE000';

/** Words that mark the type of a food in the index, so that a search can be limited to one type. */
export const TYPE_WORDS = { generic: `${MARK}g`, branded: `${MARK}b` } as const;

/** The prefix of index words that mark heads of names. */
const ANY_HEAD = `${MARK}h`;

/** The index word for the head of a name, such as juice in "Apple juice". */
export const headWord = (key: string): string => `${ANY_HEAD}${key}`;

/** Whether a search may look for a word by its beginning. Among marked words, only heads of names allow this. */
export function isAskedByBeginning(word: string): boolean {
  return !word.startsWith(MARK) || word.startsWith(ANY_HEAD);
}

/** The index word for several words at the end of a name, such as "applejuice". */
export const phraseWord = (key: string): string => `${MARK}p${key}`;

/** The index word for a kind of food, such as cheese. */
export const kindWord = (key: string): string => `${MARK}k${key}`;

/** The index word for a state in which the catalogue has a food, such as boiled. */
export const stateWord = (processing: Processing): string =>
  `${MARK}s${processing.replace('-', '')}`;

/** The names of a food in the index: its own and those of its near-duplicates. */
export interface IndexedNames {
  readonly isBranded: boolean;
  readonly brand: string | null;
  /** The names as they are written, the main name first. */
  readonly names: Iterable<string>;
  /** Each state once. */
  readonly states: Iterable<Processing>;
}

/** What a name says that a food is not: "Pizza, with meat other than pepperoni". */
const EXCLUDED = /\b(?:other than|excluding)\s[^,;()]+/gi;

function withoutExcluded(name: string): string {
  return name.includes('other than') || name.includes('excluding')
    ? name.replace(EXCLUDED, '')
    : name;
}

/** Words whose heads stay in memory. */
const CACHED_WORDS = 20_000;

/**
 * Prepares the words by which the index finds a food.
 *
 * @param isWord whether a name of any food has a word
 */
export function wordsToIndex(isWord: (word: string) => boolean): (food: IndexedNames) => string[] {
  const headOf = memoizeBounded(CACHED_WORDS, (word: string) => compoundHead(word, isWord) ?? '');
  return ({ isBranded, brand, names, states }) => {
    const words = new Set<string>([isBranded ? TYPE_WORDS.branded : TYPE_WORDS.generic]);
    for (const name of names) addWords(words, foldedName(withoutExcluded(name)).split(' '), headOf);
    addWords(words, foldWords(brand ?? ''), headOf);
    addKinds(words, [...names], headOf);
    for (const name of names) addCompounds(words, name, isWord);
    const known = [...states];
    if (known.length > 1) for (const state of known) words.add(stateWord(state));
    return [...words];
  };
}

/** The last part of a compound that is a word of its own; empty for other words. */
type HeadOf = (word: string) => string;

/** Adds words and the heads of compounds: people who look for bread also look for "Vollkornbrot". */
function addWords(words: Set<string>, added: readonly string[], headOf: HeadOf): void {
  for (const word of added) {
    words.add(word);
    const head = headOf(word);
    if (head !== '') words.add(head);
  }
}

/** Adds the marked words for the heads of names and for the kinds of food that they name. */
function addKinds(words: Set<string>, names: readonly string[], headOf: HeadOf): void {
  const { heads, phrases, kinds } = kindsOf(names, (word) => headOf(word) || undefined);
  for (const head of heads) words.add(headWord(head));
  for (const phrase of phrases) words.add(phraseWord(phrase));
  for (const kind of kinds) words.add(kindWord(kind));
}

/** Adds the compounds that other names have for what a name writes apart: "rinderleber" for "Rind Leber". */
function addCompounds(words: Set<string>, name: string, isWord: (word: string) => boolean): void {
  for (const [added = '', food = '', ...more] of headPhrases(name)) {
    const isPair = food !== '' && more.length === 0;
    const compound = isPair ? compoundOf(food, added, isWord) : undefined;
    if (compound !== undefined) words.add(compound).add(headWord(compound));
  }
}
