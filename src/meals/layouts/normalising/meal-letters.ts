import type { Grid } from '../../../tables/grid.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';

/** The meals that single letters mean as headings, in each language. */
const LETTERS: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ F: 'Frühstück', M: 'Mittag', A: 'Abend', Z: 'Zwischenmahlzeit', S: 'Spätmahlzeit' },
    ...{ ZM: 'Zwischenmahlzeit', SM: 'Spätmahlzeit', N: 'Nachmittag', V: 'Vormittag' },
    ...{ FS: 'Frühstück', ME: 'Mittag', AE: 'Abend', MI: 'Mittag', AB: 'Abend', FR: 'Frühstück' },
  },
  { B: 'Breakfast', L: 'Lunch', D: 'Dinner', S: 'Snacks' },
];

/** The meals that a header must have, so that its letters mean meals rather than weekdays or sexes. */
const MAIN_MEALS = [
  ['Frühstück', 'Mittag', 'Abend'],
  ['Breakfast', 'Lunch', 'Dinner'],
];

/**
 * A table with the names of meals instead of their letters in its header: "Tag | F | M | A" or "Day | B | L | D".
 *
 * @returns the same table if its header has no such letters
 */
export function withMealLettersNamed(grid: Grid): Grid {
  for (const [index, row] of grid.rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    for (const [at, meals] of LETTERS.entries()) {
      const named = row.cells.map((cell) => meals[cell.trim().replace(/[.:]$/, '')] ?? cell);
      const isOfMeals = MAIN_MEALS[at]?.every((meal) => named.includes(meal));
      if (!isOfMeals || named.every((cell, place) => cell === row.cells[place])) continue;
      return { ...grid, rows: grid.rows.with(index, { ...row, cells: named }) };
    }
  }
  return grid;
}
