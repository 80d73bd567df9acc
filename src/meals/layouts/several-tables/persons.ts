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
    const at = ({ cells }: GridRow, position: number) => cellAt(cells, position);
    const isOfMeal = (row: GridRow) => isMealColumn(at(row, meals));
    const start = rows.slice(0, HEADER_WITHIN_ROWS).findIndex(isOfMeal);
    const header = rows[start - 1];
    if (header === undefined || rows.filter(isOfMeal).length < LEAST) continue;
    const persons = personsOf(header.cells, meals);
    if (persons === undefined) continue;
    const lines = persons.map((): RecordLine[] => []);
    let [day, meal] = ['', ''];
    let totals = 0;
    for (const row of rows.slice(start)) {
      const [first = ''] = Array.from({ length: meals }, (_, position) => at(row, position))
        .filter((text) => text !== '')
        .toReversed();
      day = first || day;
      meal = at(row, meals) || meal;
      if (isTotals(meal)) totals += 1;
      if (isNoFood(meal) || isTotals(meal)) continue;
      for (const [person, { name, position }] of persons.entries()) {
        const text = at(row, position);
        if (text === '' || isNothing(text)) continue;
        const location = row.locationOf(position);
        const cells = [name, ...(meals === 0 ? [] : [day]), meal];
        lines[person]?.push({ location, line: lineNumber(row.location), text, cells });
      }
    }
    const names = persons.map(({ name }) => name);
    if (meals === 0 && areNumberedDays(header.cells, names)) {
      const days = lines.flat();
      return { columns: ['day', 'meal'], lines: days, notes: rowsOfTotalsNote(totals) };
    }
    return {
      columns: ['person', ...(meals === 0 ? [] : ['day']), 'meal'],
      lines: lines.flat(),
      notes: [`read the columns ${quotedList(names)} as people`, ...rowsOfTotalsNote(totals)],
    };
  }
  return undefined;
}

/** "Tag | 1 | 2 | 3" above meals: the columns are days. */
function areNumberedDays([first = '']: readonly string[], names: readonly string[]): boolean {
  return columnTopic(first) === 'day' && names.every((name) => /^\d{1,3}\.?$/.test(name));
}

/** The names above the columns after the meals; undefined if these are days or fields of an entry. */
function personsOf(
  header: readonly string[],
  meals: number,
): readonly { readonly name: string; readonly position: number }[] | undefined {
  const titles = header.map((title, position) => ({ name: title.trim(), position }));
  const before = titles.slice(0, meals + 1).filter(({ name }) => name !== '');
  const persons = titles.slice(meals + 1).filter(({ name }) => name !== '');
  const isName = ({ name }: { readonly name: string }) =>
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
