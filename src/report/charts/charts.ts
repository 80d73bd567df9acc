import type { Words } from '../../language/words.ts';
import type { MealReport, PersonReport } from '../../operations/report/report-meals.ts';
import { type Chart, standaloneSvg } from './chart.ts';
import type { ChartName } from './chart-names.ts';
import { dayBarChart } from './day-bars.ts';
import { densityScale } from './density-scale.ts';
import { indexBars } from './index-bars.ts';
import { indexRadar } from './index-radar.ts';
import { macroRanges } from './macro-ranges.ts';
import { nutrientBars } from './nutrient-bars.ts';
import { populationScale } from './population-scale.ts';

type Drawing = (person: PersonReport, words: Words, report: MealReport) => Chart;

const DRAWINGS: Readonly<Record<ChartName, Drawing>> = {
  'hei-radar': ({ index }, words) => indexRadar(index, words),
  'hei-bars': ({ index }, words) => indexBars(index, words),
  days: dayBarChart,
  macros: ({ macros }, words) => macroRanges(macros, words),
  'energy-density': densityScale,
  nutrients: ({ compared }, words) =>
    nutrientBars(compared, words.messages.charts.nutrients, words),
  population: ({ index }, words, report) =>
    populationScale(index.totalScore, report.rankOf(index.totalScore), words),
};

/** One chart of a person's report as an SVG document. */
export function renderChart(
  name: ChartName,
  person: PersonReport,
  report: MealReport,
  words: Words,
): string {
  return standaloneSvg(DRAWINGS[name](person, words, report));
}
