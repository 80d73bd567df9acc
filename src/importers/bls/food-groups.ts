import type { FoodGroup } from '../../model/food-groups.ts';

/** SR food groups by the first letters of a BLS code. The first match counts. */
const BY_CODE: readonly (readonly [RegExp, FoodGroup])[] = [
  [/^[BD]/, 'Baked Products'],
  [/^(?:C|E[4-9])/, 'Cereal Grains and Pasta'],
  [/^E1|^M/, 'Dairy and Egg Products'],
  [/^F/, 'Fruits and Fruit Juices'],
  [/^(?:G|K|H6)/, 'Vegetables and Vegetable Products'],
  [/^H[1-4]/, 'Nut and Seed Products'],
  [/^H/, 'Legumes and Legume Products'],
  [/^[NP]/, 'Beverages'],
  [/^Q/, 'Fats and Oils'],
  [/^S/, 'Sweets'],
  [/^T/, 'Finfish and Shellfish Products'],
  [/^U[12]/, 'Beef Products'],
  [/^U[56]/, 'Pork Products'],
  [/^U[3478]/, 'Lamb, Veal, and Game Products'],
  [/^V[34]/, 'Poultry Products'],
  [/^V[12]/, 'Lamb, Veal, and Game Products'],
  [/^W/, 'Sausages and Luncheon Meats'],
];

/** The SR food group whose yield factors fit a BLS food; null for dishes and mixed foods. */
export function blsFoodGroup(code: string): FoodGroup | null {
  return BY_CODE.find(([beginning]) => beginning.test(code))?.[1] ?? null;
}
