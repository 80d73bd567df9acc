import type { Grid } from '../../../tables/grid.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { isDay, isMeal } from '../../words/headings.ts';
import { HEADER_WITHIN_ROWS } from '../layout.ts';

/**
 * A table in which a column of meals is headed as foods: "Essen | Mon | Tue" above "lunch". Its heading becomes "meal".
 *
 * @returns the same table if it has no such column next to days
 */
export function withMealsNamed(grid: Grid): Grid {
  const { rows } = grid;
  const start = rows
    .slice(0, HEADER_WITHIN_ROWS)
    .findIndex(({ cells }) => cells.some((cell) => columnTopic(cell) === 'food'));
  const header = rows[start];
  if (header === undefined || !header.cells.some((cell) => isDay(cell.trim()))) return grid;
  const position = header.cells.findIndex((cell) => columnTopic(cell) === 'food');
  const below = rows
    .slice(start + 1)
    .map(({ cells }) => (cells[position] ?? '').trim())
    .filter((cell) => cell !== '');
  if (below.length === 0 || 2 * below.filter(isMeal).length <= below.length) return grid;
  const cells = header.cells.with(position, 'meal');
  return { ...grid, rows: rows.map((row, at) => (at === start ? { ...row, cells } : row)) };
}
