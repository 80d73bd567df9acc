import {
  type EvaluationName,
  forEachIndexName,
  INDEX_NAMES,
  type IndexName,
} from '../evaluation-names.ts';
import type { IndexEvaluation } from './index-score.ts';
import { isLinear, isRanked } from './index-table.ts';
import { ALTERNATE_MEDITERRANEAN } from './tables/alternate-mediterranean.ts';
import { DASH_FUNG } from './tables/dash-fung.ts';
import { DASH_MELLEN } from './tables/dash-mellen.ts';
import { HEALTHY_EATING_INDEX_2010 } from './tables/healthy-eating-index-2010.ts';
import { HEALTHY_EATING_INDEX } from './tables/healthy-eating-index-2015.ts';
import {
  HEALTHY_EATING_INDEX_2020,
  HEALTHY_EATING_INDEX_TODDLERS,
} from './tables/healthy-eating-index-2020.ts';
import { NUTRIENT_RICH_FOODS } from './tables/nutrient-rich-foods.ts';

/** The evaluations that are an index: bodies, schemas and cards treat them all alike. */
export const INDICES = {
  'healthy-eating-index': HEALTHY_EATING_INDEX,
  'healthy-eating-index-2020': HEALTHY_EATING_INDEX_2020,
  'healthy-eating-index-toddlers-2020': HEALTHY_EATING_INDEX_TODDLERS,
  'healthy-eating-index-2010': HEALTHY_EATING_INDEX_2010,
  'dash-mellen': DASH_MELLEN,
  'nutrient-rich-foods': NUTRIENT_RICH_FOODS,
  'alternate-mediterranean': ALTERNATE_MEDITERRANEAN,
  'dash-fung': DASH_FUNG,
} as const satisfies Readonly<Record<IndexName, IndexEvaluation>>;

/** The indices among some evaluations. */
export function indicesAmong(names: readonly EvaluationName[]): readonly IndexName[] {
  return INDEX_NAMES.filter((index) => names.includes(index));
}

/**
 * Calls a function for every index, and returns the results by the name of the index.
 *
 * @example
 * forEachIndex(({ table }) => table.index); // { 'healthy-eating-index': 'HEI-2015' }
 */
export function forEachIndex<Made>(
  make: (index: IndexEvaluation, name: IndexName) => Made,
): Readonly<Record<IndexName, Made>> {
  return forEachIndexName((name) => make(INDICES[name], name));
}

/** Whether an evaluation is an index that compares groups with each other, and so needs several. */
export function isRankedIndex(name: string): boolean {
  const index: IndexEvaluation | undefined = isIndexName(name) ? INDICES[name] : undefined;
  return index?.components.some(isRanked) === true;
}

/** Whether all components of an index are linear in sums of inputs, which SQL and advice require. */
export function isLinearIndex(name: IndexName): boolean {
  return INDICES[name].components.every(isLinear);
}

/** Whether an index has standards for toddlers, so that ages matter. */
export function hasToddlers(name: EvaluationName): boolean {
  const index: IndexEvaluation | undefined = isIndexName(name) ? INDICES[name] : undefined;
  return index?.toddlers !== undefined;
}

/** Whether an evaluation is an index. */
export function isIndexName(name: string): name is IndexName {
  return Object.hasOwn(INDICES, name);
}
