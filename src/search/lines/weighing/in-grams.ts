import type { Food, Variant } from '../../../model/food.ts';
import type { Weighed } from './servings/servings.ts';

/** An amount of a solid food in g, if its density is known: 240 ml of desiccated coconut are 96 g. */
export function inGrams(
  weighed: Weighed,
  { isSolid, standardUnit }: Food,
  eaten: Variant,
): Weighed {
  const { density } = eaten;
  if (weighed.unit !== 'ml' || !isSolid || standardUnit !== 'g' || density === null) return weighed;
  return { ...weighed, amount: weighed.amount * density, unit: 'g' };
}
