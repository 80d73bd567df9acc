/** The year first, as in ISO 8601, or day and month first. A time may follow. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;
/** "20260302", which ISO 8601 also allows. */
const WITHOUT_SEPARATORS = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T\s].*)?$/;
/** "02.03.20226": a year with too many digits, or with three of them. */
const MISTYPED_YEAR = /^\d{1,2}([-/.])\d{1,2}\1(?:\d{3}|\d{5,})$/;
/** A date with a two-digit year or none, as in German. */
const SHORT = /^(\d{1,2})\.(\d{1,2})\.(\d{2})?$/;

/** "So 01.03.", "Mon, 2.3.2026": a weekday before a date. */
const WEEKDAY = /^\p{L}{2,10}\.?,?\s+(?=\d)/u;

/** A leap year, in which every day of the year is possible. */
const LEAP_YEAR = 2000;

/**
 * Whether a text is a day of the calendar.
 *
 * @returns undefined for a text that is not written as a date, such as "Monday" or "3"
 */
export function isPossibleDate(label: string): boolean | undefined {
  const text = label.trim().replace(WEEKDAY, '');
  const short = SHORT.exec(text);
  if (short !== null) {
    const [, day, month, year] = short;
    return isDay(
      year === undefined ? LEAP_YEAR : LEAP_YEAR + Number(year),
      Number(month),
      Number(day),
    );
  }
  const yearFirst = YEAR_FIRST.exec(text) ?? WITHOUT_SEPARATORS.exec(text);
  if (yearFirst !== null) {
    const [, year, month, day] = yearFirst.map(Number) as [number, number, number, number];
    return isDay(year, month, day);
  }
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast === null) return MISTYPED_YEAR.test(text) ? false : undefined;
  const [, first, second, year] = yearLast.map(Number) as [number, number, number, number];
  if (isDay(year, second, first)) return true;
  // 03/04/2026 may be in March or April: it is possible if either of the two is. With points, the day is first.
  return !text.includes('.') && isDay(year, first, second);
}

function isDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  // A month that does not exist has no days.
  return day >= 1 && day <= (days[month - 1] ?? 0);
}
