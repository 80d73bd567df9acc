import { waterIn } from '../cooking/yields.ts';
import type { Food, Variant } from '../food.ts';
import { type ByFoodGroup, ofFoodGroup } from '../food-groups.ts';
import { nutrientAmount } from '../nutrients.ts';

/** The lowest and the highest density that a food can have, in g/ml. */
export type DensityRange = readonly [lowest: number, highest: number];

/** Water with some sugar, alcohol, fat or cream in it. */
const DRINK: DensityRange = [0.9, 1.4];

/** Pieces in water lie close together, and leaves collapse. */
const COOKED_IN_WATER: DensityRange = [0.3, 1.25];
const IN_WATER: ReadonlySet<string> = new Set(['boiled', 'braised', 'steamed', 'stewed']);

/**
 * A food in a cup with less water than this, in g/100 g, is dry, such as flour, flakes and leaves.
 *
 * Source: the limit between `moist` and `dry` in `BY_GROUP`, whose source is named there.
 */
export const DRY_FOOD_WATER = 20;

/** Crystals, which pack more closely than leaves, flakes and powders. */
const CRYSTALS: DensityRange = [0.05, 1.4];

/** Minerals have next to no energy (kJ/100 g). */
const MINERAL_ENERGY = 40;

const MEAT: DensityRange = [0.2, 1.25];
const ANY: DensityRange = [0.02, 1.6];

/**
 * The density of a food in a cup, by its group: for fresh or moist foods, and for dry ones.
 *
 * Source: the spread of the cups and spoons of USDA's SR28 and FNDDS 2017-2018, widened by a tenth.
 */
const BY_GROUP: ByFoodGroup<{ readonly moist: DensityRange; readonly dry: DensityRange }> = {
  'Baked Products': { moist: [0.1, 1.25], dry: [0.08, 0.9] },
  'Beef Products': { moist: MEAT, dry: MEAT },
  'Breakfast Cereals': { moist: [0.35, 1.25], dry: [0.02, 0.9] },
  'Cereal Grains and Pasta': { moist: [0.2, 1.25], dry: [0.05, 0.95] },
  'Dairy and Egg Products': { moist: [0.15, 1.4], dry: [0.15, 0.98] },
  'Fats and Oils': { moist: [0.6, 1.3], dry: [0.6, 1.05] },
  'Finfish and Shellfish Products': { moist: MEAT, dry: MEAT },
  'Fruits and Fruit Juices': { moist: [0.15, 1.35], dry: [0.1, 0.95] },
  'Lamb, Veal, and Game Products': { moist: MEAT, dry: MEAT },
  'Legumes and Legume Products': { moist: [0.2, 1.25], dry: [0.15, 1.15] },
  'Nut and Seed Products': { moist: [0.2, 1.2], dry: [0.15, 1.2] },
  'Pork Products': { moist: MEAT, dry: [0.1, 1.1] },
  'Poultry Products': { moist: MEAT, dry: MEAT },
  Snacks: { moist: [0.1, 1.2], dry: [0.02, 0.85] },
  'Spices and Herbs': { moist: [0.02, 1.3], dry: [0.01, 0.85] },
  'Vegetables and Vegetable Products': { moist: [0.03, 1.25], dry: [0.02, 0.9] },
};

/** The range of densities that a variant can have. */
export function densityRange(food: Food, variant: Variant): DensityRange {
  if (!food.isSolid) return DRINK;
  if (IN_WATER.has(variant.processing)) return COOKED_IN_WATER;
  const ranges = ofFoodGroup(BY_GROUP, food.foodGroup);
  if (ranges === undefined) return ANY;
  // Written so that unknown water counts as moist.
  if (!(waterIn(variant) < DRY_FOOD_WATER)) return ranges.moist;
  const isMineral = nutrientAmount(variant.nutrients, 'energy') < MINERAL_ENERGY;
  return isMineral ? CRYSTALS : ranges.dry;
}
