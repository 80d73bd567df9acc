import { isDay } from './days.ts';

/** Words of programs before the time at which somebody wrote an entry: "Entry: Monday, 2 March 2026 at 21:14". */
const WRITTEN =
  '(?:(?:entry|eintrag|created|erstellt|logged|written|geschrieben|date|datum)(?:\\s(?:vom|am|um|on|at|from))?\\s*:?\\s+)?';

/** "08:15", "8:15:02 PM", "8.15 Uhr", "8 am" */
const TIME_OF_DAY =
  '(?:[01]?\\d|2[0-4])(?::[0-5]\\d(?::[0-5]\\d)?\\s?(?:uhr|h|[ap]\\.?m\\.?)?|(?:[.][0-5]\\d)?\\s?(?:uhr|[ap]\\.?m\\.?))(?![\\p{L}\\d])';

/** A time, or from one to another. */
const TIMES = `${TIME_OF_DAY}(?:\\s?(?:[–-]|to|bis)\\s?${TIME_OF_DAY})?`;

/** A day and a time at the beginning of a line, in brackets or not, and what was eaten. */
const STAMP = new RegExp(
  `^${WRITTEN}\\[?([^[\\]]{2,40}?)(?:T|\\s*[,|@;]\\s*|\\s[–—-]\\s|\\s)(?:(?:at|um|gegen|@)\\s)?(${TIMES})\\]?\\s*[:,;|–—-]?\\s*(.*)$`,
  'iu',
);

/** A line with a day, a time and what was eaten, in parts. */
export interface TimeStamp {
  readonly day: string;
  readonly time: string;
  /** What follows; blank for a line that only has the day and the time. */
  readonly rest: string;
}

/**
 * Reads a line that begins with a day and a time: "02.03.2026 08:15 Porridge", "[Mon 2 Mar 2026, 8:15 AM] 2 eggs".
 * Undefined for any other line.
 */
export function timeStampOf(line: string): TimeStamp | undefined {
  const [, day = '', time = '', rest = ''] = STAMP.exec(line.trim()) ?? [];
  return day !== '' && isDay(day) ? { day: day.trim(), time: time.trim(), rest } : undefined;
}
