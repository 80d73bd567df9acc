import type { FoodType, Processing } from '../../model/food.ts';
import type { FoodGroup } from '../../model/food-groups.ts';

/** What a WWEIA food category says about its foods. */
export interface Category {
  readonly type: FoodType;
  readonly isSolid: boolean;
  /** The SR food group whose median yield factors fit. */
  readonly foodGroup: FoodGroup | null;
  /** The state of a food whose description says "cooked" without the method. */
  readonly cooked: Processing;
  /** The state of a food whose name does not mention cooking. */
  readonly unstated: Processing;
}

/** Ranges of category numbers, both ends included. */
type Runs = readonly (readonly [number, number])[];

/** Drinks: milk and milk drinks, milk substitutes, everything in the 7000s, and baby drinks. */
const LIQUIDS: Runs = [
  [1002, 1404],
  [7002, 7899],
  [9202, 9204],
  [9402, 9602],
];

/** Composite foods: milk shakes, mixed dishes, cakes, salads, mashes, smoothies, cocktails, sauces, baby dinners. */
const COMPOSITES: Runs = [
  [1402, 1402],
  [3002, 3802],
  [4402, 4404],
  [5502, 5506],
  [6432, 6432],
  [6806, 6806],
  [7220, 7220],
  [7506, 7506],
  [8410, 8412],
  [9008, 9008],
];

const FOOD_GROUPS: readonly (readonly [FoodGroup, Runs])[] = [
  [
    'Dairy and Egg Products',
    [
      [1002, 1402],
      [1602, 1822],
      [2502, 2502],
      [8006, 8008],
    ],
  ],
  ['Beef Products', [[2002, 2004]]],
  ['Pork Products', [[2006, 2006]]],
  ['Lamb, Veal, and Game Products', [[2008, 2008]]],
  ['Poultry Products', [[2202, 2206]]],
  ['Finfish and Shellfish Products', [[2402, 2404]]],
  ['Sausages and Luncheon Meats', [[2602, 2608]]],
  [
    'Legumes and Legume Products',
    [
      [2802, 2802],
      [2806, 2806],
    ],
  ],
  ['Nut and Seed Products', [[2804, 2804]]],
  ['Meals, Entrees, and Side Dishes', [[3002, 3730]]],
  [
    'Soups, Sauces, and Gravies',
    [
      [3802, 3802],
      [8402, 8412],
    ],
  ],
  ['Cereal Grains and Pasta', [[4002, 4004]]],
  [
    'Baked Products',
    [
      [4202, 4404],
      [5202, 5204],
      [5502, 5506],
    ],
  ],
  ['Breakfast Cereals', [[4602, 4804]]],
  [
    'Snacks',
    [
      [5002, 5008],
      [5402, 5404],
    ],
  ],
  [
    'Sweets',
    [
      [5702, 5806],
      [8802, 8806],
    ],
  ],
  [
    'Fruits and Fruit Juices',
    [
      [6002, 6024],
      [7002, 7006],
    ],
  ],
  [
    'Vegetables and Vegetable Products',
    [
      [6402, 6806],
      [7008, 7008],
    ],
  ],
  [
    'Beverages',
    [
      [1404, 1404],
      [7102, 7804],
      [9802, 9802],
    ],
  ],
  [
    'Fats and Oils',
    [
      [8002, 8004],
      [8010, 8012],
    ],
  ],
  ['Baby Foods', [[9002, 9602]]],
];

/** How a "cooked" food of a category was most likely cooked: boiled, unless the table says otherwise. */
const COOKED: readonly (readonly [Processing, Runs])[] = [
  [
    'roasted',
    [
      [2002, 2010],
      [2202, 2206],
      [2602, 2602],
    ],
  ],
  ['baked', [[2402, 2402]]],
  [
    'fried',
    [
      [2604, 2608],
      [8002, 8002],
    ],
  ],
];

/**
 * Foods that are cooked although their names do not say so: meat and poultry, beans, porridges, nuggets, French fries
 * and other fried vegetables.
 */
const UNSTATED: readonly (readonly [Processing, Runs])[] = [
  [
    'roasted',
    [
      [2002, 2008],
      [2202, 2202],
      [2206, 2206],
    ],
  ],
  [
    'boiled',
    [
      [2802, 2802],
      [4802, 4804],
    ],
  ],
  [
    'fried',
    [
      [2204, 2204],
      [6430, 6430],
      [6804, 6804],
    ],
  ],
];

/** Reads a category of What We Eat in America, 2017-2018, by its number. */
export function readCategory(number: number): Category {
  return {
    type: isIn(COMPOSITES, number) ? 'generic_composite_food' : 'generic_single_food',
    isSolid: !isIn(LIQUIDS, number),
    foodGroup: pick(FOOD_GROUPS, number) ?? null,
    cooked: pick(COOKED, number) ?? 'boiled',
    unstated: pick(UNSTATED, number) ?? 'raw',
  };
}

function pick<Value>(rows: readonly (readonly [Value, Runs])[], number: number): Value | undefined {
  return rows.find(([, runs]) => isIn(runs, number))?.[0];
}

function isIn(runs: Runs, number: number): boolean {
  return runs.some(([from, to]) => from <= number && number <= to);
}
