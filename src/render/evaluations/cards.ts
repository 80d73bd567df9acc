import type { ChalkInstance } from 'chalk';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { Evaluations } from '../../evaluation/evaluations.ts';
import type { ComponentScore } from '../../evaluation/index-score.ts';
import { scoreBar } from './score-bar.ts';

/** How one result is shown to a person: a titled table, and remarks below it. */
export interface Card {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly remarks: readonly string[];
}

/** The card of each evaluation. */
export const CARDS: {
  readonly [Name in EvaluationName]: (result: Evaluations[Name], chalk: ChalkInstance) => Card;
} = {
  'energy-density': (result) => ({
    title: 'Energy density',
    head: ['', 'amount', 'unit'],
    rows: [
      ['Solid foods', decimals(result.kjPerGram, 3), 'kJ/g'],
      ['Solid foods', decimals(result.kcalPerGram, 3), 'kcal/g'],
      ['Drinks', decimals(result.liquidsEnergy, 1), 'kJ'],
    ],
    remarks: coverageRemarks([['energy of solid foods', result.coverage]]),
  }),
  'healthy-eating-index': indexCard,
  'macro-distribution': ({ breakdown, totalKcal }) => ({
    title: 'Macro distribution',
    head: ['', '% of energy'],
    rows: breakdown.map(({ label, percent }) => [label, decimals(percent, 1)]),
    remarks: [
      `${decimals(totalKcal, 1)} kcal by Atwater factors`,
      ...coverageRemarks(breakdown.map(({ label, coverage }) => [label, coverage])),
    ],
  }),
  'nutrition-summary': (sums) => ({
    title: 'Nutrition summary',
    head: ['', 'amount', 'unit', 'coverage', 'estimated'],
    rows: sums.map(({ nutrient: { label, unit }, amount, coverage, estimatedShare }) => [
      label,
      decimals(amount, 2),
      unit,
      percent(coverage),
      estimatedShare > 0 ? percent(estimatedShare) : '',
    ]),
    remarks: sums.some(({ estimatedShare }) => estimatedShare > 0)
      ? ['estimated: the share of that mass whose amount is that of a like food']
      : [],
  }),
};

function indexCard(result: Evaluations['healthy-eating-index'], chalk: ChalkInstance): Card {
  const maxScore = result.components.reduce((sum, row) => sum + row.maxScore, 0);
  const row = ({ label, score, maxScore: max }: Omit<ComponentScore, 'component'>) => [
    label,
    decimals(score, 2),
    String(max),
    scoreBar(score / max, chalk),
  ];
  return {
    title: 'Healthy Eating Index 2015',
    head: ['', 'score', 'max', '', 'density', ''],
    rows: [
      ...result.components.map((component) => [
        ...row(component),
        decimals(component.density, 3),
        component.unit,
      ]),
      [
        ...row({ label: 'Total', score: result.totalScore, maxScore, density: null, unit: '' }),
        '',
        '',
      ],
    ],
    remarks: [
      ...(result.estimatedEnergyShare > 0
        ? [`${percent(result.estimatedEnergyShare)} of the energy has estimated food patterns`]
        : []),
      ...coverageRemarks(result.missingInputs.map(({ input, coverage }) => [input, coverage])),
    ],
  };
}

function coverageRemarks(coverages: readonly (readonly [string, number])[]): string[] {
  return coverages
    .filter(([, coverage]) => coverage < 1)
    .map(([what, coverage]) => `${what}: known for ${percent(coverage)} of the mass only`);
}

function decimals(amount: number | null, digits: number): string {
  return amount === null ? '-' : amount.toFixed(digits);
}

/** Whole percents, but never 100 % of less than all. */
function percent(share: number): string {
  return `${share < 1 ? Math.min(99.9, 100 * share).toFixed(1) : '100'} %`;
}
