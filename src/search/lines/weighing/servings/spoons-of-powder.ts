import type { Food, Variant } from '../../../../model/food.ts';
import { foodGroups } from '../../../../model/food-groups.ts';
import type { Form } from '../../words/measures.ts';

/** Groups of drinks and stocks. */
const DRINKS_AND_STOCKS = foodGroups('Beverages', 'Soups, Sauces, and Gravies');

/** Standard servings of foods that are mostly made with hot water: coffee and stock, but not juice and rum. */
const BY_THE_CUP = /_(?:cup|bowl)$/;

/** Whether a food is a dish of a meal, which people eat by the plate. */
export function isDish({ type, foodGroup }: Food): boolean {
  return type === 'generic_composite_food' && foodGroup === 'Meals, Entrees, and Side Dishes';
}

/**
 * Whether a spoon more likely holds the powder of a drink or stock ("1 TL Kaffee"), or a spice that shares its name
 * with a dish ("2 tsp curry"), if the food has no spoon among its servings.
 */
export function mayBePowder(food: Food, form: Form): boolean {
  if (form !== 'teaspoon' && form !== 'tablespoon') return false;
  const { standardServingType, standardUnit, foodGroup } = food;
  const isMade = standardUnit === 'ml' && BY_THE_CUP.test(standardServingType ?? '');
  const isDrink = isMade && DRINKS_AND_STOCKS.has(foodGroup);
  return isDish(food) || (form === 'teaspoon' && isDrink);
}

const VEGETABLES = 'Vegetables and Vegetable Products';

/** Whether people heap a spoon of a food on their plates: mashed potato, cooked red cabbage. */
export function isServedHeaped({ type, foodGroup }: Food, { processing }: Variant): boolean {
  const isMade = type === 'generic_composite_food' || !['raw', 'dried'].includes(processing);
  return foodGroup === VEGETABLES && isMade;
}
