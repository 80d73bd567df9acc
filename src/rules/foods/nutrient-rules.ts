import type { Variant } from '../../model/food.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { BIG7, NUTRIENTS, type NutrientName, nutrient } from '../../model/nutrients.ts';
import { kcalToKj } from '../../model/units.ts';
import { badNumber, type FoodDiagnostic, type FoodRule } from './food-rule.ts';

type Found = Omit<FoodDiagnostic, 'code'>;

/** kJ per gram: 4, 4, 9 and 7 kcal (Atwater's general factors). */
const ATWATER_KJ: readonly (readonly [NutrientName, number])[] = [
  ['carbohydrates', kcalToKj(4)],
  ['protein', kcalToKj(4)],
  ['fat', kcalToKj(9)],
  ['alcohol', kcalToKj(7)],
];

/**
 * How far the energy of a food may be from the general factors: sources use factors of the single
 * food (2.4 to 4.4 kcal/g of protein, 2.7 to 4.2 of carbohydrate), and organic acids and sugar
 * alcohols are no carbohydrate everywhere.
 */
const ATWATER_SHARE = 0.25;
const ATWATER_KJ_ANYWAY = 80;

/** The most that 100 g can have. Fat has the most energy: 902 kcal/100 g in USDA's tables. */
const MOST_ENERGY_KJ = 3800;
const MOST_GRAMS = 100;

/** Rounded and analysed apart, parts may come to somewhat more than the whole. */
const ROUNDING = 1.05;
const ROUNDING_GRAMS = 0.5;

export const energyOffAtwater: FoodRule = {
  code: 'food/energy-off-atwater',
  severity: 'error',
  help: 'Energy is what carbohydrates, protein, fat and alcohol come to, within 25 %.',
  explanation:
    'By the general factors 4, 4, 9 and 7 kcal/g, fibre with or without, and never nearer than 80 kJ. Most often kcal stand where kJ belong, or a decimal point is lost. Some published foods, such as sweeteners, are beyond it with reason: --rule food/energy-off-atwater=warning.',
  wrong: 'energy 52 kJ, carbohydrates 13.8 g',
  right: 'energy 218 kJ, carbohydrates 13.8 g',
  check: ({ variants }) => variants.flatMap(checkEnergy),
};

export const implausibleNutrient: FoodRule = {
  code: 'food/implausible-nutrient',
  severity: 'error',
  help: 'Energy and the main nutrients are what 100 g can hold, and no part is more than its whole.',
  explanation:
    '3,800 kJ, 100 g of each; sugar within the carbohydrates, saturated fatty acids within the fat, and all parts within 100 g, each with 5 % for rounding.',
  check: ({ variants }) => variants.flatMap(checkLimits),
};

export const negativeAmount: FoodRule = {
  code: 'food/negative-amount',
  severity: 'error',
  help: 'Nutrients and food patterns are 0 or more.',
  explanation: 'Some sources mark unknown amounts by -9 or the like: leave such a cell empty.',
  check: ({ variants }) => variants.flatMap(checkSigns),
};

export const badFigure: FoodRule = {
  code: 'food/bad-figure',
  severity: 'error',
  help: 'Density and yield factors are above 0, search weights from 0 to 1.',
  explanation: 'Leave the cell empty where a figure is not known.',
  check: ({ density, searchWeight, variants }) => [
    ...(density === null || density > 0 ? [] : [badNumber('density', density, 'above 0 g/ml')]),
    ...(searchWeight >= 0 && searchWeight <= 1
      ? []
      : [badNumber('search_weight', searchWeight, 'from 0 to 1')]),
    ...variants.flatMap(({ yieldFactor }) =>
      yieldFactor === null || yieldFactor > 0
        ? []
        : [badNumber('yield_factor', yieldFactor, 'above 0')],
    ),
  ],
};

function checkEnergy(variant: Variant): Found[] {
  const energy = amountOf(variant, 'energy');
  const parts = ATWATER_KJ.map(([name, factor]) => amountOf(variant, name) * factor);
  // Unknown alcohol is left out, since few foods have any; of the others all are needed.
  const known = parts.slice(0, -1);
  const computed = known.reduce((sum, part) => sum + part, 0) + (parts.at(-1) || 0);
  if (Number.isNaN(energy) || Number.isNaN(computed)) return [];
  const fibre = kcalToKj(4) * (amountOf(variant, 'fiber') || 0);
  const tolerance = Math.max(computed * ATWATER_SHARE, ATWATER_KJ_ANYWAY);
  if (energy >= computed - fibre - tolerance && energy <= computed + tolerance) return [];
  return [
    {
      field: `${variant.id} energy`,
      amountOf: { variantId: variant.id, name: 'energy' },
      value: energy.toFixed(0),
      message: `Cannot account for an energy of ${energy.toFixed(0)} kJ`,
      expected: `about ${computed.toFixed(0)} kJ by its carbohydrates, protein, fat and alcohol`,
    },
  ];
}

function checkLimits(variant: Variant): Found[] {
  const found: Found[] = [];
  const limit = (field: string, amount: number, most: number, expected: string) => {
    if (amount > most) found.push(badAmount(variant.id, field, amount, expected));
  };
  for (const { name, unit } of BIG7) {
    const most = unit === 'kJ' ? MOST_ENERGY_KJ : MOST_GRAMS;
    limit(name, amountOf(variant, name), most, `at most ${most} ${unit} in 100 g`);
  }
  const [fat, carbohydrates] = [amountOf(variant, 'fat'), amountOf(variant, 'carbohydrates')];
  const above = (whole: number) => whole * ROUNDING + ROUNDING_GRAMS;
  limit(
    'saturated_fatty_acids',
    amountOf(variant, 'saturated_fatty_acids'),
    above(fat),
    `at most the fat, ${fat} g`,
  );
  limit(
    'sugar',
    amountOf(variant, 'sugar'),
    above(carbohydrates),
    `at most the carbohydrates, ${carbohydrates} g`,
  );
  const mass = (['water', 'protein', 'fat', 'carbohydrates', 'alcohol'] as const).reduce(
    (sum, name) => sum + (amountOf(variant, name) || 0),
    0,
  );
  limit('mass of its parts', mass, above(MOST_GRAMS), 'at most 100 g in 100 g');
  return found;
}

function checkSigns({ id, nutrients, foodPatterns }: Variant): Found[] {
  const negative = (vector: Float64Array, names: readonly { readonly name: string }[]) =>
    Array.from(vector.entries())
      .filter(([, amount]) => amount < 0 || amount === Infinity)
      .map(([position, amount]) =>
        badAmount(id, names[position]?.name ?? '', amount, 'a number from 0 up'),
      );
  return [
    ...negative(nutrients, NUTRIENTS),
    ...(foodPatterns === null ? [] : negative(foodPatterns, FOOD_PATTERNS)),
  ];
}

function badAmount(variantId: string, name: string, amount: number, expected: string): Found {
  return {
    ...badNumber(`${variantId} ${name}`, amount, expected),
    amountOf: { variantId, name },
  };
}

function amountOf({ nutrients }: Variant, name: NutrientName): number {
  return nutrients[nutrient(name).position] as number;
}
