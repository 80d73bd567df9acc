import { maxEdits } from '../text/words/edit-distance.ts';
import { singular } from '../text/words/fold-words.ts';
import { splitWord } from './names/compounds.ts';
import { isEverydayWord } from './names/everyday-words.ts';
import { kindsNamed, phrasesOfKinds } from './names/kinds-of.ts';
import { consonantsOf, soundOf } from './sound.ts';

/** A word of the names of foods. */
export interface VocabularyWord {
  readonly word: string;
  /** How many foods have it. */
  readonly foods: number;
}

/** The words that foods have. */
export interface Vocabulary {
  /** Whether a word as typed is in the vocabulary, or is the beginning of a word that is. */
  readonly isKnown: (typed: string) => boolean;
  /** Whether foods have exactly this word. */
  readonly has: (word: string) => boolean;
  /** The words within some edits of a word, each with its distance; called only for unknown words. */
  readonly near: (
    word: string,
    edits: number,
  ) => Iterable<readonly [word: VocabularyWord, edits: number]>;
}

interface Correction {
  readonly word: string;
  readonly score: number;
}

/** The most corrected queries that are worth a search. */
const MAX_QUERIES = 4;

/** The most corrections of a single word. */
const MAX_CORRECTIONS = 3;

/** Up to this length, a word is another word when two letters differ, unless both sound alike. */
const SHORT_WORD = 7;

/** Up to this length, a word is another word when the first letter differs, unless both sound alike: "null", "full". */
const FIRST_LETTER_COUNTS = 5;

/** Up to this length, a word is another word with any letter more or less, unless both sound alike: "irn", "iron". */
const EVERY_LETTER_COUNTS = 3;

/** Shorter words are not used as corrections, since almost any two or three letters are close to one. */
const MIN_LETTERS = 3;

/** Cost of an edit of the first letter, which people rarely get wrong, on the same scale. */
const FIRST_LETTER_COST = 2;

/** From this length on, a word that is one letter from another is a misspelling of it. */
const LONG_WORD = 8;

/** From this length on, a word with two swapped letters is a misspelling of the word with these in order. */
const LEAST_SWAPPED = 5;

/** The fewest letters of the first and the last word of a compound. Shorter words begin and end others by chance. */
const LEAST_START = 6;
const LEAST_END = 4;

/**
 * The fewest letters of a first word that foods have just so. The compound is then two letters from no other, as
 * "maissuppe" from "misosuppe"; it may be one letter from "walnuss".
 */
const LEAST_WHOLE_START = 4;

/** Cost of one edit, on the scale of the natural logarithm of how many foods have the word. */
const EDIT_COST = 6;

/** Whether a word may be corrected to another, or to several joined by spaces. */
export type MayCorrect = (word: string, near: string) => boolean;

/**
 * Corrects the unknown words of a query.
 *
 * @param mayCorrect false for a word that is spelled correctly although no food has it, such as "mature"
 * @returns corrected queries, the likeliest first; none if all words are known or stay as they are, or if one of the
 *   unknown words is near no word
 */
export function correctQuery(
  typed: readonly string[],
  vocabulary: Vocabulary,
  mayCorrect: MayCorrect = () => true,
): string[][] {
  const isUnknown = (word: string) =>
    !vocabulary.isKnown(word) || isSlippedBeginning(word, vocabulary);
  if (!typed.some(isUnknown)) return [];
  let isCorrected = false;
  const choices = typed.map((word) => {
    const same = [{ word, score: 0 }];
    if (!isUnknown(word)) return same;
    const nearest = nearestWords(word, vocabulary);
    const allowed = nearest.filter((near) => mayCorrect(word, near.word));
    isCorrected ||= allowed.length > 0;
    return allowed.length === 0 && nearest.length > 0 ? same : allowed;
  });
  if (!isCorrected || choices.some((choice) => choice.length === 0)) return [];
  return combinations(choices);
}

