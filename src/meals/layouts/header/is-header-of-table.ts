import { filledCells, type Grid } from '../../../tables/grid.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic, isNameOf } from '../../headers/column-names.ts';
import { unitOfColumn } from '../../headers/column-units.ts';
import { ENERGY_WORDS, NUTRIENT_WORDS } from '../../headers/nutrient-words.ts';
import { isPackageName } from '../amounts/package-columns.ts';

/** The fewest rows that show by their width that a text is a table. */
const LEAST_ROWS = 3;

/** Names of columns that are neither foods nor labels nor amounts. */
const OTHER_NAMES = new RegExp(
  String.raw`^(?:notes?|remarks?|comments?|brand|place|where|why|mood|no\.?|nr\.?|#|id|bemerkung(?:en)?|anmerkung(?:en)?|notiz(?:en)?|kommentar|marke|ort|wo|warum|hunger|stimmung|kcal|kj|kh|be|(?:${ENERGY_WORDS}|${NUTRIENT_WORDS})(?!\p{L}).*)$`,
  'iu',
);

/** Whether the name of a column is that of remarks, places, nutrients or the like. */
export function isOtherName(name: string): boolean {
  return OTHER_NAMES.test(name.trim());
}

/** Whether the commas of a file separate the foods of a line, as in a text file, rather than columns. */
export function hasLinesWithCommas({ location, separator }: Grid): boolean {
  return separator === ',' && /\.txt$/i.test(location.file);
}

/**
 * Whether a row that names a column of foods is the header of a table. Lines of a diary may contain such a name, too:
 * "Drink, water", "Chinese food, beer". A header names other columns as well, or is the first line with several cells
 * and all lines below have as many cells.
 *
 * @param index the row, from 0
 */
export function isHeaderOfTable(grid: Grid, index: number): boolean {
  const { rows, separator } = grid;
  if (separator === undefined) return true;
  const cells = rows[index]?.cells ?? [];
  if (hasLinesWithCommas(grid) && cells.some((cell) => /^\s*\d/.test(cell))) return false;
  const topics = cells.map(columnTopic);
  const food = topics.findIndex((topic) => topic === 'food_id' || topic === 'food');
  const namesOthers = cells.some(
    (cell, position) =>
      position !== food &&
      ((topics[position] ?? 'food') !== 'food' ||
        unitOfColumn(cell) !== undefined ||
        isAmountName(cell) ||
        isPackageName(cell) ||
        isOtherName(cell)),
  );
  if (namesOthers) return true;
  const above = rows.slice(0, index);
  const below = rows.slice(index + 1);
  return (
    !hasLinesWithCommas(grid) &&
    isNameOf('food', cells[food] ?? '') &&
    !cells.some((cell) => /\d/.test(cell)) &&
    below.length >= LEAST_ROWS &&
    below.every((row) => row.cells.length === cells.length) &&
    above.every((row) => filledCells(row.cells).length <= 1)
  );
}
