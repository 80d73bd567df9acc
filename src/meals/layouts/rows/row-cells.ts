import type { Location } from '../../../model/diagnostic.ts';
import type { EntryField } from '../../../model/entry.ts';
import { cellAt } from '../../../tables/grid.ts';
import { decimalOf } from '../../../text/decimal.ts';
import type { ColumnTopic } from '../../headers/header-names.ts';
import { isNoFood } from '../../words/not-eaten.ts';
import type { RecordColumns } from '../header/record-header.ts';

/** The label of a row about remarks, exercise or the like, in a column of meals or days. */
export function labelOfNonFood(
  cells: readonly string[],
  labels: readonly number[],
): string | undefined {
  return labels
    .map((position) => cellAt(cells, position).replace(/:.*$/s, ''))
    .find((label) => label !== '' && isNoFood(label));
}

/** Whether a row repeats the header, which happens if each day has its own table. */
export function repeatsHeader(cells: readonly string[], header: readonly string[]): boolean {
  return cells.every((cell, position) => cell.trim() === cellAt(header, position));
}

/** The part of a day as spreadsheets store times. */
const PART_OF_DAY = /^0[.,]\d+$/;
/** A day, in minutes. */
const MINUTES_A_DAY = 1440;

/** The cell of a label as people read it: a date without its time, and a time that lost its format. */
export function labelText(cell: string, topic: ColumnTopic | undefined): string {
  if (topic === 'date') return withoutTime(cell);
  if (topic !== 'time' || !PART_OF_DAY.test(cell)) return cell;
  const minutes = Math.round(decimalOf(cell) * MINUTES_A_DAY);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** "2024-06-03 08:10" belongs to that day at any hour. */
function withoutTime(date: string): string {
  return date.replace(
    /(?<=\d)(?:,?\s+|T)\d{1,2}[:.]\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*(?:[ap]\.?m\.?|uhr))?(?:Z|\s?(?:(?:GMT|UTC)\s?)?[+-]\d{1,2}(?::?\d{2})?|\s(?:GMT|UTC))?$/i,
    '',
  );
}

/** A code that a spreadsheet program wrote as a decimal number: "71508001.0", "7.1508001E7". */
export function wholeCode(cell: string): string {
  if (!/^\d+\.0+$|^\d\.\d+E\+?\d{1,2}$/i.test(cell)) return cell;
  const number = Number(cell);
  return Number.isSafeInteger(number) ? String(number) : cell;
}

/** The cell of a field: the cell of the amount, of its unit, or of the food. */
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
