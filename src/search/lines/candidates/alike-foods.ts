import { KCAL_PER_GRAM } from '../../../model/derived/energy-factors.ts';
import type { Food, Variant } from '../../../model/food.ts';
import { type NutrientName, nutrientAmount } from '../../../model/nutrients.ts';
import { kcalToKj } from '../../../model/units.ts';

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

/** How far two kinds of a food may differ and still be alike, by the project's judgement. */
const KINDS: Tolerance = { share: 0.15, kilojoules: 40, grams: 3 };

/** How far the same food may differ between two tables, by the project's judgement. */
export const IN_TWO_TABLES: Tolerance = { share: 0.3, kilojoules: 100, grams: 6 };

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

/** How much two foods share of their energy and of each nutrient that both tables give: from 0 to 1, on average. */
export function likenessOf({ nutrients: one }: Variant, { nutrients: other }: Variant): number {
  const shared = (['energy', ...COMPARED] as const).flatMap((name) => {
    const [a, b] = [nutrientAmount(one, name), nutrientAmount(other, name)];
    const [less, more] = [Math.min(a, b), Math.max(a, b)];
    if (Number.isNaN(more)) return [];
    return more === 0 ? [1] : [less / more];
  });
  return shared.reduce((sum, share) => sum + share, 0) / Math.max(1, shared.length);
}

/** The energy of two foods differs at most by this factor, or by a few kJ, if a piece of one weighs as much as of the other. */
const OF_LIKE_ENERGY = 2.5;
const FEW_KILOJOULES = 250;

/** Whether a piece of one food may weigh as much as one of the other: peppercorns are not sweet peppers. */
export function haveLikeEnergy(one: Food, other: Food): boolean {
  return one.variants.some((a) => other.variants.some((b) => mayHaveLikeEnergy(a, b)));
}

/** From this energy on, kJ per 100 g, the nutrients that it comes from distinguish foods. */
const NOT_WATERY = 400;

/** The most by which the share of energy from one nutrient differs if two foods of one name are the same food. */
const SAME_MAKE = 0.25;

/** Whether the energy of two foods comes from about the same nutrients: a sausage is no sausage in a roll. */
export function areMadeAlike(one: Food, other: Food): boolean {
  return one.variants.some((a) =>
    other.variants.some(
      (b) =>
        Math.min(energyOf(a), energyOf(b)) < NOT_WATERY ||
        // An unknown share does not count.
        ENERGY_NUTRIENTS.every(
          (nutrient) => !(Math.abs(shareOf(nutrient, a) - shareOf(nutrient, b)) > SAME_MAKE),
        ),
    ),
  );
}

const ENERGY_NUTRIENTS = ['protein', 'fat', 'carbohydrates'] as const;

/** The share of the energy of a food that comes from a nutrient; NaN if it is unknown. */
function shareOf(nutrient: (typeof ENERGY_NUTRIENTS)[number], { nutrients }: Variant): number {
  const kcal = KCAL_PER_GRAM[nutrient] * nutrientAmount(nutrients, nutrient);
  return kcalToKj(kcal) / nutrientAmount(nutrients, 'energy');
}

function energyOf({ nutrients }: Variant): number {
  return nutrientAmount(nutrients, 'energy');
}

/** A table may give the fat of a spice, but not its energy. That is then at least what its known nutrients have. */
function mayHaveLikeEnergy(one: Variant, other: Variant): boolean {
  const [a, b] = [energyOf(one), energyOf(other)];
  if (Number.isNaN(a)) return isLikeEnergy(Math.max(leastEnergyOf(one), b), b);
  if (Number.isNaN(b)) return isLikeEnergy(a, Math.max(leastEnergyOf(other), a));
  return isLikeEnergy(a, b);
}

/** The energy of the nutrients that a table gives, kJ per 100 g. */
function leastEnergyOf({ nutrients }: Variant): number {
  const kcal = ENERGY_NUTRIENTS.map(
    (nutrient) => KCAL_PER_GRAM[nutrient] * nutrientAmount(nutrients, nutrient),
  ).filter((one) => !Number.isNaN(one));
  return kcalToKj(kcal.reduce((sum, one) => sum + one, 0));
}

function isLikeEnergy(a: number, b: number): boolean {
  const [less, more] = [Math.min(a, b), Math.max(a, b)];
  return !(more - less > FEW_KILOJOULES && more > OF_LIKE_ENERGY * less);
}
