import { filledCells, type GridRow } from '../../../tables/grid.ts';
import { dayInTwoCells, dayWithDate } from '../../words/days/day-rows.ts';
import { isDay } from '../../words/headings/days.ts';
import { type Heading, type HeadingsAbove, placed } from '../../words/headings/heading.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { readHeading } from '../../words/headings/read-heading.ts';
import { isTitle } from '../../words/headings/record-titles.ts';

/** The labels that rows above a header give to all rows below it: a day, and a meal. */
export function labelsAbove(rows: readonly GridRow[]): HeadingsAbove {
  let under: HeadingsAbove = new Map();
  for (const { cells } of rows) {
    const heading = headingOf(cells);
    if (heading !== undefined) under = placed(heading, under);
  }
  return under;
}

function headingOf(cells: readonly string[]): Heading | undefined {
  const filled = filledCells(cells);
  const [only = '', second] = filled;
  const day =
    dayInTwoCells(cells) ??
    dayWithDate(cells) ??
    dayBehindWord(filled) ??
    (second === undefined && isDay(only) ? only : undefined) ??
    (second === undefined ? dayInTitle(only) : undefined);
  if (day !== undefined) return { column: 'day', title: day };
  if (second !== undefined || !isMeal(only)) return undefined;
  // "Breakfast: apple 150 g" has a food, too.
  const meal = readHeading(only);
  const title = meal?.column === 'meal' && meal.rest !== '' ? meal.title : only;
  return { column: 'meal', title: title.replace(/\s*:$/, '') };
}

/**
 * A word for the day of a record, with its colon. "Date of birth:", "Printed:" and "Interview on:" mean other dates.
 */
const DAY_OF_RECORD =
  /^(?:datum|date|tag|day|(?:protokoll|verzehrs?|erhebungs|erfassungs)(?:tag|datum)|(?:erfasster|erhobener|protokollierter|dokumentierter) tag|(?:date|day) (?:of (?:the )?(?:intake|recall|record|(?:food )?diary|consumption)|recorded|recalled|eaten)|(?:intake|recall|record|recorded|recalled|diary) (?:date|day)|(?:datum|tag) (?:des|der) (?:protokolls|erhebung|erfassung|verzehrs))\s*:\s*(.*)$/iu;

/** "Tag: 1": a day that only has a number. */
const NUMBERED_DAY = /^((?:protokoll)?tag|day)\s*:\s*(\d{1,2})$/i;

/** "Date: 2026-03-02" or "Date: | 2026-03-02" in a row that says more: "Date: | 2026-03-02 | Weekday: | Monday". */
function dayBehindWord(filled: readonly string[]): string | undefined {
  for (const [at, cell] of filled.entries()) {
    const [, behind] = DAY_OF_RECORD.exec(cell) ?? [];
    const day = behind === '' ? (filled[at + 1] ?? '') : behind;
    if (day !== undefined && isDay(day)) return day;
    const [, word, number] = NUMBERED_DAY.exec(cell) ?? [];
    if (number !== undefined) return `${word} ${number}`;
  }
  return undefined;
}

/** A whole date. */
const DATE =
  /(?<![\d./-])(?:\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})|\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{4})(?![\d/-])/;
/**
 * Another date, a word for more than a day, or a word for something else with a date: "Name: Huber, geb. 12.05.1980".
 */
const OTHER_DATE =
  /\d[./]\d|\d\s*[–-]\s*\d|:|(?<!\p{L})(?:kw|week|woche|bis|until|to|ab|from|since|seit|geb|geboren|born|dob|stand|gedruckt|printed|erstellt|created)(?!\p{L})/iu;

/** "Ernährungsprotokoll Anna Huber 12.03.2026": the title of a record with its only day. */
export function dayInTitle(title: string): string | undefined {
  if (!isTitle(title)) return undefined;
  const [day] = DATE.exec(title) ?? [];
  return day !== undefined && !OTHER_DATE.test(title.replace(day, '')) ? day : undefined;
}
