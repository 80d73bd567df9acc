import type { Database, RunResult, Statement } from 'better-sqlite3';
import { ViandError } from '../../model/diagnostic.ts';
import type { Food, Source } from '../../model/food.ts';
import type { FoodCollection, Foods } from '../../model/food-collection.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { rowInserter } from '../insert-rows.ts';
import { fingerprintOf } from '../integrity/fingerprint.ts';
import { type FoodRows, foodRows } from './food-rows.ts';

/** Foods per step, after which other work has a turn. */
const FOODS_PER_STEP = 200;

/** The number of columns of the table `name`. */
const NAME_COLUMNS = 5;

/**
 * Writes a source into an open catalogue that does not have it, in steps.
 *
 * @param onFood receives the rows of each food
 * @returns the fingerprint of its content
 */
export async function insertSource(
  db: Database,
  collection: FoodCollection<Foods>,
  onFood: (rows: FoodRows) => void = () => {},
): Promise<string> {
  const rowsOf = foodRows(db, collection.source.id);
  const names = rowInserter(db, 'name', NAME_COLUMNS);
  const insertFood = foodInserter(db, names.add);
  const fingerprint = await writeContent(db, collection, (food) => {
    const rows = rowsOf(food);
    insertFood(rows, null);
    onFood(rows);
  });
  names.end();
  return fingerprint;
}

/**
 * Writes the row of a source that the catalogue does not have, its foods in steps, and its alternate ids.
 *
 * @param place writes a food into the catalogue
 * @returns the fingerprint of its content
 */
export async function writeContent(
  db: Database,
  { source, foods, legacyIds, codes }: FoodCollection<Foods>,
  place: (food: Food) => void,
): Promise<string> {
  const { id: owner, name, release, licence, isOwn = false } = source;
  inserter(db, 'source', 7).run(owner, name, release, licence, 0, '', Number(isOwn));

  const fingerprint = fingerprintOf(source);
  const known = new Uint8Array(NUTRIENTS.length);
  let written = 0;
  for await (const food of foods) {
    if (++written % FOODS_PER_STEP === 0) await new Promise((resolve) => setImmediate(resolve));
    fingerprint.add(food);
    place(food);
    for (const { nutrients } of food.variants) noteKnown(nutrients, known);
  }
  const insertLegacyId = inserter(db, 'legacy_id', 7);
  for (const legacyId of inOrder(legacyIds, ({ id }) => [id])) {
    fingerprint.add(legacyId);
    const { id, name: formerName, change, release: changedIn, target, note } = legacyId;
    insertLegacyId.run(id, owner, formerName, change, changedIn, target, note);
  }
  const insertCode = inserter(db, 'source_code', 6);
  for (const sourceCode of inOrder(codes, ({ code, source: of }) => [code, of])) {
    fingerprint.add(sourceCode);
    const { code, source: of, variantId, energy, isStandIn } = sourceCode;
    insertCode.run(code, of, variantId, energy, Number(isStandIn), owner);
  }

  const digest = fingerprint.digest();
  db.prepare('UPDATE source SET nutrients = ?, fingerprint = ? WHERE id = ?').run(
    known.reduce((count, one) => count + one, 0),
    digest,
    owner,
  );
  return digest;
}

/** The user's own foods never replace a published source of the same name, or the other way round. */
export function assertReplaceable(db: Database, { id, isOwn = false }: Source): void {
  const before = db.prepare('SELECT is_own FROM source WHERE id = ?').pluck().get(id);
  if (before === undefined || (before === 1) === isOwn) return;
  throw new ViandError({
    code: 'import/duplicate',
    message: `The catalogue already has a different source "${id}"`,
    field: 'source',
    value: id,
    expected: '--source with an unused name',
  });
}

/** Sorts rows by the bytes of their keys, the order in which SQLite returns them. */
function inOrder<Row>(rows: readonly Row[], keyOf: (row: Row) => readonly string[]): Row[] {
  const bytes = (row: Row) => Buffer.from(keyOf(row).join('\0'));
  return [...rows].sort((a, b) => Buffer.compare(bytes(a), bytes(b)));
}

