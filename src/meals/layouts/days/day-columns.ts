import { cellAt, type Grid, type GridRow } from '../../../tables/grid.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { splitUnit } from '../../headers/column-units.ts';
import type { DietaryRecord } from '../../records/dietary-record.ts';
import type { RecordLayout } from '../../records/record-layout.ts';
import { isAmountCell } from '../../words/amounts/amount-cells.ts';
import { isNoFood, isNothing } from '../../words/amounts/not-eaten.ts';
import { isEatenInstead, reasonOfTitle } from '../../words/asides/foods-not-eaten.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { clearAmounts } from '../amounts/amount-marks.ts';
import { assertNoChoicesInRows } from '../header/menu-choices.ts';
import { isNutrientRow } from '../header/nutrient-rows.ts';
import {
  isAmountOfDrinks,
  unreadDrinksNote,
  unreadDrinksNotes,
} from '../rows/doubtful-amounts/unread-drinks.ts';
import { DayCells } from './day-cells.ts';
import {
  DAYS,
  type DayLayout,
  type DayTable,
  findDayTable,
  MEALS,
  startOfDays,
} from './day-table.ts';
import { type LabelOfRow, labelsOfRows } from './labels-of-rows.ts';
import { skippedColumnsNote } from './skipped-columns.ts';
import { readTablesOfDays } from './tables-of-days.ts';

export const DAYS_AS_COLUMNS: RecordLayout = {
  name: 'days',
  summary: 'days as columns and meals as rows',
  read: (grid) => readTablesOfDays(grid, isDay, (table) => readDayColumns(table, DAYS)),
};

export const MEALS_AS_COLUMNS: RecordLayout = {
  name: 'meals',
  summary: 'meals as columns and days as rows',
  read: (grid) => readTablesOfDays(grid, isMeal, (table) => readDayColumns(table, MEALS)),
};

/** Reads a table whose header names days or meals and whose cells list what was eaten. */
function readDayColumns(grid: Grid, layout: DayLayout): DietaryRecord | undefined {
  const { rows, separator } = grid;
  const table = findDayTable(rows, layout);
  if (table === undefined) return undefined;
  const { down, kept, names } = labelsOfTable(table, layout);
  if (layout.down === 'meal') {
    // A day with one dish says which was eaten.
    for (const { position } of table.columns) {
      const filled = table.rows.filter(({ cells }) => {
        const dish = cellAt(cells, position);
        return dish !== '' && !isNothing(dish);
      });
      assertNoChoicesInRows(
        filled.flatMap((row) => down.map(({ of }) => of(row))),
        grid.location,
      );
    }
  }
  const amounts = table.columns.flatMap(({ amount }) => amount ?? []);
  const clear = clearAmounts(table.rows, amounts, { separator });
  const planned = plannedLabels(table.rows, down);
  const cells = new DayCells({ layout, kept, faultAt: clear.faultAt });
  const skipped = new Set<string>();
  const drinks = new Map<string, number>();
  let label = '';
  let totals = 0;
  for (const row of clear.rows) {
    // If a row has several labels, the last one counts: "1 | Monday | ...". A blank label repeats the label of the row
    // above.
    label = down.map(({ of }) => of(row)).findLast((text) => text !== '') ?? label;
    if (isTotals(label)) totals += 1;
    else if (planned.has(label) || isNoFood(label) || hasNutrients(row, label, table.columns))
      skipped.add(label);
    else if (hasDrinksAlone(row, label, table.columns)) {
      drinks.set(label, (drinks.get(label) ?? 0) + foodCells(row, table.columns).length);
    } else for (const column of table.columns) cells.add(row, label, column);
  }
  const { lines, faults } = cells;
  const notes = [
    ...unreadNotes(table),
    ...(skipped.size === 0 ? [] : [`skipped ${quotedList([...skipped])}`]),
    ...Array.from(drinks, ([name, amounts]) => unreadDrinksNote('row', name, amounts)),
    ...rowsOfTotalsNote(totals),
  ];
  return { columns: [...names, 'day', 'meal'], lines, notes, faults };
}

