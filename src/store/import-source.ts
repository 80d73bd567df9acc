import { createHash, type Hash, randomUUID } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import type { Database, Statement } from 'better-sqlite3';
import { Refusal } from '../model/faults.ts';
import type { Food, Source, Variant } from '../model/food.ts';
import { FOOD_PATTERNS } from '../model/food-patterns.ts';
import { NUTRIENTS } from '../model/nutrients.ts';
import { openDatabase, openReadOnly, translated } from './connection.ts';
import { APPLICATION_ID, CATALOGUE_SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { type VectorCodec, vectorCodec, writeRegistry } from './vectors.ts';

/**
 * Puts the foods of a source into a catalogue file, in place of what was there of it; the foods of
 * other sources stay. The file is made where there is none. All is written beside the file and moved
 * over it at the end, so that a stopped run leaves it as it was.
 *
 * @returns whether the file changed: the same foods a second time leave it alone
 * @throws Refusal where the file is there but no catalogue this viand can read, or cannot be written
 */
export function importSource(file: string, source: Source, foods: Iterable<Food>): boolean {
  const isNew = !existsSync(file);
  const target = isNew ? file : realpathSync(file);
  const partial = `${target}.${randomUUID()}.partial`;
  const before = isNew ? undefined : fingerprintIn(file, source.id);
  try {
    if (isNew) closeSync(openSync(partial, 'wx'));
    else copyFileSync(file, partial);
    const fingerprint = translated(partial, () => write(partial, source, foods));
    if (fingerprint === before) {
      rmSync(partial);
      return false;
    }
    flush(partial);
    renameSync(partial, target);
    return true;
  } catch (error) {
    rmSync(partial, { force: true });
    throw isFileError(error) ? unwritable(file, error) : error;
  }
}

function fingerprintIn(file: string, sourceId: string): string | undefined {
  const db = openReadOnly(file);
  try {
    return translated(file, () =>
      db.prepare('SELECT fingerprint FROM source WHERE id = ?').pluck().get(sourceId),
    ) as string | undefined;
  } finally {
    db.close();
  }
}

function write(file: string, source: Source, foods: Iterable<Food>): string {
  const db = openDatabase(file, {});
  try {
    // The file is thrown away if the run stops, so that a journal on disk would only cost time.
    db.pragma('journal_mode = MEMORY');
    return db.transaction(() => replaceSource(db, source, foods))();
  } finally {
    db.close();
  }
}

function replaceSource(db: Database, source: Source, foods: Iterable<Food>): string {
  if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${SCHEMA_VERSION}`);
    db.exec(CATALOGUE_SCHEMA);
  }
  writeRegistry(db, 'nutrient', NUTRIENTS);
  writeRegistry(db, 'food_pattern', FOOD_PATTERNS);
  removeSource(db, source.id);

  const { id, name, release, licence } = source;
  db.prepare('INSERT INTO source VALUES (?, ?, ?, ?, 0, ?)').run(id, name, release, licence, '');
  const hash = createHash('sha256').update(JSON.stringify([id, name, release, licence]));
  const known = new Set<number>();
  const insert = foodInserter(db, id, hash, known);
  for (const food of foods) insert(food);
  const fingerprint = hash.digest('hex');
  db.prepare('UPDATE source SET nutrients = ?, fingerprint = ? WHERE id = ?').run(
    known.size,
    fingerprint,
    id,
  );
  return fingerprint;
}

function removeSource(db: Database, source: string): void {
  const foods = '(SELECT ord FROM food WHERE source = ?)';
  db.prepare(`DELETE FROM serving_size WHERE food IN ${foods}`).run(source);
  db.prepare(`DELETE FROM variant WHERE food IN ${foods}`).run(source);
  db.prepare('DELETE FROM food WHERE source = ?').run(source);
  db.prepare('DELETE FROM source WHERE id = ?').run(source);
}

/** Inserts foods one by one; tells the hash all of each, and notes the nutrients that are known. */
function foodInserter(
  db: Database,
  source: string,
  hash: Hash,
  known: Set<number>,
): (food: Food) => void {
  const insertFood = inserter(db, 'food', 15);
  const insertVariant = inserter(db, 'variant', 11);
  const insertServing = inserter(db, 'serving_size', 6);
  const nutrients = vectorCodec(db, 'nutrient', NUTRIENTS);
  const foodPatterns = vectorCodec(db, 'food_pattern', FOOD_PATTERNS);

  return (food) => {
    const row = foodRow(food, source);
    hash.update(JSON.stringify([row, food.servingSizes]));
    const ord = insertFood.run(null, ...row).lastInsertRowid;
    for (const variant of food.variants) {
      const { head, tail } = variantRow(variant);
      hash.update(JSON.stringify([head, tail]));
      hash.update(bytesOf(variant.nutrients)).update(bytesOf(variant.foodPatterns));
      insertVariant.run(null, ord, ...head, ...vectors(variant, nutrients, foodPatterns), ...tail);
      variant.nutrients.forEach((amount, position) => {
        if (!Number.isNaN(amount)) known.add(position);
      });
    }
    food.servingSizes.forEach(({ type, label, amount, unit }, position) => {
      insertServing.run(ord, position, type, label, amount, unit);
    });
  };
}

function inserter(db: Database, table: string, columns: number): Statement<unknown[]> {
  return db.prepare(`INSERT INTO ${table} VALUES (${Array(columns).fill('?').join(', ')})`);
}

function foodRow(food: Food, source: string): unknown[] {
  return [
    food.id,
    source,
    food.name,
    food.description,
    food.type,
    food.brand,
    food.gtin,
    food.foodGroup,
    Number(food.isSolid),
    food.standardProcessing,
    food.standardServingType,
    food.standardUnit,
    food.density,
    food.searchWeight,
  ];
}

function variantRow(variant: Variant): { head: unknown[]; tail: unknown[] } {
  return {
    head: [variant.id, variant.processing, variant.label, variant.yieldFactor],
    tail: [Number(variant.foodPatternsEstimated), variant.source, variant.sourceCode],
  };
}

function vectors(
  variant: Variant,
  nutrients: VectorCodec,
  foodPatterns: VectorCodec,
): [Buffer, Buffer | null] {
  return [
    nutrients.encode(variant.nutrients),
    variant.foodPatterns === null ? null : foodPatterns.encode(variant.foodPatterns),
  ];
}

function bytesOf(vector: Float64Array | null): Uint8Array {
  return vector === null
    ? new Uint8Array()
    : new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}

/** Waits until the file's bytes are on the disk, so that the rename cannot come before them. */
function flush(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

function unwritable(file: string, error: NodeJS.ErrnoException): Refusal {
  return new Refusal({
    code: 'output/unwritable',
    message: `Cannot write the catalogue: ${error.message}`,
    place: { file },
    expected: 'a folder that can be written to',
  });
}
