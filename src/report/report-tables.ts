import type { PersonReport } from '../operations/report-meals.ts';
import { adviceWords, standardWords } from './advice-words.ts';
import { VERDICT_WORDS } from './charts/nutrient-bars.ts';
import { eatenText, knownText, markText } from './intake-words.ts';
import { dayText, decimals, listed } from './numbers.ts';
import type { ReportTable } from './report-table.ts';

/** The tables of a report, which say in figures what its charts show. */

/** Components that a day lost most points in. */
const LOST_MOST = 2;

/** Shapes that stand before the words of verdicts: they are told without colour, and at a glance. */
export const VERDICT_SHAPES = {
  fine: '●',
  between: '◆',
  below: '▼',
  above: '▲',
  unclear: '○',
} as const;

/** What would move each component of the index. */
export function adviceTable({ advice, index }: PersonReport): ReportTable {
  return {
    caption: `Healthy Eating Index 2015: ${decimals(index.totalScore, 1)} of 100 points, and what would move each component`,
    head: ['Component', 'Points', 'To gain', 'Now; full points', 'What would move it'],
    numeric: [1, 2],
    rows: advice.map((row) => {
      const { change, as } = adviceWords(row);
      return [
        row.label,
        `${decimals(row.score, 1)}\u00a0of\u00a0${row.maxScore}`,
        row.move === 'none' ? '–' : `+${decimals(row.points, 1)}`,
        standardWords(row),
        as === '' ? change : `${change}, ${as}`,
      ];
    }),
  };
}

/** Each day with its key figures, and where it lost most points. */
export function dayTable({ byDay }: PersonReport): ReportTable {
  return {
    caption: 'Day by day',
    head: [
      'Day',
      'HEI',
      'Energy, kcal',
      'Carbo\u00adhydrates, %',
      'Protein, %',
      'Fat, %',
      'kcal per 100 g',
      'Most points lost',
    ],
    numeric: [1, 2, 3, 4, 5, 6],
    rows: byDay.map(({ label, kcal, index, macros, energyDensity }) => [
      dayText(label),
      decimals(index.totalScore, 1),
      decimals(kcal, 0),
      ...macros.breakdown.slice(0, 3).map(({ percent }) => decimals(percent, 0)),
      energyDensity.kcalPerGram === null ? '–' : decimals(100 * energyDensity.kcalPerGram, 0),
      listed(
        [...index.components]
          .sort((one, other) => other.maxScore - other.score - (one.maxScore - one.score))
          .slice(0, LOST_MOST)
          .filter(({ score, maxScore }) => maxScore - score >= 0.05)
          .map(
            ({ label: name, score, maxScore }) =>
              `${name} (${decimals(score, 1)}\u00a0of\u00a0${maxScore})`,
          ),
      ),
    ]),
  };
}

/** Where the energy comes from, beside the reference ranges. */
export function macroTable({ macros }: PersonReport): ReportTable {
  return {
    caption: 'Share of the energy, beside the reference ranges',
    head: ['Macronutrient', 'Share', 'Reference range', 'Verdict'],
    numeric: [1, 2],
    rows: macros.map(({ label, percent, range }) => [
      label,
      `${decimals(percent, 1)} %`,
      range === null ? 'none' : `${range.low} to ${range.high} %`,
      range === null
        ? '–'
        : percent < range.low
          ? `${VERDICT_SHAPES.below}\u00a0low`
          : percent > range.high
            ? `${VERDICT_SHAPES.above}\u00a0high`
            : `${VERDICT_SHAPES.fine}\u00a0within`,
    ]),
  };
}

/** Nutrients a day beside the reference intakes. */
export function nutrientTable({ compared }: PersonReport): ReportTable {
  return {
    caption:
      'Nutrients a day, beside the reference intakes; known for: the share of the mass whose foods have the figure',
    head: ['Nutrient', 'Eaten a day', 'At least', 'At most', 'Verdict', 'Known for'],
    numeric: [1, 2, 3],
    rows: compared.map((row) => [
      row.label,
      eatenText(row),
      markText(row, row.lower),
      markText(row, row.upper),
      `${VERDICT_SHAPES[row.verdict]}\u00a0${VERDICT_WORDS[row.verdict].replace(' ', '\u00a0')}`,
      knownText(row),
    ]),
  };
}
