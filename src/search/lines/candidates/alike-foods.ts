import type { Variant } from '../../../model/food.ts';
import { type NutrientName, nutrientAmount } from '../../../model/nutrients.ts';

/** The nutrients in g that must be alike, next to the energy. An unknown amount does not count. */
const COMPARED: readonly NutrientName[] = [
  'protein',
  'fat',
  'saturated_fatty_acids',
  'carbohydrates',
  'sugar',
  'alcohol',
];

/** The most by which amounts per 100 g may differ: a share of the greater one, or a few kJ or g. */
interface Tolerance {
  readonly share: number;
  readonly kilojoules: number;
  readonly grams: number;
}

/** For two kinds of a food, by the project's judgement. */
const KINDS: Tolerance = { share: 0.15, kilojoules: 40, grams: 3 };

/** For one food in two tables, likewise. */
export const IN_TWO_TABLES: Tolerance = { share: 0.3, kilojoules: 60, grams: 5 };

/** Whether two foods have nearly the same composition, so that either may stand for the other. */
export function areAlike(
  { nutrients: one }: Variant,
  { nutrients: other }: Variant,
  most = KINDS,
): boolean {
  const differs = (name: NutrientName, least: number) => {
    const [a, b] = [nutrientAmount(one, name), nutrientAmount(other, name)];
    return Math.abs(a - b) > Math.max(least, most.share * Math.max(a, b));
  };
  const isKnown = [one, other].every(
    (nutrients) => !Number.isNaN(nutrientAmount(nutrients, 'energy')),
  );
  return (
    isKnown &&
    !differs('energy', most.kilojoules) &&
    !COMPARED.some((name) => differs(name, most.grams))
  );
}
