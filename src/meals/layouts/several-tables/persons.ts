import { lineNumber } from '../../../model/diagnostic.ts';
import { cellAt, type Grid, type GridRow } from '../../../tables/grid.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import type { DietaryRecord, RecordLine } from '../../records/dietary-record.ts';
import { isNoFood, isNothing } from '../../words/amounts/not-eaten.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal, isMealColumn } from '../../words/headings/meal-names.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { isDrinksName, isEatenAlone } from '../header/food-columns.ts';
import { isUnitBelow } from '../header/two-line-header.ts';

/** The meals are in one of this many first columns, after days and dates. */
const MEALS_WITHIN_COLUMNS = 3;

/** The fewest rows of meals and columns of persons. */
const LEAST = 2;

/**
 * Reads a table whose columns are persons and whose rows are meals, with the days before them: "Anna | Ben" above
 * "Monday | Breakfast | porridge | 2 rolls". Columns of numbers next to "Day" are days.
 *
 * @returns undefined for any other table
 */
export function readPersons({ rows }: Grid): DietaryRecord | undefined {
  for (let meals = 0; meals < MEALS_WITHIN_COLUMNS; meals++) {
    const table = personsTable(rows, meals);
    if (table !== undefined) return recordOf(table);
  }
  return undefined;
}

/** A column of a person. */
interface PersonColumn {
  readonly name: string;
  readonly position: number;
}

/** A table of persons. */
interface PersonsTable {
  /** The position of the column of meals. */
  readonly meals: number;
  readonly header: GridRow;
  readonly persons: readonly PersonColumn[];
  /** The rows from the first meal on. */
  readonly rows: readonly GridRow[];
}

/** The table whose meals are in this column, with persons to the right of it; undefined if there is none. */
function personsTable(rows: readonly GridRow[], meals: number): PersonsTable | undefined {
  const isOfMeal = ({ cells }: GridRow) => isMealColumn(cellAt(cells, meals));
  const start = rows.slice(0, HEADER_WITHIN_ROWS).findIndex(isOfMeal);
  const header = rows[start - 1];
  if (header === undefined || rows.filter(isOfMeal).length < LEAST) return undefined;
  const persons = personsOf(header.cells, meals);
  return persons && { meals, header, persons, rows: rows.slice(start) };
}

function recordOf({ meals, header, persons, rows }: PersonsTable): DietaryRecord {
  const labelled = withDayAndMeal(rows, meals);
  const ofTotals = labelled.filter(({ meal }) => isTotals(meal));
  const eaten = labelled.filter(({ meal }) => !isNoFood(meal) && !isTotals(meal));
  const hasDays = meals > 0;
  const lines = persons.flatMap((person) => linesOf(person, eaten, hasDays));
  const notes = rowsOfTotalsNote(ofTotals.length);
  const names = persons.map(({ name }) => name);
  if (!hasDays && areNumberedDays(header.cells, names))
    return { columns: ['day', 'meal'], lines, notes };
  return {
    columns: ['person', ...(hasDays ? ['day'] : []), 'meal'],
    lines,
    notes: [`read the columns ${quotedList(names)} as people`, ...notes],
  };
}

/** A row with its day and meal. */
interface LabelledRow {
  readonly row: GridRow;
  readonly day: string;
  readonly meal: string;
}

/** Rows with their days and meals. An empty cell means those of the row above. */
function withDayAndMeal(rows: readonly GridRow[], meals: number): readonly LabelledRow[] {
  let [day, meal] = ['', ''];
  return rows.map((row) => {
    const before = Array.from({ length: meals }, (_, position) => cellAt(row.cells, position));
    day = before.findLast((text) => text !== '') ?? day;
    meal = cellAt(row.cells, meals) || meal;
    return { row, day, meal };
  });
}

/** What a person ate, in the order of the rows. */
function linesOf(
  { name, position }: PersonColumn,
  rows: readonly LabelledRow[],
  hasDays: boolean,
): readonly RecordLine[] {
  return rows.flatMap(({ row, day, meal }) => {
    const text = cellAt(row.cells, position);
    if (text === '' || isNothing(text)) return [];
    const cells = [name, ...(hasDays ? [day] : []), meal];
    return [{ location: row.locationOf(position), line: lineNumber(row.location), text, cells }];
  });
}

/** "Tag | 1 | 2 | 3" above meals: the columns are days. */
function areNumberedDays([first = '']: readonly string[], names: readonly string[]): boolean {
  return columnTopic(first) === 'day' && names.every((name) => /^\d{1,3}\.?$/.test(name));
}

/** The names above the columns after the meals; undefined if these are days or fields of an entry. */
function personsOf(header: readonly string[], meals: number): readonly PersonColumn[] | undefined {
  const titles = header.map((title, position) => ({ name: title.trim(), position }));
  const before = titles.slice(0, meals + 1).filter(({ name }) => name !== '');
  const persons = titles.slice(meals + 1).filter(({ name }) => name !== '');
  const isName = ({ name }: PersonColumn) =>
    columnTopic(name) === undefined &&
    !isAmountName(name) &&
    !isEatenAlone(name) &&
    !isDrinksName(name) &&
    !isUnitBelow(name) &&
    !isDay(name) &&
    !isMeal(name) &&
    !isNoFood(name);
  const areLabels = before.every(({ name }) =>
    ['date', 'day', 'meal', 'time'].includes(columnTopic(name) ?? ''),
  );
  const areNames = persons.length >= LEAST && persons.every(isName);
  const areDifferent = new Set(persons.map(({ name }) => name)).size === persons.length;
  return areLabels && areNames && areDifferent ? persons : undefined;
}
