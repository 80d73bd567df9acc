import { indexEvaluation } from '../index-score.ts';
import type { IndexComponent, IndexTable } from '../index-table.ts';
import { HEI_2015 } from './healthy-eating-index-2015.ts';

const TABLE: IndexTable = {
  index: 'HEI-2020',
  version: 'Shams-White et al. 2023',
};

const TODDLERS_TABLE: IndexTable = {
  index: 'HEI-Toddlers-2020',
  version: 'Pannucci et al. 2023',
};

/** The standards for toddlers: the density at which a component scores nothing, and that of its maximum. */
const TODDLERS_STANDARDS: Readonly<Record<string, readonly [worstAt: number, bestAt: number]>> = {
  total_fruits: [0, 0.7],
  whole_fruits: [0, 0.3],
  total_vegetables: [0, 0.9],
  greens_and_beans: [0, 0.1],
  whole_grains: [0, 1.5],
  dairy: [0, 2],
  total_protein_foods: [0, 2],
  seafood_and_plant_proteins: [0, 0.5],
  refined_grains: [3.4, 1.5],
  added_sugars: [13.8, 0],
  saturated_fats: [18.2, 12.2],
  fatty_acids: [0.9, 1.5],
  sodium: [1.7, 1.1],
};

/**
 * HEI-Toddlers-2020, for 12 to 23 months: the components and maxima of HEI-2020 with standards for toddlers.
 *
 * Source: T. E. Pannucci et al., Development of the Healthy Eating Index-Toddlers-2020, Journal of the Academy of
 * Nutrition and Dietetics 123(9), 2023.
 */
const HEI_TODDLERS: readonly IndexComponent[] = HEI_2015.map((row) => {
  const [worstAt, bestAt] = TODDLERS_STANDARDS[row.component] as readonly [number, number];
  return { ...row, worstAt, bestAt };
});

/**
 * HEI-2020, for ages from 2 years: the table of HEI-2015 under its own name. Toddlers of known age are scored with the
 * table for toddlers.
 *
 * Source: M. M. Shams-White et al., Healthy Eating Index-2020: review and update process, Journal of the Academy of
 * Nutrition and Dietetics 123(9), 2023.
 */
export const HEALTHY_EATING_INDEX_2020 = indexEvaluation(TABLE, HEI_2015, {
  table: TODDLERS_TABLE,
  components: HEI_TODDLERS,
});

/** HEI-Toddlers-2020 for everybody, for files with only toddlers. */
export const HEALTHY_EATING_INDEX_TODDLERS = indexEvaluation(TODDLERS_TABLE, HEI_TODDLERS);
