import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Grid, GridRow } from '../../../tables/grid.ts';
import { quotedList } from '../../../text/quote.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { unitOfColumn } from '../../headers/column-units.ts';
import type { DietaryRecord, RecordLine } from '../../records/dietary-record.ts';
import { isAmountCell, withUnit } from '../../words/amount-cells.ts';
import { isDay, isMeal, isMealColumn } from '../../words/headings.ts';
import { isNoFood, isNothing } from '../../words/not-eaten.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { amountFault, isUnknownAmount } from '../amounts/amount-faults.ts';
import { type ClearAmounts, clearAmounts } from '../amounts/amount-marks.ts';
import { isDrink } from '../header/food-columns.ts';
import { HEADER_WITHIN_ROWS, LEAST_HEADINGS, type RecordLayout } from '../layout.ts';
import { pairedLines } from '../rows/parallel-lines.ts';
import { lineOf } from '../rows/row-cells.ts';
import { unreadDrinksNotes } from '../rows/unread-drinks.ts';
import { type LabelOfRow, labelsOfRows } from './labels-of-rows.ts';
import { skippedColumnsNote } from './skipped-columns.ts';
import { readTablesOfDays } from './tables-of-days.ts';

export const DAYS_AS_COLUMNS: RecordLayout = {
  name: 'days',
  summary: 'days as columns and meals as rows',
  read: (grid) =>
    readTablesOfDays(grid, isDay, (table) =>
      readDayColumns(table, isDay, { across: 'day', down: 'meal' }),
    ),
};

export const MEALS_AS_COLUMNS: RecordLayout = {
  name: 'meals',
  summary: 'meals as columns and days as rows',
  read: (grid) =>
    readTablesOfDays(grid, isMeal, (table) =>
      readDayColumns(table, isMeal, { across: 'meal', down: 'day' }, isMealColumn),
    ),
};

/** An amount without a food, in a row whose label is the food: "Water | 6 cups | 4 cups". */
const AMOUNT_ALONE =
  /^(?:(?:ca\.?|circa|etwa|about|approx\.?|~)\s*)?[\d.,/½¼¾⅓⅔–-]+\s*(?:[mcd]?l|fl\.? ?oz|liters?|litres?|cups?|mugs?|glass(?:es)?|bottles?|cans?|pints?|tassen?|becher|gläser|gläschen|glas|flaschen?|dosen?)?\.?$/i;

/**
 * Reads a table whose header names days or meals and whose cells list what was eaten.
 *
 * @param isHead whether a cell of the header is a day or meal
 * @param labels the labels of columns and rows
 * @param hasFoods whether the column of a cell has foods
 */
function readDayColumns(
  { rows, separator }: Grid,
  isHead: (title: string) => boolean,
  labels: Labels,
  hasFoods = isHead,
): DietaryRecord | undefined {
  const start = startOf(rows, isHead);
  if (start < 0) return undefined;
  const header = (rows[start] as GridRow).cells;
  const below = rows.slice(start + 1);
  const columns = header.flatMap((title, position) =>
    hasFoods(title) || (hasFoods !== isHead && isDrink(title))
      ? [{ title: title.trim(), position, ...adjacentColumns(header, position, below) }]
      : [],
  );
  const first = (columns[0] as { position: number }).position;
  const before = Array.from({ length: first }, (_, position) => position);
  const { person, day, others } = labelsOfRows(header, before, below);
  const hasDays = labels.down === 'day' && day !== undefined;
  // Next to columns of days, any other column may have the meals.
  const down = hasDays
    ? [day]
    : before.filter((position) => position !== person?.position).map(labelAt);
  const kept = [...(hasDays ? others : []), ...(person === undefined ? [] : [person])];
  const amounts = columns.flatMap(({ amount }) => amount ?? []);
  const clear = clearAmounts(below, amounts, { separator });
  const cells = new DayCells({ labels, kept, faultAt: clear.faultAt });
  let label = '';
  const skipped = new Set<string>();
  let totals = 0;
  for (const row of clear.rows) {
    // If a row has several labels, the last one counts: "1 | Monday | ...". A blank label repeats the label of the row
    // above.
    label = down.map(({ of }) => of(row)).findLast((text) => text !== '') ?? label;
    if (isTotals(label)) totals += 1;
    else if (isNoFood(label)) skipped.add(label);
    else for (const column of columns) cells.add(row, label, column);
  }
  const read = new Set([
    ...before,
    ...columns.flatMap(({ position, further, amount }) => [
      position,
      ...further,
      ...(amount === undefined ? [] : [amount.position]),
    ]),
  ]);
  const unread = header.flatMap((title, position) =>
    read.has(position) ? [] : [{ name: title.trim(), position, topic: undefined }],
  );
  const notes = [
    ...skippedColumnsNote(header, below, read),
    ...unreadDrinksNotes(below, header, { food: first, amounts: { amounts: [] }, others: unread }),
    ...(skipped.size === 0 ? [] : [`skipped ${quotedList([...skipped])}`]),
    ...rowsOfTotalsNote(totals),
  ];
  const names = kept.map((one) => (one === person ? 'person' : one.name));
  const { lines, faults } = cells;
  return { columns: [...names, 'day', 'meal'], lines, notes, faults };
}

/** The labels of the columns and of the rows of a table. */
interface Labels {
  readonly across: 'day' | 'meal';
  readonly down: 'day' | 'meal';
}