/** Whether an unknown word is one letter from a known word, so that it is not a compound that the catalogue lacks. */
export function isMisspelled(typed: string, vocabulary: Vocabulary): boolean {
  if (typed.length < LONG_WORD || vocabulary.isKnown(typed)) return false;
  return !wordsNear(singular(typed), vocabulary, 1).next().done;
}

/**
 * Whether a long word is one letter from a whole word, although a longer word begins with it by chance: "petersile",
 * despite "Petersilerdäpfel". Of a shorter word, two neighbouring letters must be swapped: "appel", despite "Äppelwoi".
 * An unfinished word is not a misspelling: "petersili", "vollkornb".
 */
export function isSlippedBeginning(typed: string, vocabulary: Vocabulary): boolean {
  const one = singular(typed);
  if (typed.length < LEAST_SWAPPED || vocabulary.has(typed) || vocabulary.has(one)) return false;
  if (!vocabulary.isKnown(typed)) return false;
  if (typed.length < LONG_WORD) return swapsOf(typed).some(vocabulary.has);
  const whole = Array.from(wordsNear(typed, vocabulary, 1), ({ word }) => word);
  const isUnfinished = (word: string) =>
    word.at(-1) !== typed.at(-1) && word.startsWith(typed.slice(0, -1));
  return !whole.some((word) => word.startsWith(typed)) && whole.some((word) => !isUnfinished(word));
}

/** A word with two neighbouring letters after the first swapped, in each way. */
function swapsOf(word: string): string[] {
  return Array.from(word.slice(2), (letter, at) => {
    const before = word[at + 1] as string;
    return `${word.slice(0, at + 1)}${letter}${before}${word.slice(at + 3)}`;
  }).filter((swapped) => swapped !== word);
}

/** All ways to choose one correction for each word, the best first. */
function combinations(choices: readonly (readonly Correction[])[]): string[][] {
  let queries: { words: string[]; score: number }[] = [{ words: [], score: 0 }];
  for (const choice of choices) {
    queries = queries
      .flatMap(({ words, score }) =>
        choice.map((correction) => ({
          words: [...words, ...correction.word.split(' ')],
          score: score + correction.score,
        })),
      )
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_QUERIES);
  }
  return queries.map(({ words }) => words);
}

/**
 * Whether two words are probably different: "haribo" is two letters from "haricot", just as "brokoli" is from
 * "broccoli".
 */
function isAnother(word: string, near: string, distance: number): boolean {
  if (word.length <= EVERY_LETTER_COUNTS) return true;
  const hasOtherStart = near[0] !== word[0];
  if (distance > 1) return word.length <= SHORT_WORD || hasOtherStart;
  return hasOtherStart && word.length <= FIRST_LETTER_COUNTS;
}

/** Corrections by vocabulary and word, kept because the several readings of a line share most of their words. */
const corrections = new WeakMap<Vocabulary, Map<string, readonly Correction[]>>();
/** The most corrections that are kept, about as many as a long record has words. Then the cache is emptied. */
const MOST_CORRECTIONS_HELD = 5000;

function nearestWords(typed: string, vocabulary: Vocabulary): readonly Correction[] {
  const known = corrections.get(vocabulary) ?? new Map<string, readonly Correction[]>();
  corrections.set(vocabulary, known);
  const held = known.get(typed);
  if (held !== undefined) return held;
  if (known.size >= MOST_CORRECTIONS_HELD) known.clear();
  const nearest = findNearestWords(typed, vocabulary);
  known.set(typed, nearest);
  return nearest;
}

function findNearestWords(typed: string, vocabulary: Vocabulary): readonly Correction[] {
  const alike = spelledAlike(typed, vocabulary);
  if (alike !== undefined) return [{ word: alike, score: 0 }];
  const one = singular(typed);
  // A misspelt word may only look like a plural: "honny" is not "honnie".
  const best = new Map<string, number>();
  for (const spelling of new Set([one, typed, typed.replace(/ey$/, 'ie')])) {
    for (const { word, score } of wordsNear(spelling, vocabulary)) {
      best.set(word, Math.max(score, best.get(word) ?? Number.NEGATIVE_INFINITY));
    }
  }
  if (best.size === 0) return compoundsNear(typed, vocabulary);
  return Array.from(best, ([word, score]) => ({ word, score }))
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_CORRECTIONS);
}

