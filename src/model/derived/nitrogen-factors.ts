import { type ByFoodGroup, type FoodGroup, ofFoodGroup } from '../food-groups.ts';

/** Grams of protein per gram of nitrogen in sources that use one factor for all foods (BLS 4.0: `PROT625`). */
const OF_SOURCES: ReadonlyMap<string, number> = new Map([['bls-4.0', 6.25]]);

/**
 * Grams of protein per gram of nitrogen by food group, for USDA's tables and CoFID: Jones's factors. Groups whose foods
 * have several factors, such as cereals (5.70 to 5.95), milk and egg (6.38 and 6.25) or dishes, are omitted.
 *
 * Source: `N_Factor` of SR28, which is the same for at least 98 % of the foods of each of these groups.
 */
const OF_FOOD_GROUPS: ByFoodGroup<number> = {
  'Beef Products': 6.25,
  'Finfish and Shellfish Products': 6.25,
  'Fruits and Fruit Juices': 6.25,
  'Lamb, Veal, and Game Products': 6.25,
  'Pork Products': 6.25,
  'Poultry Products': 6.25,
  'Sausages and Luncheon Meats': 6.25,
  'Vegetables and Vegetable Products': 6.25,
};

/** Grams of protein per gram of nitrogen; NaN if the factor of a food is unknown. */
export function nitrogenFactor(source: string, foodGroup: FoodGroup | null): number {
  return OF_SOURCES.get(source) ?? ofFoodGroup(OF_FOOD_GROUPS, foodGroup) ?? Number.NaN;
}
