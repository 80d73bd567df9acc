import { indexEvaluation } from '../index-score.ts';
import type { IndexComponent, IndexInput } from '../index-table.ts';

/** A teaspoon equivalent of added sugars, g (Food Patterns Equivalents Database). */
const GRAMS_OF_TEASPOON = 4.2;
/** A nutrient counts up to its whole daily value, in percent of it. */
const MAX_PERCENT = 100;

function encouraged(
  component: string,
  label: string,
  input: IndexInput,
  dailyValue: number,
  unit: string,
): IndexComponent {
  return {
    component,
    label,
    maxScore: MAX_PERCENT,
    density: { kind: 'per 100 kcal', of: [input] },
    unit: `${unit}/100 kcal`,
    worstAt: 0,
    bestAt: dailyValue,
  };
}

function limited(
  component: string,
  label: string,
  input: IndexInput,
  [dailyValue, unit]: readonly [number, string],
  gramsPerUnit = 1,
): IndexComponent {
  const sum = { kind: 'per 100 kcal', of: [input] } as const;
  return {
    component,
    label,
    maxScore: 0,
    density:
      gramsPerUnit === 1
        ? sum
        : { ...sum, combine: { unit, of: ([amount = Number.NaN]) => amount * gramsPerUnit } },
    unit: `${unit}/100 kcal`,
    worstAt: dailyValue,
    bestAt: 0,
    scoring: 'deduction',
  };
}

/**
 * NRF9.3 per 100 kcal: the percentages of the daily values of nine nutrients, each up to 100, minus those of three
 * nutrients to limit. All nine daily values in 2000 kcal give 45 points, and all three limits deduct 15.
 *
 * Source: V. L. Fulgoni, D. R. Keast and A. Drewnowski, Development and validation of the nutrient-rich foods index,
 * The Journal of Nutrition 139(8), 2009; Daily Values of 21 CFR 101.9 (2016), with vitamin A in RAE.
 */
export const NUTRIENT_RICH_FOODS = indexEvaluation(
  { index: 'NRF9.3', version: 'Fulgoni et al. 2009, Daily Values of 2016' },
  [
    encouraged('protein', 'Protein', 'protein', 50, 'g'),
    encouraged('fiber', 'Dietary fibre', 'fiber', 28, 'g'),
    encouraged('vitamin_A', 'Vitamin A', 'retinol_activity_equivalent', 900, 'µg'),
    encouraged('vitamin_C', 'Vitamin C', 'vitamin_C', 90, 'mg'),
    encouraged('vitamin_E', 'Vitamin E', 'vitamin_E', 15, 'mg'),
    encouraged('calcium', 'Calcium', 'calcium', 1300, 'mg'),
    encouraged('iron', 'Iron', 'iron', 18, 'mg'),
    encouraged('potassium', 'Potassium', 'potassium', 4700, 'mg'),
    encouraged('magnesium', 'Magnesium', 'magnesium', 420, 'mg'),
    limited('saturated_fats', 'Saturated fats', 'saturated_fatty_acids', [20, 'g']),
    limited('added_sugars', 'Added sugars', 'add_sugars', [50, 'g'], GRAMS_OF_TEASPOON),
    limited('sodium', 'Sodium', 'sodium', [2300, 'mg']),
  ],
);
