import type { Database, Statement } from 'better-sqlite3';
import type { FoodType, Processing } from '../../../model/food.ts';
import { rowInserter } from '../../insert-rows.ts';
import { cachePagesFor } from '../../page-cache.ts';
import { hitCount } from '../lists/index-statements.ts';
import { hitNamesText, type NameRow } from '../stages/hit-names.ts';
import type { IndexedNames } from '../words/indexed-words.ts';
import { indexMisspellings } from '../words/near-words.ts';
import { duplicateKey } from './duplicate-key.ts';
import { HitOrder, type OrderedHits } from './hit-order.ts';
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
 * eaten, products after other foods, and near-duplicates are one hit. Foods are sorted by numbers in memory. The only
 * texts in memory are the words of names.
 */
export function* indexForSearch(db: Database): Generator<Step, void> {
  db.exec('DELETE FROM search_hit; DELETE FROM vocabulary; DELETE FROM beginning');
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
  const ordered = yield* orderedHits(db, foods, lists);
  // Foods are read in a different order from that in which they were written.
  cachePagesFor(db, 'reading');
  yield* indexInTurn(db, ordered, lists);
  yield* lists.write(listInserter(db));
}

/** Prepares the tables that make searches in large catalogues fast. */
function* prepareSearches(db: Database): Generator<undefined, void> {
  indexMisspellings(db, hitCount(db));
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

/** Puts foods into the order of their hits, and notes all names. */
function* orderedHits(db: Database, foods: number, lists: WordLists): Generator<Step, OrderedHits> {
  const order = new HitOrder(foods);
  const between = rowsBy<[first: number, last: number], AlikeRow>(
    db,
    `SELECT food.ord, name.folded, name.position, food.type, food.name, food.brand,
       CASE WHEN source.is_own THEN source.id ELSE '' END,
       food.search_weight, length(food.name)
     FROM food JOIN source ON source.id = food.source JOIN name ON name.food = food.ord
     WHERE food.ord BETWEEN ? AND ? AND ${SEARCHABLE} ORDER BY food.ord, name.position`,
  );
  for (let first = 1; first <= foods; first += FOODS_PER_STEP) {
    const rows = between.all(first, first + FOODS_PER_STEP - 1);
    for (const [food, , position, type, name, brand, own, weight, length] of rows) {
      if (position > 0) continue;
      // The user's own food is never a near-duplicate of one from another source, so that both are found.
      const key = `${own}|${duplicateKey({ type, name, brand })}`;
      order.add({ food, isBranded: type === 'branded_food', weight, length, key });
    }
    yield lists.note(rows.map(([, folded]) => folded));
  }
  const byId = db.prepare('SELECT ord FROM food ORDER BY id').pluck().iterate();
  return order.finish(byId as Iterable<number>);
}

type TurnRow = readonly [
  type: FoodType,
  id: string,
  weight: number,
  brand: string | null,
  states: string,
  ...name: NameRow,
];

/** A food and its near-duplicates, which are one hit. */
interface DuplicateGroup extends IndexedNames {
  readonly leader: number;
  readonly food: number;
  readonly id: string;
  readonly weight: number;
  readonly names: Set<string>;
  readonly states: Set<Processing>;
  /** The names of the food that the hit shows. */
  readonly ownNames: NameRow[];
}

function* indexInTurn(
  db: Database,
  { foods, leaders }: OrderedHits,
  lists: WordLists,
): Generator<Step, void> {
  const found = rowInserter(db, 'search_hit', 3);
  let hits: DuplicateGroup[] = [];
  let rank = 0;
  let group: DuplicateGroup | undefined;
  const insertGroup = () => {
    if (group === undefined) return;
    rank += 1;
    found.add(rank, group.food, hitNamesText(group, group.ownNames));
    hits.push(group);
  };
  const rowsOf = rowsBy<[food: number], TurnRow>(
    db,
    `SELECT food.type, food.id, food.search_weight, food.brand,
       (SELECT group_concat(processing) FROM variant WHERE variant.food = food.ord),
       name.position, name.text, name.folded, name.language
     FROM food JOIN name ON name.food = food.ord WHERE food.ord = ? ORDER BY name.position`,
  );
  for (const [turn, food] of foods.entries()) {
    const leader = leaders[turn] as number;
    for (const [type, id, weight, brand, states, ...name] of rowsOf.all(food)) {
      if (group?.leader !== leader) {
        insertGroup();
        const isBranded = type === 'branded_food';
        group = {
          leader,
          food,
          id,
          weight,
          isBranded,
          brand,
          names: new Set(),
          states: new Set(),
          ownNames: [],
        };
      }
      group.names.add(name[1]);
      if (group.food === food) group.ownNames.push(name);
      for (const state of states.split(',')) group.states.add(state as Processing);
    }
    if ((turn + 1) % FOODS_PER_STEP !== 0) continue;
    yield lists.add(hits);
    hits = [];
  }
  insertGroup();
  found.end();
  yield lists.add(hits);
}

/** Prepares a statement that gives rows as lists. */
function rowsBy<Given extends unknown[], Row extends readonly unknown[]>(
  db: Database,
  sql: string,
): Statement<Given, Row> {
  return db.prepare(sql).raw() as unknown as Statement<Given, Row>;
}
