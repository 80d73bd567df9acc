import type { Database, Statement } from 'better-sqlite3';
import type { Food, FoodType, Processing, ServingSize, Variant } from '../model/food.ts';
import { FOOD_PATTERNS } from '../model/food-patterns.ts';
import { NUTRIENTS } from '../model/nutrients.ts';
import { vectorCodec } from './vectors.ts';

/** A food found by its id, and the variant where the id named one. */
export interface FoundFood {
  readonly food: Food;
  readonly variantId?: string;
}

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
  readonly density: number | null;
  readonly search_weight: number;
}

interface VariantRow {
  readonly id: string;
  readonly processing: Processing;
  readonly label: string;
  readonly yield_factor: number | null;
  readonly nutrients: Buffer;
  readonly food_patterns: Buffer | null;
  readonly food_patterns_estimated: number;
  readonly source: string;
  readonly source_code: string | null;
}

/**
 * Prepares the search for foods by any id they go by: that of a food or a variant, else a code of
 * a source, of the source's own foods first.
 */
export function foodFinder(db: Database): (id: string) => FoundFood | undefined {
  const nutrients = vectorCodec(db, 'nutrient', NUTRIENTS);
  const foodPatterns = vectorCodec(db, 'food_pattern', FOOD_PATTERNS);
  const byId: Statement<[string], FoodRow> = db.prepare('SELECT * FROM food WHERE id = ?');
  const byOrd: Statement<[number], FoodRow> = db.prepare('SELECT * FROM food WHERE ord = ?');
  const variantById: Statement<[string], { food: number; id: string }> = db.prepare(
    'SELECT food, id FROM variant WHERE id = ?',
  );
  const variantByCode: Statement<[string], { food: number; id: string }> = db.prepare(
    `SELECT variant.food, variant.id FROM variant JOIN food ON food.ord = variant.food
     WHERE variant.source_code = ? ORDER BY food.source <> variant.source, variant.ord LIMIT 1`,
  );
  const variantsOf: Statement<[number], VariantRow> = db.prepare(
    'SELECT * FROM variant WHERE food = ? ORDER BY ord',
  );
  const servingSizesOf: Statement<[number], ServingSize> = db.prepare(
    'SELECT type, label, amount, unit FROM serving_size WHERE food = ? ORDER BY position',
  );

  const toVariant = (row: VariantRow): Variant => ({
    id: row.id,
    processing: row.processing,
    label: row.label,
    yieldFactor: row.yield_factor,
    nutrients: nutrients.decode(row.nutrients),
    foodPatterns: row.food_patterns === null ? null : foodPatterns.decode(row.food_patterns),
    foodPatternsEstimated: row.food_patterns_estimated === 1,
    source: row.source,
    sourceCode: row.source_code,
  });

  const toFood = (row: FoodRow): Food => ({
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    brand: row.brand,
    gtin: row.gtin,
    foodGroup: row.food_group,
    isSolid: row.is_solid === 1,
    standardProcessing: row.standard_processing,
    standardServingType: row.standard_serving_type,
    standardUnit: row.standard_unit,
    density: row.density,
    searchWeight: row.search_weight,
    servingSizes: servingSizesOf.all(row.ord),
    variants: variantsOf.all(row.ord).map(toVariant),
  });

  return (id) => {
    const food = byId.get(id);
    if (food !== undefined) return { food: toFood(food) };
    const variant = variantById.get(id) ?? variantByCode.get(id);
    if (variant === undefined) return undefined;
    return { food: toFood(byOrd.get(variant.food) as FoodRow), variantId: variant.id };
  };
}
