import { scaleLinear } from 'd3-scale';
import type { Words } from '../../language/words.ts';
import type { PersonReport } from '../../operations/report/report-meals.ts';
import { markup } from '../markup.ts';
import { bar, type Chart, line, shortened, text, WIDTH } from './chart.ts';
import { GROUND, INK, LINE, LOOKS, MUTED } from './palette.ts';

const LEFT = 92;
const RIGHT = WIDTH - 118;
const HEAD = 20;
const ROW = 24;
const BAR = 13;
const TICKS = [0, 25, 50, 75, 100];

const points = scaleLinear([0, 100], [LEFT, RIGHT]).clamp(true);

/** The index and energy of each day, compared with the index of all days. */
export function dayBarChart(
  { byDay, index }: PersonReport,
  { dayText, decimals, messages: { charts, report } }: Words,
): Chart {
  const foot = HEAD + byDay.length * ROW;
  const whole = points(index.totalScore);
  const rows = byDay.map(({ label, kcal, index: { totalScore } }, position) => {
    const y = HEAD + position * ROW;
    return markup`${text(LEFT - 8, y + 14, shortened(dayText(label), LEFT - 12), { anchor: 'end' })}
${bar(LEFT, y + 4, { width: points(totalScore) - LEFT, height: BAR }, LOOKS.reached)}
${text(RIGHT + 40, y + 14, decimals(totalScore, 1), { anchor: 'end', isBold: true })}
${text(WIDTH - 6, y + 14, `${decimals(kcal, 0)} kcal`, { anchor: 'end', fill: MUTED })}`;
  });
  return {
    title: charts.dayByDay,
    description: charts.daysOf(
      report.days(String(byDay.length), byDay.length === 1),
      byDay
        .map(({ label, index: { totalScore } }) => `${dayText(label)} ${decimals(totalScore, 1)}`)
        .join(', '),
      decimals(index.totalScore, 1),
    ),
    height: foot + 34,
    content: markup`${TICKS.map((tick) => line([points(tick), HEAD], [points(tick), foot], LINE))}
${rows}
<g stroke-width="3">${line([whole, HEAD - 4], [whole, foot + 4], GROUND)}</g>${line([whole, HEAD - 4], [whole, foot + 4], INK, '4 3')}
${text(whole, HEAD - 8, charts.allDays(decimals(index.totalScore, 1)), { anchor: 'middle', size: 11 })}
${TICKS.map((tick) => text(points(tick), foot + 15, String(tick), { anchor: 'middle', size: 11, fill: MUTED }))}
${text((LEFT + RIGHT) / 2, foot + 29, charts.pointsOf100, { anchor: 'middle', size: 11, fill: MUTED })}`,
  };
}
