import type { Unit } from '../../model/units.ts';
import type { Grid, GridRow } from '../../tables/grid.ts';
import { isAmountName, isCountName } from '../headers/amount-names.ts';
import { columnTopic } from '../headers/column-names.ts';
import { unitOfColumn } from '../headers/column-units.ts';
import { HEADER_WITHIN_ROWS } from '../headers/header-rows.ts';
import { Contents } from '../layouts/amounts/column-contents.ts';
import { isPlainCount } from '../layouts/amounts/counted-amounts.ts';
import { isDay } from '../words/headings/days.ts';

/**
 * Tables in which columns of plain numbers get the unit that `--unit` gives, as if their names had it. Cells with a
 * unit of their own keep it, and a table with a column of units stays unchanged.
 */
export function withGivenUnit(grids: readonly Grid[], unit: Unit | undefined): readonly Grid[] {
  if (unit === undefined) return grids;
  return grids.map((grid) => {
    const at = grid.rows.slice(0, HEADER_WITHIN_ROWS).findIndex(isHeader);
    const header = grid.rows[at];
    if (header === undefined || header.cells.some((cell) => columnTopic(cell) === 'unit')) {
      return grid;
    }
    const contents = new Contents(grid.rows.slice(at + 1));
    const cells = header.cells.map((cell, position) =>
      mayLackUnit(cell) && contents.filled(position).some(isPlainCount)
        ? `${cell} (${unit})`
        : cell,
    );
    return { ...grid, rows: grid.rows.with(at, { ...header, cells }) };
  });
}

/** Whether a row names a column of foods and a column that may have amounts. */
function isHeader({ cells }: GridRow): boolean {
  const hasFoods = cells.some((cell) => ['food', 'food_id'].includes(columnTopic(cell) ?? ''));
  return hasFoods && cells.some(mayLackUnit);
}

function mayLackUnit(cell: string): boolean {
  const isAmount = isAmountName(cell) && unitOfColumn(cell) === undefined && !isCountName(cell);
  return isAmount || isDay(cell);
}