/** Removes a source and everything that it added. */
export function removeSource(db: Database, source: string): void {
  const foods = 'SELECT ord FROM food WHERE source = ?';
  db.prepare(
    `DELETE FROM serving_size WHERE variant IN (SELECT ord FROM variant WHERE food IN (${foods}))`,
  ).run(source);
  for (const table of ['search_hit', 'product', 'variant', 'name']) {
    db.prepare(`DELETE FROM ${table} WHERE food IN (${foods})`).run(source);
  }
  db.prepare('DELETE FROM food WHERE source = ?').run(source);
  removeDescription(db, source);
}

/** Removes the row of a source and its alternate ids. Its foods stay. */
export function removeDescription(db: Database, source: string): void {
  db.prepare('DELETE FROM legacy_id WHERE source = ?').run(source);
  db.prepare('DELETE FROM source_code WHERE owner = ?').run(source);
  db.prepare('DELETE FROM source WHERE id = ?').run(source);
}

function noteKnown(amounts: Float64Array, known: Uint8Array): void {
  for (let position = 0; position < amounts.length; position++) {
    if (!Number.isNaN(amounts[position] as number)) known[position] = 1;
  }
}

/**
 * Prepares the statements that write the rows of a food.
 *
 * @param insertName writes the row of a name, immediately or in a batch
 * @returns a function that writes a food at a place, or after all others, and returns the place
 */
export function foodInserter(
  db: Database,
  insertName: (...row: unknown[]) => void = nameInserter(db),
): (rows: FoodRows, place: number | null) => number {
  const insertFood = inserter(db, 'food', 17);
  const insertVariants = variantInserter(db);

  return ({ food, names, variants }, place) => {
    const ord = insertUnique(food[0] as string, () => insertFood.run(place, ...food));
    insertVariants(variants, ord);
    for (const name of names) insertName(ord, ...name);
    return Number(ord);
  };
}

function nameInserter(db: Database): (...row: unknown[]) => void {
  const insert = inserter(db, 'name', NAME_COLUMNS);
  return (...row) => {
    insert.run(row);
  };
}

/** Prepares the statements that replace the food at a place. Its names stay, and with them how it is found. */
export function foodReplacer(db: Database): (place: number, rows: FoodRows) => void {
  const deletions = [
    'DELETE FROM serving_size WHERE variant IN (SELECT ord FROM variant WHERE food = ?)',
    'DELETE FROM variant WHERE food = ?',
    'DELETE FROM food WHERE ord = ?',
  ].map((sql) => db.prepare(sql));
  const insertFood = inserter(db, 'food', 17);
  const insertVariants = variantInserter(db);
  return (place, { food, variants }) => {
    for (const deletion of deletions) deletion.run(place);
    insertFood.run(place, ...food);
    insertVariants(variants, place);
  };
}

/** Inserts the row of a food; another source may have its id. */
function insertUnique(id: string, insert: () => RunResult): number | bigint {
  try {
    return insert().lastInsertRowid;
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_CONSTRAINT_UNIQUE') throw error;
    throw duplicateFood(id);
  }
}

/** The error for a food whose id is already in the catalogue. */
export function duplicateFood(id: string): ViandError {
  return new ViandError({
    code: 'import/duplicate',
    message: `The catalogue already has a food with the id "${id}"`,
    field: 'id',
    value: id,
    expected: 'an id that no other food has, or --source with another name',
  });
}

function variantInserter(
  db: Database,
): (variants: FoodRows['variants'], food: number | bigint) => void {
  const insert = inserter(db, 'variant', 17);
  const insertServing = inserter(db, 'serving_size', 6);
  return (variants, food) => {
    for (const { variant, servingSizes } of variants) {
      const { lastInsertRowid: ord } = insert.run(null, food, ...variant);
      for (const serving of servingSizes) insertServing.run(ord, ...serving);
    }
  };
}

function inserter(db: Database, table: string, columns: number): Statement<unknown[]> {
  return db.prepare(`INSERT INTO ${table} VALUES (${Array(columns).fill('?').join(', ')})`);
}
