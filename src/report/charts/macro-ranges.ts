import { scaleLinear } from 'd3-scale';
import type { Words } from '../../language/words.ts';
import type { MacroReport } from '../../operations/report/report-meals.ts';
import { markup } from '../markup.ts';
import { at, bar, type Chart, line, text, WIDTH } from './chart.ts';
import { INK, LINE, LOOKS, MUTED } from './palette.ts';

const LEFT = 106;
const RIGHT = WIDTH - 62;
const ROW = 36;
const BAND = 16;
const TICKS = [0, 20, 40, 60, 80];

/** The sources of energy: each share with its reference range. */
export function macroRanges(
  macros: readonly MacroReport[],
  { decimals, term, messages: { charts } }: Words,
): Chart {
  const most = Math.max(80, ...macros.map(({ percent }) => percent));
  const share = scaleLinear([0, most], [LEFT, RIGHT]);
  const foot = macros.length * ROW;
  const rows = macros.map(({ label, percent, range }, index) => {
    const y = index * ROW + 10;
    const x = at(share(percent));
    const band =
      range === null
        ? null
        : bar(
            share(range.low),
            y,
            { width: share(range.high) - share(range.low), height: BAND },
            LOOKS.range,
          );
    return markup`${text(LEFT - 8, y + 12, term(label), { anchor: 'end' })}
${line([LEFT, y + BAND / 2], [RIGHT, y + BAND / 2], LINE)}${band}
<path d="M${x} ${y - 4}l6 ${BAND / 2 + 4}l-6 ${BAND / 2 + 4}l-6 ${-BAND / 2 - 4}Z" fill="${INK}" stroke="#ffffff"/>
${text(WIDTH - 6, y + 12, `${decimals(percent, 1)} %`, { anchor: 'end', isBold: true })}`;
  });
  return {
    title: charts.macros,
    description: macros
      .map(({ label, percent, range }) =>
        charts.macroOf(
          term(label),
          decimals(percent, 1),
          range === null ? '' : charts.rangeOf(String(range.low), String(range.high)),
        ),
      )
      .join('; '),
    height: foot + 50,
    content: markup`${TICKS.map((tick) => line([share(tick), 4], [share(tick), foot], LINE))}
${rows}
${TICKS.map((tick) => text(share(tick), foot + 14, `${tick} %`, { anchor: 'middle', size: 11, fill: MUTED }))}
<path d="M${LEFT - 2} ${foot + 30}l5 6l-5 6l-5 -6Z" fill="${INK}"/>${text(LEFT + 8, foot + 40, charts.eaten, { size: 11, fill: MUTED })}
${bar(LEFT + 64, foot + 31, { width: 22, height: 10 }, LOOKS.range)}${text(LEFT + 92, foot + 40, charts.referenceRange, { size: 11, fill: MUTED })}`,
  };
}
