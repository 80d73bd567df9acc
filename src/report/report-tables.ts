import type { Words } from '../language/words.ts';
import type { MealReport, PartReport, PersonReport } from '../operations/report/report-meals.ts';
import { standardWords, suggestionText } from './advice-words.ts';
import { eatenText, knownText, markText } from './intake-words.ts';
import type { ReportTable } from './report-table.ts';

/** The tables of a report, with the figures that its charts show. */

/** Components that a day lost most points in. */
const LOST_MOST = 2;

/** Shapes before the words of verdicts, so that colour is not needed to see them. */
const VERDICT_SHAPES = {
  fine: '●',
  between: '◆',
  close: '◆',
  below: '▼',
  above: '▲',
  unclear: '○',
} as const;

/** The components of the index, and the change that raises each of them most. */
export function indexTable(
  { components, index, advice, days }: PersonReport,
  { named }: MealReport,
  words: Words,
): ReportTable {
  const { decimals, term, messages } = words;
  const { report } = messages;
  return {
    caption: report.indexCaption(decimals(index.totalScore, 1)),
    isDense: true,
    head: [report.component, report.points, report.density, report.change],
    numeric: [1],
    rows: components.map((row) => {
      const suggestion = advice.byComponent.get(row.component);
      const after = suggestion && {
        change: suggestionText(suggestion, named, days, words),
        gains: report.componentGain(
          decimals(suggestion.componentGain, 1),
          decimals(suggestion.gain, 1),
        ),
      };
      return [
        term(row.label),
        report.pointsOf(decimals(row.score, 1), row.maxScore),
        standardWords(row, words),
        after === undefined ? report.noChange : `${after.change} ${after.gains}`,
      ];
    }),
  };
}

/** Each day with its key figures, and the component in which it lost most points. */
export function dayTable({ byDay }: PersonReport, words: Words): ReportTable {
  const { report } = words.messages;
  return {
    caption: report.dayByDay,
    head: [report.day, report.hei, report.energyKcal, ...shareHeads(words), report.mostLost],
    numeric: [1, 2, 3, 4, 5, 6],
    rows: byDay.map((day) => [
      words.dayText(day.label),
      words.decimals(day.index.totalScore, 1),
      words.decimals(day.kcal, 0),
      ...shareCells(day, words),
      lostText(day, words),
    ]),
  };
}

/** The meals in comparison. */
export function mealTable({ byMeal }: PersonReport, words: Words): ReportTable {
  const { report } = words.messages;
  return {
    caption: report.meals,
    head: [
      report.meal,
      report.hei,
      report.daysHead,
      report.energyShare,
      ...shareHeads(words),
      report.mostLost,
    ],
    numeric: [1, 2, 3, 4, 5, 6, 7],
    rows: byMeal.map((meal) => [
      meal.label === '' ? report.noMeal : meal.label,
      words.decimals(meal.index.totalScore, 1),
      words.decimals(meal.days, 0),
      words.percentText(meal.energyShare),
      ...shareCells(meal, words),
      lostText(meal, words),
    ]),
  };
}

function shareHeads({ messages: { report } }: Words): string[] {
  return [report.carbohydratesShare, report.proteinShare, report.fatShare, report.kcalPer100];
}

function shareCells({ macros, energyDensity }: PartReport, { decimals }: Words): string[] {
  return [
    ...macros.breakdown.slice(0, 3).map(({ percent }) => decimals(percent, 0)),
    energyDensity.kcalPerGram === null ? '–' : decimals(100 * energyDensity.kcalPerGram, 0),
  ];
}

function lostText(
  { index }: PartReport,
  { decimals, listed, term, messages: { report } }: Words,
): string {
  return listed(
    [...index.components]
      .sort((one, other) => other.maxScore - other.score - (one.maxScore - one.score))
      .slice(0, LOST_MOST)
      .filter(({ score, maxScore }) => maxScore - score >= 0.05)
      .map(({ label, score, maxScore }) =>
        report.lost(term(label), decimals(score, 1), String(maxScore)),
      ),
  );
}

/** The sources of energy, compared with the reference ranges. */
export function macroTable(
  { macros }: PersonReport,
  { decimals, term, messages: { report } }: Words,
): ReportTable {
  return {
    caption: report.macroCaption,
    head: [report.macronutrient, report.share, report.referenceRange, report.verdict],
    numeric: [1, 2],
    rows: macros.map(({ label, percent, range }) => [
      term(label),
      `${decimals(percent, 1)} %`,
      range === null ? report.none : report.rangePercent(String(range.low), String(range.high)),
      range === null
        ? '–'
        : percent < range.low
          ? `${VERDICT_SHAPES.below}\u00a0${report.low}`
          : percent > range.high
            ? `${VERDICT_SHAPES.above}\u00a0${report.high}`
            : `${VERDICT_SHAPES.fine}\u00a0${report.within}`,
    ]),
  };
}

/** Nutrients per day, compared with the reference intakes. */
export function nutrientTable({ compared, uncertainty }: PersonReport, words: Words): ReportTable {
  const { report } = words.messages;
  return {
    caption: report.nutrientCaption,
    isDense: true,
    head: [
      report.nutrient,
      report.eatenADay,
      report.atLeast,
      report.atMost,
      report.verdict,
      report.knownFor,
    ],
    numeric: [1, 2, 3],
    rows: compared.map((row) => [
      words.term(row.label),
      eatenText(row, words),
      markText(row, row.lower, words),
      markText(row, row.upper, words),
      `${VERDICT_SHAPES[row.verdict]}\u00a0${report.verdicts[row.verdict].replace(' ', '\u00a0')}`,
      knownText(row, uncertainty, words),
    ]),
  };
}
