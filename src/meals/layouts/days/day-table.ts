import { filledCells, filledInColumn, type GridRow } from '../../../tables/grid.ts';
import { areMostly } from '../../../text/words/are-mostly.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { splitUnit, unitOfColumn } from '../../headers/column-units.ts';
import { HEADER_WITHIN_ROWS, LEAST_HEADINGS } from '../../headers/header-rows.ts';
import { isAmountCell } from '../../words/amounts/amount-cells.ts';
import { isNoFood } from '../../words/amounts/not-eaten.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal, isMealColumn } from '../../words/headings/meal-names.ts';
import { isTotals } from '../../words/totals-rows.ts';
import { isDrink } from '../header/food-columns.ts';
import { isAmountOfDrinks } from '../rows/doubtful-amounts/unread-drinks.ts';

/** What the columns and the rows of a table are. */
export interface DayLayout {
  readonly across: 'day' | 'meal';
  readonly down: 'day' | 'meal';
  /** Whether a cell of the header is a day or a meal. */
  readonly isHead: (title: string) => boolean;
  /** Whether the cells below it have foods. */
  readonly hasFoods: (title: string) => boolean;
}

/** Days as columns, and meals as rows. */
export const DAYS: DayLayout = { across: 'day', down: 'meal', isHead: isDay, hasFoods: isDay };
/** Meals as columns, and days as rows. */
export const MEALS: DayLayout = {
  across: 'meal',
  down: 'day',
  isHead: isMeal,
  hasFoods: (title) => isMealColumn(title) || isDrink(title),
};

/** A table whose header names days or meals. */
export interface DayTable {
  readonly header: readonly string[];
  readonly rows: readonly GridRow[];
  readonly columns: readonly DayColumn[];
  /** The places of the columns before the first day or meal. */
  readonly before: readonly number[];
}

/** A column of foods below a day or a meal. */
export interface DayColumn extends AdjacentColumns {
  readonly title: string;
  readonly position: number;
}

/** The other cells next to the foods of a day or a meal. */
interface AdjacentColumns {
  /** Further columns of foods, if the header cell is merged across them. */
  readonly further: readonly number[];
  readonly amount: { readonly position: number; readonly unit: string } | undefined;
}

/** The columns of amounts and further foods after a column of foods, up to the next column with a name. */
function adjacentColumns(
  header: readonly string[],
  position: number,
  rows: readonly GridRow[],
): AdjacentColumns {
  const next = header.findIndex((title, at) => at > position && title.trim() !== '');
  const end = next < 0 ? Math.max(header.length, ...rows.map(({ cells }) => cells.length)) : next;
  const blank = Array.from({ length: end - position - 1 }, (_, at) => position + 1 + at);
  const areAmounts = (at: number) => areMostly(filledInColumn(rows, at), isAmountCell);
  const name = header[next] ?? '';
  // "Lunch (food and amount)" has the foods of the next meal.
  const isOfFood = isAmountName(name) && !isAmountOfDrinks(splitUnit(name).bare);
  const isNamed = blank.length === 0 && isOfFood && !isMealColumn(name);
  const place = isNamed ? next : blank.find(areAmounts);
  return {
    further: blank.filter((at) => at !== place && !areAmounts(at)),
    amount:
      place === undefined
        ? undefined
        : { position: place, unit: isNamed ? (unitOfColumn(name) ?? '') : '' },
  };
}

/** The table with days or meals as columns; undefined if no header names them. */
export function findDayTable(
  all: readonly GridRow[],
  { isHead, hasFoods }: DayLayout,
): DayTable | undefined {
  const start = startOfDays(all, isHead);
  if (start < 0) return undefined;
  const header = (all[start] as GridRow).cells;
  const rows = all.slice(start + 1);
  const columns = header.flatMap((title, position) =>
    hasFoods(title)
      ? [{ title: title.trim(), position, ...adjacentColumns(header, position, rows) }]
      : [],
  );
  const first = (columns[0] as DayColumn).position;
  const before = Array.from({ length: first }, (_, position) => position);
  return { header, rows, columns, before };
}

