import { ownValue } from '../../../collections/own-value.ts';
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

/** The meals that a header must have, in the order of a day, so that its letters mean meals rather than weekdays or sexes. */
const MAIN_MEALS = [
  ['Frühstück', 'Mittag', 'Abend'],
  ['Breakfast', 'Lunch', 'Dinner'],
];

/** A single letter or an abbreviation of a heading, in one language; undefined if it means no meal. */
export function mealOfLetter(letter: string, language: number): string | undefined {
  const bare = letter.trim().replace(/[.:]$/, '');
  return ownValue(LETTERS[language] as Readonly<Record<string, string>>, bare.toUpperCase());
}

/** The languages whose letters may mean meals, by their places. */
export const LETTER_LANGUAGES = [...LETTERS.keys()];

/** Whether meals are those of a whole day in one language, so that their letters mean meals. */
export function haveMainMeals(meals: readonly string[], language: number): boolean {
  return (MAIN_MEALS[language] as readonly string[]).every((main) => meals.includes(main));
}

/**
 * A table with the names of meals instead of their letters in its header: "Tag | F | M | A" or "Day | B | L | D".
 *
 * @returns the same table if its header has no such letters
 */
export function withMealLettersNamed(grid: Grid): Grid {
  for (const [index, row] of grid.rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    for (const [at, meals] of LETTERS.entries()) {
      const named = row.cells.map((cell) => meals[cell.trim().replace(/[.:]$/, '')] ?? cell);
      if (
        !areMeals(row.cells, named, MAIN_MEALS[at] as readonly string[]) ||
        named.every((cell, place) => cell === row.cells[place])
      )
        continue;
      return { ...grid, rows: grid.rows.with(index, { ...row, cells: named }) };
    }
  }
  return grid;
}

/** Weekdays that are no letters of meals: with them, "MI" and "FR" are weekdays, too. */
const WEEKDAY = /^(?:mo|di|do|sa|so|tu|we|th|su)[.:]?$/i;

/** Whether the letters of a header are all meals, and the main ones are in the order of a day. */
function areMeals(
  cells: readonly string[],
  named: readonly string[],
  main: readonly string[],
): boolean {
  const places = main.map((meal) => named.indexOf(meal));
  const areInOrder = places.every((place, at) => place > (places[at - 1] ?? -1));
  return (
    areInOrder &&
    !named.some((name) => /^\p{L}[.:]?$/u.test(name.trim())) &&
    !cells.some((cell) => WEEKDAY.test(cell.trim()))
  );
}
