import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import type { ImportCounts } from '../../model/food-collection.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import type { FoodColumns } from './read-columns.ts';
import type { FoodsTableOptions } from './read-foods-table.ts';

/** What the thread that reads a table of foods is started with. */
export interface TableTask {
  readonly file: string;
  readonly options: FoodsTableOptions;
}

/** What the thread sends: problems of rows as it finds them, all others one after each request. */
export type TableAnswer =
  | { readonly found: readonly Diagnostic[] }
  | { readonly columns: FoodColumns }
  | { readonly foods: SentFoods; readonly counts: ImportCounts }
  | { readonly end: ImportCounts };

/** Foods without objects and vectors, since those take longer to send. */
export interface SentFoods {
  /** JSON of the foods, in whose variants `foodPatterns` is true if there are any. */
  readonly text: string;
  /** For each variant: the nutrients, and the food patterns if it has any. */
  readonly amounts: Float64Array;
}

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
  const described = foods.map((food) => ({
    ...food,
    variants: food.variants.map(({ nutrients, foodPatterns, ...variant }) => {
      amounts.set(nutrients, end);
      end += NUTRIENTS.length;
      if (foodPatterns === null) return variant;
      amounts.set(foodPatterns, end);
      end += FOOD_PATTERNS.length;
      return { ...variant, foodPatterns: true };
    }),
  }));
  return { text: JSON.stringify(described), amounts };
}

/** The foods that another thread prepared by `packFoods`; their vectors share memory. */
export function unpackFoods({ text, amounts }: SentFoods): Food[] {
  const foods = JSON.parse(text) as (Omit<Food, 'variants'> & { variants: SentVariant[] })[];
  let end = 0;
  const next = (length: number) => {
    end += length;
    return amounts.subarray(end - length, end);
  };
  for (const food of foods) {
    for (const variant of food.variants) {
      variant.nutrients = next(NUTRIENTS.length);
      variant.foodPatterns = variant.foodPatterns === true ? next(FOOD_PATTERNS.length) : null;
    }
  }
  return foods as Food[];
}

type SentVariant = Omit<Food['variants'][number], 'nutrients' | 'foodPatterns'> & {
  nutrients: Float64Array;
  foodPatterns: Float64Array | true | null;
};
