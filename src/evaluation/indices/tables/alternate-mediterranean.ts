import { indexEvaluation } from '../index-score.ts';
import { rankedComponent } from './ranked-component.ts';

const component = rankedComponent(1, 'above median');

/** Alcohol a day that scores, g. */
const LEAST_ALCOHOL = 5;
const MOST_ALCOHOL = 15;

/**
 * The alternate Mediterranean diet score (aMED): nine components with one point each, for an intake above the median of
 * all groups, for red and processed meat below the median, and for moderate alcohol. Potatoes do not count. Intakes are
 * per day.
 *
 * Source: T. T. Fung et al., Diet-quality scores and plasma concentrations of markers of inflammation and endothelial
 * dysfunction, American Journal of Clinical Nutrition 82(1), 2005.
 */
export const ALTERNATE_MEDITERRANEAN = indexEvaluation(
  { index: 'aMED', version: 'Fung et al. 2005' },
  [
    component(
      'vegetables',
      'Vegetables without potatoes',
      ['v_drkgr', 'v_redor_total', 'v_starchy_other', 'v_other'],
      'cup eq',
    ),
    component('legumes', 'Legumes', ['v_legumes'], 'cup eq'),
    component('fruits', 'Fruits', ['f_total'], 'cup eq'),
    component('nuts', 'Nuts', ['pf_nutsds'], 'oz eq'),
    component('whole_grains', 'Whole grains', ['g_whole'], 'oz eq'),
    component('fish', 'Fish', ['pf_seafd_hi', 'pf_seafd_low'], 'oz eq'),
    {
      ...component('fatty_acids', 'Fatty acids', [], 'MUFA/SFA'),
      density: {
        kind: 'ratio',
        of: ['monounsaturated_fatty_acids'],
        to: 'saturated_fatty_acids',
      },
    },
    component(
      'red_and_processed_meat',
      'Red and processed meat',
      ['pf_meat', 'pf_curedmeat', 'pf_organ'],
      'oz eq',
      'below median',
    ),
    {
      ...component('alcohol', 'Alcohol', ['alcohol'], 'g', 'within'),
      worstAt: LEAST_ALCOHOL,
      bestAt: MOST_ALCOHOL,
    },
  ],
);
