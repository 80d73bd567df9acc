import type { Database, Statement } from 'better-sqlite3';
import { singular } from '../model/words.ts';
import { MARK } from './search-index.ts';

interface WordRow {
  readonly term: string;
  readonly doc: number;
}

interface Correction {
  readonly word: string;
  readonly score: number;
}

/** Corrected queries that are tried at most. */
const QUERIES_AT_MOST = 4;

/** Corrections of a word that are tried at most. */
const WORDS_AT_MOST = 3;

/** What a slip costs against how many foods have a word (natural logarithm). */
const COST_OF_A_SLIP = 6;

/** A word may have one slip from this length on, and two from the other. */
const ONE_SLIP_FROM = 3;
const TWO_SLIPS_FROM = 6;

/**
 * Prepares the correction of queries by the words that foods have.
 *
 * @returns corrected queries, the likeliest first; none where all words are known or nothing is near
 */
export function wordCorrector(db: Database): (typed: readonly string[]) => string[][] {
  const vocabulary: Statement<[string], WordRow> = db.prepare(
    'SELECT term, doc FROM word WHERE substr(term, 1, 1) <> ? ORDER BY term',
  );
  const isWord = db.prepare('SELECT 1 FROM word WHERE term = ?').pluck() as Statement<
    [string],
    number
  >;
  const isBeginning = db
    .prepare('SELECT 1 FROM word WHERE term >= ? AND term < ? || char(1114111) LIMIT 1')
    .pluck() as Statement<[string, string], number>;
  const isKnown = (word: string) =>
    isWord.get(singular(word)) === 1 || isBeginning.get(word, word) === 1;
  let words: WordRow[] | undefined;

  return (typed) => {
    const unknown = typed.filter((word) => !isKnown(word));
    if (unknown.length === 0) return [];
    // Kept: the catalogue does not change while it is open.
    words ??= vocabulary.all(MARK);
    const known = words;
    const choices = typed.map((word) =>
      unknown.includes(word) ? nearest(singular(word), known) : [{ word, score: 0 }],
    );
    if (choices.some((choice) => choice.length === 0)) return [];
    return combinations(choices);
  };
}

/** All ways to take one of each choice, the best first. */
function combinations(choices: readonly (readonly Correction[])[]): string[][] {
  let queries: { words: string[]; score: number }[] = [{ words: [], score: 0 }];
  for (const choice of choices) {
    queries = queries
      .flatMap(({ words, score }) =>
        choice.map((one) => ({ words: [...words, one.word], score: score + one.score })),
      )
      .sort((one, other) => other.score - one.score)
      .slice(0, QUERIES_AT_MOST);
  }
  return queries.map(({ words }) => words);
}

function nearest(word: string, vocabulary: readonly WordRow[]): Correction[] {
  if (word.length < ONE_SLIP_FROM) return [];
  const slips = word.length >= TWO_SLIPS_FROM ? 2 : 1;
  const found: Correction[] = [];
  const distanceTo = distancesFrom(word, slips);
  for (const { term, doc } of vocabulary) {
    const distance = distanceTo(term);
    if (distance > slips) continue;
    found.push({ word: term, score: Math.log(doc) - COST_OF_A_SLIP * distance });
  }
  return found
    .sort((one, other) => other.score - one.score || (one.word < other.word ? -1 : 1))
    .slice(0, WORDS_AT_MOST);
}

/**
 * The number of slips between a word and others: letters left out, put in, mistaken, or two swapped
 * (optimal string alignment). Rows of the table are kept from one word to the next as far as both
 * begin alike, so that a sorted vocabulary is gone through as if it were a tree.
 *
 * @param limit distances above it may come out as any number above it
 */
function distancesFrom(word: string, limit: number): (other: string) => number {
  const width = word.length + 1;
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, column) => column)];
  let before = '';
  return (other) => {
    if (Math.abs(other.length - word.length) > limit) return limit + 1;
    let shared = 0;
    while (shared < before.length && before[shared] === other[shared]) shared += 1;
    for (let row = shared + 1; row <= other.length; row++) {
      rows[row] ??= new Uint8Array(width);
      fillRow(rows, row, word, other);
    }
    before = other;
    return (rows[other.length] as Uint8Array)[word.length] as number;
  };
}

function fillRow(rows: readonly Uint8Array[], row: number, word: string, other: string): void {
  const current = rows[row] as Uint8Array;
  const above = rows[row - 1] as Uint8Array;
  current[0] = row;
  for (let column = 1; column <= word.length; column++) {
    const isSame = other[row - 1] === word[column - 1];
    let slips = Math.min(
      (above[column] as number) + 1,
      (current[column - 1] as number) + 1,
      (above[column - 1] as number) + (isSame ? 0 : 1),
    );
    const isSwapped =
      row > 1 &&
      column > 1 &&
      other[row - 1] === word[column - 2] &&
      other[row - 2] === word[column - 1];
    if (isSwapped)
      slips = Math.min(slips, ((rows[row - 2] as Uint8Array)[column - 2] as number) + 1);
    current[column] = slips;
  }
}
