import type { NutrientName } from '../../../model/nutrients.ts';
import { indexEvaluation } from '../index-score.ts';
import type { Density, IndexComponent } from '../index-table.ts';

/** Energy of a gram. */
const KCAL_OF_FAT = 9;
const KCAL_OF_PROTEIN = 4;

function component(
  name: string,
  label: string,
  density: Density,
  unit: string,
  [worstAt, bestAt]: readonly [intermediate: number, goal: number],
): IndexComponent {
  return { component: name, label, maxScore: 1, density, unit, worstAt, bestAt, scoring: 'steps' };
}

function shareOfEnergy(of: NutrientName, kcalPerUnit: number): Density {
  return { kind: '% of energy', of: [of], kcalPerUnit };
}

function per1000(of: NutrientName): Density {
  return { kind: 'per 1000 kcal', of: [of] };
}

/**
 * The nutrient-based DASH score: nine nutrients, a point for each goal of the DASH trials, and half a point for the
 * intermediate goal, about halfway between the goal and the control diet of the trials.
 *
 * Source: P. B. Mellen et al., Deteriorating dietary habits among adults with hypertension: DASH dietary accordance,
 * NHANES 1988-1994 and 1999-2004, Archives of Internal Medicine 168(3), 2008.
 */
export const DASH_MELLEN = indexEvaluation(
  { index: 'DASH (Mellen)', version: 'Mellen et al. 2008' },
  [
    component(
      'saturated_fats',
      'Saturated fats',
      shareOfEnergy('saturated_fatty_acids', KCAL_OF_FAT),
      '% of energy',
      [11, 6],
    ),
    component('fat', 'Fat', shareOfEnergy('fat', KCAL_OF_FAT), '% of energy', [32, 27]),
    component(
      'protein',
      'Protein',
      shareOfEnergy('protein', KCAL_OF_PROTEIN),
      '% of energy',
      [16.5, 18],
    ),
    component('cholesterol', 'Cholesterol', per1000('cholesterol'), 'mg/1000 kcal', [107.1, 71.4]),
    component('fiber', 'Dietary fibre', per1000('fiber'), 'g/1000 kcal', [9.5, 14.8]),
    component('magnesium', 'Magnesium', per1000('magnesium'), 'mg/1000 kcal', [158, 238]),
    component('calcium', 'Calcium', per1000('calcium'), 'mg/1000 kcal', [402, 590]),
    component('potassium', 'Potassium', per1000('potassium'), 'mg/1000 kcal', [1534, 2238]),
    component('sodium', 'Sodium', per1000('sodium'), 'mg/1000 kcal', [1286, 1143]),
  ],
);
