import type { Database, Statement } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import { singular, typedWords } from '../../text/fold-words.ts';
import { missingRow } from '../connection.ts';
import type { FoodReader } from '../food-reader.ts';
import { KIND_WORDS } from './search-index.ts';
import { liftedWeight, nameRanker, type Wanted } from './search-ranking.ts';
import { wordCorrector } from './spelling.ts';

export interface FoodQuery {
  readonly text: string;
  readonly kind: 'all' | keyof typeof KIND_WORDS;
  readonly offset: number;
  readonly limit: number;
  /** How much a food counts more than its search weight, 0 to 1. */
  readonly boostOf?: ((foodId: string) => number) | undefined;
}

export interface FoodHits {
  readonly foods: readonly Food[];
  /** All hits, or at least as many as this. */
  readonly totalCount: number;
  readonly isExact: boolean;
}

/** Hits of one way of searching that are counted at most: the specification lets deep counts be approximate. */
const COUNTED_HITS = 10_000;

/** Hits that are ranked by their names; those beyond keep the order of how commonly they are eaten. */
const RANKED_HITS = 1000;

/** With fewer hits than this a search goes on to the next, laxer way. */
const FEW_HITS = 3;

/** More words than a food's name has would only cost time. */
const WORDS_AT_MOST = 12;

/** One way of searching: what the index is asked for, and the words by which its hits are ranked. */
interface Stage {
  readonly match: string;
  /** Those of the matches that have the words whole. */
  readonly whole: string;
  readonly wanted: Wanted;
}

/**
 * Prepares the search for foods by their names.
 *
 * What has all words, or words that begin with them, comes first; if this finds little, the words with
 * their spelling corrected, and at last any of the words. Each way adds to those before it and never
 * goes in between.
 */
export function foodSearcher(db: Database, foodOf: FoodReader): (query: FoodQuery) => FoodHits {
  const correct = wordCorrector(db);
  const list = stageLister(db);

  return ({ text, kind, offset, limit, boostOf: liftOf = () => 0 }) => {
    const typed = typedWords(text).slice(0, WORDS_AT_MOST);
    const ords: number[] = [];
    let totalCount = 0;
    const before: string[] = [];
    const add = (stage: Stage): void => {
      const match = within(kind, stage.match, before);
      const whole = within(kind, stage.whole, before);
      const wantedFrom = Math.max(offset - totalCount, 0);
      ords.push(...list({ ...stage, match, whole, liftOf }, wantedFrom, limit - ords.length));
      totalCount += list.count(match);
      before.push(stage.match);
    };

    if (typed.length === 0) return { foods: [], totalCount, isExact: true };
    add(asTyped(typed));
    if (totalCount < FEW_HITS) {
      const corrections = correct(typed);
      for (const words of corrections) add(asTyped(words));
      if (totalCount < FEW_HITS && typed.length > 1) add(anyOf(corrections[0] ?? typed));
    }
    const foods = ords.map((ord) => {
      const food = foodOf(ord);
      return { ...food, searchWeight: liftedWeight(food.searchWeight, liftOf(food.id)) };
    });
    return { foods, totalCount, isExact: totalCount <= COUNTED_HITS };
  };
}

function asTyped(typed: readonly string[]): Stage {
  const words = typed.map(singular);
  const wanted = { words, typed: typed.join(' ') };
  const prefixes = typed.map((word, index) => {
    // A single letter begins too many words to mean anything but at the end, where one still types.
    if (word.length === 1 && index < typed.length - 1) return term(word);
    return `(${term(singular(word))} OR ${term(word)} *)`;
  });
  return { match: prefixes.join(' AND '), whole: words.map(term).join(' AND '), wanted };
}

function anyOf(typed: readonly string[]): Stage {
  const words = typed.map(singular);
  const match = words.map(term).join(' OR ');
  return { match, whole: match, wanted: { words, typed: typed.join(' ') } };
}

function term(word: string): string {
  return `"${word}"`;
}

function within(kind: FoodQuery['kind'], match: string, before: readonly string[]): string {
  const ofKind = kind === 'all' ? `(${match})` : `(${match}) AND ${term(KIND_WORDS[kind])}`;
  return before.reduce((all, other) => `(${all}) NOT (${other})`, ofKind);
}

interface LiftedStage extends Stage {
  readonly liftOf: (foodId: string) => number;
}

/** Hits of a stage in their order: first those ranked by name, then the rest as the index has them. */
function stageLister(db: Database) {
  const commonest = db
    .prepare('SELECT rowid FROM food_text WHERE food_text MATCH ? ORDER BY rowid LIMIT ?')
    .pluck() as Statement<[string, number], number>;
  const rest = db
    .prepare(
      `SELECT rowid FROM food_text WHERE food_text MATCH ? AND rowid > ?
         AND rowid NOT IN (SELECT value FROM json_each(?)) ORDER BY rowid LIMIT ? OFFSET ?`,
    )
    .pluck() as Statement<[string, number, string, number, number], number>;
  // Not `rowid = ?`: of an index without detail SQLite 3.53 gives the first match for any row.
  const nextHit = db
    .prepare(
      'SELECT rowid FROM food_text WHERE food_text MATCH ? AND rowid >= ? ORDER BY rowid LIMIT 1',
    )
    .pluck() as Statement<[string, number], number>;
  const counted = db
    .prepare('SELECT count(*) FROM (SELECT 1 FROM food_text WHERE food_text MATCH ? LIMIT ?)')
    .pluck() as Statement<[string, number], number>;
  const ordOf = db.prepare('SELECT food FROM search_hit WHERE rank = ?').pluck() as Statement<
    [number],
    number
  >;
  const { rank, named } = nameRanker(db);

  const rarerThan = (last: number, { match, whole, wanted }: Stage): number[] => {
    const rows = new Set([...named(wanted), ...commonest.all(whole, RANKED_HITS)]);
    return [...rows].filter((row) => row > last && nextHit.get(match, row) === row);
  };

  const list = (stage: LiftedStage, offset: number, limit: number): number[] => {
    if (limit <= 0) return [];
    const { match, wanted, liftOf } = stage;
    const common = commonest.all(match, RANKED_HITS);
    const last = common.at(-1) ?? 0;
    const rarer = common.length < RANKED_HITS ? [] : rarerThan(last, stage);
    const head = rank([...common, ...rarer], wanted, liftOf);
    const page = head.slice(offset, offset + limit);
    if (page.length < limit && common.length === RANKED_HITS) {
      const skipped = Math.max(offset - head.length, 0);
      const missing = limit - page.length;
      page.push(...rest.all(match, last, JSON.stringify(rarer), missing, skipped));
    }
    return page.map((row) => ordOf.get(row) ?? missingRow('a hit of the search'));
  };
  return Object.assign(list, {
    count: (match: string) => counted.get(match, COUNTED_HITS + 1) ?? 0,
  });
}
