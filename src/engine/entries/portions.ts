import type { Assumption } from '../../model/assumptions.ts';
import type { Entry } from '../../model/entry.ts';
import { convertMass, convertVolume, isMassUnit, type Unit } from '../../model/units.ts';
import type { ResolvedFood } from '../foods/resolved-food.ts';

/** g/ml taken for a volume of a food whose density is unknown: that of water. */
const WATER_DENSITY = 1;

/**
 * The mass of an entry as it was eaten.
 *
 * @param assume told of each figure that had to be assumed
 * @returns grams of the food in its processed state
 */
export function portionGrams(
  entry: Entry,
  food: ResolvedFood,
  assume: (assumption: Assumption) => void,
): number {
  const grams = weighedGrams(entry, food, assume);
  if (!entry.isRawWeight) return grams;
  const { factor, origin } = food.defaults().yieldFactor;
  if (origin === 'none') assume('assumed-yield');
  return grams * factor;
}

function weighedGrams(
  entry: Entry,
  food: ResolvedFood,
  assume: (assumption: Assumption) => void,
): number {
  if (entry.amount === undefined || entry.unit === undefined) {
    const { defaultAmount, isDefaultAServing } = food.defaults();
    assume(isDefaultAServing ? 'assumed-serving' : 'assumed-amount');
    return toGrams(defaultAmount.amount, defaultAmount.unit, food.density, assume);
  }
  return toGrams(entry.amount, entry.unit, food.density, assume);
}

/** @param assume told where the density had to be assumed */
export function toGrams(
  amount: number,
  unit: Unit,
  density: number | null,
  assume: (assumption: Assumption) => void,
): number {
  if (isMassUnit(unit)) return convertMass(amount, unit, 'g');
  if (density === null) assume('assumed-density');
  return convertVolume(amount, unit, 'ml') * (density ?? WATER_DENSITY);
}
