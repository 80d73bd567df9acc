import { scaleLinear } from 'd3-scale';
import type { PopulationRank } from '../../evaluation/population/population-rank.ts';
import type { Words } from '../../language/words.ts';
import { markup } from '../markup.ts';
import { at, bar, type Chart, line, text, WIDTH } from './chart.ts';
import { GROUND, INK, LINE, LOOKS, MUTED } from './palette.ts';

const LEFT = 16;
const RIGHT = WIDTH - 16;
const TOP = 34;
const BAND = 16;

const points = scaleLinear([0, 100], [LEFT, RIGHT]).clamp(true);

/** A score on the scale of the index, compared with the middle half of a population. */
export function populationScale(
  score: number,
  { quartiles: [low, median, high] }: PopulationRank,
  { decimals, messages: { charts } }: Words,
): Chart {
  const marker = at(points(score));
  const foot = TOP + BAND;
  return {
    title: charts.population,
    description: charts.populationOf(
      decimals(score, 1),
      decimals(low, 1),
      decimals(median, 1),
      decimals(high, 1),
    ),
    height: 104,
    content: markup`<rect x="${LEFT}" y="${TOP}" width="${RIGHT - LEFT}" height="${BAND}" fill="${GROUND}" stroke="${MUTED}"/>
${bar(points(low), TOP, { width: points(high) - points(low), height: BAND }, LOOKS.range)}
${line([points(median), TOP], [points(median), foot + 4], INK)}
${[0, 25, 75, 100].map((tick) => markup`${line([points(tick), foot], [points(tick), foot + 4], LINE)}${text(points(tick), foot + 16, String(tick), { anchor: 'middle', size: 11, fill: MUTED })}`)}
${text(points(median), foot + 16, charts.medianMark(decimals(median, 0)), { anchor: 'middle', size: 11 })}
<path d="M${marker} ${foot}l-7 -${BAND + 6}h14Z" fill="${INK}" stroke="#ffffff"/>
${text(Math.min(Math.max(marker, 78), WIDTH - 78), TOP - 14, charts.thisRecord(decimals(score, 1)), { anchor: 'middle', isBold: true })}
${bar(LEFT, foot + 30, { width: 22, height: 10 }, LOOKS.range)}${text(LEFT + 28, foot + 39, charts.middleHalf, { size: 11, fill: MUTED })}`,
  };
}
