import type { Database, Statement } from 'better-sqlite3';
import type { FoodType, Processing } from '../../model/food.ts';
import { rowInserter } from '../insert-rows.ts';
import { cachePagesFor } from '../page-cache.ts';
import { duplicateKey } from './duplicate-key.ts';
import { hitNamesText, type NameRow } from './hit-names.ts';
import { HitOrder } from './hit-order.ts';
import type { IndexedNames } from './indexed-words.ts';
import { indexMisspellings } from './near-words.ts';
import { openWordLists } from './open-word-lists.ts';
import { saveFrequentSearches } from './save-frequent.ts';
import type { Step, WordLists } from './word-lists.ts';
import { listInserter } from './write-postings.ts';

/** Foods per step, after which other work has a turn. */
const FOODS_PER_STEP = 500;

/** Foods that a search can find: current ones, and among those with the same GTIN only the chosen one. */
export const SEARCHABLE = `food.retired_in IS NULL AND (food.gtin IS NULL OR EXISTS (
  SELECT 1 FROM product WHERE product.gtin = food.gtin AND product.food = food.ord))`;

/**
 * Rebuilds the search index over the foods of all sources, in steps. Hits are in the order of how commonly they are
 * eaten, products after other foods, and near-duplicates are one hit. Foods are sorted by numbers in memory, and their
 * order goes to a temporary table. The only texts in memory are the words of names.
 */
export function* indexForSearch(db: Database): Generator<Step, void> {
  db.exec(`
    DELETE FROM search_hit; DELETE FROM vocabulary; DELETE FROM beginning;
    CREATE TEMP TABLE turn (turn INTEGER PRIMARY KEY, food INTEGER NOT NULL, leader INTEGER NOT NULL)`);
  const foods = Number(db.prepare('SELECT max(ord) FROM food').pluck().get() ?? 0);
  const lists = openWordLists(db, foods);
  try {
    yield* indexHits(db, foods, lists);
  } finally {
    lists.end();
  }
  yield* prepareSearches(db);
}

function* indexHits(db: Database, foods: number, lists: WordLists): Generator<Step, void> {
  yield* writeTurns(db, foods, lists);
  // Foods are read in a different order from that in which they were written.
  cachePagesFor(db, 'reading');
  yield* indexInTurn(db, lists);
  db.exec('DROP TABLE turn');
  yield* lists.write(listInserter(db));
}

/** Prepares the tables that make searches in large catalogues fast. */
export function* prepareSearches(db: Database): Generator<undefined, void> {
  const hits = (db.prepare('SELECT max(rank) FROM search_hit').pluck().get() ?? 0) as number;
  indexMisspellings(db, hits);
  yield;
  yield* saveFrequentSearches(db);
}

type AlikeRow = readonly [
  food: number,
  folded: string,
  position: number,
  type: FoodType,
  name: string,
  brand: string | null,
  own: string,
  weight: number,
  length: number,
];

/** Writes the foods in the order of their hits, and notes all names. */
function* writeTurns(db: Database, foods: number, lists: WordLists): Generator<Step, void> {
  const order = new HitOrder(foods);
  const rowsOf = stepper<AlikeRow>(
    db,
    `SELECT food.ord, name.folded, name.position, food.type, food.name, food.brand,
       CASE WHEN source.is_own THEN source.id ELSE '' END,
       food.search_weight, length(food.name)
     FROM food JOIN source ON source.id = food.source JOIN name ON name.food = food.ord
     WHERE food.ord BETWEEN ? AND ? AND ${SEARCHABLE} ORDER BY food.ord, name.position`,
  );
  for (const rows of rowsOf(foods)) {
    for (const [food, , position, type, name, brand, own, weight, length] of rows) {
      if (position > 0) continue;
      // The user's own food is never a near-duplicate of one from another source, so that both are found.
      const key = `${own}|${duplicateKey({ type, name, brand })}`;
      order.add({ food, isBranded: type === 'branded_food', weight, length, key });
    }
    yield lists.note(rows.map(([, folded]) => folded));
  }
  const byId = db.prepare('SELECT ord FROM food ORDER BY id').pluck().iterate();
  const turns = rowInserter(db, 'turn', 3);
  let turn = 0;
  order.take(byId as Iterable<number>, (food, leader) => turns.add(++turn, food, leader));
  turns.end();
}

type TurnRow = readonly [
  food: number,
  leader: number,
  type: FoodType,
  id: string,
  weight: number,
  brand: string | null,
  states: string,
  ...name: NameRow,
];

interface Group extends IndexedNames {
  readonly leader: number;
  readonly food: number;
  readonly id: string;
  readonly weight: number;
  readonly names: Set<string>;
  readonly folded: Set<string>;
  readonly states: Set<Processing>;
  /** The names of the food that the hit shows. */
  readonly ownNames: NameRow[];
}

function* indexInTurn(db: Database, lists: WordLists): Generator<Step, void> {
  const found = rowInserter(db, 'search_hit', 3);
  let hits: Group[] = [];
  let rank = 0;
  let group: Group | undefined;
  const insertGroup = () => {
    if (group === undefined) return;
    rank += 1;
    found.add(rank, group.food, hitNamesText(group, group.ownNames));
    hits.push(group);
  };
  const rowsOf = stepper<TurnRow>(
    db,
    `SELECT turn.food, leader, food.type, food.id, food.search_weight, food.brand,
       (SELECT group_concat(processing) FROM variant WHERE variant.food = food.ord),
       name.position, name.text, name.folded, name.language
     FROM turn JOIN food ON food.ord = turn.food JOIN name ON name.food = turn.food
     WHERE turn BETWEEN ? AND ? ORDER BY turn, name.position`,
  );
  for (const rows of rowsOf(db.prepare('SELECT max(turn) FROM turn').pluck().get())) {
    for (const [food, leader, type, id, weight, brand, states, ...name] of rows) {
      if (group?.leader !== leader) {
        insertGroup();
        const isBranded = type === 'branded_food';
        const sets = { names: new Set<string>(), folded: new Set<string>() };
        group = {
          leader,
          food,
          id,
          weight,
          isBranded,
          brand,
          ...sets,
          states: new Set(),
          ownNames: [],
        };
      }
      const [, text, folded] = name;
      group.names.add(text);
      group.folded.add(folded);
      if (group.food === food) group.ownNames.push(name);
      for (const state of states.split(',')) group.states.add(state as Processing);
    }
    yield lists.add(hits);
    hits = [];
  }
  insertGroup();
  found.end();
  yield lists.add(hits);
}

/**
 * Reads the rows of foods in batches by their numbers from 1 on. The connection cannot write while it iterates over
 * rows.
 */
function stepper<Row extends readonly unknown[]>(
  db: Database,
  sql: string,
): (last: unknown) => Generator<readonly Row[]> {
  const between = db.prepare(sql).raw() as unknown as Statement<[number, number], Row>;
  return function* (last) {
    for (let first = 1; first <= Number(last ?? 0); first += FOODS_PER_STEP) {
      yield between.all(first, first + FOODS_PER_STEP - 1);
    }
  };
}
