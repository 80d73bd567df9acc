import { PART_OF_ONE } from '../../../text/numbers/fractions.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../days/calendar-days.ts';

const WEEKDAY = new RegExp(
  String.raw`^(?:${WEEKDAY_NAMES}|(?:day|tag) ?(?:\d+|one|two|three|four|five|six|seven|eins|zwei|drei|vier|fünf|sechs|sieben)|\d+\. ?tag)\.?$`,
  'i',
);
/** Days by their distance from the day of writing. "Morgen" may also be the morning. */
const RELATIVE_DAY =
  /^(?:today|yesterday|(?:the )?day before yesterday|heute|gestern|vorgestern)$/i;

/** Whether a title names a day by its distance from the day of writing: "Today", "Gestern". */
export function isRelativeDay(title: string): boolean {
  return RELATIVE_DAY.test(title.trim());
}

/** Whether a title names the day of writing. */
export function isToday(title: string): boolean {
  return /^(?:today|heute)$/i.test(title.trim());
}

/** The day of a month after a weekday: "Sat 6th", "Fr 5.". */
const DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th|\.)$/i;
const MONTH = `(?:${MONTH_NAMES})`;
/** "2. März", "2nd of March 2026" and "March 2, 2026". */
const DATE_IN_WORDS = new RegExp(
  `^(?:\\d{1,2}(?:\\.|st|nd|rd|th)? ?(?:of )?${MONTH}\\.?|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?$`,
  'i',
);
const DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]?(?:\d{2}|\d{4})?)$/;

/** Words before a day: "Essen am 5.3.", "Food on Monday". */
const EATEN_ON =
  /^(?:essen|ernährung|mahlzeiten|protokoll|tagebuch|gegessen|food|meals|eaten|diary|date|datum)\s*(?:am|vom|für|on|for|:)\s*|^(?:datum|date|essen|ernährung|mahlzeiten|food|meals)\s+(?=\d{1,2}[./])/i;

/** "Mittwoch, den 4. März", "Montag, dem 2.3." */
const ARTICLE_OF_DATE = /(?<=^\p{L}+,?\s)(?:de[nm]|the)\s(?=\d)/iu;

/** The shift of somebody who does not work in the daytime, before or after the day: "Nachtschicht Mi 5.6.". */
const SHIFT =
  '(?:(?:früh|spät|nacht|tag)-?(?:dienst|schicht)|frei(?:er tag)?|urlaub|(?:early|late|day|night) shift|day off)';
const SHIFT_OF_DAY = new RegExp(String.raw`^${SHIFT}[\s,:–-]+|[\s,:–-]+${SHIFT}$`, 'i');

/** A remark on a day with a date: "Mi. 8.5. (krank)". */
const REMARK_ON_DAY = /\s*\([^()\d]{1,40}\)$/;

const IS_PART = new RegExp(`^${PART_OF_ONE}$`);

/** A word for a day before the day: "Date: 3 March 2026". */
const WORD_BEFORE_DAY = /^(?:datum|date|tag|day|wochentag|weekday)\s*:\s*/i;

/** "Day: 2" */
const NUMBER_OF_DAY = /^(tag|day)\s*:\s*(\d{1,3})$/i;

/** A text without a word for a day before a colon: "Date: 3 March". */
export function withoutWordForDay(text: string): string {
  return text.replace(WORD_BEFORE_DAY, '');
}

/** The day that a line names, without the word for it: "3 March" for "Date: 3 March". Undefined for any other line. */
export function dayOfTitle(line: string): string | undefined {
  const title = line.trim().replace(NUMBER_OF_DAY, '$1 $2');
  const bare = withoutWordForDay(title);
  if (isDay(bare)) return bare;
  return isDay(title) ? title : undefined;
}

/** The most characters in the title of a day. Longer text, such as a row of numbers, is not checked. */
const LONGEST_DAY = 100;

/** "Monday", "Day 3", "2026-03-02", "Mon 2.3.2026", "2026-03-02 Mon", "Montag, 02.03.", "Sat 6th", "Tag 1 (Mi)", "Tag 1 – 04.11.", "Tag 1: Montag, 4.3.". */
export function isDay(title: string): boolean {
  const text = title.trim().replace(EATEN_ON, '').replace(ARTICLE_OF_DATE, '');
  if (WEEKDAY.test(text) || isDate(text) || isRelativeDay(text)) return true;
  if (text.length > LONGEST_DAY) return false;
  const bare = text.replace(REMARK_ON_DAY, '').replace(SHIFT_OF_DAY, '');
  if (bare !== text && /\d/.test(bare) && isDay(bare)) return true;
  const parts = text.split(/[\s,():]+|\s[–—-]\s/).filter((part) => !/^[–—-]?$/.test(part));
  const last = parts.at(-1) ?? '';
  // "2026-03-02 Mon", "2. März, Montag"; "1.5 So" may be an amount.
  const before = parts.slice(0, -1).join(' ');
  const isOfSlash = before.includes('/') && isDate(before) && !IS_PART.test(before);
  if (WEEKDAY.test(last) && (isOfSlash || isWholeDate(before))) return true;
  // "Tag 1" and "2. Tag" are two words.
  return [1, 2].some((words) => {
    const first = parts.slice(0, words).join(' ');
    if (!WEEKDAY.test(first) && !isRelativeDay(first)) return false;
    const rest = parts.slice(words).join(' ');
    if (DAY_OF_MONTH.test(rest) || isDate(rest)) return true;
    // "Tag 1: Montag, 04.03.2024" and "Today (Monday)" are one day; "Mon, Tue" are two.
    return (/\d/.test(first) || isRelativeDay(first)) && rest !== '' && isDay(rest);
  });
}

function isDate(text: string): boolean {
  return (DATE.test(text) && isOfCalendar(text)) || DATE_IN_WORDS.test(text);
}

/** A date that cannot be another number: it has a year, the point behind its month, or the name of a month. */
function isWholeDate(text: string): boolean {
  return isDate(text) && (/\d{4}|\.$/.test(text) || DATE_IN_WORDS.test(text));
}

/** "48.2" is a weight: no month has 48 days. */
function isOfCalendar(text: string): boolean {
  const [, first = '', second = ''] = /^(\d{1,2})[./](\d{1,2})/.exec(text) ?? [];
  if (first === '') return true;
  const [low, high] = [Number(first), Number(second)].sort((a, b) => a - b) as [number, number];
  return low >= 1 && low <= 12 && high <= 31;
}
