import { cellAt, type Grid, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { HEADER_WITHIN_ROWS, LEAST_HEADINGS } from '../../headers/header-rows.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';

/** The columns of the meals of one day. */
interface DayOfMeals {
  readonly day: string;
  readonly start: number;
}

/**
 * A table with a row for each person and day, and a column for each meal, if its header has the meals of each day below
 * the day: "Tag 1 | | Tag 2 |" above "Frühstück | Mittag | Frühstück | Mittag".
 *
 * @returns the same table if its header has no such lines
 */
export function withRowsOfDays(grid: Grid): Grid {
  for (const [index, above] of grid.rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const below = grid.rows[index + 1];
    const days = below === undefined ? [] : daysAbove(above, below);
    const [first, second] = days;
    if (below === undefined || first === undefined || second === undefined) continue;
    const place = { before: first.start, width: second.start - first.start };
    const labels = {
      ...below,
      cells: below.cells.map((cell, at) => cell || (above.cells[at] ?? '')),
    };
    const named = partOf(labels, { ...first, day: 'day' }, place);
    const rows = grid.rows
      .slice(index + 2)
      .flatMap((row) => days.map((day) => partOf(row, day, place)));
    return { ...grid, rows: [...grid.rows.slice(0, index), named, ...rows] };
  }
  return grid;
}

/** The days of a header with the same meals below each of them; none in any other rows. */
function daysAbove(above: GridRow, below: GridRow): readonly DayOfMeals[] {
  const days = above.cells.flatMap((cell, start) =>
    isDay(cell.trim()) ? [{ day: cell.trim(), start }] : [],
  );
  const ends = [...days.slice(1).map(({ start }) => start), below.cells.length];
  const meals = days.map(({ start }, at) =>
    below.cells.slice(start, ends[at]).map((cell) => cell.trim()),
  );
  const [first = []] = meals;
  const areAlike = meals.every((own) => own.join('\\t') === first.join('\\t'));
  const isHeader = first.length >= LEAST_HEADINGS && first.every(isMeal) && areAlike;
  return days.length >= LEAST_HEADINGS && isHeader ? days : [];
}

/** The labels of a row, a day, and the meals of the day. */
function partOf(
  row: GridRow,
  { day, start }: DayOfMeals,
  { before, width }: { readonly before: number; readonly width: number },
): GridRow {
  const cells = [
    ...row.cells.slice(0, before),
    day,
    ...Array.from({ length: width }, (_, at) => cellAt(row.cells, start + at)),
  ];
  return partOfRow(row, cells, (at) =>
    at < before ? at : Math.max(start, at - before - 1 + start),
  );
}
