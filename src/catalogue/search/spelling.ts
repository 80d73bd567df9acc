import type { Database, Statement } from 'better-sqlite3';
import { distancesFrom, maxEdits } from '../../text/edit-distance.ts';
import { singular } from '../../text/fold-words.ts';
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
const EDIT_COST = 6;

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
  const slips = maxEdits(word);
  if (slips === 0) return [];
  const found: Correction[] = [];
  const distanceTo = distancesFrom(word, slips);
  for (const { term, doc } of vocabulary) {
    const distance = distanceTo(term);
    if (distance > slips) continue;
    found.push({ word: term, score: Math.log(doc) - EDIT_COST * distance });
  }
  return found
    .sort((one, other) => other.score - one.score || (one.word < other.word ? -1 : 1))
    .slice(0, WORDS_AT_MOST);
}
