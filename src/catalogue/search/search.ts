import type { Database, Statement } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import { boostedWeight, type NameQuery, rankHits } from '../../search/ranking.ts';
import { correctQuery } from '../../search/spelling.ts';
import { singular, typedWords } from '../../text/fold-words.ts';
import { missingRow } from '../connection.ts';
import type { FoodReader } from '../reading/food-reader.ts';
import { hitNames } from './hit-names.ts';
import { KIND_WORDS } from './search-index.ts';
import { indexVocabulary } from './vocabulary.ts';

export interface FoodQuery {
  readonly text: string;
  readonly kind: 'all' | keyof typeof KIND_WORDS;
  readonly offset: number;
  readonly limit: number;
  /** What to add to the search weight of a food, 0 to 1. */
  readonly boostOf?: ((foodId: string) => number) | undefined;
}

export interface FoodHits {
  readonly foods: readonly Food[];
  /** The number of hits; if it is not exact, there are at least as many. */
  readonly totalCount: number;
  readonly isExact: boolean;
}

/** Hits of a stage are counted up to here: the specification lets deep counts be approximate. */
const MAX_COUNT = 10_000;

/** Hits ranked by their names. Those beyond keep the order of how commonly they are eaten. */
const RANKED_HITS = 1000;

/** A search that finds fewer hits goes on to the next stage, which is laxer. */
const FEW_HITS = 3;

/** More words than a food's name has would only cost time. */
const MAX_WORDS = 12;

/** One way of searching: an expression for the index, and the words that rank its hits. */
interface Stage {
  readonly match: string;
  /** Matches the hits among them that have the words in full. */
  readonly whole: string;
  readonly query: NameQuery;
}

type BoostOf = (foodId: string) => number;

/**
 * Prepares the search for foods by their names.
 *
 * Foods with all words, or with words that begin with them, come first. If there are few, the words
 * with their spelling corrected follow, and at last any of the words. Each stage adds its hits after
 * those of the stages before it, and never between them.
 */
export function foodSearcher(db: Database, foodOf: FoodReader): (query: FoodQuery) => FoodHits {
  const vocabulary = indexVocabulary(db);
  const { list, count } = stageReader(db);

  return ({ text, kind, offset, limit, boostOf = () => 0 }) => {
    const typed = typedWords(text).slice(0, MAX_WORDS);
    const ords: number[] = [];
    let totalCount = 0;
    const before: string[] = [];
    const add = (stage: Stage): void => {
      const match = within(kind, stage.match, before);
      const whole = within(kind, stage.whole, before);
      const stageOffset = Math.max(offset - totalCount, 0);
      ords.push(...list({ ...stage, match, whole }, boostOf, stageOffset, limit - ords.length));
      totalCount += count(match);
      before.push(stage.match);
    };

    if (typed.length === 0) return { foods: [], totalCount, isExact: true };
    add(asTyped(typed));
    if (totalCount < FEW_HITS) {
      const corrections = correctQuery(typed, vocabulary);
      for (const words of corrections) add(asTyped(words));
      if (totalCount < FEW_HITS && typed.length > 1) add(anyOf(corrections[0] ?? typed));
    }
    const foods = ords.map((ord) => {
      const food = foodOf(ord);
      return { ...food, searchWeight: boostedWeight(food.searchWeight, boostOf(food.id)) };
    });
    return { foods, totalCount, isExact: totalCount <= MAX_COUNT };
  };
}

function asTyped(typed: readonly string[]): Stage {
  const words = typed.map(singular);
  const prefixes = typed.map((word, index) => {
    // A single letter begins too many words, except for the last word, which may be unfinished.
    if (word.length === 1 && index < typed.length - 1) return term(word);
    return `(${term(singular(word))} OR ${term(word)} *)`;
  });
  return {
    match: prefixes.join(' AND '),
    whole: words.map(term).join(' AND '),
    query: { words, typed: typed.join(' ') },
  };
}

function anyOf(typed: readonly string[]): Stage {
  const words = typed.map(singular);
  const match = words.map(term).join(' OR ');
  return { match, whole: match, query: { words, typed: typed.join(' ') } };
}

function term(word: string): string {
  return `"${word}"`;
}

/** Limits a match to a kind of food, and to hits that no stage before it has found. */
function within(kind: FoodQuery['kind'], match: string, before: readonly string[]): string {
  const ofKind = kind === 'all' ? `(${match})` : `(${match}) AND ${term(KIND_WORDS[kind])}`;
  return before.reduce((all, other) => `(${all}) NOT (${other})`, ofKind);
}

/** Lists the hits of a stage in their order: those ranked by name, then the rest as in the index. */
function stageReader(db: Database) {
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
  const names = hitNames(db);

  const rarerThan = (last: number, { match, whole, query }: Stage): number[] => {
    const named = names.beginningWith(query.words.join(' '));
    const hits = new Set([...named, ...commonest.all(whole, RANKED_HITS)]);
    return [...hits].filter((hit) => hit > last && nextHit.get(match, hit) === hit);
  };

  return {
    count: (match: string) => counted.get(match, MAX_COUNT + 1) ?? 0,
    list(stage: Stage, boostOf: BoostOf, offset: number, limit: number): number[] {
      if (limit <= 0) return [];
      const { match, query } = stage;
      const common = commonest.all(match, RANKED_HITS);
      const last = common.at(-1) ?? 0;
      const rarer = common.length < RANKED_HITS ? [] : rarerThan(last, stage);
      const head = rankHits([...common, ...rarer], names.of, query, boostOf);
      const page = head.slice(offset, offset + limit);
      if (page.length < limit && common.length === RANKED_HITS) {
        const skipped = Math.max(offset - head.length, 0);
        const missing = limit - page.length;
        page.push(...rest.all(match, last, JSON.stringify(rarer), missing, skipped));
      }
      return page.map((hit) => ordOf.get(hit) ?? missingRow('a hit of the search'));
    },
  };
}
