import type { FoodGroup } from '../../model/food-groups.ts';
/** Groups of CoFID whose foods are recipes of several foods: dishes, sandwiches, pizzas, puddings, soups and sauces. */
export const DISHES = /^(?:[BDJM]R|A[BEST]|S)/;

/** SR food groups by the first letters of a CoFID group. The first match counts. */
const BY_GROUP: readonly (readonly [RegExp, FoodGroup])[] = [
  [/^A[ACD]/, 'Cereal Grains and Pasta'],
  [/^[BC]/, 'Dairy and Egg Products'],
  [/^DB/, 'Legumes and Legume Products'],
  [/^D[AGFI]/, 'Vegetables and Vegetable Products'],
  [/^F/, 'Fruits and Fruit Juices'],
  [/^G/, 'Nut and Seed Products'],
  [/^H/, 'Spices and Herbs'],
  [/^J[ACM]/, 'Finfish and Shellfish Products'],
  [/^MAC/, 'Beef Products'],
  [/^MA[AG]/, 'Pork Products'],
  [/^(?:MAE|ME|MG)/, 'Lamb, Veal, and Game Products'],
  [/^MC/, 'Poultry Products'],
  [/^MI/, 'Sausages and Luncheon Meats'],
  [/^O/, 'Fats and Oils'],
  [/^[PQ]/, 'Beverages'],
];

/** The SR food group whose yield factors fit a CoFID food; null for dishes and mixed foods. */
export function cofidFoodGroup(group: string): FoodGroup | null {
  if (DISHES.test(group)) return null;
  return BY_GROUP.find(([beginning]) => beginning.test(group))?.[1] ?? null;
}
