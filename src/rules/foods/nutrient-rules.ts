import type { Variant } from '../../model/food.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import {
  NUTRIENTS,
  type Nutrient,
  type NutrientName,
  type NutrientUnit,
  type NutrientVector,
  nutrientAmount,
  SALT_PER_SODIUM,
} from '../../model/nutrients.ts';
import { kcalToKj } from '../../model/units.ts';
import { badNumber, type FoodDiagnostic, type FoodRule, ofVariants } from './food-rule.ts';
import { mistakenUnit } from './mistaken-unit.ts';

type Found = Omit<FoodDiagnostic, 'code'>;

/** kJ per gram: 4, 4, 9 and 7 kcal (Atwater's general factors). */
export const ALCOHOL_KJ = kcalToKj(7);
const CARBOHYDRATE_KJ = kcalToKj(4);
const ATWATER_KJ: readonly (readonly [NutrientName, number])[] = [
  ['protein', kcalToKj(4)],
  ['fat', kcalToKj(9)],
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

/** Grams of any part that fit into 100 g. */
const MOST_GRAMS = 100;
/** The highest amounts in 100 g. Fat has the most energy: 902 kcal/100 g in USDA's tables. */
const MOST: Readonly<Record<NutrientUnit, number>> = {
  kJ: 3800,
  g: MOST_GRAMS,
  mg: MOST_GRAMS * 1e3,
  µg: MOST_GRAMS * 1e6,
};

/** Parts are rounded and analysed separately, so they may slightly exceed the whole. */
const ROUNDING = 1.05;
/** Grams by which rounded parts may exceed the whole. */
const ROUNDING_GRAMS = 0.5;
/** The grams by which rounded small servings, and the sodium of other substances, may overstate the salt of a label. */
const SALT_ROUNDING_GRAMS = 5;
/**
 * {@link MOST} by the position of a nutrient. For foods with a label, carbohydrates by difference are the sum of two
 * rounded numbers: carbohydrates and fibre.
 */
const LIMITS = Float64Array.from(
  NUTRIENTS,
  ({ name, unit }) => MOST[unit] * (name === 'carbohydrates_by_difference' ? ROUNDING : 1),
);
/** The most of a nutrient that fits into 100 g, in its unit, by its position. */
export function mostOfNutrient(position: number): number {
  return LIMITS[position] ?? Number.NaN;
}

/** Grams by which fibre and sugars may exceed the whole, since they are often measured in different samples. */
const SAMPLES_GRAMS = 1;

export const energyOffAtwater: FoodRule = {
  code: 'food/energy-off-atwater',
  severity: 'error',
  help: 'Energy matches carbohydrates, protein, fat and alcohol, within 25 %.',
  explanation:
    'viand uses the general factors 4, 4, 9 and 7 kcal/g, with or without fibre and sugar alcohols, and always allows 80 kJ. If one of them is unknown, protein, fat, alcohol and sugar give the least energy: 100 g of fat have at least 2,744 kJ. Most often kcal were entered as kJ, or a decimal point is missing. Some published foods, such as sweeteners, differ for good reason: --rule food/energy-off-atwater=warning.',
  wrong: 'energy 52 kJ, carbohydrates_by_difference 13.8 g',
  right: 'energy 218 kJ, carbohydrates_by_difference 13.8 g',
  check: (food) => ofVariants(food, checkEnergy),
};

export const implausibleNutrient: FoodRule = {
  code: 'food/implausible-nutrient',
  severity: 'error',
  help: 'Energy and nutrients fit into 100 g, and no part is more than its whole.',
  explanation:
    'The limits are 3,800 kJ and 100 g of each nutrient, which is 100,000 mg. Sugar, starch and sugar alcohols are part of the carbohydrates, saturated fatty acids are part of the fat, and water, carbohydrates, protein, fat, alcohol and salt or ash add up to at most 100 g, each plus 5 % for rounding, and 5 g more with salt or ash.',
  check: (food) => ofVariants(food, checkLimits),
};

export const negativeAmount: FoodRule = {
  code: 'food/negative-amount',
  severity: 'error',
  help: 'Nutrients and food patterns are 0 or more.',
  explanation:
    'Some sources mark unknown amounts with a number such as -9: leave such a cell empty.',
  check: (food) => ofVariants(food, checkSigns),
};

export const badFigure: FoodRule = {
  code: 'food/bad-figure',
  severity: 'error',
  help: 'Densities and yield factors are above 0, and search weights are between 0 and 1.',
  explanation: 'Leave the cell empty if the value is unknown.',
  check({ searchWeight, variants }) {
    const found: Found[] = [];
    for (const { id, density } of variants) {
      if (density === null || density > 0) continue;
      found.push(badNumber(`${id} density`, density, 'above 0 g/ml'));
    }
    if (!(searchWeight >= 0 && searchWeight <= 1)) {
      found.push(badNumber('search_weight', searchWeight, '0 to 1'));
    }
    for (const { yieldFactor } of variants) {
      if (yieldFactor === null || yieldFactor > 0) continue;
      found.push(badNumber('yield_factor', yieldFactor, 'above 0'));
    }
    return found;
  },
};

function checkEnergy(variant: Variant): Found[] {
  const energy = nutrientAmount(variant.nutrients, 'energy');
  const { least, most } = macronutrientEnergy(variant);
  if (Number.isNaN(energy)) return [];
  if (Number.isNaN(most)) return checkLeastEnergy(variant, energy);
  const tolerance = Math.max(most * ATWATER_SHARE, ATWATER_KJ_ANYWAY);
  if (energy >= least - tolerance && energy <= most + tolerance) return [];
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
  // Unknown alcohol counts as none, since few foods have any; all other parts must be known.
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

/** Nutrients that are part of another one. */
const PARTS: readonly (readonly [part: NutrientName, whole: NutrientName])[] = [
  ['saturated_fatty_acids', 'fat'],
  ['sugar', 'carbohydrates'],
  ['sugar_alcohols', 'carbohydrates'],
];

/** The parts of the mass of a food other than carbohydrates and salt, which is part of the ash. */
const MASS_PARTS = ['water', 'protein', 'fat', 'alcohol'] as const;

function checkLimits(variant: Variant): Found[] {
  const found: Found[] = [];
  const excess = (field: string, amount: number, expected: string) => {
    found.push(badAmount(variant.id, field, amount, expected));
  };
  for (let position = 0; position < LIMITS.length; position++) {
    const amount = variant.nutrients[position] as number;
    const most = LIMITS[position] as number;
    if (!(amount > most)) continue;
    const { name, unit } = NUTRIENTS[position] as Nutrient;
    excess(name, amount, `at most ${most} ${unit} in 100 g`);
  }
  for (const [name, whole] of PARTS) {
    const part = nutrientAmount(variant.nutrients, name);
    const most = nutrientAmount(variant.nutrients, whole);
    if (part > above(most)) excess(name, part, `at most the ${whole}, ${most} g`);
  }
  // Starch is analysed on its own, and often exceeds carbohydrates without fibre.
  const [starch, all] = [nutrientAmount(variant.nutrients, 'starch'), carbohydratesIn(variant)];
  if (starch > above(all)) excess('starch', starch, `at most the carbohydrates, ${all} g`);
  const sugar = nutrientAmount(variant.nutrients, 'sugar');
  const difference = nutrientAmount(variant.nutrients, 'carbohydrates_by_difference');
  const withFibre = nutrientAmount(variant.nutrients, 'fiber') + sugar;
  if (withFibre > difference * ROUNDING + SAMPLES_GRAMS) {
    const whole = `the carbohydrates by difference, ${difference} g`;
    excess('fiber', withFibre, `fibre and sugar together at most ${whole}`);
  }
  let mass = carbohydratesIn(variant) || 0;
  for (const name of MASS_PARTS) mass += nutrientAmount(variant.nutrients, name) || 0;
  const ash = nutrientAmount(variant.nutrients, 'ash') || 0;
  const minerals = ash || saltIn(variant) || 0;
  if (mass > above(MOST_GRAMS) || mass + minerals > above(MOST_GRAMS) + SALT_ROUNDING_GRAMS) {
    mass += minerals;
    const parts = `carbohydrates, protein, fat, alcohol, water and ${ash > 0 ? 'ash' : 'salt'}`;
    excess('total mass', Number(mass.toFixed(2)), `at most 100 g of ${parts} together, in 100 g`);
  }
  return found;
}

/** The most that rounded parts of something can have. */
function above(whole: number): number {
  return whole * ROUNDING + ROUNDING_GRAMS;
}

function checkSigns({ id, nutrients, foodPatterns }: Variant): Found[] {
  const found: Found[] = [];
  const negative = (vector: Float64Array, names: readonly { readonly name: string }[]) => {
    for (let position = 0; position < vector.length; position++) {
      const amount = vector[position] as number;
      if (!(amount < 0 || amount === Infinity)) continue;
      found.push(badAmount(id, names[position]?.name ?? '', amount, 'a number, 0 or more'));
    }
  };
  negative(nutrients, NUTRIENTS);
  if (foodPatterns !== null) negative(foodPatterns, FOOD_PATTERNS);
  return found;
}

function badAmount(variantId: string, name: string, amount: number, expected: string): Found {
  return {
    ...badNumber(`${variantId} ${name}`, amount, expected),
    amountOf: { variantId, name },
  };
}

/** Carbohydrates with fibre; if fibre is unknown, those of a label. */
function carbohydratesIn(variant: Pick<Variant, 'nutrients'>): number {
  const difference = nutrientAmount(variant.nutrients, 'carbohydrates_by_difference');
  return Number.isNaN(difference) ? nutrientAmount(variant.nutrients, 'carbohydrates') : difference;
}

/**
 * Salt, by its amount or by that of sodium, but at most the ash: the sodium of glutamate counts as salt, too, although
 * it weighs less.
 */
function saltIn(variant: Variant): number {
  const given = nutrientAmount(variant.nutrients, 'salt');
  const ash = nutrientAmount(variant.nutrients, 'ash');
  const most = Number.isNaN(ash) ? Number.POSITIVE_INFINITY : ash;
  const ofSodium = (nutrientAmount(variant.nutrients, 'sodium') * SALT_PER_SODIUM) / 1000;
  return Math.min(Number.isNaN(given) ? ofSodium : given, most);
}
