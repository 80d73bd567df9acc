import type { Grid } from '../../../tables/grid.ts';
import { HEADER_WITHIN_ROWS, LEAST_HEADINGS } from '../../headers/header-rows.ts';
import { mealAskedFor } from '../../headers/meal-questions.ts';
import { isMeal } from '../../words/headings/meal-names.ts';

/**
 * A table with the names of meals instead of the questions of a form: "What did you have for lunch?" is "lunch".
 *
 * @returns the same table if its header does not ask for several meals
 */
export function withQuestionsNamed(grid: Grid): Grid {
  const start = grid.rows.slice(0, HEADER_WITHIN_ROWS).findIndex(({ cells }) => {
    const named = cells.map(mealAskedFor);
    return (
      named.some((name) => name !== undefined) &&
      cells.filter((cell, at) => isMeal(named[at] ?? cell)).length >= LEAST_HEADINGS
    );
  });
  if (start < 0) return grid;
  const rows = grid.rows.map((row, at) =>
    at === start ? { ...row, cells: row.cells.map((cell) => mealAskedFor(cell) ?? cell) } : row,
  );
  return { ...grid, rows };
}
