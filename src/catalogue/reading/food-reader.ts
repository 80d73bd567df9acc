import type { Database } from 'better-sqlite3';
import { BoundedCache } from '../../collections/bounded-cache.ts';
import {
  type Food,
  type FoodType,
  originOf,
  type Processing,
  type ServingSize,
  type Variant,
} from '../../model/food.ts';
import type { FoodGroup } from '../../model/food-groups.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { missingRow } from '../connection.ts';
import { prepareLater } from '../prepare-later.ts';
import { vectorCodec } from '../schema/vectors.ts';

/** A food with one of its variants: a row of {@link WHOLE_FOOD}. */
type FoodRow = readonly [
  id: string,
  name: string,
  description: string,
  type: FoodType,
  brand: string | null,
  gtin: string | null,
  foodGroup: FoodGroup | null,
  isSolid: number,
  standardProcessing: Processing,
  standardServingType: ServingSize['type'],
  standardUnit: Food['standardUnit'],
  searchWeight: number,
  retiredIn: string | null,
  recordedOn: string | null,
  hasOtherNames: number,
  ...variant: VariantRow,
];

type VariantRow = readonly [
  ord: number | null,
  id: string,
  processing: Processing,
  label: string,
  yieldFactor: number | null,
  density: number | null,
  nutrients: Buffer,
  foodPatterns: Buffer | null,
  foodPatternsEstimated: number,
  foodPatternsSource: string | null,
  foodPatternsCode: string | null,
  source: string,
  sourceCode: string | null,
  borrowedSource: string | null,
  borrowedCode: string | null,
  borrowed: Buffer | null,
  hasServingSizes: number,
];

/** One statement instead of four, and rows without names: a search reads ten foods, which takes most of its time. */
const WHOLE_FOOD = `
  SELECT food.id, name, description, type, brand, gtin, food_group, is_solid, standard_processing,
    standard_serving_type, standard_unit, search_weight, retired_in, recorded_on,
    CASE WHEN ? THEN EXISTS (SELECT 1 FROM name WHERE name.food = food.ord AND position > 0) ELSE 0 END,
    variant.ord, variant.id, processing, label, yield_factor, density, nutrients, food_patterns,
    food_patterns_estimated, food_patterns_source, food_patterns_code, variant.source, source_code,
    borrowed_source, borrowed_code, borrowed,
    EXISTS (SELECT 1 FROM serving_size WHERE serving_size.variant = variant.ord)
  FROM food LEFT JOIN variant ON variant.food = food.ord
  WHERE food.ord = ?`;

interface OtherName {
  readonly text: string;
  readonly language: string | null;
}

/** The first column of a row that describes the variant. */
const VARIANT_ORD = 15;

/** Foods that stay in memory: common ones are read again and again. */
const CACHED_FOODS = 5000;

/**
 * The number of slots that remember which foods were read lately. A food is cached when it is read for the second time:
 * most of millions of foods are read once, and the garbage collection of as many would delay searches.
 */
const LATELY_READ = 8192;

/**
 * Reads a whole food by its place in the file.
 *
 * @param isNamedOnce whether the food is known to have no other names; looking for them reads a page of the file
 */
export type FoodReader = (ord: number, isNamedOnce?: boolean) => Food;

/** Prepares the statements that read a whole food, once for each connection. */
export function foodReader(db: Database): FoodReader {
  const byOrd = prepareLater<[number, number], FoodRow>(db, WHOLE_FOOD, 'raw');
  const otherNamesOf = prepareLater<[number], OtherName>(
    db,
    'SELECT text, language FROM name WHERE food = ? AND position > 0 ORDER BY position',
  );
  const variantOf = variantReader(db);

  const read = (ord: number, isNamedOnce: boolean): Food => {
    const rows = byOrd().all(Number(!isNamedOnce), ord);
    const [
      id,
      name,
      description,
      type,
      brand,
      gtin,
      foodGroup,
      isSolid,
      standardProcessing,
      standardServingType,
      standardUnit,
      searchWeight,
      retiredIn,
      recordedOn,
      hasOtherNames,
    ] = rows[0] ?? missingRow('a food');
    const names = hasOtherNames === 1 ? otherNamesOf().all(ord) : [];
    return {
      id,
      name,
      otherNames: names.map(({ text }) => text),
      ...localNamesOf(names),
      description,
      type,
      brand,
      gtin,
      foodGroup,
      isSolid: isSolid === 1,
      standardProcessing,
      standardServingType,
      standardUnit,
      searchWeight,
      retiredIn,
      ...(recordedOn === null ? {} : { recordedOn }),
      variants: variantsOf(rows, variantOf),
    };
  };
  const cache = new BoundedCache<number, Food>(CACHED_FOODS);
  const lately = new Float64Array(LATELY_READ).fill(Number.NaN);
  return (ord, isNamedOnce = false) => {
    const cached = cache.get(ord);
    if (cached !== undefined) return cached;
    const food = read(ord, isNamedOnce);
    const place = ord % LATELY_READ;
    if (lately[place] === ord) cache.set(ord, food);
    lately[place] = ord;
    return food;
  };
}

/** The variants in the order of their import; none for a food of a damaged file that has none. */
function variantsOf(
  rows: readonly FoodRow[],
  variantOf: (row: FoodRow) => Variant,
): readonly Variant[] {
  const [first] = rows;
  if (rows.length === 1) return first?.[VARIANT_ORD] === null ? [] : rows.map(variantOf);
  return rows.toSorted((a, b) => Number(a[VARIANT_ORD]) - Number(b[VARIANT_ORD])).map(variantOf);
}

/** Only of foods that have some, as most of a large catalogue have none. */
function localNamesOf(names: readonly OtherName[]): Pick<Food, 'localNames'> {
  const local = names.flatMap(({ text, language }) =>
    language === null ? [] : [[language, text]],
  );
  return local.length === 0 ? {} : { localNames: Object.fromEntries(local) };
}

function variantReader(db: Database): (row: FoodRow) => Variant {
  const vectors = {
    nutrients: vectorCodec(db, 'nutrient', NUTRIENTS),
    foodPatterns: vectorCodec(db, 'food_pattern', FOOD_PATTERNS),
  };
  const servingSizesOf = prepareLater<[number], ServingSize>(
    db,
    'SELECT type, label, amount, unit FROM serving_size WHERE variant = ? ORDER BY position',
  );
  return (row) => {
    const [
      ord,
      id,
      processing,
      label,
      yieldFactor,
      density,
      nutrients,
      foodPatterns,
      foodPatternsEstimated,
      foodPatternsSource,
      foodPatternsCode,
      source,
      sourceCode,
      borrowedSource,
      borrowedCode,
      borrowed,
      hasServingSizes,
    ] = row.slice(VARIANT_ORD) as unknown as VariantRow;
    const borrowedFrom = originOf(borrowedSource, borrowedCode);
    return {
      id,
      processing,
      label,
      yieldFactor,
      density,
      servingSizes: hasServingSizes === 1 ? servingSizesOf().all(Number(ord)) : [],
      nutrients: vectors.nutrients.decode(nutrients),
      foodPatterns: foodPatterns === null ? null : vectors.foodPatterns.decode(foodPatterns),
      foodPatternsEstimated: foodPatternsEstimated === 1,
      foodPatternsOrigin: originOf(foodPatternsSource, foodPatternsCode),
      source,
      sourceCode,
      borrowed:
        borrowedFrom === null || borrowed === null
          ? null
          : { ...borrowedFrom, nutrients: vectors.nutrients.decodePositions(borrowed) },
    };
  };
}
