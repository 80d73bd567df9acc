import { scaleLinear } from 'd3-scale';
import { DENSITY_GOAL } from '../../evaluation/nutrition/energy-density.ts';
import type { Words } from '../../language/words.ts';
import type { PersonReport } from '../../operations/report/report-meals.ts';
import { markup } from '../markup.ts';
import { at, bar, type Chart, line, text, WIDTH } from './chart.ts';
import { GROUND, INK, LINE, LOOKS, MUTED } from './palette.ts';

const LEFT = 16;
const RIGHT = WIDTH - 16;
const TOP = 34;
const BAND = 16;

/** The energy density of solid foods on a scale with the goal. */
export function densityScale(
  { energyDensity: { kcalPerGram } }: PersonReport,
  { decimals, messages: { charts } }: Words,
): Chart {
  const density = kcalPerGram === null ? null : 100 * kcalPerGram;
  const most = Math.max(300, density ?? 0);
  const place = scaleLinear([0, most], [LEFT, RIGHT]);
  const goal = place(DENSITY_GOAL);
  const marker = density === null ? null : at(place(density));
  const shown = density === null ? charts.noSolids : charts.densityOf(decimals(density, 0));
  return {
    title: charts.density,
    description: charts.densityGoal(shown, DENSITY_GOAL),
    height: 92,
    content: markup`${bar(LEFT, TOP, { width: goal - LEFT, height: BAND }, LOOKS.range)}
<rect x="${at(goal)}" y="${TOP}" width="${at(RIGHT - goal)}" height="${BAND}" fill="${GROUND}" stroke="${MUTED}"/>
${[0, 200, 300].map((tick) => markup`${line([place(tick), TOP + BAND], [place(tick), TOP + BAND + 4], LINE)}${text(place(tick), TOP + BAND + 16, String(tick), { anchor: 'middle', size: 11, fill: MUTED })}`)}
${line([goal, TOP], [goal, TOP + BAND + 4], INK)}
${text(goal, TOP + BAND + 16, charts.goal(DENSITY_GOAL), { anchor: 'middle', size: 11, isBold: true })}
${marker !== null && markup`<path d="M${marker} ${TOP + BAND}l-7 -${BAND + 6}h14Z" fill="${INK}" stroke="#ffffff"/>${text(Math.min(Math.max(marker, 70), WIDTH - 70), TOP - 14, shown, { anchor: 'middle', isBold: true })}`}
${text(WIDTH / 2, 86, charts.densityAxis, { anchor: 'middle', size: 11, fill: MUTED })}`,
  };
}
