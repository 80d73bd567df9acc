import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import type { EntryField } from '../../model/entry.ts';
import { cellAt, type GridRow } from '../../tables/grid.ts';
import { quoted, quotedList } from '../../text/quote.ts';
import type { ColumnTopic } from '../header-names.ts';
import { isNoFood } from '../records/not-eaten.ts';
import type { RecordColumns } from './record-header.ts';

/** The label of a row of remarks, exercise or the like, in a column of meals or days. */
export function labelOfNonFood(
  cells: readonly string[],
  labels: readonly number[],
): string | undefined {
  return labels
    .map((position) => cellAt(cells, position).replace(/:.*$/s, ''))
    .find((label) => label !== '' && isNoFood(label));
}

/** Whether a row repeats the header, as when each day has its own table. */
export function repeatsHeader(cells: readonly string[], header: readonly string[]): boolean {
  return cells.every((cell, position) => cell.trim() === (header[position] ?? '').trim());
}

/** The part of a day as spreadsheets store times. */
const PART_OF_DAY = /^0[.,]\d+$/;
/** A day, in minutes. */
const MINUTES_A_DAY = 1440;

/** The cell of a label as people read it: a date without its time, and a time that lost its format. */
export function labelText(cell: string, topic: ColumnTopic | undefined): string {
  if (topic === 'date') return withoutTime(cell);
  if (topic !== 'time' || !PART_OF_DAY.test(cell)) return cell;
  const minutes = Math.round(Number(cell.replace(',', '.')) * MINUTES_A_DAY);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** "2024-06-03 08:10" belongs to that day at any hour. */
function withoutTime(date: string): string {
  return date.replace(
    /(?<=\d)(?:,?\s+|T)\d{1,2}[:.]\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*(?:[ap]\.?m\.?|uhr)|Z|[+-]\d{2}:?\d{2})?$/i,
    '',
  );
}

/** The fault of an amount next to several foods. */
export function sharedAmount(
  row: GridRow,
  position: number,
  measure: string,
  foods: readonly string[],
): Diagnostic {
  return {
    code: 'meal/bad-amount',
    field: 'amount',
    message: `The amount ${quoted(measure)} may be of any of ${quotedList(foods)}`,
    value: measure,
    location: row.locationOf(position),
    expected: 'a row, or an amount next to it, for each food',
  };
}

/** A code that a spreadsheet program wrote as a decimal number: "71508001.0", "7.1508001E7". */
export function wholeCode(cell: string): string {
  if (!/^\d+\.0+$|^\d\.\d+E\+?\d{1,2}$/i.test(cell)) return cell;
  const number = Number(cell);
  return Number.isSafeInteger(number) ? String(number) : cell;
}

/** Whether an amount is merged with that of the row above, unlike its food. */
export function isMergedBeside(row: GridRow | undefined, amount: number, food: number): boolean {
  if (row?.isMerged === undefined || amount < 0 || food < 0) return false;
  return row.isMerged(amount) && !row.isMerged(food) && cellAt(row.cells, food) !== '';
}

/** The fault of an amount that is merged across several foods. */
export function mergedAmount(row: GridRow, position: number, measure: string): Diagnostic {
  return {
    code: 'meal/bad-amount',
    field: 'amount',
    message: `The amount ${quoted(measure)} is merged across several foods`,
    value: measure,
    location: row.locationOf(position),
    expected: 'an amount for each food',
  };
}

/** Where the cell of a field is: that of the amount, of its unit, or of the food. */
export function fieldPlace(
  field: EntryField,
  { foodId, food }: Pick<RecordColumns, 'food' | 'foodId'>,
  { position, unit }: { readonly position: number; readonly unit: number },
): number {
  if (field === 'unit' && unit >= 0) return unit;
  const isOfAmount = field === 'amount' || field === 'unit';
  return isOfAmount && position >= 0 ? position : food < 0 ? foodId : food;
}

/** The line of a location, or its row if there are no lines; 0 if neither is known. */
export function lineOf({ line, row }: Location): number {
  return line ?? row ?? 0;
}
