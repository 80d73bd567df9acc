import type { Variant } from '../../model/food.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import {
  NUTRIENTS,
  type Nutrient,
  type NutrientName,
  type NutrientUnit,
  nutrientAmount,
  SALT_PER_SODIUM,
} from '../../model/nutrients.ts';
import { carbohydratesIn } from './energy-rule.ts';
import { badNumber, type FoodDiagnostic, type FoodRule, ofVariants } from './food-rule.ts';

type Found = Omit<FoodDiagnostic, 'code'>;

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
