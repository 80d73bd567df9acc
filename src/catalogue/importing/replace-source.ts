import type { Database, Statement } from 'better-sqlite3';
import type { Food, Variant } from '../../model/food.ts';
import type { FoodCollection } from '../../model/food-collection.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { foldedName } from '../../text/fold-words.ts';
import { fingerprintOf } from '../integrity/fingerprint.ts';
import { vectorCodec } from '../schema/vectors.ts';

/**
 * Writes a source into an open catalogue, in place of the source's former content.
 *
 * @returns the fingerprint of its content
 */
export function replaceSource(db: Database, collection: FoodCollection<Iterable<Food>>): string {
  const { source, foods, legacyIds, codes } = collection;
  const { id: owner, name, release, licence } = source;
  removeSource(db, owner);
  inserter(db, 'source', 6).run(owner, name, release, licence, 0, '');

  const fingerprint = fingerprintOf(source);
  const known = new Set<number>();
  const insertFood = foodInserter(db, owner);
  for (const food of foods) {
    fingerprint.add(food);
    insertFood(food);
    for (const { nutrients } of food.variants) noteKnown(nutrients, known);
  }
  const insertLegacyId = inserter(db, 'legacy_id', 7);
  for (const legacyId of inOrder(legacyIds, ({ id }) => [id])) {
    fingerprint.add(legacyId);
    const { id, name: formerName, change, release: changedIn, target, note } = legacyId;
    insertLegacyId.run(id, owner, formerName, change, changedIn, target, note);
  }
  const insertCode = inserter(db, 'source_code', 4);
  for (const sourceCode of inOrder(codes, ({ code, source: of }) => [code, of])) {
    fingerprint.add(sourceCode);
    insertCode.run(sourceCode.code, sourceCode.source, sourceCode.variantId, owner);
  }

  const digest = fingerprint.digest();
  db.prepare('UPDATE source SET nutrients = ?, fingerprint = ? WHERE id = ?').run(
    known.size,
    digest,
    owner,
  );
  return digest;
}

/** Sorts rows by the bytes of their keys, the order in which SQLite returns them. */
function inOrder<Row>(rows: readonly Row[], keyOf: (row: Row) => readonly string[]): Row[] {
  const bytes = (row: Row) => Buffer.from(keyOf(row).join('\0'));
  return [...rows].sort((a, b) => Buffer.compare(bytes(a), bytes(b)));
}

function removeSource(db: Database, source: string): void {
  for (const table of ['search_hit', 'serving_size', 'variant', 'name']) {
    db.prepare(`DELETE FROM ${table} WHERE food IN (SELECT ord FROM food WHERE source = ?)`).run(
      source,
    );
  }
  db.prepare('DELETE FROM legacy_id WHERE source = ?').run(source);
  db.prepare('DELETE FROM source_code WHERE owner = ?').run(source);
  db.prepare('DELETE FROM food WHERE source = ?').run(source);
  db.prepare('DELETE FROM source WHERE id = ?').run(source);
}

function noteKnown(amounts: Float64Array, known: Set<number>): void {
  amounts.forEach((amount, position) => {
    if (!Number.isNaN(amount)) known.add(position);
  });
}

function foodInserter(db: Database, source: string): (food: Food) => void {
  const insertFood = inserter(db, 'food', 16);
  const insertServing = inserter(db, 'serving_size', 6);
  const insertName = inserter(db, 'name', 4);
  const insertVariant = variantInserter(db);

  return (food) => {
    const ord = insertFood.run(null, ...foodRow(food, source)).lastInsertRowid;
    for (const variant of food.variants) insertVariant(variant, ord);
    food.servingSizes.forEach(({ type, label, amount, unit }, position) => {
      insertServing.run(ord, position, type, label, amount, unit);
    });
    [food.name, ...food.otherNames].forEach((name, position) => {
      insertName.run(ord, position, name, foldedName(name));
    });
  };
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
    food.retiredIn,
  ];
}

function variantInserter(db: Database): (variant: Variant, food: number | bigint) => void {
  const insert = inserter(db, 'variant', 16);
  const nutrients = vectorCodec(db, 'nutrient', NUTRIENTS);
  const foodPatterns = vectorCodec(db, 'food_pattern', FOOD_PATTERNS);
  return (variant, food) => {
    const { foodPatterns: patterns, foodPatternsOrigin: origin, borrowed } = variant;
    insert.run(
      null,
      food,
      variant.id,
      variant.processing,
      variant.label,
      variant.yieldFactor,
      nutrients.encode(variant.nutrients),
      patterns === null ? null : foodPatterns.encode(patterns),
      Number(variant.foodPatternsEstimated),
      origin?.source ?? null,
      origin?.sourceCode ?? null,
      variant.source,
      variant.sourceCode,
      borrowed?.source ?? null,
      borrowed?.sourceCode ?? null,
      borrowed === null ? null : nutrients.encodePositions(borrowed.nutrients),
    );
  };
}

function inserter(db: Database, table: string, columns: number): Statement<unknown[]> {
  return db.prepare(`INSERT INTO ${table} VALUES (${Array(columns).fill('?').join(', ')})`);
}
