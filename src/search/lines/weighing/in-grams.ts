import type { Food, Variant } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import type { Weighed } from './servings/servings.ts';

/**
 * An amount of a solid food in g, if its density is known: 240 ml of desiccated coconut are 86 g. The volume of a jar
 * includes the liquid, and stays unchanged.
 */
export function inGrams(
  weighed: Weighed,
  { tin }: FoodLine,
  { isSolid, standardUnit }: Food,
  { density }: Variant,
): Weighed {
  const isVolume = weighed.unit === 'ml' && isSolid && standardUnit === 'g' && tin === undefined;
  if (!isVolume || density === null) return weighed;
  return { ...weighed, amount: weighed.amount * density, unit: 'g' };
}
