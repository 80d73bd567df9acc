import type { Database, Statement } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import type { FoodCollection, Foods } from '../../model/food-collection.ts';
import { foodContent } from '../integrity/fingerprint.ts';
import { cachePagesFor } from '../page-cache.ts';
import { foodReader } from '../reading/food-reader.ts';
import { areFoundAlike, areSameRows, foodRows, storedFoodRows } from './food-rows.ts';
import {
  duplicateFood,
  foodInserter,
  foodReplacer,
  removeDescription,
  writeContent,
} from './replace-source.ts';

/** How many foods an update wrote, removed and left unchanged. */
export interface FoodChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}

/** The result of an update. */
interface SourceUpdate {
  readonly fingerprint: string;
  readonly changes: FoodChanges;
  /** Whether a search or a GTIN may find other foods than before. */
  readonly isFoundOtherwise: boolean;
}

/**
 * Updates a source in an open catalogue: new and changed foods are written, and those that the source no longer has are
 * removed. Afterwards, the foods are in the order of the source, so that the fingerprint equals that of a new import. A
 * food that follows a new one in the middle is therefore rewritten, too.
 */
export async function updateSource(
  db: Database,
  collection: FoodCollection<Foods>,
): Promise<SourceUpdate> {
  const { id: source } = collection.source;
  removeDescription(db, source);
  cachePagesFor(db, 'reading');
  const number = (sql: string): Statement<unknown[], number> => db.prepare(sql).pluck() as never;
  const storedFood = storedFoodRows(db, source);
  const rowsOf = foodRows(db, source);
  const ownerOf = number(
    'SELECT food FROM variant JOIN food ON food.ord = variant.food WHERE variant.id = ? AND food.source = ?',
  );
  const foodsBefore = number('SELECT count(*) FROM food WHERE source = ?').get(source) as number;
  const lastBefore = number('SELECT max(ord) FROM food').get() ?? 0;
  const isPlaced = new Uint8Array(lastBefore + 1);
  const readFood = foodReader(db);
  const contentOf = foodContent();
  const insertFood = foodInserter(db);
  const replaceFood = foodReplacer(db);
  const remove = foodRemover(db);
  let isFoundOtherwise = false;
  const removeFood = (ord: number) => {
    isFoundOtherwise = true;
    remove(ord);
  };
  /** Foods that others displaced, with their variants. */
  const displaced = new Map<string, string>();
  let last = 0;
  let found = 0;
  let unchanged = 0;
  let added = 0;

  const displaceOwners = (food: Food, own: number | undefined) => {
    for (const { id } of food.variants) {
      const owner = ownerOf.get(id, source);
      if (owner === undefined || owner === own) continue;
      if (isPlaced[owner] === 1 || owner > lastBefore) throw duplicateFood(id);
      const other = readFood(owner);
      displaced.set(other.id, contentOf(other));
      removeFood(owner);
    }
  };
  const isSameFood = (food: Food, ord: number | undefined) => {
    const former = ord === undefined ? displaced.get(food.id) : contentOf(readFood(ord));
    if (former === undefined) added += 1;
    else found += 1;
    return former === contentOf(food);
  };
  const place = (food: Food) => {
    const before = storedFood(food.id);
    const own = before?.ord;
    if (own !== undefined && (isPlaced[own] === 1 || own > lastBefore)) {
      throw duplicateFood(food.id);
    }
    const rows = rowsOf(food);
    const hasSameRows = before !== undefined && areSameRows(before.rows, rows);
    if (hasSameRows) found += 1;
    const isSame = hasSameRows || isSameFood(food, own);
    if (isSame) unchanged += 1;
    if (before !== undefined && before.ord > last) {
      const { ord: own } = before;
      if (!isSame && areFoundAlike(before.rows, rows)) {
        displaceOwners(food, own);
        replaceFood(own, rows);
      } else if (!isSame) {
        removeFood(own);
        displaceOwners(food, own);
        insertFood(rows, own);
      }
      isPlaced[own] = 1;
      last = own;
      return;
    }
    if (own !== undefined) removeFood(own);
    displaceOwners(food, own);
    isFoundOtherwise = true;
    last = insertFood(rows, null);
    // The place may be that of a food that was removed, if it was the last one.
    if (last <= lastBefore) isPlaced[last] = 1;
  };
  const fingerprint = await writeContent(db, collection, place);
  const all = db.prepare('SELECT ord FROM food WHERE source = ?').pluck().all(source) as number[];
  for (const ord of all) if (ord <= lastBefore && isPlaced[ord] === 0) removeFood(ord);
  const changes = { added, changed: found - unchanged, removed: foodsBefore - found, unchanged };
  return { fingerprint, changes, isFoundOtherwise };
}

function foodRemover(db: Database): (ord: number) => void {
  const statements = [
    'DELETE FROM serving_size WHERE variant IN (SELECT ord FROM variant WHERE food = ?)',
    'DELETE FROM variant WHERE food = ?',
    'DELETE FROM name WHERE food = ?',
    'DELETE FROM search_hit WHERE food = ?',
    'DELETE FROM food WHERE ord = ?',
  ].map((sql) => db.prepare(sql));
  return (ord) => {
    for (const statement of statements) statement.run(ord);
  };
}
