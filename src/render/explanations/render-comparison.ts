import { type Words, wordsIn } from '../../language/words.ts';
import type { ComparedFigure, Comparison } from '../../operations/explain/compare-meals.ts';
import { escapeControls } from '../../text/escaping/escape-controls.ts';
import { rounded } from '../../text/numbers/rounding.ts';
import type { Format, ListStyle } from '../formats.ts';
import { renderRecords } from '../render-records.ts';

/** The number of amounts in a table; files have them all. */
const MOST_AMOUNTS = 20;

/** Renders two records side by side. */
export async function renderComparison(
  comparison: Comparison,
  format: Format,
  style: ListStyle,
  words: Words = wordsIn('en'),
): Promise<string> {
  if (format === 'table') return comparisonText(comparison, style.width, words);
  return renderRecords(
    [
      { name: 'kind', cell: ({ kind }) => kind },
      { name: 'name', cell: ({ name }) => name },
      { name: 'label', cell: ({ label }) => label },
      { name: 'unit', cell: ({ unit }) => unit },
      { name: 'a', cell: ({ a }) => orNull(a) },
      { name: 'b', cell: ({ b }) => orNull(b) },
      { name: 'difference', cell: ({ difference }) => orNull(difference) },
      { name: 'share', cell: ({ share }) => orNull(share) },
    ],
    comparison.figures,
    format,
    style,
  );
}

function orNull(value: number | null): number | null {
  return value === null ? null : rounded(value);
}

async function comparisonText(
  { a, b, per, figures }: Comparison,
  width: number | undefined,
  { fixed, term, messages: { explanations } }: Words,
): Promise<string> {
  const { renderTable } = await import('../tables/render-table.ts');
  const decimals = (value: number | null) => (value === null ? '-' : fixed(value, 2));
  const isScore = ({ kind }: ComparedFigure) => kind === 'score';
  const scores = figures.filter(isScore);
  const amounts = figures.filter((figure) => !isScore(figure));
  const [one, other] = [escapeControls(a), escapeControls(b)];
  return [
    `${explanations.scores}\n\n`,
    renderTable(
      ['', one, other, explanations.difference],
      scores.map(({ label, a: before, b: after, difference }) => [
        term(label),
        decimals(before),
        decimals(after),
        decimals(difference),
      ]),
      width,
    ),
    `\n${per === undefined ? explanations.amounts : explanations.meanAmounts(escapeControls(explanations.matchHead(per)))}\n\n`,
    renderTable(
      ['', one, other, explanations.difference, explanations.unit],
      amounts
        .slice(0, MOST_AMOUNTS)
        .map(({ label, unit, a: before, b: after, difference }) => [
          term(label),
          decimals(before),
          decimals(after),
          decimals(difference),
          term(unit),
        ]),
      width,
    ),
    ...(amounts.length > MOST_AMOUNTS
      ? [`${explanations.moreAmounts(String(amounts.length - MOST_AMOUNTS))}\n`]
      : []),
  ].join('');
}
