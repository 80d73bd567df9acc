import type { Metric } from '../metric.ts';
import {
  amountUnitOf,
  type CoveredInput,
  type IndexComponent,
  type IndexTable,
} from './index-table.ts';

/** Where a row of an index has its metrics. Scores come first, in the order of the components. */
export interface IndexPlaces {
  readonly totalScore: number;
  readonly estimatedEnergyShare: number;
  /** The first amount; the others follow in the order of the components. */
  readonly amounts: number;
  /** The first density; the others follow in the order of the components. */
  readonly densities: number;
  /** The first coverage; the others follow in the order of the inputs. */
  readonly coverages: number;
  /** The metric that shows which table was used, if the index has one for toddlers; otherwise -1. */
  readonly isToddler: number;
  /** The number of metrics in the row. */
  readonly width: number;
}

/** The name of the metric that has the total score of an index. */
export const TOTAL_SCORE = 'total_score';

/** The metrics of an index, in the order of its row, and their places in it. */
export function indexMetrics(
  { index: name, version }: IndexTable,
  index: readonly IndexComponent[],
  inputs: readonly CoveredInput[],
  toddlers: IndexTable | undefined,
): { readonly metrics: readonly Metric[]; readonly places: IndexPlaces } {
  const source = `${name}: ${version}`;
  const maxScore = index.reduce((sum, row) => sum + row.maxScore, 0);
  const hasDeductions = index.some(({ scoring }) => scoring === 'deduction');
  const metrics: Metric[] = [];
  /** Adds metrics to the row. Returns the place of the first. */
  const add = (...more: readonly Metric[]): number => metrics.push(...more) - more.length;
  add(
    ...index.map(
      (row): Metric => ({
        name: row.component,
        unit: '',
        meaning:
          row.scoring === 'deduction'
            ? `${row.label}: points that are deducted`
            : `${row.label}: score, 0 to ${row.maxScore}`,
        source,
        shownIn: 'own tables',
      }),
    ),
  );
  const totalScore = add({
    name: TOTAL_SCORE,
    unit: '',
    meaning: `${name}: total score, ${hasDeductions ? 'at most' : '0 to'} ${maxScore}`,
    source,
    shownIn: 'tables',
  });
  const estimatedEnergyShare = add({
    name: 'estimated_energy_share',
    unit: '',
    meaning: 'Share of the energy from foods whose food patterns are estimates',
    shownIn: 'files',
  });
  const amounts = add(
    ...index.map(
      ({ component, label, density }): Metric => ({
        name: `${component}_amount`,
        unit: amountUnitOf(density),
        meaning: `${label}: amount that was eaten`,
        shownIn: 'files',
      }),
    ),
  );
  const densities = add(
    ...index.map(
      ({ component, label, unit }): Metric => ({
        name: `${component}_density`,
        unit,
        meaning: `${label}: density that is scored`,
        source,
        shownIn: 'files',
      }),
    ),
  );
  const coverages = add(
    ...inputs.map(
      ({ name: input, isListed, together }): Metric => ({
        name: `${input}_coverage`,
        unit: '',
        meaning: `${input}: share of the mass with a known amount`,
        shownIn: 'programs',
        ...(isListed ? { listed: { in: 'missing_inputs', as: input, usual: 1, together } } : {}),
      }),
    ),
  );
  const isToddler =
    toddlers === undefined
      ? -1
      : add({
          name: 'toddler_standards',
          unit: '',
          meaning: `1 if scored by the standards of ${toddlers.index}, otherwise 0`,
          shownIn: 'files',
        });
  const places = { totalScore, estimatedEnergyShare, amounts, densities, coverages, isToddler };
  return { metrics, places: { ...places, width: metrics.length } };
}
