/** Year first as ISO 8601 has it, or day and month first; a time may follow. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T\s].*)?$/;

/**
 * Whether a text is a day of the calendar.
 *
 * @returns undefined for a text that is not written as a date, such as "Monday" or "3"
 */
export function isPossibleDate(text: string): boolean | undefined {
  const yearFirst = YEAR_FIRST.exec(text.trim());
  if (yearFirst !== null) {
    const [, year, month, day] = yearFirst.map(Number) as [number, number, number, number];
    return isDay(year, month, day);
  }
  const yearLast = YEAR_LAST.exec(text.trim());
  if (yearLast === null) return undefined;
  const [, first, second, year] = yearLast.map(Number) as [number, number, number, number];
  // 03/04/2026 may be of March or April: it is possible if one of the two is.
  return isDay(year, second, first) || isDay(year, first, second);
}

function isDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  // A month that does not exist has no days.
  return day >= 1 && day <= (days[month - 1] ?? 0);
}
