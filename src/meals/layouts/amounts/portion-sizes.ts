import { cellAt } from '../../../tables/grid.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { gramsOrMl } from '../../words/amounts/amount-cells.ts';
import { weightOfServing } from '../../words/amounts/size-in-name.ts';
import type { Contents } from './column-contents.ts';
import { isPlainCount } from './counted-amounts.ts';
import type { NamedColumn } from './eaten-columns.ts';
import type { ServedColumn, ServedColumns } from './served-columns.ts';

/** Columns whose weights may be those of one portion. */
const PORTION = /(?<!\p{L})(?:portion|serving)s?(?!\p{L})/iu;

/** Nobody counts more portions of a food. */
const MOST_PORTIONS = 20;

/**
 * Marks a column of portions as the size of one if another column only counts: "2" next to "Slice (40g)" below
 * "Quantity | Portion".
 */
export function withSizes(
  amounts: readonly ServedColumn[],
  columns: readonly NamedColumn[],
  contents: Contents,
): readonly ServedColumn[] {
  const nameOf = ({ position }: ServedColumn) =>
    columns.find((column) => column.position === position)?.name ?? '';
  const isOpen = ({ unit, scope, isEaten }: ServedColumn) =>
    unit === '' && scope === undefined && !isEaten;
  const size = amounts.find(
    (column) =>
      isOpen(column) &&
      PORTION.test(nameOf(column)) &&
      contents.areMostly(column.position, statesWeight),
  );
  const counts = (cell: string) => isPlainCount(cell) && !(decimalOf(cell) > MOST_PORTIONS);
  const isCounted = amounts.some(
    (column) => column !== size && isOpen(column) && contents.filled(column.position).every(counts),
  );
  if (size === undefined || !isCounted) return amounts;
  return amounts.map((column) => (column === size ? { ...column, scope: 'serving' } : column));
}

/** Whether a cell has a weight: "250 g", "Slice (40 g)". */
export function statesWeight(cell: string): boolean {
  return (gramsOrMl(cell, '') ?? weightOfServing(cell)) !== undefined;
}

/**
 * Marks a column of amounts as totals if each is the number of portions times another number of its row: "2 | 50 | 100".
 *
 * @param count the position of the column of portions
 */
export function withTotals(
  count: number,
  served: Omit<ServedColumns, 'count'>,
  columns: readonly NamedColumn[],
  contents: Contents,
): Omit<ServedColumns, 'count'> {
  const several = contents.rowsWith(count, (cell) => decimalOf(cell) > 0 && decimalOf(cell) !== 1);
  if (several.length === 0) return served;
  const numberAt = (cells: readonly string[], at: number) => decimalOf(cellAt(cells, at));
  const isProduct = ({ position }: ServedColumn) =>
    columns.some(
      (one) =>
        one.position !== position &&
        several.every(
          (cells) =>
            numberAt(cells, count) * numberAt(cells, one.position) === numberAt(cells, position),
        ),
    );
  const amounts = served.amounts.map((column) =>
    column.scope === undefined && isProduct(column) ? { ...column, scope: 'all' as const } : column,
  );
  return { ...served, amounts };
}
