import type { NewestOnlyKind, ResultKind } from '../operations/operation.ts';
import { NEWEST_VERSION, type Version } from '../presentation/versions.ts';

/** Values of parameters for requests that succeed. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  query: 'broccoli',
  type: 'generic',
  gtin: '00099482450663',
  id: 'broccoli',
  limit: 10,
  page: 1,
};

/** Meals that can be evaluated. */
const MEALS_EXAMPLE = [
  {
    entries: [
      { food_id: 'broccoli.boiled', amount: 150, unit: 'g' },
      { food_id: 'white-rice.boiled', amount: 60, unit: 'g', weighted_before_process: true },
    ],
  },
];

const RECIPE_EXAMPLE = {
  name: 'Potato soup',
  ingredients: ['500 g potatoes', '1 l water', '1 tsp salt'],
  servings: 4,
  weight: 1400,
  cooked: 'stewed',
};

/** A request body that succeeds, by the kind of its result; a test sends it. */
export function bodyExample(kind: ResultKind | NewestOnlyKind): unknown {
  switch (kind) {
    case 'recipe':
      return RECIPE_EXAMPLE;
    case 'matched-record':
      return { text: 'Breakfast: 2 slices wholemeal bread, 1 cup coffee' };
    case 'meal-report':
      return { date: '2026-03-09', meals: MEALS_EXAMPLE };
    default:
      return MEALS_EXAMPLE;
  }
}

const MACROS = {
  breakdown: [
    { label: 'Carbohydrates', nutrient: 'carbohydrates', percent: 83.758754, coverage: 1 },
    { label: 'Protein', nutrient: 'protein', percent: 12.455103, coverage: 1 },
    { label: 'Fat', nutrient: 'fat', percent: 3.786143, coverage: 1 },
    { label: 'Alcohol', nutrient: 'alcohol', percent: 0, coverage: 1 },
  ],
  total_kcal: 252.041275,
  carbohydrates_by_difference_share: 0,
  warnings: [],
};

/** The example of a body that is short enough to be read, in the newest version. */
export function exampleOf(
  kind: ResultKind | NewestOnlyKind,
  version: Version,
): { readonly example?: unknown } {
  return kind === 'macro-distribution' && version === NEWEST_VERSION ? { example: MACROS } : {};
}
