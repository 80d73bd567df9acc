import type { ChalkInstance } from 'chalk';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { Evaluations } from '../../evaluation/evaluations.ts';
import type { ComponentScore, IndexScore } from '../../evaluation/indices/index-score.ts';
import { forEachIndex } from '../../evaluation/indices/indices.ts';
import type { Words } from '../../language/words.ts';
import { coverageRemarks, missingInputRemarks, percent } from '../coverage-remarks.ts';
import { scoreBar } from './score-bar.ts';

/** The form of a result for people: a titled table, and remarks below it. */
export interface Card {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly remarks: readonly string[];
}

/** The card of each evaluation. */
export const CARDS: {
  readonly [Name in EvaluationName]: (
    result: Evaluations[Name],
    words: Words,
    chalk: ChalkInstance,
  ) => Card;
} = {
  ...forEachIndex(
    (_, name) => (result: IndexScore, words: Words, chalk: ChalkInstance) =>
      indexCard(words.messages.tables.titles[name], result, words, chalk),
  ),
  'energy-density': (result, words) => {
    const { tables } = words.messages;
    return {
      title: tables.titles['energy-density'],
      head: ['', tables.amount, tables.unit],
      rows: [
        [tables.solidFoods, decimals(result.kjPerGram, 3, words), 'kJ/g'],
        [tables.solidFoods, decimals(result.kcalPerGram, 3, words), 'kcal/g'],
        [tables.drinks, decimals(result.liquidsEnergy, 1, words), 'kJ'],
      ],
      remarks: coverageRemarks(
        [
          [tables.energyOfSolids, result.coverage],
          [tables.energyOfDrinks, result.liquidsCoverage],
        ],
        words,
      ),
    };
  },
  intakes: ({ grams, intakes }, words) => {
    const { tables } = words.messages;
    const mass =
      grams === null ? [] : [[tables.titles.intakes, decimals(grams, 1, words), 'g', '']];
    return {
      title: tables.titles.intakes,
      head: ['', tables.amount, tables.unit, tables.coverage],
      rows: [
        ...mass,
        ...intakes.flatMap(({ label, amount, unit, coverage }) =>
          amount === null
            ? []
            : [[words.term(label), decimals(amount, 2, words), unit, percent(coverage, words)]],
        ),
      ],
      remarks: [],
    };
  },
  'macro-distribution': ({ breakdown, totalKcal, byDifferenceShare }, words) => {
    const { tables } = words.messages;
    return {
      title: tables.titles['macro-distribution'],
      head: ['', tables.percentOfEnergy],
      rows: breakdown.map(({ label, percent }) => [words.term(label), decimals(percent, 1, words)]),
      remarks: [
        tables.kcalByFactors(decimals(totalKcal, 1, words)),
        ...(byDifferenceShare > 0 ? [tables.byDifference(percent(byDifferenceShare, words))] : []),
        ...coverageRemarks(
          breakdown.map(({ label, coverage }) => [words.term(label), coverage]),
          words,
        ),
      ],
    };
  },
  'nutrition-summary': (sums, words) => {
    const { tables } = words.messages;
    return {
      title: tables.titles['nutrition-summary'],
      head: ['', tables.amount, tables.unit, tables.coverage, tables.estimated, tables.added],
      rows: sums.map(
        ({ nutrient: { label, unit }, amount, coverage, estimatedShare, addedShare }) => [
          words.term(label),
          decimals(amount, 2, words),
          unit,
          percent(coverage, words),
          estimatedShare > 0 ? percent(estimatedShare, words) : '',
          addedShare === null ? '' : percent(addedShare, words),
        ],
      ),
      remarks: [
        ...(sums.some(({ estimatedShare }) => estimatedShare > 0) ? [tables.estimatedRemark] : []),
        ...(sums.some(({ addedShare }) => addedShare !== null) ? [tables.addedRemark] : []),
      ],
    };
  },
};

function indexCard(title: string, result: IndexScore, words: Words, chalk: ChalkInstance): Card {
  const { tables } = words.messages;
  const maxScore = result.components.reduce((sum, row) => sum + row.maxScore, 0);
  const row = ({
    label,
    score,
    maxScore: max,
  }: Pick<ComponentScore, 'label' | 'score' | 'maxScore'>) => [
    words.term(label),
    decimals(score, 2, words),
    String(max),
    scoreBar(score / max, chalk),
  ];
  const total = {
    label: tables.total,
    score: result.totalScore,
    maxScore,
    density: null,
    unit: '',
  };
  return {
    title,
    head: ['', tables.score, tables.max, '', tables.density, ''],
    rows: [
      ...result.components.map((component) => [
        ...row(component),
        decimals(component.density, 3, words),
        words.term(component.unit),
      ]),
      [...row(total), '', ''],
    ],
    remarks: [
      ...(result.estimatedEnergyShare > 0
        ? [tables.estimatedPatterns(percent(result.estimatedEnergyShare, words))]
        : []),
      ...missingInputRemarks(result.missingInputs, words),
    ],
  };
}

function decimals(amount: number | null, digits: number, { fixed }: Words): string {
  return amount === null ? '-' : fixed(amount, digits);
}
