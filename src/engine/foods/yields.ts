import type { Food, Processing, Variant } from '../../model/food.ts';
import { nutrient } from '../../model/nutrients.ts';

/** Cooked weight / raw weight, and how the figure was come by. */
export interface YieldFactor {
  readonly factor: number;
  readonly origin: 'raw' | 'given' | 'protein' | 'dry matter' | 'food group' | 'none';
}

const PROTEIN = nutrient('protein').position;
const WATER = nutrient('water').position;

/** Below this, protein is too small a share of the raw food to weigh it by (g/100 g). */
const PROTEIN_ENOUGH = 5;

const VEGETABLES = 'Vegetables and Vegetable Products';

/**
 * How much of the raw weight of a food is left in a variant of it: the variant's own figure, else
 * by what cooking leaves unchanged (protein where the raw food has enough of it, else dry matter),
 * else the median of its food group. Unknown is 1, and said to be `none`.
 */
export function yieldFactor(food: Food, variant: Variant): YieldFactor {
  if (variant.processing === 'raw') return { factor: 1, origin: 'raw' };
  if (variant.yieldFactor !== null) return { factor: variant.yieldFactor, origin: 'given' };
  const found = derived(food, variant) ?? groupMedian(food.foodGroup, variant.processing);
  return found === undefined
    ? { factor: 1, origin: 'none' }
    : { ...found, factor: capped(found.factor, food.foodGroup, variant.processing) };
}

function derived(food: Food, variant: Variant): YieldFactor | undefined {
  const raw = food.variants.find((other) => other.processing === 'raw');
  if (raw === undefined) return undefined;
  const rawProtein = raw.nutrients[PROTEIN] as number;
  if (rawProtein >= PROTEIN_ENOUGH) {
    const factor = rawProtein / (variant.nutrients[PROTEIN] as number);
    if (isUsable(factor)) return { factor, origin: 'protein' };
  }
  const factor = dryMatter(raw) / dryMatter(variant);
  return isUsable(factor) ? { factor, origin: 'dry matter' } : undefined;
}

function dryMatter(variant: Variant): number {
  return 100 - (variant.nutrients[WATER] as number);
}

/** NaN comes of an unknown nutrient, infinity of a variant that has none of it. */
function isUsable(factor: number): boolean {
  return factor > 0 && Number.isFinite(factor);
}

function groupMedian(group: string | null, processing: Processing): YieldFactor | undefined {
  const factor = group === null ? undefined : MEDIANS[group]?.[processing];
  return factor === undefined ? undefined : { factor, origin: 'food group' };
}

/** Vegetables lose solids to the water they boil in, so that the derived figures come out too high. */
function capped(factor: number, group: string | null, processing: Processing): number {
  return group === VEGETABLES && processing === 'boiled' ? Math.min(factor, 1) : factor;
}

/**
 * Median yield factors by food group and method: for each pair of a raw and a cooked food of USDA's
 * SR28, the protein (g/100 g) of the raw over that of the cooked. Groups and methods with fewer
 * than three pairs are left out. Source: USDA National Nutrient Database for Standard Reference 28.
 */
const MEDIANS: Readonly<Record<string, Partial<Record<Processing, number>>>> = {
  'Beef Products': {
    boiled: 0.766,
    braised: 0.663,
    broiled: 0.763,
    fried: 0.721,
    roasted: 0.779,
    stewed: 0.709,
  },
  'Cereal Grains and Pasta': { boiled: 2.9 },
  'Dairy and Egg Products': { dried: 0.261 },
  'Finfish and Shellfish Products': { baked: 0.78, boiled: 0.78, fried: 0.924 },
  'Fruits and Fruit Juices': { dried: 0.267, stewed: 2.486 },
  'Lamb, Veal, and Game Products': {
    boiled: 0.73,
    braised: 0.626,
    broiled: 0.717,
    fried: 0.752,
    roasted: 0.76,
    stewed: 0.66,
  },
  'Legumes and Legume Products': { boiled: 2.655, roasted: 0.931 },
  'Nut and Seed Products': { dried: 0.423, roasted: 0.848 },
  'Pork Products': { boiled: 0.749, fried: 0.666, roasted: 0.866 },
  'Poultry Products': {
    boiled: 0.771,
    braised: 0.811,
    broiled: 0.72,
    fried: 0.692,
    roasted: 0.738,
    stewed: 0.71,
  },
  'Sausages and Luncheon Meats': { boiled: 0.787 },
  [VEGETABLES]: { baked: 0.822, boiled: 1.06, dried: 0.099, fried: 0.863, steamed: 1.013 },
};
