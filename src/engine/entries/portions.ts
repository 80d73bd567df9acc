import type { Assumption } from '../../model/assumptions.ts';
import type { Entry } from '../../model/entry.ts';
import { convertMass, convertVolume, isMassUnit, type Unit } from '../../model/units.ts';
import type { ResolvedFood } from '../foods/resolved-food.ts';

/** The density in g/ml that is assumed for a food whose density is unknown: the density of water. */
const WATER_DENSITY = 1;

/**
 * The mass of an entry as it was eaten.
 *
 * @param assume takes each value that had to be assumed
 * @returns grams of the food in its processed state
 */
export function portionGrams(
  entry: Entry,
  food: ResolvedFood,
  assume: (assumption: Assumption) => void,
): number {
  if (!entry.isRawWeight) return weighedGrams(entry, food, food.density, assume);
  const { yieldFactor, rawDensity } = food.defaults();
  if (yieldFactor.origin === 'none') assume('assumed-yield');
  return weighedGrams(entry, food, rawDensity, assume) * yieldFactor.factor;
}

/** @param density g/ml of the food in the state in which it was weighed */
function weighedGrams(
  entry: Entry,
  food: ResolvedFood,
  density: number | null,
  assume: (assumption: Assumption) => void,
): number {
  if (entry.amount === undefined || entry.unit === undefined) {
    const { defaultAmount, isDefaultAServing } = food.defaults();
    assume(isDefaultAServing ? 'assumed-serving' : 'assumed-amount');
    return toGrams(defaultAmount.amount, defaultAmount.unit, density, assume);
  }
  return toGrams(entry.amount, entry.unit, density, assume);
}

/** @param assume called if the density had to be assumed */
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
