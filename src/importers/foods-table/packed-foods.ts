import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import type { Food, Variant } from '../../model/food.ts';
import type { FoodRepair, ImportCounts } from '../../model/food-collection.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import type { FoodColumns } from './columns/read-columns.ts';
import type { FoodsTableOptions, Unweighed } from './read-foods-table.ts';

/** The task of the thread that reads a table of foods. */
export interface TableTask {
  readonly file: string;
  readonly options: FoodsTableOptions;
}

/**
 * Messages of the thread: problems and repairs of rows as soon as it finds them, and everything else as one answer per
 * request.
 */
export type TableAnswer =
  | { readonly found: readonly Diagnostic[]; readonly repairs: readonly FoodRepair[] }
  | { readonly columns: FoodColumns }
  | {
      readonly foods: SentFoods;
      readonly places: readonly (Location | undefined)[];
      readonly counts: ImportCounts;
    }
  | {
      readonly end: ImportCounts;
      readonly unread: ReadonlyMap<string, number>;
      readonly contradicted: ReadonlyMap<string, number>;
      readonly unweighed: Unweighed;
      readonly notes: readonly string[];
    };

/**
 * Foods as text and one array of amounts, since objects take longer to send. Values equal to those of the previous food
 * are omitted.
 */
export interface SentFoods {
  /**
   * A JSON list of foods. A food has only its {@link OwnValues} if it is otherwise like the previous one. The
   * `foodPatterns` of a variant are `true` if it has any.
   */
  readonly text: string;
  /** For each variant: the nutrients, and the food patterns if it has any. */
  readonly amounts: Float64Array;
}

/** The values that distinguish a product from an otherwise equal one, in the order of the list. */
type OwnValues = readonly [
  id: string,
  name: string,
  brand: string | null,
  gtin: string | null,
  searchWeight: number,
  variantId: string,
  sourceCode: string | null,
];

/** The amounts of a food that has none yet. */
const NO_AMOUNTS = new Float64Array(0);

/** The number of values in the list for a food that is like the previous one. */
const OWN_VALUES: OwnValues['length'] = 7;

type SentVariant = Omit<Variant, 'nutrients' | 'foodPatterns'> & {
  nutrients: Float64Array;
  foodPatterns: Float64Array | true | null;
};

type SentFood = Omit<Food, 'variants'> & { variants: SentVariant[] };

/** Prepares foods for the other thread. */
export function packFoods(foods: readonly Food[]): SentFoods {
  let length = 0;
  for (const { variants } of foods) {
    for (const { nutrients, foodPatterns } of variants) {
      length += nutrients.length + (foodPatterns?.length ?? 0);
    }
  }
  const amounts = new Float64Array(length);
  let end = 0;
  const values: unknown[] = [];
  let before: Food | undefined;
  for (const food of foods) {
    for (const { nutrients, foodPatterns } of food.variants) {
      amounts.set(nutrients, end);
      end += NUTRIENTS.length;
      if (foodPatterns === null) continue;
      amounts.set(foodPatterns, end);
      end += FOOD_PATTERNS.length;
    }
    const [variant] = food.variants;
    if (variant !== undefined && before !== undefined && areAlike(before, food)) {
      const { id, name, brand, gtin, searchWeight } = food;
      values.push(id, name, brand, gtin, searchWeight, variant.id, variant.sourceCode);
    } else {
      values.push(described(food));
    }
    before = food;
  }
  return { text: JSON.stringify(values), amounts };
}

function described(food: Food): unknown {
  return {
    ...food,
    variants: food.variants.map(({ nutrients, foodPatterns, ...variant }) =>
      foodPatterns === null ? variant : { ...variant, foodPatterns: true },
    ),
  };
}

/**
 * Whether two foods with one variant each differ only in their {@link OwnValues} and amounts, as most foods of a table
 * do.
 */
function areAlike(one: Food, other: Food): boolean {
  const [variant, second] = one.variants;
  const [like, more] = other.variants;
  return (
    second === undefined &&
    more === undefined &&
    variant !== undefined &&
    like !== undefined &&
    areAlikeVariants(variant, like) &&
    one.otherNames.length + other.otherNames.length === 0 &&
    one.localNames === undefined &&
    other.localNames === undefined &&
    one.description === other.description &&
    one.type === other.type &&
    one.foodGroup === other.foodGroup &&
    one.isSolid === other.isSolid &&
    one.standardProcessing === other.standardProcessing &&
    one.standardServingType === other.standardServingType &&
    one.standardUnit === other.standardUnit &&
    one.retiredIn === other.retiredIn &&
    one.recordedOn === other.recordedOn
  );
}

function areAlikeVariants(one: Variant, other: Variant): boolean {
  return (
    one.servingSizes.length + other.servingSizes.length === 0 &&
    one.foodPatterns === null &&
    other.foodPatterns === null &&
    one.foodPatternsOrigin === null &&
    other.foodPatternsOrigin === null &&
    one.borrowed === null &&
    other.borrowed === null &&
    one.processing === other.processing &&
    one.label === other.label &&
    one.yieldFactor === other.yieldFactor &&
    one.density === other.density &&
    one.foodPatternsEstimated === other.foodPatternsEstimated &&
    one.source === other.source
  );
}

/** The foods that another thread prepared by `packFoods`. Their vectors share memory. */
export function unpackFoods({ text, amounts }: SentFoods): Food[] {
  const values = JSON.parse(text) as unknown[];
  const foods: SentFood[] = [];
  let end = 0;
  const next = (length: number) => {
    end += length;
    return amounts.subarray(end - length, end);
  };
  let before: SentFood | undefined;
  for (let at = 0; at < values.length; ) {
    const value = values[at];
    if (before !== undefined && typeof value === 'string') {
      before = likeBefore(before, values, at);
      at += OWN_VALUES;
    } else {
      before = value as SentFood;
      at += 1;
    }
    for (const variant of before.variants) {
      variant.nutrients = next(NUTRIENTS.length);
      variant.foodPatterns = variant.foodPatterns === true ? next(FOOD_PATTERNS.length) : null;
    }
    foods.push(before);
  }
  return foods as Food[];
}

/**
 * A food that is like the previous one, without amounts. Copying an object and then changing it takes ten times as long
 * as naming its properties.
 */
function likeBefore(before: SentFood, values: readonly unknown[], at: number): SentFood {
  const variant = before.variants[0] as SentVariant;
  const food: SentFood = {
    id: values[at] as string,
    name: values[at + 1] as string,
    otherNames: before.otherNames,
    description: before.description,
    type: before.type,
    brand: values[at + 2] as string | null,
    gtin: values[at + 3] as string | null,
    foodGroup: before.foodGroup,
    isSolid: before.isSolid,
    standardProcessing: before.standardProcessing,
    standardServingType: before.standardServingType,
    standardUnit: before.standardUnit,
    searchWeight: values[at + 4] as number,
    retiredIn: before.retiredIn,
    variants: [
      {
        id: values[at + 5] as string,
        processing: variant.processing,
        label: variant.label,
        yieldFactor: variant.yieldFactor,
        density: variant.density,
        nutrients: NO_AMOUNTS,
        foodPatterns: null,
        foodPatternsEstimated: variant.foodPatternsEstimated,
        foodPatternsOrigin: variant.foodPatternsOrigin,
        servingSizes: variant.servingSizes,
        source: variant.source,
        sourceCode: values[at + 6] as string | null,
        borrowed: variant.borrowed,
      },
    ],
  };
  return before.recordedOn === undefined ? food : { ...food, recordedOn: before.recordedOn };
}
