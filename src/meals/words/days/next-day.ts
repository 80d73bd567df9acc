import { dateOfLabel } from '../../../text/dates/day-order.ts';
import { calendarDay, DAY_MS, type SlashOrder, WEEKDAY_NAMES } from './calendar-days.ts';

/** The beginnings of the names of the weekdays in English and German, from Monday on. */
const WEEKDAYS = [
  /^mo/i,
  /^(?:tu|di)/i,
  /^(?:we|mi)/i,
  /^(?:th|do)/i,
  /^fr/i,
  /^sa/i,
  /^(?:su|so)/i,
];

/** A weekday at the beginning of the label of a day. */
const WEEKDAY = new RegExp(String.raw`^(?:${WEEKDAY_NAMES})(?!\p{L})`, 'iu');

/** The weekday of a day, 0 for Monday; undefined if its label does not begin with one. */
export function weekdayOf(label: string): number | undefined {
  const name = WEEKDAY.exec(label.trim())?.[0];
  const at = name === undefined ? -1 : WEEKDAYS.findIndex((weekday) => weekday.test(name));
  return at < 0 ? undefined : at;
}

/** The number of a day: 3 of "Day 3"; undefined for other labels. */
export function numberOfDay(label: string): number | undefined {
  const [, behind, before] =
    /^(?:(?:day|tag)\s?(\d+)|(\d+)\.\s?tag)(?!\d)/i.exec(label.trim()) ?? [];
  const number = behind ?? before;
  return number === undefined ? undefined : Number(number);
}

/** The number of days in a week. */
const DAYS_OF_WEEK = 7;

/** Whether a day may be the one after another: "Tuesday" after "Monday", not "Thursday". */
export function mayFollow(day: string, before: string): boolean {
  const [weekday, weekdayBefore] = [weekdayOf(day), weekdayOf(before)];
  if (weekday !== undefined && weekdayBefore !== undefined) {
    return weekday === (weekdayBefore + 1) % DAYS_OF_WEEK;
  }
  const [number, numberBefore] = [numberOfDay(day), numberOfDay(before)];
  if (number !== undefined && numberBefore !== undefined) return number === numberBefore + 1;
  const gaps = ORDERS.flatMap((order) => {
    const [date, dateBefore] = [timeOf(day, order), timeOf(before, order)];
    return date === undefined || dateBefore === undefined ? [] : [date - dateBefore];
  });
  return gaps.length === 0 || gaps.includes(DAY_MS);
}

/** Two dates with slashes follow each other if they do in either order of day and month. */
const ORDERS = ['day first', 'month first'] as const;

/** A leap year, for dates without a year. */
const SOME_YEAR = '2000-';

/** The time of a date, in ms; undefined for other labels. */
function timeOf(label: string, order: SlashOrder): number | undefined {
  const day = calendarDay(label, order) ?? '';
  return dateOfLabel(/^\d\d-/.test(day) ? SOME_YEAR + day : day)?.getTime();
}
