import { filledCells, type Grid, type GridRow } from '../../../tables/grid.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';

/** Names of rows that show a table to be transposed: its foods, their amounts, and a label. */
const LEAST_NAMES = 3;

/**
 * A table with a row for each food, if it has a column for each: "Tag | 1 | 1", "Lebensmittel | Brot | Milch", "Menge (g) |
 * 50 | 200" below each other.
 *
 * @returns the same table if its first cells are not the names of columns
 */
export function withTransposedTable(grid: Grid): Grid {
  const rows = grid.rows.filter(({ cells }) => filledCells(cells).length > 1);
  const names = rows.map(({ cells }) => (cells[0] ?? '').trim());
  // Most tables are long, and their second row shows that they are none.
  const areNames = names.length >= LEAST_NAMES && names.every(isColumnName);
  if (!areNames) return grid;
  const food = names.findIndex((name) => columnTopic(name) === 'food');
  // In a table that is not transposed, the first row has several of these names.
  const isHeader = (rows[0]?.cells ?? []).filter(isColumnName).length > 1;
  if (food < 0 || isHeader || !names.some(isAmountName)) return grid;
  const [first, ...columns] = (rows[food] as GridRow).cells.map((_, at) =>
    transposed(rows, food, at),
  );
  return { ...grid, rows: first === undefined ? [] : [first, ...columns] };
}

function isColumnName(name: string): boolean {
  return columnTopic(name) !== undefined || isAmountName(name);
}

/** A column as a row. */
function transposed(rows: readonly GridRow[], food: number, at: number): GridRow {
  const locationOf = (row: number) => (rows[row] as GridRow).locationOf(at);
  return {
    cells: rows.map(({ cells }) => cells[at] ?? ''),
    location: locationOf(food),
    locationOf,
  };
}
