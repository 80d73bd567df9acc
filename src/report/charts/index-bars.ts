import { scaleLinear } from 'd3-scale';
import type { IndexScore } from '../../evaluation/indices/index-score.ts';
import type { Words } from '../../language/words.ts';
import { markup } from '../markup.ts';
import { bar, type Chart, text, WIDTH } from './chart.ts';
import { LOOKS, MUTED } from './palette.ts';

const MARGIN = 8;
const ROW = 28;
const BAR = 9;

/** The components of an index as bars: the points reached, and the points that can be gained. */
export function indexBars(
  { components, totalScore }: IndexScore,
  { decimals, term, messages: { charts } }: Words,
): Chart {
  const rows = components.map(({ label, score, maxScore }, index) => {
    const points = scaleLinear([0, maxScore], [0, WIDTH - 2 * MARGIN]).clamp(true);
    const y = index * ROW;
    return markup`${text(MARGIN, y + 11, term(label))}
${text(WIDTH - MARGIN, y + 11, charts.scoreOf(decimals(score, 1), String(maxScore)), { anchor: 'end', isBold: true })}
${bar(MARGIN, y + 15, { width: points(maxScore), height: BAR }, LOOKS.lacking)}
${bar(MARGIN, y + 15, { width: points(score), height: BAR }, LOOKS.reached)}`;
  });
  const foot = components.length * ROW + 8;
  return {
    title: charts.indexByComponent,
    description: charts.indexBars(components.length, decimals(totalScore, 1)),
    height: foot + 14,
    content: markup`${rows}
${bar(MARGIN, foot, { width: 16, height: BAR }, LOOKS.reached)}${text(MARGIN + 22, foot + 9, charts.pointsReached, { size: 11, fill: MUTED })}
${bar(WIDTH / 2, foot, { width: 16, height: BAR }, LOOKS.lacking)}${text(WIDTH / 2 + 22, foot + 9, charts.pointsToGain, { size: 11, fill: MUTED })}`,
  };
}
