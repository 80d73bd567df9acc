import type { Diagnostic } from '../../model/diagnostic.ts';
import { isPossibleDate } from '../../text/dates/possible-date.ts';
import { cutShort, quoted } from '../../text/escaping/quote.ts';
import { foodLocation, type RecordLine } from './dietary-record.ts';
import { dayColumns } from './same-days.ts';

/** Finds the dates of lines that are not in the calendar, such as 31 February. */
export function impossibleDates(
  columns: readonly string[],
): (line: RecordLine) => readonly Diagnostic[] {
  const days = dayColumns(columns).map((position) => ({ name: columns[position] ?? '', position }));
  return (line) =>
    days.flatMap(({ name, position }): Diagnostic[] => {
      const value = line.cells[position] ?? '';
      if (isPossibleDate(value) !== false) return [];
      return [
        {
          code: 'meal/impossible-date',
          field: name,
          message: `Date ${quoted(value)} does not exist`,
          value: cutShort(value),
          location: foodLocation(line),
          expected: 'a date in the calendar, such as 2026-03-02',
        },
      ];
    });
}
