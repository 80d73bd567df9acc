import { lazily } from '../../../collections/lazily.ts';
import { dateOfLabel } from '../../../text/dates/day-order.ts';
import { isPossibleDate } from '../../../text/dates/possible-date.ts';

/** The names of months in English and German, as alternatives of a pattern. */
export const MONTH_NAMES =
  'jan(?:uary?)?|jänner|feb(?:ruary?)?|mar(?:ch)?|märz?|mrz|apr(?:il)?|ma[yi]|jun[ei]?|jul[yi]?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?';

/** The beginnings of these names, by month. */
const MONTHS: readonly string[] = [
  'jan|jän',
  'feb',
  'mar|mär|mrz',
  'apr',
  'may|mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct|okt',
  'nov',
  'dec|dez',
];
const monthStarts = lazily(() => MONTHS.map((starts) => new RegExp(`^(?:${starts})`, 'i')));

/** The names of the weekdays in English and German, as alternatives of a pattern. */
export const WEEKDAY_NAMES =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|so';

const WEEKDAY = String.raw`(?:\p{L}{2,10}\.?,?\s+(?:(?:de[nm]|the)\s+)?)?`;

/** "Fr, 1. März 2024", "15-Mar-2024", "15th of March" */
const dayAndMonth = lazily(
  () =>
    new RegExp(
      String.raw`^${WEEKDAY}(\d{1,2})(?:\.|st|nd|rd|th)?[\s-]*(?:of\s)?(\p{L}{3,9})\.?(?:,?[\s-]*(\d{4}|\d{2}))?$`,
      'iu',
    ),
);

/** "March 15, 2024", "Fri, Mar 15" */
const monthAndDay = lazily(
  () =>
    new RegExp(
      String.raw`^${WEEKDAY}(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$`,
      'iu',
    ),
);

/** A day and a month without a year: "So 01.03.", "1.3.", "01.03" */
const WITHOUT_YEAR = /^(?:\p{L}{2,10}\.?,? ?)?(?:(\d{1,2})\.(\d{1,2})\.|(\d\d)\.(\d\d))$/u;

/** "3/12/2024", "03/12/24": the day or the month may be first. */
const WITH_SLASHES = /^(?:\p{L}{2,10}\.?,? ?)?(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/u;

/** "2026/03/02", "2026.3.2", "20260302", "2026-03-02T08:00Z": the year is first. */
const YEAR_FIRST = /^((?:19|20)\d\d)(?:([-/.])(\d{1,2})\2(\d{1,2})|(\d\d)(\d\d))(?:[T ]\d.*)?$/;

/** The number of a day as spreadsheets store it. */
const SERIAL = /^\d{5}$/;
/** The number of 1 January 2000; smaller ones may be codes. */
const FIRST_SERIAL = 36_526;
/** The number of 31 December 2099. */
const LAST_SERIAL = 73_050;
/** The day before the first one that spreadsheets count, in ms; they count 29 February 1900, too. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
/** A day, in ms. */
export const DAY_MS = 86_400_000;

/** No month has a greater number. */
const MONTHS_OF_YEAR = 12;

/** The part of a date with slashes that is the month. */
export type SlashOrder = 'day first' | 'month first' | 'unknown';

/** "02.03.2026", "Mo 2.3.": dates with points have the day first. */
const WITH_POINTS = /^(?:\p{L}{2,10}\.?,? ?)?\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?$/u;

/**
 * The order of dates with slashes in a column: a part above 12 is not a month, and dates with points have the day
 * first.
 */
export function slashOrderOf(labels: Iterable<string>): SlashOrder {
  let [dayFirst, monthFirst, hasPoints] = [false, false, false];
  for (const label of labels) {
    if (!label.includes('/')) {
      hasPoints ||= label.includes('.') && WITH_POINTS.test(label.trim());
      continue;
    }
    const [, first = '0', second = '0'] = WITH_SLASHES.exec(label.trim()) ?? [];
    if (Number(first) > MONTHS_OF_YEAR) dayFirst = true;
    if (Number(second) > MONTHS_OF_YEAR) monthFirst = true;
  }
  if (dayFirst && monthFirst) return 'unknown';
  if (!dayFirst && !monthFirst) return hasPoints ? 'day first' : 'unknown';
  return dayFirst ? 'day first' : 'month first';
}

/** Whether a label is the number of a day in a spreadsheet that lost its format. */
export function isSerialDay(label: string): boolean {
  const text = label.trim();
  return SERIAL.test(text) && Number(text) >= FIRST_SERIAL && Number(text) <= LAST_SERIAL;
}

/**
 * The day that a label names: `2024-03-01`, `03-01` without a year, or its numbers if the order of month and day is
 * unknown. Undefined for any other text.
 */
export function calendarDay(written: string, order: SlashOrder): string | undefined {
  const label = written.trim();
  const date = dateOfLabel(label);
  if (date !== undefined) return isoDay(date);
  if (isSerialDay(label)) return isoDay(new Date(SERIAL_EPOCH + Number(label) * DAY_MS));
  // Patterns of letters take milliseconds to compile.
  if (!/\d/.test(label)) return undefined;
  return (
    dayWithYearFirst(label) ??
    dayWithSlashes(label, order) ??
    dayWithoutYear(label) ??
    dayInWords(label)
  );
}

function dayWithYearFirst(label: string): string | undefined {
  const [, year, , m, d1 = '', mm, dd = ''] = YEAR_FIRST.exec(label) ?? [];
  const [month, day] = [m ?? mm, d1 || dd];
  if (year === undefined || !isPossibleDate(`${year}-${month}-${day}`)) return undefined;
  return dayOf(day, Number(month), year);
}

function dayWithSlashes(label: string, order: SlashOrder): string | undefined {
  const [, first, second, year] = (label.includes('/') && WITH_SLASHES.exec(label)) || [];
  if (first === undefined) return undefined;
  if (order === 'unknown') return `${Number(first)}/${Number(second)}/${yearOf(year)}`;
  const [day, month] = order === 'day first' ? [first, second] : [second, first];
  return dayOf(day, Number(month), year);
}

function dayWithoutYear(label: string): string | undefined {
  const [, a, b, c, d] = WITHOUT_YEAR.exec(label) ?? [];
  return a === undefined && c === undefined ? undefined : dayOf(a ?? c, Number(b ?? d), undefined);
}

function dayInWords(label: string): string | undefined {
  const inOrder = dayAndMonth().exec(label);
  const [day, name, year] = inOrder?.slice(1) ?? swapped(monthAndDay().exec(label)?.slice(1) ?? []);
  const month = name === undefined ? 0 : monthStarts().findIndex((starts) => starts.test(name)) + 1;
  return month === 0 ? undefined : dayOf(day, month, year);
}

function swapped([month, day, year]: readonly (string | undefined)[]) {
  return [day, month, year];
}

function dayOf(day: string | undefined, month: number, year: string | undefined) {
  const [mm, dd] = [String(month).padStart(2, '0'), String(day).padStart(2, '0')];
  return year === undefined ? `${mm}-${dd}` : `${yearOf(year)}-${mm}-${dd}`;
}

/** A year in two digits is of this century. */
function yearOf(year = ''): string {
  return year.length === 2 ? `20${year}` : year;
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
