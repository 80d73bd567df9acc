import type { PersonReport } from '../../operations/report-meals.ts';
import { standaloneSvg } from './chart.ts';
import type { ChartName } from './chart-names.ts';
import { dayBarChart } from './day-bars.ts';
import { densityScale } from './density-scale.ts';
import { indexBars } from './index-bars.ts';
import { indexRadar } from './index-radar.ts';
import { macroRanges } from './macro-ranges.ts';
import { nutrientBars } from './nutrient-bars.ts';

const DRAWN: Readonly<Record<ChartName, (person: PersonReport) => ReturnType<typeof indexBars>>> = {
  'hei-radar': ({ index }) => indexRadar(index),
  'hei-bars': ({ index }) => indexBars(index),
  days: dayBarChart,
  macros: ({ macros }) => macroRanges(macros),
  'energy-density': densityScale,
  nutrients: ({ compared }) => nutrientBars(compared, 'Nutrients beside reference intakes'),
};

/** One chart of a person's report as an SVG document. */
export function renderChart(name: ChartName, person: PersonReport): string {
  return standaloneSvg(DRAWN[name](person));
}
