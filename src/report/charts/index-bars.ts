import { scaleLinear } from 'd3-scale';
import type { IndexScore } from '../../evaluation/index-score.ts';
import { markup } from '../markup.ts';
import { decimals } from '../numbers.ts';
import { bar, type Chart, text, WIDTH } from './chart.ts';
import { LOOKS, MUTED } from './palette.ts';

const MARGIN = 8;
const ROW = 28;
const BAR = 9;

/** The components of an index as bars: the points there are, and those to gain. */
export function indexBars({ components, totalScore }: IndexScore): Chart {
  const rows = components.map(({ label, score, maxScore }, index) => {
    const points = scaleLinear([0, maxScore], [0, WIDTH - 2 * MARGIN]).clamp(true);
    const y = index * ROW;
    return markup`${text(MARGIN, y + 11, label)}
${text(WIDTH - MARGIN, y + 11, `${decimals(score, 1)} of ${maxScore}`, { anchor: 'end', isBold: true })}
${bar(MARGIN, y + 15, { width: points(maxScore), height: BAR }, LOOKS.lacking)}
${bar(MARGIN, y + 15, { width: points(score), height: BAR }, LOOKS.reached)}`;
  });
  const foot = components.length * ROW + 8;
  return {
    title: 'Healthy Eating Index 2015 by component',
    description: `Bars of ${components.length} components, each as long as the share of its points that is reached; total ${decimals(totalScore, 1)} of 100.`,
    height: foot + 14,
    content: markup`${rows}
${bar(MARGIN, foot, { width: 16, height: BAR }, LOOKS.reached)}${text(MARGIN + 22, foot + 9, 'points reached', { size: 11, fill: MUTED })}
${bar(WIDTH / 2, foot, { width: 16, height: BAR }, LOOKS.lacking)}${text(WIDTH / 2 + 22, foot + 9, 'points to gain', { size: 11, fill: MUTED })}`,
  };
}
