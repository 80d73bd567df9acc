import { type FoodPatternName, foodPattern } from '../../model/food-patterns.ts';
import { type NutrientName, nutrient } from '../../model/nutrients.ts';
import { convertMass, kcalToKj, type MassUnit } from '../../model/units.ts';

/** A column of totals: its possible names, what it holds, and the conversion of its unit to ours. */
export interface TotalsColumn {
  readonly names: readonly string[];
  readonly of: 'grams' | 'nutrient' | 'food pattern';
  /** The position in the registry of its nutrients or food patterns. */
  readonly position: number;
  /** The factor of its unit to ours: a whole number, so that the conversion is exact, or the factor of energy. */
  readonly factor: number;
}

/** A column of a nutrient. */
export function column(
  names: readonly string[],
  name: NutrientName,
  unit: MassUnit | 'kcal',
): TotalsColumn {
  const { position, unit: ours } = nutrient(name);
  const factor = unit === 'kcal' ? kcalToKj(1) : convertMass(1, unit, ours as MassUnit);
  return { names, of: 'nutrient', position, factor };
}

/**
 * A column of a food pattern.
 *
 * @param factor the factor of its unit to that of FPED
 */
export function foodPatternColumn(
  names: readonly string[],
  name: FoodPatternName,
  factor = 1,
): TotalsColumn {
  return {
    names,
    of: 'food pattern',
    position: foodPattern(name).position,
    factor,
  };
}

/** A column of the mass of everything, g. */
export function gramsColumn(names: readonly string[]): TotalsColumn {
  return { names, of: 'grams', position: 0, factor: 1 };
}
