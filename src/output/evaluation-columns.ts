import { HEI_2015 } from '../evaluation/healthy-eating-index.ts';
import { ATWATER } from '../evaluation/macro-distribution.ts';
import { BIG7 } from '../model/nutrients.ts';
import type { EvaluationName } from '../operations/evaluation-names.ts';
import type { Evaluations } from '../operations/evaluations.ts';
import { rounded } from '../presentation/rounding.ts';

export type Cell = number | string | null;

/** A column of results, a row a group. */
export interface Column<Result> {
  readonly name: string;
  /** Shown where there is room for a few columns only. */
  readonly isKey: boolean;
  readonly cell: (result: Result) => Cell;
}

/** The columns of each evaluation; those of the nutrition summary are the nutrients that any group has. */
export const COLUMNS: {
  readonly [Name in EvaluationName]: (
    results: readonly Evaluations[Name][],
  ) => Column<Evaluations[Name]>[];
} = {
  'energy-density': () => [
    figure('kJ_per_g', (result) => result.kjPerGram, true),
    figure('kcal_per_g', (result) => result.kcalPerGram, true),
    figure('liquids_energy_kJ', (result) => result.liquidsEnergy, true),
    figure('coverage', (result) => result.coverage),
  ],
  'healthy-eating-index': () => [
    ...HEI_2015.map(({ component }, index) =>
      figure<Evaluations['healthy-eating-index']>(
        component,
        ({ components }) => components[index]?.score ?? null,
      ),
    ),
    figure('total_score', (result) => result.totalScore, true),
    figure('estimated_energy_share', (result) => result.estimatedEnergyShare),
    {
      name: 'missing_inputs',
      isKey: false,
      cell: ({ missingInputs }) =>
        missingInputs.map(({ input, coverage }) => `${input} ${rounded(coverage)}`).join('; '),
    },
  ],
  'macro-distribution': () => [
    ...ATWATER.map(({ nutrient }, index) =>
      figure<Evaluations['macro-distribution']>(
        `${nutrient}_percent`,
        ({ breakdown }) => breakdown[index]?.percent ?? null,
        true,
      ),
    ),
    figure('total_kcal', (result) => result.totalKcal, true),
  ],
  'nutrition-summary': summaryColumns,
};

function figure<Result>(
  name: string,
  amount: (result: Result) => number | null,
  isKey = false,
): Column<Result> {
  return {
    name,
    isKey,
    cell: (result) => {
      const value = amount(result);
      return value === null ? null : rounded(value);
    },
  };
}

function summaryColumns(
  results: readonly Evaluations['nutrition-summary'][],
): Column<Evaluations['nutrition-summary']>[] {
  const nutrients = new Map(results.flat().map(({ nutrient }) => [nutrient.position, nutrient]));
  return [...nutrients.values()]
    .sort((one, other) => one.position - other.position)
    .flatMap(({ name, unit, position }) => {
      const sumOf = (sums: Evaluations['nutrition-summary']) =>
        sums.find(({ nutrient }) => nutrient.position === position);
      return [
        figure<Evaluations['nutrition-summary']>(
          `${name}_${unit.replace('µ', 'u')}`,
          (sums) => sumOf(sums)?.amount ?? null,
          position < BIG7.length,
        ),
        figure<Evaluations['nutrition-summary']>(
          `${name}_coverage`,
          (sums) => sumOf(sums)?.coverage ?? 0,
        ),
      ];
    });
}
