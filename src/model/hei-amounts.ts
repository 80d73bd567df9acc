import type { FoodPatternName } from './food-patterns.ts';
import type { NutrientName } from './nutrients.ts';

/**
 * The amounts of foods that the Healthy Eating Indices read, of all releases. Catalogues keep them apart from the many
 * others, so that scoring reads few bytes. A test compares them with the tables of the indices.
 */
export const HEI_AMOUNTS: {
  readonly nutrients: readonly NutrientName[];
  readonly foodPatterns: readonly FoodPatternName[];
} = {
  nutrients: [
    'energy',
    'alcohol',
    'saturated_fatty_acids',
    'monounsaturated_fatty_acids',
    'polyunsaturated_fatty_acids',
    'sodium',
  ],
  foodPatterns: [
    'f_total',
    'f_citmlb',
    'f_other',
    'v_total',
    'v_drkgr',
    'v_legumes',
    'g_whole',
    'g_refined',
    'pf_mps_total',
    'pf_seafd_hi',
    'pf_seafd_low',
    'pf_eggs',
    'pf_soy',
    'pf_nutsds',
    'pf_legumes',
    'd_total',
    'solid_fats',
    'add_sugars',
  ],
};
