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

/** Snacks are sold so, too, unless the packet in the catalogue is the single one that people mean by "a bag of crisps". */
const SNACKS = 'Snacks';
/** Up to this, g, a packet of snacks is a single one. */
const SINGLE_PACKET = 30;

/** A bag of popcorn for the microwave holds about as much everywhere. */
const OF_ONE_SIZE = /\bpopcorn\b/iu;

/** Labels of packets. A bar, a tin, a block and a large bag hold about as much everywhere. */
const PACKET = /^(?!.*\blarge\b).*\b(?:bag|box|package|packet|carton)$/;

/** Up to this, g or ml, a packet is one for a single helping. */
const MOST_OF_HELPING = 250;

/** Whether a packet in the catalogue holds a helping, while other packets of the food hold much more: "1 bag of almonds". */
export function isPackOfAnySize(
  { label, amount }: Pick<Serving, 'label' | 'amount'>,
  { foodGroup, name }: Pick<Food, 'foodGroup' | 'name'>,
): boolean {
  const isSold =
    SOLD_IN_ANY_SIZE.has(foodGroup) ||
    (foodGroup === SNACKS && amount > SINGLE_PACKET && !OF_ONE_SIZE.test(name));
  return isSold && amount <= MOST_OF_HELPING && PACKET.test(label);
}
