import { filledInColumn, type Grid } from '../../../tables/grid.ts';
import { areMostly } from '../../../text/words/are-mostly.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';

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
  if (!areMostly(filledInColumn(rows.slice(start + 1), position), isMeal)) return grid;
  const cells = header.cells.with(position, 'meal');
  return { ...grid, rows: rows.map((row, at) => (at === start ? { ...row, cells } : row)) };
}
