import { scaleLinear } from 'd3-scale';
import { NORMAL_975 } from '../../evaluation/population/percentiles.ts';
import type { PopulationComponent } from '../../evaluation/population/population-scores.ts';
import type { Words } from '../../language/words.ts';
import type { PopulationDomain } from '../../operations/population/evaluate-population.ts';
import { type Markup, markup } from '../markup.ts';
import { at, bar, type Chart, line, shortened, standaloneSvg, text, WIDTH } from './chart.ts';
import { INK, LINE, LOOKS, MUTED, TOO_MUCH } from './palette.ts';

const LEFT = 112;
const RIGHT = WIDTH - 12;
const ROW = 30;
const BAR = 12;

/** The distribution of the total scores of each domain: percentiles 5 to 95, the middle half, median and mean. */
function scoreSpread(
  indexName: string,
  maxScore: number,
  domains: readonly PopulationDomain[],
  { decimals, messages: { charts } }: Words,
): Chart {
  const points = scaleLinear([0, maxScore], [LEFT, RIGHT]).clamp(true);
  const ticks = points.ticks(5);
  const rows = domains.map(({ values, components }) => ({
    name: values.filter((value) => value !== '').join(', ') || charts.everybody,
    total: components[components.length - 1] as PopulationComponent,
  }));
  const foot = rows.length * ROW;
  const drawn = rows.map(({ name, total }, place) => {
    const y = place * ROW + 8;
    return markup`${text(LEFT - 8, y + BAR - 2, shortened(name, LEFT - 14), { anchor: 'end' })}${spread(total, y, points)}`;
  });
  const valueAt = ({ percentiles }: PopulationComponent, percent: number) =>
    decimals(percentiles.find((one) => one.percent === percent)?.value ?? Number.NaN, 1);
  return {
    title: charts.spread(indexName),
    description: charts.spreadOf(
      rows
        .map(({ name, total }) =>
          charts.spreadRow(name, valueAt(total, 5), valueAt(total, 50), valueAt(total, 95)),
        )
        .join('; '),
    ),
    height: foot + 66,
    content: markup`${ticks.map((tick) => line([points(tick), 0], [points(tick), foot], LINE))}
${drawn}
${ticks.map((tick) => text(points(tick), foot + 14, String(tick), { anchor: 'middle', size: 11, fill: MUTED }))}
${line([12, foot + 31], [34, foot + 31], INK)}${text(40, foot + 35, charts.middle90, { size: 11, fill: MUTED })}
${bar(12, foot + 44, { width: 22, height: BAR }, LOOKS.range)}${text(40, foot + 54, charts.middle50, { size: 11, fill: MUTED })}
${line([192, foot + 25], [192, foot + 37], INK)}${text(202, foot + 35, charts.median, { size: 11, fill: MUTED })}
${mean(192, foot + 50, 10)}${text(206, foot + 54, charts.meanScore, { size: 11, fill: MUTED })}`,
  };
}

/** Draws the spread of scores as an SVG document. */
export function renderScoreSpread(...given: Parameters<typeof scoreSpread>): string {
  return standaloneSvg(scoreSpread(...given));
}

function spread(
  { percentiles, meanScore }: PopulationComponent,
  y: number,
  points: (score: number) => number,
): Markup {
  const placeOf = (percent: number) =>
    points(percentiles.find((one) => one.percent === percent)?.value ?? Number.NaN);
  const middle = y + BAR / 2;
  const median = placeOf(50);
  if (Number.isNaN(median)) return markup``;
  const margin = Number.isNaN(meanScore.standardError) ? 0 : NORMAL_975 * meanScore.standardError;
  const center = points(meanScore.value);
  return markup`${line([placeOf(5), middle], [placeOf(95), middle], INK)}
${bar(placeOf(25), y, { width: placeOf(75) - placeOf(25), height: BAR }, LOOKS.range)}
<g stroke-width="2">${line([median, y], [median, y + BAR], INK)}</g>
${mean(center, middle, points(meanScore.value + margin) - center)}`;
}

/** A dot with its interval. */
function mean(x: number, y: number, margin: number): Markup {
  return markup`${line([x - margin, y], [x + margin, y], '#8a4b05')}<circle cx="${at(x)}" cy="${at(y)}" r="3.2" fill="${TOO_MUCH}" stroke="#8a4b05"/>`;
}
