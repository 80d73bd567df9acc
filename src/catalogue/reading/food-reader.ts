import type { Database, Statement } from 'better-sqlite3';
import type { Food, FoodType, Origin, Processing, ServingSize, Variant } from '../../model/food.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { memoizeBounded } from '../bounded-cache.ts';
import { missingRow } from '../connection.ts';
import { type VectorCodec, vectorCodec } from '../schema/vectors.ts';

interface FoodRow {
  readonly ord: number;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: FoodType;
  readonly brand: string | null;
  readonly gtin: string | null;
  readonly food_group: string | null;
  readonly is_solid: number;
  readonly standard_processing: Processing;
  readonly standard_serving_type: ServingSize['type'];
  readonly standard_unit: Food['standardUnit'];
  readonly search_weight: number;
  readonly retired_in: string | null;
  readonly recorded_on: string | null;
}

interface OtherName {
  readonly text: string;
  readonly language: string | null;
}

interface VariantRow {
  readonly ord: number;
  readonly id: string;
  readonly processing: Processing;
  readonly label: string;
  readonly yield_factor: number | null;
  readonly density: number | null;
  readonly nutrients: Buffer;
  readonly food_patterns: Buffer | null;
  readonly food_patterns_estimated: number;
  readonly food_patterns_source: string | null;
  readonly food_patterns_code: string | null;
  readonly source: string;
  readonly source_code: string | null;
  readonly borrowed_source: string | null;
  readonly borrowed_code: string | null;
  readonly borrowed: Buffer | null;
}

/** Foods that stay in memory: common ones are read again and again. */
const CACHED_FOODS = 5000;

/** Reads a whole food by its place in the file. */
export type FoodReader = (ord: number) => Food;

/** Prepares the statements that read a whole food, once for each connection. */
export function foodReader(db: Database): FoodReader {
  const byOrd: Statement<[number], FoodRow> = db.prepare('SELECT * FROM food WHERE ord = ?');
  const otherNamesOf: Statement<[number], OtherName> = db.prepare(
    'SELECT text, language FROM name WHERE food = ? AND position > 0 ORDER BY position',
  );
  const variantsOf = variantReader(db);

  return memoizeBounded(CACHED_FOODS, (ord) => {
    const row = byOrd.get(ord) ?? missingRow('a food');
    const names = otherNamesOf.all(ord);
    return {
      id: row.id,
      name: row.name,
      otherNames: names.map(({ text }) => text),
      ...localNamesOf(names),
      description: row.description,
      type: row.type,
      brand: row.brand,
      gtin: row.gtin,
      foodGroup: row.food_group,
      isSolid: row.is_solid === 1,
      standardProcessing: row.standard_processing,
      standardServingType: row.standard_serving_type,
      standardUnit: row.standard_unit,
      searchWeight: row.search_weight,
      retiredIn: row.retired_in,
      ...(row.recorded_on === null ? {} : { recordedOn: row.recorded_on }),
      variants: variantsOf(ord),
    };
  });
}

/** Only of foods that have some, as most of a large catalogue have none. */
function localNamesOf(names: readonly OtherName[]): Pick<Food, 'localNames'> {
  const local = names.flatMap(({ text, language }) =>
    language === null ? [] : [[language, text]],
  );
  return local.length === 0 ? {} : { localNames: Object.fromEntries(local) };
}

function variantReader(db: Database): (food: number) => Variant[] {
  const nutrients = vectorCodec(db, 'nutrient', NUTRIENTS);
  const foodPatterns = vectorCodec(db, 'food_pattern', FOOD_PATTERNS);
  const ofFood: Statement<[number], VariantRow> = db.prepare(
    'SELECT * FROM variant WHERE food = ? ORDER BY ord',
  );
  const servingSizesOf: Statement<[number], ServingSize> = db.prepare(
    'SELECT type, label, amount, unit FROM serving_size WHERE variant = ? ORDER BY position',
  );
  return (food) =>
    ofFood.all(food).map((row) => ({
      id: row.id,
      processing: row.processing,
      label: row.label,
      yieldFactor: row.yield_factor,
      density: row.density,
      servingSizes: servingSizesOf.all(row.ord),
      nutrients: nutrients.decode(row.nutrients),
      foodPatterns: row.food_patterns === null ? null : foodPatterns.decode(row.food_patterns),
      foodPatternsEstimated: row.food_patterns_estimated === 1,
      foodPatternsOrigin: originOf(row.food_patterns_source, row.food_patterns_code),
      source: row.source,
      sourceCode: row.source_code,
      borrowed: borrowedOf(row, nutrients),
    }));
}

function borrowedOf(row: VariantRow, nutrients: VectorCodec): Variant['borrowed'] {
  const origin = originOf(row.borrowed_source, row.borrowed_code);
  if (origin === null || row.borrowed === null) return null;
  return { ...origin, nutrients: nutrients.decodePositions(row.borrowed) };
}

function originOf(source: string | null, sourceCode: string | null): Origin | null {
  return source === null || sourceCode === null ? null : { source, sourceCode };
}