/** The first row that names days or meals; -1 if there is none. */
export function startOfDays(rows: readonly GridRow[], isHead: (title: string) => boolean): number {
  return rows
    .slice(0, HEADER_WITHIN_ROWS)
    .findIndex(
      ({ cells }, index) =>
        isTableOfOneDay(cells, rows.slice(index + 1), isHead) ||
        (headsOf(cells, isHead) >= LEAST_HEADINGS &&
          !hasColumnNames(rows[index + 1]) &&
          !isOneDay(cells, isHead) &&
          !hasFoodColumn(rows, index, isHead)),
    );
}

/** Whether a header has only one day, and the rows below it are its meals: "| Monday" above "Breakfast | 2 eggs". */
function isTableOfOneDay(
  header: readonly string[],
  rows: readonly GridRow[],
  isHead: (title: string) => boolean,
): boolean {
  const position = header.findIndex((cell) => isDay(cell) && isHead(cell));
  if (position < 1 || filledCells(header).length > 2) return false;
  const filled = rows.map(({ cells }) => filledCells(cells)).filter((cells) => cells.length > 0);
  const areMeals = filled.every(
    ([label = '', food, other]) =>
      other === undefined &&
      (food === undefined || isMeal(label) || isTotals(label) || isNoFood(label)),
  );
  const meals = filled.filter(([label = '', food]) => food !== undefined && isMeal(label));
  const hasOtherDay = rows.some(({ cells }) => isDay(cells[position] ?? ''));
  return areMeals && meals.length >= LEAST_HEADINGS && !hasOtherDay;
}

/** "Di, 03.03.2026" is one day, whatever separates its parts, and so is "Samstag, 7.3., Hochzeit". */
function isOneDay(cells: readonly string[], isHead: (title: string) => boolean): boolean {
  const heads = cells.filter(isHead);
  return (
    isDay(filledCells(cells).join(', ')) ||
    (heads.length === LEAST_HEADINGS && isDay(heads.map((head) => head.trim()).join(', ')))
  );
}

/**
 * Whether a header of days or meals has a column of foods. "Food allergies" after meals with foods is not one, but a
 * column of foods next to meals with crosses is.
 */
function hasFoodColumn(
  rows: readonly GridRow[],
  index: number,
  isHead: (title: string) => boolean,
): boolean {
  const { cells } = rows[index] as GridRow;
  const topics = cells.map(columnTopic);
  const food = cells.findIndex((cell, at) => topics[at] === 'food' && !isMealColumn(cell));
  if (food < 0) return false;
  const heads = cells.flatMap((cell, at) => (at < food && isHead(cell) ? [at] : []));
  if (heads.length < LEAST_HEADINGS || topics.includes('amount')) return true;
  const below = rows.slice(index + 1).flatMap((row) => heads.map((at) => row.cells[at] ?? ''));
  const filled = below.filter((cell) => cell.trim() !== '');
  return filled.filter((cell) => WORD.test(cell)).length * 2 <= filled.length;
}

/** A word, as opposed to a cross or an amount. */
const WORD = /\p{L}{3}/u;

/** Next to foods, "1/2" and "6.7" are amounts; elsewhere they may be dates. */
const FRACTION = /^\s*(?:[1-7]\/[2-8]|\d{1,2}\.\d{1,2})\s*$/;

function headsOf(cells: readonly string[], isHead: (title: string) => boolean): number {
  const [, ...named] = filledCells(cells);
  const areAll = named.every(isHead);
  return cells.filter((cell) => isHead(cell) && (areAll || !FRACTION.test(cell))).length;
}

/** Whether a row names columns of foods and amounts, below days or meals that each span several columns. */
function hasColumnNames(row: GridRow | undefined): boolean {
  const topics = (row?.cells ?? []).map(columnTopic);
  return topics.includes('amount') && (topics.includes('food') || topics.includes('food_id'));
}
