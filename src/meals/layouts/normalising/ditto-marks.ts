import { filledCells, type Grid, type GridRow } from '../../../tables/grid.ts';
import { columnTopic } from '../../headers/column-names.ts';

/** What people write instead of repeating the cell above. */
const DITTO = /^(?:-?\s?(?:["“”„″〃]|''|,,)\s?-?|ditt?o|dto\.?)$/i;

/**
 * A table with the values that ditto marks repeat: a quotation mark or "dito" below "02.03.2026" is this day.
 *
 * @returns the same table if it has no ditto marks
 */
export function withDittosRead(grid: Grid): Grid {
  if (!grid.rows.some(({ cells }) => cells.some(isDitto))) return grid;
  // Where 'apple' has quotation marks, two of them are a blank cell.
  if (grid.rows.some(({ cells }) => cells.some((cell) => /^'[^']+'$/.test(cell)))) return grid;
  let above: GridRow | undefined;
  const rows = grid.rows.map((row) => {
    const cells = row.cells.map((cell, at) => (isDitto(cell) ? (above?.cells[at] ?? cell) : cell));
    const repeated = { ...row, cells };
    // Names of columns have nothing to repeat.
    above = isHeader(cells) ? undefined : repeated;
    return repeated;
  });
  return { ...grid, rows };
}

function isDitto(cell: string): boolean {
  return DITTO.test(cell.trim());
}

function isHeader(cells: readonly string[]): boolean {
  const filled = filledCells(cells);
  const named = filled.filter((cell) => columnTopic(cell) !== undefined);
  return named.length > 1 && named.length * 2 >= filled.length;
}
