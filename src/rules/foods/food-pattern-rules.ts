import type { Food, Variant } from '../../model/food.ts';
import { type FoodPatternName, foodPattern } from '../../model/food-patterns.ts';
import { nutrientAmount } from '../../model/nutrients.ts';
import { type FoodDiagnostic, type FoodRule, ofVariants } from './food-rule.ts';

type Found = Omit<FoodDiagnostic, 'code'>;

export const patternLimit: FoodRule = {
  code: 'food/pattern-limit',
  severity: 'error',
  help: '100 g of a food have no more of a food pattern than the FPED definitions allow.',
  explanation:
    'An ounce equivalent is 28.35 g of cooked meat or fish, 16 g of flour, 14.2 g of nuts or one egg. So 100 g have at most 3.53, 6.25, 7.05 and 2 ounce equivalents. Dried meat, fish and egg have more.',
  wrong: 'bread-flour: g_total 7.15',
  right: 'bread-flour: g_total 6.25',
  check: checkFoodPatternLimits,
};

export const addedSugars: FoodRule = {
  code: 'food/added-sugars',
  severity: 'error',
  help: 'Added sugars are at most all sugars, plus 5 % and 0.5 g for rounding.',
  explanation: 'A teaspoon equivalent of added sugars is 4.2 g.',
  wrong: 'sugar 0.4 g, add_sugars 0.5 tsp eq',
  right: 'sugar 4.4 g, add_sugars 0.5 tsp eq',
  check: checkAddedSugars,
};

/**
 * The highest amounts in 100 g of any food. An ounce equivalent is 28.35 g of cooked lean meat, fish or cheese, 16 g of
 * flour, 14.2 g of nuts or one egg of 50 g.
 *
 * Source: the highest amounts of FPED 2017-2018, which follow from its definitions.
 */
const MOST: Readonly<Partial<Record<FoodPatternName, number>>> = {
  f_total: 2.22,
  v_total: 10,
  g_total: 6.25,
  pf_mps_total: 3.53,
  pf_eggs: 2,
  pf_nutsds: 7.05,
  d_total: 4,
};

/** Dried meat, fish and egg have more, because they have lost their water. FPED's dried fish has 7.76. */
const MOST_DRIED: Readonly<Partial<Record<FoodPatternName, number>>> = {
  ...MOST,
  pf_mps_total: 7.76,
  pf_eggs: 15,
};

/** Amounts are rounded to 0.01. */
const ROUNDING = 0.01;

/** A teaspoon equivalent of added sugars (g). */
const TEASPOON_GRAMS = 4.2;

/** Added sugars are weighed when they are added, and total sugars are analysed, so they may differ a little. */
const SUGAR_SHARE = 1.05;
/** Grams of sugar that the two may differ by. */
const SUGAR_GRAMS = 0.5;

/** Checks that no food has more of a food pattern in 100 g than FPED's definitions allow. */
function checkFoodPatternLimits(food: Food): readonly Found[] {
  return ofVariants(food, (variant) => {
    if (variant.foodPatterns === null) return [];
    const limits = variant.processing === 'dried' ? MOST_DRIED : MOST;
    return Object.entries(limits).flatMap(([name, most]) => {
      const { label, unit, position } = foodPattern(name as FoodPatternName);
      const amount = variant.foodPatterns?.[position] ?? 0;
      if (!(amount > most + ROUNDING)) return [];
      return [
        finding(variant, name as FoodPatternName, amount, {
          message: `Implausible food pattern: ${amount} ${unit} of ${label.toLowerCase()} in 100 g`,
          expected: `at most ${most} ${unit}`,
        }),
      ];
    });
  });
}

/** Added sugars are part of the sugars. */
function checkAddedSugars(food: Food): readonly Found[] {
  const { position } = foodPattern('add_sugars');
  return ofVariants(food, (variant) => {
    if (variant.foodPatterns === null) return [];
    const teaspoons = variant.foodPatterns[position] ?? 0;
    const sugar = nutrientAmount(variant.nutrients, 'sugar');
    const added = teaspoons * TEASPOON_GRAMS;
    if (!(added > sugar * SUGAR_SHARE + SUGAR_GRAMS)) return [];
    return [
      finding(variant, 'add_sugars', teaspoons, {
        message: `Added sugars (${added.toFixed(1)} g) are more than all sugars (${sugar} g)`,
        expected: `at most ${(sugar / TEASPOON_GRAMS).toFixed(2)} tsp eq`,
      }),
    ];
  });
}

function finding(
  { id }: Variant,
  pattern: FoodPatternName,
  amount: number,
  words: { readonly message: string; readonly expected: string },
): Found {
  return {
    field: `${id} ${pattern}`,
    value: String(amount),
    ...words,
    amountOf: { variantId: id, name: pattern },
  };
}
