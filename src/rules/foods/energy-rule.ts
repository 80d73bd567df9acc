import { KCAL_PER_GRAM } from '../../model/derived/energy-factors.ts';
import type { Food, Variant } from '../../model/food.ts';
import { type NutrientName, type NutrientVector, nutrientAmount } from '../../model/nutrients.ts';
import { kcalToKj } from '../../model/units.ts';
import { type FoodDiagnostic, type FoodRule, ofVariants } from './food-rule.ts';
import { mistakenUnit } from './mistaken-unit.ts';
import { roundingOfLabel } from './rounded-label.ts';
import { unstatedAlcohol } from './unstated-alcohol.ts';

type Found = Omit<FoodDiagnostic, 'code'>;

/** kJ per gram. */
export const ALCOHOL_KJ = kcalToKj(KCAL_PER_GRAM.alcohol);
const CARBOHYDRATE_KJ = kcalToKj(KCAL_PER_GRAM.carbohydrates);
const ATWATER_KJ: readonly (readonly [NutrientName, number])[] = [
  ['protein', kcalToKj(KCAL_PER_GRAM.protein)],
  ['fat', kcalToKj(KCAL_PER_GRAM.fat)],
  ['alcohol', ALCOHOL_KJ],
];

/**
 * Carbohydrates that have less energy than others. Regulation (EU) No 1169/2011, annex XIV, counts 2 kcal/g for fibre,
 * 2.4 for sugar alcohols, and none for erythritol, which is one of these. Others do not count fibre, or count all of it
 * as carbohydrate.
 */
const LESS_ENERGY = ['fiber', 'sugar_alcohols'] as const;

/**
 * How far the energy of a food may be from the general factors: sources use specific factors for
 * each food (2.4 to 4.4 kcal/g of protein, 2.7 to 4.2 of carbohydrate), and not all of them count
 * organic acids as carbohydrate.
 */
const ATWATER_SHARE = 0.25;
/** The kJ by which rounded labels may differ, however little energy a food has. */
const ATWATER_KJ_ANYWAY = 80;

export const energyOffAtwater: FoodRule = {
  code: 'food/energy-off-atwater',
  severity: 'error',
  help: 'Energy matches carbohydrates, protein, fat and alcohol, within 25 %.',
  explanation:
    'viand uses the general factors 4, 4, 9 and 7 kcal/g, with or without fibre and sugar alcohols, and always allows 80 kJ, and what a US label rounds in a serving of 5 g or more. A drink such as beer may have more energy if its alcohol is unknown. If one of them is unknown, protein, fat, alcohol and sugar give the least energy: 100 g of fat have at least 2,744 kJ. Most often kcal were entered as kJ, or a decimal point is missing. Some published foods, such as sweeteners, differ for good reason: --rule food/energy-off-atwater=warning.',
  wrong: 'energy 52 kJ, carbohydrates_by_difference 13.8 g',
  right: 'energy 218 kJ, carbohydrates_by_difference 13.8 g',
  check: (food) => ofVariants(food, (variant) => checkEnergy(food, variant)),
};

function checkEnergy(food: Food, variant: Variant): Found[] {
  const energy = nutrientAmount(variant.nutrients, 'energy');
  const { least, most } = macronutrientEnergy(variant);
  if (Number.isNaN(energy)) return [];
  if (Number.isNaN(most)) return checkLeastEnergy(variant, energy);
  const tolerance = Math.max(most * ATWATER_SHARE, ATWATER_KJ_ANYWAY);
  const isWithin = (less: number, more: number) => energy >= least - less && energy <= most + more;
  const rounding = roundingOfLabel(variant);
  if (isWithin(tolerance, tolerance) || isWithin(rounding.less, rounding.more)) return [];
  const mayBeAlcohol = () =>
    energy <= most + unstatedAlcohol(food, variant) * ALCOHOL_KJ + tolerance;
  if (energy > most && mayBeAlcohol()) return [];
  return [
    {
      ...ofEnergy(variant, energy),
      message: `Energy of ${energy.toFixed(0)} kJ does not match the macronutrients`,
      expected: `about ${most.toFixed(0)} kJ from carbohydrates, protein, fat and alcohol${mistakenUnit(energy / most)}`,
    },
  ];
}

