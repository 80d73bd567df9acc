import { quotedList } from '../../text/escaping/quote.ts';
import { columnTopic, isDayColumn } from '../headers/column-names.ts';
import { isDay } from '../words/headings/days.ts';
import { isMeal } from '../words/headings/meal-names.ts';
import { isPersonCode } from '../words/people/person-lines.ts';
import { isTotals } from '../words/totals-rows.ts';
import type { DietaryRecord } from './dietary-record.ts';
import { joinRecords, withFirstLabel } from './join-records.ts';

/** The record of one sheet of a workbook. */
export interface SheetRecord {
  readonly name: string;
  readonly record: DietaryRecord;
}

/** Sheets that show how to fill in a record. */
const EXAMPLE = /^(?:examples?|beispiele?|muster|sample)(?![\p{L}])/iu;

/** The sheets of a workbook with foods that were eaten, except examples and sheets of weights and the like. */
export function sheetsOfFood(sheets: readonly SheetRecord[]): {
  readonly records: readonly SheetRecord[];
  readonly notes: readonly string[];
} {
  const ofFood = sheets.filter(
    ({ record: { lines, faults = [] } }) =>
      faults.length > 0 || lines.some(({ text }) => /\p{L}/u.test(text)),
  );
  const filled = ofFood.length === 0 ? sheets : ofFood;
  const own = filled.filter(({ name }) => !EXAMPLE.test(name.trim()));
  if (own.length === 0 || own.length === filled.length) return { records: filled, notes: [] };
  return { records: own, notes: [skippedSheets(filled.filter((sheet) => !own.includes(sheet)))] };
}

function skippedSheets(sheets: readonly SheetRecord[]): string {
  const names = quotedList(sheets.map(({ name }) => name));
  return `skipped the ${sheets.length === 1 ? 'sheet' : 'sheets'} ${names}`;
}

/** Sheets that repeat or sum up the others. */
const SUMMARY =
  /^(?:summary|overview|analysis|analyse|nutrients?|nährwerte?|all|alles?|auswertung|übersicht|zusammenfassung|wochenübersicht)$/i;

/**
 * Joins sheets that are one day, meal, person or week each, except those of totals; undefined if nothing says what they
 * are.
 */
export function joinedSheets(records: readonly SheetRecord[]): DietaryRecord | undefined {
  const totals = records.filter(({ name }) => SUMMARY.test(name.trim()) || isTotals(name));
  const others = records.filter((sheet) => !totals.includes(sheet));
  const record = others.length < 2 ? undefined : joinedAlike(others);
  if (record === undefined || totals.length === 0) return record ?? joinedAlike(records);
  return { ...record, notes: [skippedSheets(totals), ...record.notes] };
}

function joinedAlike(records: readonly SheetRecord[]): DietaryRecord | undefined {
  const areAll = (is: (name: string) => boolean, lacks: (record: DietaryRecord) => boolean) =>
    records.every(({ name, record }) => is(name) && lacks(record));
  if (areAll(isDay, (record) => !hasDays(record))) return joined(records, 'day');
  if (areAll(isMeal, (record) => !has(record, ['meal']))) return joined(records, 'meal');
  if (areAll(isPersonName, (record) => !has(record, ['person']))) return joined(records, 'person');
  if (areAll(isDay, hasDays) && haveOwn(records, daysOf)) return asTheyAre(records, 'day');
  const namePersons = records.every(({ record }) => has(record, ['person']));
  if (namePersons && haveOwn(records, personsOf)) return asTheyAre(records, 'person');
  return areAll(isWeek, hasDays) ? joinedWeeks(records, ['read each sheet as a week']) : undefined;
}

/** Whether each sheet has labels that no other has. */
function haveOwn(
  records: readonly SheetRecord[],
  labelsOf: (record: DietaryRecord) => readonly string[],
): boolean {
  const labels = records.flatMap(({ record }) => labelsOf(record));
  return new Set(labels).size === labels.length;
}

function daysOf(record: DietaryRecord): readonly string[] {
  return labelsIn(record, isDayColumn);
}

function personsOf(record: DietaryRecord): readonly string[] {
  return labelsIn(record, (name) => columnTopic(name) === 'person');
}

function labelsIn(record: DietaryRecord, is: (column: string) => boolean): readonly string[] {
  const at = record.columns.findIndex(is);
  return [...new Set(record.lines.map(({ cells }) => cells[at] ?? ''))];
}

/** One to three words that begin with a capital, as names of persons do: "Anna", "Herr K.", "Huber, A.". */
const PERSON_NAME = /^\p{Lu}[\p{L}.'-]*(?:,? \p{Lu}[\p{L}.'-]*){0,2}$/u;

/** Words in sheet names that are not persons. */
const OTHER_SHEET =
  /^(?:sheet|tabelle|table|blatt|week|woche|wk|kw|example|beispiel|template|vorlage|muster|record|protokoll|diary|tagebuch|food|essen|drinks|getränke|snacks?|breakfast|lunch|dinner|summary|auswertung|baseline|follow-?up|plan|ist|soll|data|daten|export)/iu;

function isPersonName(name: string): boolean {
  const text = name.trim();
  if (OTHER_SHEET.test(text) || isMeal(text) || isDay(text)) return false;
  return PERSON_NAME.test(text) || isPersonCode(text);
}

/** Whether a title is that of a week: "Woche 1", "KW 12", "Week 2". */
export function isWeek(name: string): boolean {
  return /^(?:week|woche|wk|kw)\.? ?\d{1,2}$|^\d\. ?(?:woche|kw)$/i.test(name.trim());
}

function has({ columns }: DietaryRecord, topics: readonly string[]): boolean {
  return columns.some((name) => topics.includes(columnTopic(name) ?? ''));
}

function hasDays({ columns }: DietaryRecord): boolean {
  return columns.some(isDayColumn);
}

/** One record of sheets that are a day, a meal or a person each. */
function joined(sheets: readonly SheetRecord[], label: 'day' | 'meal' | 'person'): DietaryRecord {
  const record = joinRecords(
    sheets.map(({ name, record: own }) => withFirstLabel(own, label, name)),
  );
  return { ...record, notes: [`read each sheet as a ${label}`, ...record.notes] };
}

/** One record of sheets whose rows say whose day or which person they are. */
function asTheyAre(sheets: readonly SheetRecord[], label: 'day' | 'person'): DietaryRecord {
  const record = joinRecords(sheets.map(({ record }) => record));
  return { ...record, notes: [`read each sheet as a ${label}`, ...record.notes] };
}

/**
 * Joins weeks one after the other. If two weeks have a Monday, each Monday is a day of its own week, unless the weeks
 * have no names.
 *
 * @param note takes a note on how they were read
 */
export function joinedWeeks(weeks: readonly SheetRecord[], note: readonly string[]): DietaryRecord {
  const days = weeks.flatMap(({ record }) => daysOf(record));
  const isRepeated = new Set(days).size < days.length;
  const record = joinRecords(
    isRepeated ? weeks.map(withWeekInDays) : weeks.map((one) => one.record),
  );
  return { ...record, notes: [...note, ...record.notes] };
}

/** A week whose days have its name: "Week 2, Mon". */
function withWeekInDays({ name, record }: SheetRecord): DietaryRecord {
  if (name === '') return record;
  const ofWeek = (cell: string, at: number) =>
    cell !== '' && isDayColumn(record.columns[at] ?? '') ? `${name}, ${cell}` : cell;
  return {
    ...record,
    lines: record.lines.map((line) => ({ ...line, cells: line.cells.map(ofWeek) })),
  };
}
