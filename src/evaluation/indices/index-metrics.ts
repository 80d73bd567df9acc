import type { Metric } from '../metric.ts';
import {
  amountUnitOf,
  type CoveredInput,
  type IndexComponent,
  type IndexTable,
} from './index-table.ts';

/** The metrics of an index, in the order of its row: scores, totals, amounts, densities, coverages. */
export function indexMetrics(
  { index: name, version }: IndexTable,
  index: readonly IndexComponent[],
  inputs: readonly CoveredInput[],
  toddlers: IndexTable | undefined,
): Metric[] {
  const source = `${name}: ${version}`;
  const maxScore = index.reduce((sum, row) => sum + row.maxScore, 0);
  const hasDeductions = index.some(({ scoring }) => scoring === 'deduction');
  return [
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
    {
      name: 'total_score',
      unit: '',
      meaning: `${name}: total score, ${hasDeductions ? 'at most' : '0 to'} ${maxScore}`,
      source,
      shownIn: 'tables',
    },
    {
      name: 'estimated_energy_share',
      unit: '',
      meaning: 'Share of the energy from foods whose food patterns are estimates',
      shownIn: 'files',
    },
    ...index.map(
      ({ component, label, density }): Metric => ({
        name: `${component}_amount`,
        unit: amountUnitOf(density),
        meaning: `${label}: amount that was eaten`,
        shownIn: 'files',
      }),
    ),
    ...index.map(
      ({ component, label, unit }): Metric => ({
        name: `${component}_density`,
        unit,
        meaning: `${label}: density that is scored`,
        source,
        shownIn: 'files',
      }),
    ),
    ...inputs.map(
      ({ name: input, isListed, together }): Metric => ({
        name: `${input}_coverage`,
        unit: '',
        meaning: `${input}: share of the mass with a known amount`,
        shownIn: 'programs',
        ...(isListed ? { listed: { in: 'missing_inputs', as: input, usual: 1, together } } : {}),
      }),
    ),
    ...(toddlers === undefined
      ? []
      : [
          {
            name: 'toddler_standards',
            unit: '',
            meaning: `1 if scored by the standards of ${toddlers.index}, otherwise 0`,
            shownIn: 'files',
          } as const,
        ]),
  ];
}
