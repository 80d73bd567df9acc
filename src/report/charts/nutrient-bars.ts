import { scaleLinear } from 'd3-scale';
import type {
  IntakeComparison,
  Verdict,
} from '../../evaluation/reference-intakes/compare-intakes.ts';
import type { Words } from '../../language/words.ts';
import { type Markup, markup } from '../markup.ts';
import { bar, type Chart, line, shortened, text, WIDTH, widthOf } from './chart.ts';
import { GROUND, INK, LINE, LOOKS, type Look, MUTED } from './palette.ts';

const MARGIN = 8;
const HEAD = 18;
const ROW = 31;
/** The position at which the words of the verdicts begin. */
const WORDS = WIDTH - 62;
const BAR = 9;
/** Bars end at twice the reference. An arrow shows that there is more. */
const MOST = 2;

const LOOK_OF: Readonly<Record<Verdict, Look>> = {
  fine: LOOKS.reached,
  between: LOOKS.range,
  close: LOOKS.range,
  below: LOOKS.lacking,
  above: LOOKS.tooMuch,
  unclear: LOOKS.unclear,
};

const share = scaleLinear([0, MOST], [MARGIN, WIDTH - MARGIN]).clamp(true);

/** Nutrients as shares of their reference intakes: of the minimum, otherwise of the maximum. */
export function nutrientBars(
  compared: readonly IntakeComparison[],
  title: string,
  words: Words,
): Chart {
  const { percentText, term, messages } = words;
  const { charts, report } = messages;
  const foot = HEAD + compared.length * ROW;
  return {
    title,
    description: compared
      .map((row) =>
        charts.nutrientOf(term(row.label), percentText(shareOf(row)), report.verdicts[row.verdict]),
      )
      .join('; '),
    height: foot + 46,
    content: markup`${compared.map((row, index) => nutrientRow(row, HEAD + index * ROW, words))}
${[0, 1, 2].map((tick) => text(share(tick), HEAD - 7, tick === 1 ? charts.reference100 : percentText(tick), { anchor: tick === 0 ? 'start' : tick === 1 ? 'middle' : 'end', size: 11, fill: tick === 1 ? INK : MUTED }))}
${legend(foot + 8, words)}`,
  };
}

function nutrientRow(
  row: IntakeComparison,
  y: number,
  { percentText, term, messages: { charts, report } }: Words,
): Markup {
  const { lower, upper, verdict, label } = row;
  const eaten = shareOf(row);
  const base = baseOf(row);
  const isUnclear = verdict === 'unclear';
  const isBold = verdict === 'below' || verdict === 'above';
  const marks = [
    // The other end of a reference that is a range, and the upper limit, if they are visible.
    ...(lower !== null && lower.high > lower.low ? [lower.high / base] : []),
    ...(lower !== null && upper !== null && upper.about === null ? [upper.low / base] : []),
  ].filter((mark) => mark < MOST);
  return markup`${text(MARGIN, y + 11, labelIn(term(label), isUnclear ? 170 : 215))}
${text(WORDS - 8, y + 11, isUnclear ? charts.atLeast(percentText(eaten)) : percentText(eaten), { anchor: 'end', isBold })}
${text(WORDS, y + 11, report.verdicts[verdict], { isBold })}
${line([MARGIN, y + 24], [WIDTH - MARGIN, y + 24], LINE)}
${bar(MARGIN, y + 15, { width: share(eaten) - MARGIN, height: BAR }, LOOK_OF[verdict])}
${eaten > MOST && markup`<path d="M${WIDTH - MARGIN} ${y + 13}l7 6.5l-7 6.5Z" fill="${INK}"/>`}
${tick(1, y, 'none')}${marks.map((mark) => tick(mark, y, '2.5 1.5'))}`;
}

/** A label that fits a width. Text in brackets is dropped first. */
function labelIn(label: string, width: number): string {
  return shortened(label, width) === label
    ? label
    : shortened(label.replace(/ \(.*\)$/, ''), width);
}

/** A mark across a bar, visible on dark and on light backgrounds. */
function tick(mark: number, y: number, dashes: string): Markup {
  const from = [share(mark), y + 13] as const;
  const to = [share(mark), y + 27] as const;
  return markup`<g stroke-width="4">${line(from, to, GROUND)}</g><g stroke-width="1.5">${line(from, to, INK, dashes)}</g>`;
}

/** The intake as a share of the lower limit, otherwise of the upper one. */
function shareOf(row: IntakeComparison): number {
  const { amount = 0 } = row.lower ?? row.upper ?? {};
  return amount / baseOf(row);
}

function baseOf({ lower, upper }: IntakeComparison): number {
  return (lower ?? upper)?.low ?? 1;
}

const LEGEND: readonly Verdict[] = ['fine', 'below', 'above', 'between', 'unclear'];

/** The distance from a swatch to its word, and from a word to the next swatch. */
const SWATCH = 21;
const LEGEND_GAP = 10;

function legend(y: number, { messages: { charts, report } }: Words): Markup {
  let x = MARGIN;
  const items = LEGEND.map((verdict) => {
    const word = report.verdicts[verdict];
    const item = markup`${bar(x, y, { width: 16, height: BAR }, LOOK_OF[verdict])}${text(x + SWATCH, y + 9, word, { size: 11, fill: MUTED })}`;
    x += SWATCH + widthOf(word, 11) + LEGEND_GAP;
    return item;
  });
  return markup`${items}
${text(MARGIN, y + 28, charts.ticks, { size: 11, fill: MUTED })}`;
}
