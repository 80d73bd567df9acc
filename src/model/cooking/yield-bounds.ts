import type { Processing } from '../food.ts';
import { type ByFoodGroup, type FoodGroup, ofFoodGroup } from '../food-groups.ts';

/** Dry foods (less than 25 g of water in 100 g) absorb water, whereas fresh foods lose it. */
export type RawState = 'dry' | 'fresh';

/** The lowest and the highest yield factor that cooking can have. */
export type YieldRange = readonly [lowest: number, highest: number];

type Methods = 'any' | readonly Processing[];
type Bound = readonly [states: RawState | 'any', methods: Methods, range: YieldRange];

const MOIST = ['boiled', 'braised', 'steamed', 'stewed'] as const;
const DRY_HEAT = ['baked', 'broiled', 'roasted'] as const;
const DEEP_FRIED = ['deep-fried'] as const;
const DRIED = ['dried'] as const;

/** Meat loses water and fat, and a coating adds weight to deep-fried meat. Organs lose the most. */
const MEAT: readonly Bound[] = [
  ['any', DRIED, [0.2, 0.6]],
  ['any', DEEP_FRIED, [0.6, 1.2]],
  ['any', 'any', [0.45, 1.1]],
];

/**
 * The range of yield factors by food group. The first match counts. A figure beyond the range compares two foods that
 * are not the same, or belongs to another kind of food.
 *
 * Source: the spread of the raw and cooked pairs of USDA's SR28 and of BLS 4.0, without pairs whose protein and dry
 * matter disagree, and widened to the next 0.05.
 */
const BOUNDS: ByFoodGroup<readonly Bound[]> = {
  'Beef Products': MEAT,
  'Lamb, Veal, and Game Products': MEAT,
  'Poultry Products': MEAT,
  // Bacon: two thirds of it melt away.
  'Pork Products': [...MEAT.slice(0, 2), ['any', 'any', [0.25, 1.1]]],
  // Simmered sausages take up some water.
  'Sausages and Luncheon Meats': [['any', 'any', [0.45, 1.25]]],
  'Finfish and Shellfish Products': [
    ['any', DRIED, [0.15, 0.5]],
    ['any', 'any', [0.4, 1.3]],
  ],
  'Dairy and Egg Products': [
    ['any', DRIED, [0.1, 0.5]],
    ['any', 'any', [0.8, 1.15]],
  ],
  'Breakfast Cereals': [['any', MOIST, [2, 9]]],
  'Cereal Grains and Pasta': [
    ['any', ['roasted', 'broiled'], [0.75, 1]],
    // Semolina and polenta take up the most.
    ['dry', MOIST, [1.7, 10]],
    // Boiled first.
    ['dry', 'any', [1.5, 4]],
    ['fresh', MOIST, [0.95, 2.25]],
    ['fresh', 'any', [0.6, 1.75]],
  ],
  'Legumes and Legume Products': [
    ['dry', ['roasted'], [0.85, 1.1]],
    ['dry', 'any', [1.5, 4]],
    ['fresh', 'any', [0.35, 1.2]],
  ],
  'Fruits and Fruit Juices': [
    ['any', DRIED, [0.08, 1.05]],
    ['dry', MOIST, [1.5, 3.5]],
    ['fresh', MOIST, [0.65, 1.15]],
    ['any', 'any', [0.4, 1]],
  ],
  'Nut and Seed Products': [
    ['any', DRIED, [0.35, 0.75]],
    ['any', MOIST, [0.9, 2]],
    ['dry', 'any', [0.9, 1.15]],
    // Chestnuts and coconut.
    ['fresh', 'any', [0.4, 1]],
  ],
  'Vegetables and Vegetable Products': [
    ['any', DRIED, [0.05, 0.45]],
    ['dry', MOIST, [1, 8]],
    ['dry', 'any', [0.8, 1.1]],
    ['fresh', ['boiled'], [0.25, 1]],
    ['fresh', MOIST, [0.45, 1.25]],
    // Nori is dried before it is toasted.
    ['fresh', ['roasted'], [0.1, 1.05]],
    ['fresh', DEEP_FRIED, [0.35, 1.1]],
    ['fresh', 'any', [0.35, 1.05]],
  ],
  'Baked Products': [
    ['any', DRIED, [0.15, 0.6]],
    ['any', DRY_HEAT, [0.65, 1.05]],
    ['any', 'any', [0.75, 1.5]],
  ],
  'Spices and Herbs': [['any', DRIED, [0.05, 0.5]]],
};

/** The range for groups without figures of their own, from dried to soaked. */
const ANY_GROUP: YieldRange = [0.05, 10];

/**
 * The yield factors that are possible for a food group and method.
 *
 * @param state undefined if the raw food is unknown: the range then covers both states
 */
export function yieldRange(
  foodGroup: FoodGroup | null,
  method: Processing,
  state: RawState | undefined,
): YieldRange {
  const states: readonly RawState[] = state === undefined ? ['fresh', 'dry'] : [state];
  const ranges = states.map((one) => rangeOf(foodGroup, method, one));
  return [Math.min(...ranges.map(([lowest]) => lowest)), Math.max(...ranges.map((r) => r[1]))];
}

function rangeOf(foodGroup: FoodGroup | null, method: Processing, state: RawState): YieldRange {
  const bounds = ofFoodGroup(BOUNDS, foodGroup) ?? [];
  const bound = bounds.find(
    ([states, methods]) =>
      (states === 'any' || states === state) && (methods === 'any' || methods.includes(method)),
  );
  return bound?.[2] ?? ANY_GROUP;
}