/** If a macronutrient is unknown, the known ones still give a minimum for the energy of a food. */
function checkLeastEnergy(variant: Variant, energy: number): Found[] {
  if (!isTooLittleEnergy(variant)) return [];
  const known = energyWithSugar(variant);
  return [
    {
      ...ofEnergy(variant, energy),
      message: `Energy of ${energy.toFixed(0)} kJ is too little for the macronutrients`,
      expected: `about ${known.toFixed(0)} kJ or more from protein, fat, alcohol and sugar${mistakenUnit(energy / known)}`,
    },
  ];
}

/** Whether the energy of a food is far below that of its protein, fat, alcohol and sugar, as far as these are known. */
export function isTooLittleEnergy(variant: Pick<Variant, 'nutrients'>): boolean {
  const least = energyWithSugar(variant) * (1 - ATWATER_SHARE) - ATWATER_KJ_ANYWAY;
  return nutrientAmount(variant.nutrients, 'energy') < least;
}

/**
 * The energy from protein, fat, alcohol and sugar. Other carbohydrates do not count: they may be fibre or sugar
 * alcohols.
 */
function energyWithSugar(variant: Pick<Variant, 'nutrients'>): number {
  return energyOf(variant.nutrients, nutrientAmount(variant.nutrients, 'sugar') || 0);
}

function ofEnergy({ id }: Variant, energy: number) {
  return {
    field: `${id} energy`,
    amountOf: { variantId: id, name: 'energy' },
    value: energy.toFixed(0),
  };
}

/**
 * The energy in kJ of the macronutrients of a food, by the general factors: at most, and at least if fibre and sugar
 * alcohols have none. NaN if carbohydrates, protein or fat are unknown.
 */
export function macronutrientEnergy(variant: Pick<Variant, 'nutrients'>): {
  readonly least: number;
  readonly most: number;
} {
  // Unknown alcohol counts as none here, since few foods have any; all other parts must be known.
  let most = carbohydratesIn(variant) * CARBOHYDRATE_KJ;
  for (const [name, factor] of ATWATER_KJ) {
    const part = nutrientAmount(variant.nutrients, name) * factor;
    most += name === 'alcohol' ? part || 0 : part;
  }
  let least = most;
  for (const name of LESS_ENERGY)
    least -= CARBOHYDRATE_KJ * (nutrientAmount(variant.nutrients, name) || 0);
  return { least, most };
}

/** The share of the energy of known macronutrients that a food has, however it is computed. */
const LEAST_SHARE = 0.5;

/** The minimum energy in kJ that a food can have, given its known macronutrients; below 0 if none is known. */
export function leastEnergy(nutrients: NutrientVector): number {
  const known = (name: NutrientName) => nutrientAmount(nutrients, name) || 0;
  const difference = known('carbohydrates_by_difference') - known('fiber');
  const carbohydrates = (known('carbohydrates') || difference) - known('sugar_alcohols');
  return energyOf(nutrients, carbohydrates) * LEAST_SHARE - ATWATER_KJ_ANYWAY;
}

/** The energy in kJ of carbohydrates and of the other known macronutrients. */
function energyOf(nutrients: NutrientVector, carbohydrates: number): number {
  let energy = Math.max(0, carbohydrates) * CARBOHYDRATE_KJ;
  for (const [name, factor] of ATWATER_KJ) {
    energy += (nutrientAmount(nutrients, name) || 0) * factor;
  }
  return energy;
}

/** Carbohydrates with fibre; if fibre is unknown, those of a label. */
export function carbohydratesIn(variant: Pick<Variant, 'nutrients'>): number {
  const difference = nutrientAmount(variant.nutrients, 'carbohydrates_by_difference');
  return Number.isNaN(difference) ? nutrientAmount(variant.nutrients, 'carbohydrates') : difference;
}
