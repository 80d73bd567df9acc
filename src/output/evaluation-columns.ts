import { HEI_2015 } from '../evaluation/healthy-eating-index.ts';
import { ATWATER } from '../evaluation/macro-distribution.ts';
import { BIG7, type Nutrient } from '../model/nutrients.ts';
import type { EvaluationName } from '../operations/evaluation-names.ts';
import type { Evaluations } from '../operations/evaluations.ts';
import { rounded } from '../presentation/rounding.ts';

export type Cell = number | string | null;

/** A column of results, a row a group. */
export interface Column<Result> {
  readonly name: string;
  /** Whether a table shows it, where there is room for a few columns only; files have all. */
  readonly inTables: 'always' | 'if alone' | 'never';
  readonly cell: (result: Result) => Cell;
}

/** The columns of each evaluation; those of the nutrition summary are the nutrients that any group has. */
export const COLUMNS: {
  readonly [Name in EvaluationName]: (
    results: Iterable<Evaluations[Name]>,
  ) => Column<Evaluations[Name]>[];
} = {
  'energy-density': () => [
    figure('kJ_per_g', (result) => result.kjPerGram, 'always'),
    figure('kcal_per_g', (result) => result.kcalPerGram, 'always'),
    figure('liquids_energy_kJ', (result) => result.liquidsEnergy, 'always'),
    figure('coverage', (result) => result.coverage),
  ],
  'healthy-eating-index': () => [
    ...HEI_2015.map(({ component }, index) =>
      figure<Evaluations['healthy-eating-index']>(
        component,
        ({ components }) => components[index]?.score ?? null,
        'if alone',
      ),
    ),
    figure('total_score', (result) => result.totalScore, 'always'),
    figure('estimated_energy_share', (result) => result.estimatedEnergyShare),
    {
      name: 'missing_inputs',
      inTables: 'never',
      cell: ({ missingInputs }) =>
        missingInputs.map(({ input, coverage }) => `${input} ${rounded(coverage)}`).join('; '),
    },
  ],
  'macro-distribution': () => [
    ...ATWATER.map(({ nutrient }, index) =>
      figure<Evaluations['macro-distribution']>(
        `${nutrient}_percent`,
        ({ breakdown }) => breakdown[index]?.percent ?? null,
        'always',
      ),
    ),
    figure('total_kcal', (result) => result.totalKcal, 'always'),
  ],
  'nutrition-summary': summaryColumns,
};

function figure<Result>(
  name: string,
  amount: (result: Result) => number | null,
  inTables: Column<Result>['inTables'] = 'never',
): Column<Result> {
  return {
    name,
    inTables,
    cell: (result) => {
      const value = amount(result);
      return value === null ? null : rounded(value);
    },
  };
}

function summaryColumns(
  results: Iterable<Evaluations['nutrition-summary']>,
): Column<Evaluations['nutrition-summary']>[] {
  const nutrients = new Map<number, Nutrient>();
  for (const sums of results) {
    for (const { nutrient } of sums) nutrients.set(nutrient.position, nutrient);
  }
  return [...nutrients.values()]
    .sort((one, other) => one.position - other.position)
    .flatMap(({ name, unit, position }) => {
      const sumOf = (sums: Evaluations['nutrition-summary']) =>
        sums.find(({ nutrient }) => nutrient.position === position);
      return [
        figure<Evaluations['nutrition-summary']>(
          `${name}_${unit.replace('µ', 'u')}`,
          (sums) => sumOf(sums)?.amount ?? null,
          position < BIG7.length ? 'always' : 'never',
        ),
        figure<Evaluations['nutrition-summary']>(
          `${name}_coverage`,
          (sums) => sumOf(sums)?.coverage ?? 0,
        ),
        figure<Evaluations['nutrition-summary']>(
          `${name}_estimated_share`,
          (sums) => sumOf(sums)?.estimatedShare ?? 0,
        ),
      ];
    });
}
