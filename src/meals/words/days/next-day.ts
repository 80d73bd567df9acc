import { calendarDay } from './calendar-days.ts';

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
const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|so)(?![\p{L}])/iu;

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

/** A day, in ms. */
const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** Whether a day may be the one after another: "Tuesday" after "Monday", not "Thursday". */
export function mayFollow(day: string, before: string): boolean {
  const [weekday, weekdayBefore] = [weekdayOf(day), weekdayOf(before)];
  if (weekday !== undefined && weekdayBefore !== undefined) {
    return weekday === (weekdayBefore + 1) % DAYS_OF_WEEK;
  }
  const [number, numberBefore] = [numberOfDay(day), numberOfDay(before)];
  if (number !== undefined && numberBefore !== undefined) return number === numberBefore + 1;
  const [date, dateBefore] = [timeOf(day), timeOf(before)];
  return date === undefined || dateBefore === undefined || date - dateBefore === DAY_MS;
}

/** The time of a date with its year, in ms; undefined for other labels. */
function timeOf(label: string): number | undefined {
  const time = Date.parse(calendarDay(label, 'unknown') ?? '');
  return Number.isNaN(time) ? undefined : time;
}
