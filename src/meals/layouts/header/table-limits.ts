import { ViandError } from '../../../model/diagnostic.ts';
import type { Grid } from '../../../tables/grid.ts';

/**
 * The most columns of a food record. Layouts compare the names of columns with each other, so that the time grows with
 * the square of their number; a month of meals has 200 columns.
 */
const MOST_COLUMNS = 1000;

/** @throws ViandError `input/too-large` for a table that would take minutes to read */
export function assertFewColumns({ rows, location }: Grid): void {
  const widthOf = (cells: readonly string[]) =>
    1 + cells.findLastIndex((cell) => cell.trim() !== '');
  const wide = rows.find(
    ({ cells }) => cells.length > MOST_COLUMNS && widthOf(cells) > MOST_COLUMNS,
  );
  if (wide === undefined) return;
  throw new ViandError({
    code: 'input/too-large',
    message: `The table has ${widthOf(wide.cells)} columns`,
    location: { ...location, ...wide.location },
    expected: `at most ${MOST_COLUMNS} columns: a row for each food, or a file for each person`,
  });
}