/** The fewest letters of a word, perhaps unfinished, that other languages may spell with other letters. */
const LEAST_ALIKE = 4;

/** Letters that stand for the same sound in another language: "brokkoli" and "broccoli", "Kurry" and "Curry". */
const SAME_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/k/g, 'c'],
  [/c(?!h)/g, 'k'],
  [/ph/g, 'f'],
  [/f/g, 'ph'],
];

/** An unknown word as another language spells it, which foods have, or which begins a word of foods. */
function spelledAlike(typed: string, { isKnown }: Vocabulary): string | undefined {
  if (typed.length < LEAST_ALIKE) return undefined;
  return SAME_SOUNDS.map(([letters, other]) => typed.replace(letters, other)).find(
    (spelling) => spelling !== typed && isKnown(spelling),
  );
}

/** Compounds of a known word and a misspelt one, written apart: "hahnchen brust" for "hanchenbrust". */
function compoundsNear(typed: string, vocabulary: Vocabulary): readonly Correction[] {
  const best: Correction[] = [];
  for (let at = LEAST_END; at <= typed.length - LEAST_END; at++) {
    const [start, end] = [typed.slice(0, at), typed.slice(at)];
    const isEnd = vocabulary.has(singular(end));
    if (isEnd === vocabulary.has(start)) continue;
    for (const { word, score } of wordsNear(isEnd ? start : end, vocabulary, 1))
      best.push({ word: isEnd ? `${word} ${singular(end)}` : `${start} ${word}`, score });
  }
  return best.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1)).slice(0, 1);
}

function* wordsNear(
  word: string,
  { near, has }: Vocabulary,
  edits = maxEdits(word),
): Generator<Correction> {
  if (edits === 0) return;
  const end = compoundEnd(word, has);
  if (end !== undefined && kindsNamed(end).length > 0) return;
  const isOneWord = edits < 2 || !isOfTwoWords(word, has);
  const sound = soundOf(word);
  const consonants = consonantsOf(word);
  const soundsAlike = (other: string) =>
    soundOf(other) === sound || (word.length >= SHORT_WORD && consonantsOf(other) === consonants);
  for (const [{ word: other, foods }, distance] of near(word, edits)) {
    if (other.length < MIN_LETTERS) continue;
    if (isAnother(word, other, distance) && !soundsAlike(other)) continue;
    if (distance > 1 && (!isOneWord || (end !== undefined && !other.endsWith(end)))) continue;
    const firstLetter = other[0] === word[0] ? 0 : FIRST_LETTER_COST;
    yield { word: other, score: Math.log(foods) - EDIT_COST * distance - firstLetter };
  }
}

/**
 * The last word of a compound of known words, such as "brei" in "dinkelbrei", which is then not a misspelt
 * "dinkelbrot". If it is a kind of food, the compound is not misspelt at all: "fenchelsalat" is not "fenchelsaat".
 * Undefined for other words, and for words whose parts are words only by chance: "cauliflour" is cauliflower.
 */
function compoundEnd(word: string, has: Vocabulary['has']): string | undefined {
  const end = splitWord(word, has)?.at(-1) ?? '';
  const isLong = end.length >= LEAST_END && word.length - end.length >= LEAST_START;
  return isLong && word.endsWith(end) ? end : undefined;
}

/**
 * Whether a word is one that foods have and then a food of some kind: "maissuppe" or "rahmgulasch", but not "cauliflour"
 * with a short word.
 */
function isOfTwoWords(word: string, has: Vocabulary['has']): boolean {
  const isStart = (start: string) => has(start) && !isEverydayWord(start);
  const isFood = (end: string) => kindsNamed(end).length + phrasesOfKinds(end).length > 0;
  for (let at = LEAST_WHOLE_START; at <= word.length - LEAST_END; at++) {
    if (isStart(word.slice(0, at)) && isFood(word.slice(at))) return true;
  }
  return false;
}
