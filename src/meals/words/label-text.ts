import { decimalOf } from '../../text/numbers/decimal.ts';

/** The part of a day as spreadsheets store times. */
const PART_OF_DAY = /^0[.,]\d+$/;
/** A day, in minutes. */
const MINUTES_A_DAY = 1440;

/** The cell of a label as people read it: a date without its time, and a time that lost its format. */
export function labelText(cell: string, topic: string | undefined): string {
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
