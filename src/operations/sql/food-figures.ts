import type { Catalogue } from '../../catalogue/catalogue.ts';
import { toGrams } from '../../engine/entries/portions.ts';
import { resolvedVariant } from '../../engine/foods/resolved-food.ts';
import type { IndexInput } from '../../evaluation/indices/index-table.ts';
import { standardVariant } from '../../model/food.ts';
import { foodPattern, isFoodPattern } from '../../model/food-patterns.ts';
import { knownOrNull } from '../../model/known-or-null.ts';
import { nutrientAmount } from '../../model/nutrients.ts';

/** A row of the table of foods that the views join: one for each id that meals may use. Null means unknown. */
export type FoodFigures = Readonly<Record<string, string | number | null>>;

/** Columns of text, which come first. */
export const FOOD_NAMES = ['id', 'variant_id'] as const;

/** Columns of numbers before those of the amounts. */
export const FOOD_FIGURES = [
  'grams_per_ml',
  'default_grams',
  'raw_grams_per_ml',
  'raw_default_grams',
  'yield_factor',
  'food_patterns_estimated',
] as const;

const IGNORE = () => {};

/**
 * The foods of a catalogue by every id that meals may use.
 *
 * @param figures amounts per 100 g: energy in kJ, nutrients in their units, food patterns in equivalents
 */
export function* foodFigures(
  catalogue: Catalogue,
  figures: readonly IndexInput[],
): Generator<FoodFigures> {
  for (const id of catalogue.knownIds()) {
    const found = catalogue.find(id);
    if (found === undefined) continue;
    const { food, variantId } = found;
    const variant = food.variants.find((one) => one.id === variantId) ?? standardVariant(food);
    const { density, defaults } = resolvedVariant(food, variantId);
    const { defaultAmount, rawDensity, yieldFactor } = defaults();
    const grams = (per: number | null) =>
      toGrams(defaultAmount.amount, defaultAmount.unit, per, IGNORE);
    const { nutrients, foodPatterns, foodPatternsEstimated } = variant;
    const amounts = figures.map((name) => [
      name,
      isFoodPattern(name)
        ? (foodPatterns?.[foodPattern(name).position] ?? null)
        : knownOrNull(nutrientAmount(nutrients, name)),
    ]);
    yield {
      id,
      variant_id: variant.id,
      grams_per_ml: density,
      default_grams: grams(density),
      raw_grams_per_ml: rawDensity,
      raw_default_grams: grams(rawDensity) * yieldFactor.factor,
      yield_factor: yieldFactor.factor,
      food_patterns_estimated: foodPatternsEstimated ? 1 : 0,
      ...Object.fromEntries(amounts),
    };
  }
}
