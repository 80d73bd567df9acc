import { cellAt, type GridRow, partOfRow } from '../../../tables/grid.ts';
import type { AmountColumns } from '../amounts/amount-columns.ts';

const LINE_BREAK = /\r?\n|\r/;

/** The lines of a cell that have text. */
function linesOf(cell: string): string[] {
  return cell
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * The foods and amounts of two cells with the same number of lines, each line with its amount: "oats↵milk" next to "50
 * g↵200 ml".
 *
 * @returns undefined for cells with one line, or with different numbers of lines
 */
export function pairedLines(
  food: string,
  amount: string,
): readonly (readonly [food: string, amount: string])[] | undefined {
  if (!LINE_BREAK.test(food) || !LINE_BREAK.test(amount)) return undefined;
  const [foods, amounts] = [linesOf(food), linesOf(amount)];
  if (foods.length < 2 || foods.length !== amounts.length) return undefined;
  return foods.map((one, at) => [one, amounts[at] as string]);
}

/** Splits rows with several foods and as many amounts in the lines of their cells into rows with one food each. */
export function withoutParallelLines(
  rows: readonly GridRow[],
  columns: readonly { readonly food: number; readonly amounts: AmountColumns }[],
): readonly GridRow[] {
  if (!rows.some(({ cells }) => cells.some((cell) => LINE_BREAK.test(cell)))) return rows;
  return rows.flatMap((row) => {
    const { cells } = row;
    const places = columns.flatMap(({ food, amounts }) => [
      food,
      ...amounts.amounts.map(({ position }) => position),
      amounts.unit,
      amounts.count,
      amounts.eaten,
      amounts.left,
    ]);
    const lines = new Map(
      places.flatMap((at) => {
        const own = linesOf(cells[at] ?? '');
        return own.length > 1 ? [[at, own] as const] : [];
      }),
    );
    const [count = 0, other] = new Set([...lines.values()].map(({ length }) => length));
    const areParallel = columns.some(
      ({ food, amounts }) =>
        lines.has(food) && amounts.amounts.some(({ position }) => lines.has(position)),
    );
    if (!areParallel || other !== undefined) return [row];
    const filled = places.filter((at) => cellAt(cells, at) !== '');
    // All lines may share one unit or state, but not one amount.
    const isClear = filled.every(
      (at) => lines.has(at) || columns.every(({ amounts }) => amounts.unit === at),
    );
    if (!isClear) return [row];
    return Array.from({ length: count }, (_, index) =>
      partOfRow(
        row,
        cells.map((cell, at) => lines.get(at)?.[index] ?? cell),
        (position) => position,
      ),
    );
  });
}