/** The labels of rows of plans, if others say what was eaten: "Planned" above "Eaten". */
function plannedLabels(
  rows: readonly GridRow[],
  down: readonly Pick<LabelOfRow, 'of'>[],
): ReadonlySet<string> {
  const labels = rows.flatMap((row) => down.map(({ of }) => of(row))).filter(Boolean);
  const hasEaten = labels.some((label) => isEatenInstead(`${label}:`));
  const isPlanned = (label: string) => reasonOfTitle(`${label}:`, false) === 'planned';
  return new Set(hasEaten ? labels.filter(isPlanned) : []);
}

/** The cells of a row with foods. */
function foodCells({ cells }: GridRow, columns: DayTable['columns']): readonly string[] {
  return columns.map(({ position }) => cellAt(cells, position)).filter((cell) => cell !== '');
}

/** Whether a row sums up nutrients below the days: "Eiweiß (g) | 80 | 75". */
function hasNutrients(row: GridRow, label: string, columns: DayTable['columns']): boolean {
  return isNutrientRow(label) && foodCells(row, columns).every(isAmountCell);
}

/** Whether a row says how much somebody drank, but not what: "Trinkmenge | 1,5 l | 2 l". */
function hasDrinksAlone(row: GridRow, label: string, columns: DayTable['columns']): boolean {
  if (!isAmountOfDrinks(splitUnit(label).bare)) return false;
  const filled = foodCells(row, columns).filter((cell) => !isNothing(cell));
  return filled.length > 0 && filled.every(isAmountCell);
}

/** The labels of the rows of a table: their days or meals, and the further columns that the record keeps. */
function labelsOfTable({ header, rows, before }: DayTable, { down }: DayLayout) {
  const { person, day, others } = labelsOfRows(header, before, rows);
  const hasDays = down === 'day' && day !== undefined;
  const facts = others.filter(({ name }) => isNoFood(splitUnit(name).bare));
  const kept = [...(hasDays ? others : facts), ...(person === undefined ? [] : [person])];
  const places = [person, ...facts].map((one) => one?.position);
  return {
    kept,
    names: kept.map((one) => (one === person ? 'person' : one.name)),
    // Next to columns of days, any other column may have the meals.
    down: hasDays ? [day] : before.filter((position) => !places.includes(position)).map(labelAt),
  };
}

/** Notes on the columns that are not read. */
function unreadNotes({ header, rows, columns, before }: DayTable): string[] {
  const read = new Set([
    ...before,
    ...columns.flatMap(({ position, further, amount }) => [
      position,
      ...further,
      ...(amount === undefined ? [] : [amount.position]),
    ]),
  ]);
  const others = header.flatMap((title, position) =>
    read.has(position) ? [] : [{ name: title.trim(), position, topic: undefined }],
  );
  return [
    ...skippedColumnsNote(header, rows, read),
    ...unreadDrinksNotes(rows, header, { food: before.length, amounts: { amounts: [] }, others }),
  ];
}

function labelAt(position: number): Pick<LabelOfRow, 'of'> {
  return { of: ({ cells }) => cellAt(cells, position) };
}

/** The first row whose cells name days or meals, and the layout below it; undefined if there is none. */
export function firstDayHeader({
  rows,
}: Grid): { readonly start: number; readonly layout: RecordLayout } | undefined {
  const [days, meals] = [startOfDays(rows, isDay), startOfDays(rows, isMeal)];
  if (days < 0 && meals < 0) return undefined;
  // "03.06.2024 | Mo" below columns of meals are the days of a row.
  const areDays = days >= 0 && (meals < 0 || days <= meals);
  return areDays
    ? { start: days, layout: DAYS_AS_COLUMNS }
    : { start: meals, layout: MEALS_AS_COLUMNS };
}
