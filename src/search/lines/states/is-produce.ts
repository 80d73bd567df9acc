import type { Food } from '../../../model/food.ts';
import { foodGroups } from '../../../model/food-groups.ts';

/** The food groups of fruit and vegetables. */
const PRODUCE = foodGroups('Fruits and Fruit Juices', 'Vegetables and Vegetable Products');

/** Whether a food is a fruit or vegetable, which people buy and count by the piece. */
export function isProduce({ foodGroup }: Pick<Food, 'foodGroup'>): boolean {
  return PRODUCE.has(foodGroup);
}
