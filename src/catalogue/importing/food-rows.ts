import type { Database, Statement } from 'better-sqlite3';
import type { Food, Variant } from '../../model/food.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS, nutrient } from '../../model/nutrients.ts';
import { foldedName } from '../../text/words/fold-words.ts';
import type { VariantRow } from '../figures/figures-section.ts';
import { vectorCodec } from '../schema/vectors.ts';

/** The rows of a food in the tables of a catalogue, without the row numbers of the food and its variants. */
export interface FoodRows {
  readonly food: readonly unknown[];
  /** The name itself first. */
  readonly names: readonly (readonly unknown[])[];
  readonly variants: readonly VariantRows[];
}

/** The rows of a variant of a food. */
interface VariantRows {
  readonly variant: readonly unknown[];
  readonly servingSizes: readonly (readonly unknown[])[];
}

/** Prepares the rows of the foods of a source. */
export function foodRows(db: Database, source: string): (food: Food) => FoodRows {
  const variantRow = variantRows(db);
  return (food) => ({
    food: foodRow(food, source),
    names: nameRows(food),
    variants: food.variants.map((variant) => ({
      variant: variantRow(variant),
      servingSizes: variant.servingSizes.map(({ type, label, amount, unit }, position) => [
        position,
        type,
        label,
        amount,
        unit,
      ]),
    })),
  });
}

const MACRONUTRIENTS = (['energy', 'protein', 'fat', 'carbohydrates'] as const).map(
  (name) => nutrient(name).position,
);

function isComplete({ nutrients }: Variant): boolean {
  return !MACRONUTRIENTS.some((position) => Number.isNaN(nutrients[position]));
}

/** The columns of the table `food` after its row number. */
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
    food.searchWeight,
    food.retiredIn,
    food.recordedOn ?? null,
    Number(food.variants.some(isComplete)),
  ];
}

function nameRows({ name, otherNames, localNames = {} }: Food): unknown[][] {
  const rows: unknown[][] = [[0, name, foldedName(name), null]];
  if (otherNames.length === 0) return rows;
  const languages = new Map(Object.entries(localNames).map(([language, one]) => [one, language]));
  otherNames.forEach((other, index) => {
    rows.push([index + 1, other, foldedName(other), languages.get(other) ?? null]);
  });
  return rows;
}

function variantRows(db: Database): (variant: Variant) => unknown[] {
  const nutrients = vectorCodec(db, 'nutrient', NUTRIENTS);
  const foodPatterns = vectorCodec(db, 'food_pattern', FOOD_PATTERNS);
  return (variant) => {
    const { foodPatterns: patterns, foodPatternsOrigin: origin, borrowed } = variant;
    return [
      variant.id,
      variant.processing,
      variant.label,
      variant.yieldFactor,
      variant.density,
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
    ];
  };
}

/** The columns that figures need of each variant of a food. */
export function* variantFigures({ food, variants }: FoodRows): Generator<VariantRow, void> {
  const [foodId, isSolid, standard] = [food[0], food[8], food[9]];
  for (const { variant } of variants) {
    const [id, processing, , , density, nutrients, patterns, isEstimated] = variant;
    const isStandard = Number(processing === standard);
    const amounts = [density, nutrients, patterns, isEstimated, variant[BORROWED]];
    yield [foodId, id, isSolid, ...amounts, isStandard] as unknown as VariantRow;
  }
}

/** The position of the borrowed nutrients in a row of a variant. */
const BORROWED = 14;

/** A food of a catalogue with its row number. */
export interface StoredFood {
  readonly ord: number;
  readonly rows: FoodRows;
}

/** Prepares the statements that read the rows of a food of a source by its id. */
export function storedFoodRows(
  db: Database,
  source: string,
): (id: string) => StoredFood | undefined {
  const raw = (sql: string) => db.prepare(sql).raw() as Statement<unknown[], unknown[]>;
  const byId = raw('SELECT * FROM food WHERE id = ? AND source = ?');
  const namesOf = raw(
    'SELECT position, text, folded, language FROM name WHERE food = ? ORDER BY position',
  );
  const variantsOf = raw('SELECT * FROM variant WHERE food = ? ORDER BY ord');
  const servingSizesOf = raw(
    'SELECT position, type, label, amount, unit FROM serving_size WHERE variant = ? ORDER BY position',
  );
  return (id) => {
    const row = byId.get(id, source);
    if (row === undefined) return undefined;
    const [ord, ...food] = row;
    const variants = variantsOf.all(ord).map(([variantOrd, , ...variant]) => ({
      variant,
      servingSizes: servingSizesOf.all(variantOrd),
    }));
    return { ord: ord as number, rows: { food, names: namesOf.all(ord), variants } };
  };
}

/** Whether the rows of two foods are the same. */
export function areSameRows(one: FoodRows, other: FoodRows): boolean {
  return (
    areSame(one.food, other.food) &&
    areSame(one.names, other.names) &&
    one.variants.length === other.variants.length &&
    one.variants.every(({ variant, servingSizes }, index) => {
      const two = other.variants[index];
      return areSame(variant, two?.variant) && areSame(servingSizes, two?.servingSizes);
    })
  );
}

/**
 * The positions in a row of a food that affect neither searches nor the choice of products: its description, its group,
 * whether it is solid, and its standard processing, serving and unit.
 */
const UNSEARCHED: ReadonlySet<number> = new Set([3, 7, 8, 9, 10, 11]);

/** The position of the processing in a row of a variant. */
const PROCESSING = 1;

/** Whether searches and the choice of products treat two foods alike. */
export function areFoundAlike(one: FoodRows, other: FoodRows): boolean {
  return (
    one.food.every((value, at) => UNSEARCHED.has(at) || value === other.food[at]) &&
    areSame(one.names, other.names) &&
    areSame(statesOf(one), statesOf(other))
  );
}

function statesOf({ variants }: FoodRows): unknown[] {
  return variants.map(({ variant }) => variant[PROCESSING]);
}

function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Buffer.isBuffer(one)) return Buffer.isBuffer(other) && one.equals(other);
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!areSame(one[at], other[at])) return false;
  return true;
}
