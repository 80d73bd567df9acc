import { indexEvaluation } from '../index-score.ts';
import { rankedComponent } from './ranked-component.ts';

const component = rankedComponent(5, 'rising fifths');

/**
 * The DASH score by food groups: eight components of 1 to 5 points, by the quintile of an intake among all groups. Food
 * patterns cover neither the fat content of dairy nor drinks. Therefore, all dairy counts as low-fat dairy, and added
 * sugars replace sweetened drinks. Intakes are per day.
 *
 * Source: T. T. Fung et al., Adherence to a DASH-style diet and risk of coronary heart disease and stroke in women,
 * Archives of Internal Medicine 168(7), 2008.
 */
export const DASH_FUNG = indexEvaluation({ index: 'DASH (Fung)', version: 'Fung et al. 2008' }, [
  component('fruits', 'Fruits', ['f_total'], 'cup eq'),
  component(
    'vegetables',
    'Vegetables without potatoes',
    ['v_drkgr', 'v_redor_total', 'v_starchy_other', 'v_other'],
    'cup eq',
  ),
  component(
    'nuts_and_legumes',
    'Nuts and legumes',
    // Tofu counts with them.
    ['pf_nutsds', 'pf_soy', 'pf_legumes'],
    'oz eq',
  ),
  component('whole_grains', 'Whole grains', ['g_whole'], 'oz eq'),
  component('dairy', 'Dairy of any fat content', ['d_total'], 'cup eq'),
  component('sodium', 'Sodium', ['sodium'], 'mg', 'falling fifths'),
  component(
    'red_and_processed_meat',
    'Red and processed meat',
    ['pf_meat', 'pf_curedmeat', 'pf_organ'],
    'oz eq',
    'falling fifths',
  ),
  component(
    'added_sugars',
    'Added sugars, for sweetened drinks',
    ['add_sugars'],
    'tsp eq',
    'falling fifths',
  ),
]);
