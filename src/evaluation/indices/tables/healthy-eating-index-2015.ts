import { indexEvaluation } from '../index-score.ts';
import type { IndexComponent, IndexTable } from '../index-table.ts';

const TABLE: IndexTable = {
  index: 'HEI-2015',
  version: 'NCI SAS macro 1.0 (2017-06-25)',
};

const CUPS = 'cup eq/1000 kcal';
const OUNCES = 'oz eq/1000 kcal';

/**
 * The Healthy Eating Index 2015: 13 components, 100 points, in the order of the specification.
 * Legumes count as vegetables and as protein foods.
 *
 * Source: National Cancer Institute, HEI-2015 scoring macro, version 1.0 (2017-06-25); inputs are
 * variables of USDA's Food Patterns Equivalents Database, and total energy, fats and sodium.
 */
export const HEI_2015: readonly IndexComponent[] = [
  {
    component: 'total_fruits',
    label: 'Total fruits',
    maxScore: 5,
    density: { kind: 'per 1000 kcal', of: ['f_total'] },
    unit: CUPS,
    worstAt: 0,
    bestAt: 0.8,
  },
  {
    component: 'whole_fruits',
    label: 'Whole fruits',
    maxScore: 5,
    density: { kind: 'per 1000 kcal', of: ['f_citmlb', 'f_other'] },
    unit: CUPS,
    worstAt: 0,
    bestAt: 0.4,
  },
  {
    component: 'total_vegetables',
    label: 'Total vegetables',
    maxScore: 5,
    density: { kind: 'per 1000 kcal', of: ['v_total', 'v_legumes'] },
    unit: CUPS,
    worstAt: 0,
    bestAt: 1.1,
  },
  {
    component: 'greens_and_beans',
    label: 'Greens and beans',
    maxScore: 5,
    density: { kind: 'per 1000 kcal', of: ['v_drkgr', 'v_legumes'] },
    unit: CUPS,
    worstAt: 0,
    bestAt: 0.2,
  },
  {
    component: 'whole_grains',
    label: 'Whole grains',
    maxScore: 10,
    density: { kind: 'per 1000 kcal', of: ['g_whole'] },
    unit: OUNCES,
    worstAt: 0,
    bestAt: 1.5,
  },
  {
    component: 'dairy',
    label: 'Dairy',
    maxScore: 10,
    density: { kind: 'per 1000 kcal', of: ['d_total'] },
    unit: CUPS,
    worstAt: 0,
    bestAt: 1.3,
  },
  {
    component: 'total_protein_foods',
    label: 'Total protein foods',
    maxScore: 5,
    density: {
      kind: 'per 1000 kcal',
      of: ['pf_mps_total', 'pf_eggs', 'pf_soy', 'pf_nutsds', 'pf_legumes'],
    },
    unit: OUNCES,
    worstAt: 0,
    bestAt: 2.5,
  },
  {
    component: 'seafood_and_plant_proteins',
    label: 'Seafood and plant proteins',
    maxScore: 5,
    density: {
      kind: 'per 1000 kcal',
      of: ['pf_seafd_hi', 'pf_seafd_low', 'pf_soy', 'pf_nutsds', 'pf_legumes'],
    },
    unit: OUNCES,
    worstAt: 0,
    bestAt: 0.8,
  },
  {
    component: 'refined_grains',
    label: 'Refined grains',
    maxScore: 10,
    density: { kind: 'per 1000 kcal', of: ['g_refined'] },
    unit: OUNCES,
    worstAt: 4.3,
    bestAt: 1.8,
  },
  {
    component: 'added_sugars',
    label: 'Added sugars',
    maxScore: 10,
    // A teaspoon equivalent of added sugars is 4 g, 16 kcal.
    density: { kind: '% of energy', of: ['add_sugars'], kcalPerUnit: 16 },
    unit: '% of energy',
    worstAt: 26,
    bestAt: 6.5,
  },
  {
    component: 'saturated_fats',
    label: 'Saturated fats',
    maxScore: 10,
    density: { kind: '% of energy', of: ['saturated_fatty_acids'], kcalPerUnit: 9 },
    unit: '% of energy',
    worstAt: 16,
    bestAt: 8,
  },
  {
    component: 'fatty_acids',
    label: 'Fatty acids',
    maxScore: 10,
    density: {
      kind: 'ratio',
      of: ['monounsaturated_fatty_acids', 'polyunsaturated_fatty_acids'],
      to: 'saturated_fatty_acids',
    },
    unit: '(MUFA + PUFA)/SFA',
    worstAt: 1.2,
    bestAt: 2.5,
  },
  {
    component: 'sodium',
    label: 'Sodium',
    maxScore: 10,
    density: { kind: 'per kcal', of: ['sodium'] },
    // mg/kcal is the same figure as g/1000 kcal.
    unit: 'g/1000 kcal',
    worstAt: 2,
    bestAt: 1.1,
  },
];

/** The HEI-2015 of everything that was eaten, scored once over the sum. */
export const HEALTHY_EATING_INDEX = indexEvaluation(TABLE, HEI_2015);
