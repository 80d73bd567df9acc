import { type Grid, type GridRow, partOfRow } from '../../tables/grid.ts';
import { isDay } from '../words/headings/days.ts';

/** The whole part of an amount behind a food: "0" of "Milk 0" in "Milk 0,2 l", but neither of a time nor of a date. */
const WHOLE = /(?:[\s=–(]|(?<!\d)[:.-])\d{1,2}$/;

/** The decimals of an amount, and what follows: "2 l" of "Milk 0,2 l". */
const DECIMALS = /^\d{1,3}(?!\d)/;

/** The decimals of an amount before its food: "5 l water" of "0,5 l water". */
const DECIMALS_BEFORE_FOOD = /^\d{1,3}\s?\p{L}+\.?\s\p{L}/u;

/**
 * Rows that commas separate, with their decimal commas in the cells: "Milk 0,2 l" is one cell, not the foods "Milk 0" and
 * "2 l". The table has no header, and no quotes around such cells.
 */
export function withDecimalCommas(grid: Grid): Grid {
  return grid.separator === ',' ? { ...grid, rows: grid.rows.map(withJoinedDecimals) } : grid;
}

function withJoinedDecimals(row: GridRow): GridRow {
  const cells: string[] = [];
  const places: number[] = [];
  row.cells.forEach((cell, position) => {
    const before = cells.at(-1);
    if (before !== undefined && isDecimal(before, cell, row.cells.length)) {
      cells[cells.length - 1] = `${before},${cell}`;
      return;
    }
    cells.push(cell);
    places.push(position);
  });
  return places.length === row.cells.length
    ? row
    : partOfRow(row, cells, (position) => places[position] ?? position);
}

function isDecimal(before: string, cell: string, width: number): boolean {
  if (WHOLE.test(before) && /\p{L}/u.test(before) && !isDay(before)) return DECIMALS.test(cell);
  return width === 2 && /^\d{1,2}$/.test(before) && DECIMALS_BEFORE_FOOD.test(cell);
}
