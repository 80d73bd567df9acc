import { cellAt, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { isOtherName } from '../header/is-header-of-table.ts';
import type { RecordColumns } from '../header/record-header.ts';
import { foodAlone } from './food-alone.ts';

/**
 * Rows with a food alone in a column of something else have it in the column of foods: "Snack: chocolate 50 g" in the
 * column of meals of a table.
 */
export function withFoodsOfLabels(
  rows: readonly GridRow[],
  { food, others }: RecordColumns,
): readonly GridRow[] {
  if (food < 0) return rows;
  const mealAt = others.find(({ topic }) => topic === 'meal')?.position ?? -1;
  return rows.map((row) => {
    const place = onlyPlace(row.cells);
    const column = others.find(({ position }) => position === place);
    if (column === undefined || isOtherName(column.name)) return row;
    const alone = foodAlone(cellAt(row.cells, place));
    if (!alone?.isCertain) return row;
    // Without a column for it, the food keeps its meal.
    const text = mealAt < 0 ? cellAt(row.cells, place) : alone.food;
    const width = Math.max(row.cells.length, food + 1, mealAt + 1);
    const cells = Array.from({ length: width }, (_, at) =>
      at === food ? text : at === mealAt ? (alone.meal ?? '') : '',
    );
    return partOfRow(row, cells, (at) => (at === food ? place : at));
  });
}

/** The position of the only cell that is not blank; -1 if there are none or several. */
function onlyPlace(cells: readonly string[]): number {
  let only = -1;
  for (const [at, cell] of cells.entries()) {
    if (cell.trim() === '') continue;
    if (only >= 0) return -1;
    only = at;
  }
  return only;
}
