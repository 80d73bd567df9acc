import type { Food } from '../../../../model/food.ts';
import { foodGroups } from '../../../../model/food-groups.ts';
import type { Serving } from './servings.ts';

/** Groups of foods that shops sell both by the helping and by the large packet: nuts, raisins, juice, sweets. */
const SOLD_IN_ANY_SIZE = foodGroups(
  'Nut and Seed Products',
  'Fruits and Fruit Juices',
  'Legumes and Legume Products',
  'Sweets',
);

/** Labels of packets. A bar, a tin, a block and a large bag hold about as much everywhere. */
const PACKET = /^(?!.*\blarge\b).*\b(?:bag|box|package|packet|carton)$/;

/** Up to this, g or ml, a packet is one for a single helping. */
const MOST_OF_HELPING = 250;

/** Whether a packet in the catalogue holds a helping, while other packets of the food hold much more: "1 bag of almonds". */
export function isPackOfAnySize(
  { label, amount }: Pick<Serving, 'label' | 'amount'>,
  { foodGroup }: Pick<Food, 'foodGroup'>,
): boolean {
  return SOLD_IN_ANY_SIZE.has(foodGroup) && amount <= MOST_OF_HELPING && PACKET.test(label);
}
