import type { Food, Processing, Variant } from '../food.ts';
import { type ByFoodGroup, type FoodGroup, ofFoodGroup } from '../food-groups.ts';
import { nutrient } from '../nutrients.ts';
import { type RawState, yieldRange } from './yield-bounds.ts';

/** Cooked weight / raw weight, and how the figure was derived. */
export interface YieldFactor {
  readonly factor: number;
  readonly origin: 'raw' | 'given' | 'protein' | 'dry matter' | 'food group' | 'none';
}

const PROTEIN = nutrient('protein').position;
const FAT = nutrient('fat').position;
const CARBOHYDRATES = nutrient('carbohydrates_by_difference').position;
const AVAILABLE_CARBOHYDRATES = nutrient('carbohydrates').position;
const WATER = nutrient('water').position;

/** The minimum protein of a raw food (g/100 g) for comparing weights by it. */
const PROTEIN_ENOUGH = 5;

/** A raw food with less water than this (g/100 g) absorbs water when it is boiled. */
const WATER_OF_SOAKING_FOODS = 25;

const VEGETABLES = 'Vegetables and Vegetable Products';

/**
 * The share of the raw weight of a food that remains in one of its variants. The variant's own figure comes first, then
 * components that cooking leaves unchanged (protein if the raw food has enough of it, otherwise dry matter without
 * fat), then the median of the food group. A figure that is impossible for the cooking method is skipped. Unknown is 1,
 * with the origin `none`.
 */
export function yieldFactor(food: Food, variant: Variant): YieldFactor {
  if (variant.processing === 'raw') return { factor: 1, origin: 'raw' };
  if (variant.yieldFactor !== null) return { factor: variant.yieldFactor, origin: 'given' };
  const raw = rawVariant(food);
  const [lowest, highest] = yieldRange(food.foodGroup, variant.processing, rawState(raw));
  const candidates: (YieldFactor | undefined)[] = [
    raw && byProtein(raw, variant),
    raw && byDryMatter(raw, variant),
    groupMedian(food.foodGroup, variant.processing),
  ];
  for (const candidate of candidates) {
    if (candidate === undefined) continue;
    const factor = capped(candidate.factor, food.foodGroup, variant.processing);
    if (factor >= lowest && factor <= highest) return { factor, origin: candidate.origin };
  }
  return { factor: 1, origin: 'none' };
}

/** The raw variant of a food, which weights before cooking refer to; undefined without one. */
export function rawVariant({ variants }: Food): Variant | undefined {
  return variants.find(({ processing }) => processing === 'raw');
}

/** Whether a raw food is dry or fresh; undefined if there is no raw food or it has no figures. */
export function rawState(raw: Variant | undefined): RawState | undefined {
  const water = raw === undefined ? Number.NaN : waterIn(raw);
  if (Number.isNaN(water)) return undefined;
  return water < WATER_OF_SOAKING_FOODS ? 'dry' : 'fresh';
}

/** The water of a variant in g/100 g. If it is unknown, 100 g minus the solids; NaN if these are unknown, too. */
export function waterIn(variant: Variant): number {
  const known = variant.nutrients[WATER] as number;
  return Number.isNaN(known) ? 100 - solids(variant) : known;
}

function solids({ nutrients }: Variant): number {
  return [PROTEIN, FAT, CARBOHYDRATES].reduce((sum, at) => sum + (nutrients[at] as number), 0);
}

function byProtein(raw: Variant, variant: Variant): YieldFactor | undefined {
  const rawProtein = raw.nutrients[PROTEIN] as number;
  if (!(rawProtein >= PROTEIN_ENOUGH)) return undefined;
  return { factor: rawProtein / (variant.nutrients[PROTEIN] as number), origin: 'protein' };
}

function byDryMatter(raw: Variant, variant: Variant): YieldFactor {
  const pair = [raw, variant];
  const isKnown = (at: number) => pair.every(({ nutrients }) => !Number.isNaN(nutrients[at]));
  // If the water of one is unknown, protein and carbohydrates replace the dry matter of both.
  const isWaterKnown = isKnown(WATER);
  // Frying adds fat and roasting melts it out, whereas the rest of the dry matter remains.
  const isFatKnown = isKnown(FAT);
  const carbohydrates = isKnown(CARBOHYDRATES) ? CARBOHYDRATES : AVAILABLE_CARBOHYDRATES;
  const dryMatter = ({ nutrients }: Variant) =>
    isWaterKnown
      ? 100 - (nutrients[WATER] as number) - (isFatKnown ? (nutrients[FAT] as number) : 0)
      : (nutrients[PROTEIN] as number) + (nutrients[carbohydrates] as number);
  return { factor: dryMatter(raw) / dryMatter(variant), origin: 'dry matter' };
}

function groupMedian(group: FoodGroup | null, processing: Processing): YieldFactor | undefined {
  const factor = ofFoodGroup(MEDIANS, group)?.[processing];
  return factor === undefined ? undefined : { factor, origin: 'food group' };
}

/** Vegetables lose solids to the water in which they boil, so that derived figures are too high. */
function capped(factor: number, group: FoodGroup | null, processing: Processing): number {
  return group === VEGETABLES && processing === 'boiled' ? Math.min(factor, 1) : factor;
}

/**
 * Median yield factors by food group and method: for each pair of a raw and a cooked food of USDA's SR28, the protein
 * (g/100 g) of the raw food divided by that of the cooked one. Groups and methods with fewer than three pairs are
 * omitted; so is stewed fruit, whose pairs are all of dried fruit. Source: USDA National Nutrient Database for Standard
 * Reference 28.
 */
const MEDIANS: ByFoodGroup<Partial<Record<Processing, number>>> = {
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
  'Fruits and Fruit Juices': { dried: 0.267 },
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