/** What is needed to read the cells of foods. */
interface DayCellsOptions {
  readonly labels: Labels;
  /** Further columns of labels. */
  readonly kept: readonly LabelOfRow[];
  readonly faultAt: ClearAmounts['faultAt'];
}

/** Collects the lines of the cells below days or meals, and their faults. */
class DayCells {
  readonly lines: RecordLine[] = [];
  readonly faults: Diagnostic[] = [];
  readonly #options: DayCellsOptions;

  constructor(options: DayCellsOptions) {
    this.#options = options;
  }

  /**
   * Adds the foods in the cells of a day or a meal.
   *
   * @param label the label of the row
   */
  add(row: GridRow, label: string, column: DayColumn): void {
    const { labels, faultAt } = this.#options;
    const { title, amount } = column;
    const at = (position: number) => (row.cells[position] ?? '').trim();
    const weighedCell = amount === undefined ? '' : at(amount.position);
    // The cells below meals are days, not foods.
    const named =
      labels.down === 'meal' && !isMeal(label) ? label : isDrink(title) ? title : undefined;
    for (const position of [column.position, ...column.further]) {
      const pairs = pairedLines(at(position), weighedCell);
      for (const [text, weighed] of pairs ?? [[at(position), weighedCell] as const]) {
        if (text === '' || isNothing(text)) continue;
        if (isNothing(weighed) && !isUnknownAmount(weighed)) continue;
        const unclear = pairs === undefined && amount && faultAt(row.cells, amount.position);
        const fault = unclear || amountFault(weighed, '');
        if (amount !== undefined && fault !== undefined) {
          const location = row.locationOf(amount.position);
          this.faults.push({ ...fault, field: 'amount', location });
          continue;
        }
        const measure = amount === undefined ? '' : withUnit(weighed, amount.unit);
        this.lines.push({
          location: row.locationOf(position),
          line: lineOf(row.location),
          ...foodAndAmount(text, measure, named),
          cells: this.#labelsOf(row, { across: title, down: label }),
        });
      }
    }
  }

  /** The further labels of a row, and then its day and its meal. */
  #labelsOf(row: GridRow, { across, down }: Readonly<Record<keyof Labels, string>>): string[] {
    const { labels, kept } = this.#options;
    const further = kept.map(({ of }) => of(row));
    return labels.across === 'day' ? [...further, across, down] : [...further, down, across];
  }
}

/**
 * The text of a line, with its amount.
 *
 * @param named the food of a cell that has only an amount; undefined if nothing names one
 */
function foodAndAmount(
  text: string,
  measure: string,
  named: string | undefined,
): Pick<RecordLine, 'text' | 'measure' | 'food'> {
  if (named !== undefined && AMOUNT_ALONE.test(text))
    return { text: `${text} ${named}`, measure: text, food: named };
  return measure === '' ? { text } : { text: `${measure} ${text}`, measure, food: text };
}

/** A column of foods below a day or a meal. */
interface DayColumn extends AdjacentColumns {
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
  const filled = (at: number) =>
    rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');
  const areAmounts = (at: number) => {
    const cells = filled(at);
    return cells.length > 0 && cells.filter(isAmountCell).length * 2 > cells.length;
  };
  const name = header[next] ?? '';
  // "Lunch (food and amount)" has the foods of the next meal.
  const isNamed = blank.length === 0 && isAmountName(name) && !isMealColumn(name);
  const place = isNamed ? next : blank.find(areAmounts);
  return {
    further: blank.filter((at) => at !== place && !areAmounts(at)),
    amount:
      place === undefined
        ? undefined
        : { position: place, unit: isNamed ? (unitOfColumn(name) ?? '') : '' },
  };
}

/** The first row whose cells name days or meals, and the layout below it; undefined if there is none. */
export function firstDayHeader({
  rows,
}: Grid): { readonly start: number; readonly layout: RecordLayout } | undefined {
  const [days, meals] = [startOf(rows, isDay), startOf(rows, isMeal)];
  if (days < 0 && meals < 0) return undefined;
  // "03.06.2024 | Mo" below columns of meals are the days of a row.
  const areDays = days >= 0 && (meals < 0 || days <= meals);
  return areDays
    ? { start: days, layout: DAYS_AS_COLUMNS }
    : { start: meals, layout: MEALS_AS_COLUMNS };
}

function startOf(rows: readonly GridRow[], isHead: (title: string) => boolean): number {
  return rows.slice(0, HEADER_WITHIN_ROWS).findIndex(
    ({ cells }, index) =>
      headsOf(cells, isHead) >= LEAST_HEADINGS &&
      !hasColumnNames(rows[index + 1]) &&
      // "Di, 03.03.2026" is one day, whatever separates its parts.
      !isDay(cells.filter((cell) => cell.trim() !== '').join(', ')) &&
      !hasFoodColumn(rows, index, isHead),
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
  const [, ...named] = cells.filter((cell) => cell.trim() !== '');
  const areAll = named.every(isHead);
  return cells.filter((cell) => isHead(cell) && (areAll || !FRACTION.test(cell))).length;
}

/** Whether a row names columns of foods and amounts, below days or meals that each span several columns. */
function hasColumnNames(row: GridRow | undefined): boolean {
  const topics = (row?.cells ?? []).map(columnTopic);
  return topics.includes('amount') && (topics.includes('food') || topics.includes('food_id'));
}

function labelAt(position: number): Pick<LabelOfRow, 'of'> {
  return { of: ({ cells }) => (cells[position] ?? '').trim() };
}
