import type { ComparedFigure, Comparison } from '../../operations/explain/compare-meals.ts';
import { rounded } from '../../text/rounding.ts';
import { visible } from '../../text/visible.ts';
import type { Format, ListStyle } from '../formats.ts';
import { renderRecords } from '../render-records.ts';

/** Amounts that a table shows; files have them all. */
const MOST_AMOUNTS = 20;

/** Renders two records side by side. */
export async function renderComparison(
  comparison: Comparison,
  format: Format,
  style: ListStyle,
): Promise<string> {
  if (format === 'table') return comparisonText(comparison, style.width);
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
  { a, b, figures }: Comparison,
  width: number | undefined,
): Promise<string> {
  const { renderTable } = await import('../tables/render-table.ts');
  const isScore = ({ kind }: ComparedFigure) => kind === 'score';
  const scores = figures.filter(isScore);
  const amounts = figures.filter((figure) => !isScore(figure));
  const [one, other] = [visible(a), visible(b)];
  return [
    'Healthy Eating Index\n\n',
    renderTable(
      ['', one, other, 'difference'],
      scores.map(({ label, a: before, b: after, difference }) => [
        label,
        decimals(before),
        decimals(after),
        decimals(difference),
      ]),
      width,
    ),
    '\nFood patterns and nutrients\n\n',
    renderTable(
      ['', one, other, 'difference', 'unit'],
      amounts
        .slice(0, MOST_AMOUNTS)
        .map(({ label, unit, a: before, b: after, difference }) => [
          label,
          decimals(before),
          decimals(after),
          decimals(difference),
          unit,
        ]),
      width,
    ),
    ...(amounts.length > MOST_AMOUNTS
      ? [`and ${amounts.length - MOST_AMOUNTS} more: --format csv has them all\n`]
      : []),
  ].join('');
}

function decimals(value: number | null): string {
  return value === null ? '-' : value.toFixed(2);
}
