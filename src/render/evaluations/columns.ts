import { ENERGY_DENSITY_FIGURES } from '../../evaluation/energy-density.ts';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { EvaluationRun } from '../../evaluation/evaluations.ts';
import { HEALTHY_EATING_INDEX, HEI_2015 } from '../../evaluation/healthy-eating-index.ts';
import { ATWATER, MACRO_DISTRIBUTION_FIGURES } from '../../evaluation/macro-distribution.ts';
import { FIGURES_A_NUTRIENT, NUTRIENT_SUM_FIGURES } from '../../evaluation/nutrition-summary.ts';
import { BIG7, NUTRIENTS } from '../../model/nutrients.ts';
import { rounded } from '../../text/rounding.ts';

/** A column of results, a row a group. */
export interface Column {
  readonly name: string;
  /** Whether a table shows it, where there is room for a few columns only; files have all. */
  readonly inTables: 'always' | 'if alone' | 'never';
  /** Where its figure stands in a row of figures; of text, where the evaluation's figures begin. */
  readonly place: number;
  /** Makes text of the figures, where the column has no figure of its own. */
  readonly text?: (figures: Float64Array, at: number) => string;
}

/** The columns of each evaluation. They are the same whatever was eaten, so that files can be put together. */
const COLUMNS: Readonly<Record<EvaluationName, () => Column[]>> = {
  'energy-density': () => [
    figure('kJ_per_g', ENERGY_DENSITY_FIGURES.kjPerGram, 'always'),
    figure('kcal_per_g', ENERGY_DENSITY_FIGURES.kcalPerGram, 'always'),
    figure('liquids_energy_kJ', ENERGY_DENSITY_FIGURES.liquidsEnergy, 'always'),
    figure('coverage', ENERGY_DENSITY_FIGURES.coverage),
  ],
  'healthy-eating-index': () => {
    const { scores, totalScore, estimatedEnergyShare } = HEALTHY_EATING_INDEX.figures;
    return [
      ...HEI_2015.map(({ component }, index) => figure(component, scores + index, 'if alone')),
      figure('total_score', totalScore, 'always'),
      figure('estimated_energy_share', estimatedEnergyShare),
      { name: 'missing_inputs', inTables: 'never', place: 0, text: missingInputs },
    ];
  },
  'macro-distribution': () => [
    ...ATWATER.map(({ nutrient }, index) =>
      figure(`${nutrient}_percent`, MACRO_DISTRIBUTION_FIGURES.percents + index, 'always'),
    ),
    figure('total_kcal', MACRO_DISTRIBUTION_FIGURES.totalKcal, 'always'),
  ],
  'nutrition-summary': () =>
    NUTRIENTS.flatMap(({ name, unit, position }) => {
      const place = FIGURES_A_NUTRIENT * position;
      const { amount, coverage, estimatedShare } = NUTRIENT_SUM_FIGURES;
      return [
        figure(
          `${name}_${unit.replace('µ', 'u')}`,
          place + amount,
          position < BIG7.length ? 'always' : 'never',
        ),
        figure(`${name}_coverage`, place + coverage),
        figure(`${name}_estimated_share`, place + estimatedShare),
      ];
    }),
};

/** In front of a column where there are several evaluations, since some have columns of like names. */
const PREFIXES: Readonly<Record<EvaluationName, string>> = {
  'energy-density': 'energy_density_',
  'healthy-eating-index': 'hei_',
  'macro-distribution': 'macros_',
  'nutrition-summary': 'summary_',
};

/** The columns of several evaluations, for rows of the figures of a run. */
export function columnsOf(evaluations: readonly EvaluationName[], run: EvaluationRun): Column[] {
  const isAlone = evaluations.length === 1;
  return evaluations.flatMap((name) =>
    COLUMNS[name]().map((column) => ({
      ...column,
      name: isAlone ? column.name : PREFIXES[name] + column.name,
      place: run.offset(name) + column.place,
    })),
  );
}

function figure(name: string, place: number, inTables: Column['inTables'] = 'never'): Column {
  return { name, inTables, place };
}

function missingInputs(figures: Float64Array, at: number): string {
  const missing = HEALTHY_EATING_INDEX.missingInputs(figures, at);
  if (missing.length === 0) return '';
  return missing.map(({ input, coverage }) => `${input} ${rounded(coverage)}`).join('; ');
}
