import type { Location } from '../../model/diagnostic.ts';
import type { EntryDiagnostic, EntryField } from '../../model/entry.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { decimalOf } from '../../text/numbers/decimal.ts';
import {
  blankLabels,
  mayLackLabel,
  missingLabel,
  missingLabelColumn,
  reportLabels,
} from '../entries/labels.ts';
import { readEntry, readFlag } from '../entries/read-entry.ts';
import type { EntrySink, ReadOptions } from '../entries/reading.ts';
import { findLabelColumn } from '../headers/column-names.ts';
import { type DietaryRecord, foodLocation, type RecordLine } from '../records/dietary-record.ts';
import { impossibleDates } from '../records/impossible-dates.ts';
import { RECORD_VALUES } from '../values/text-values.ts';
import { gramsOrMl } from '../words/amounts/amount-cells.ts';

/**
 * Passes the entries of a food record to a sink, which resolves the food names.
 *
 * @throws ViandError if a label to group by has no column
 */
export function readEntries(
  { columns, lines, notes, faults = [] }: DietaryRecord,
  file: string,
  options: ReadOptions,
  sink: EntrySink,
): void {
  const labels = options.groupBy.map((label) => findLabelColumn(label, columns));
  const missing = options.groupBy.filter(
    (label, index) => (labels[index] as number) < 0 && !mayLackLabel(label, options),
  );
  if (missing.length > 0) throw missingLabelColumn(missing, columns, { file });
  const datesOf = impossibleDates(columns);
  for (const note of notes) sink.note?.({ file, text: note });
  for (const fault of faults) {
    sink.row();
    sink.report(fault);
  }
  for (const line of lines) {
    const group = labels.map((position) => line.cells[position] ?? '');
    const blank = blankLabels(options, labels, group);
    if (blank.length > 0) {
      sink.row();
      for (const index of blank) {
        sink.report(missingLabel(options.groupBy[index] as string, foodLocation(line)));
      }
      continue;
    }
    // Other readers check labels themselves.
    const dates = sink.labels === undefined ? datesOf(line) : [];
    if (dates.length > 0) {
      sink.row();
      for (const fault of dates) sink.report(fault);
      continue;
    }
    reportLabels(group, () => foodLocation(line), sink);
    if (isIdKnown(line, sink) && !isOfOtherName(line, sink)) readIdLine(line, group, options, sink);
    else readNamedLine(line, group, sink);
  }
}

/** Whether a line is read by its id rather than its name: it has an id, and a food has that id. */
function isIdKnown({ foodId, food, text }: RecordLine, sink: EntrySink): boolean {
  if (foodId === undefined) return false;
  const name = food ?? text;
  // If there is no name, the name cell has the id.
  const hasName = name !== '' && name !== foodId && sink.match !== undefined;
  return foodId !== '' && (!hasName || sink.food(foodId) === undefined);
}

/** Whether the name next to a known code is certainly that of another food. */
function isOfOtherName(line: RecordLine, sink: EntrySink): boolean {
  if (line.food === undefined || line.food === line.foodId || line.foodId === '') return false;
  const meanings = sink.match?.(line) ?? [];
  return meanings.some(
    (one) => one !== 'left out' && 'code' in one && one.code === 'meal/code-beside-name',
  );
}

const AMOUNT = /^([\d.,/½¼¾]+)\s*(.*)$/;

/** "2 x 150 g" */
const COUNTED = /^(\d+(?:[.,]\d+)?) x (\d+(?:[.,]\d+)?)\s?(\p{L}+)\.?$/u;

/** An amount with its count multiplied: "2 x 150 g" as "300 g". */
function multiplied(measure: string): string {
  return measure.replace(COUNTED, (_, count: string, size: string, unit: string) => {
    const [number, each] = [count, size].map(decimalOf) as [number, number];
    return `${Number((number * each).toPrecision(12))} ${unit}`;
  });
}

function readIdLine(
  line: RecordLine,
  group: readonly string[],
  options: ReadOptions,
  sink: EntrySink,
): void {
  const { foodId, measure = '', locationOf } = line;
  const location = locationFor(line, sink);
  const [, served = measure, unit = ''] = AMOUNT.exec(multiplied(measure)) ?? [];
  const amount = eatenOf(served, unit, line);
  sink.row(group);
  readEntry(
    {
      foodId,
      amount: amount || undefined,
      unit: unit || undefined,
      isRawWeight: line.rawWeight || undefined,
      whole: measure,
    },
    { location, group, ...(locationOf === undefined ? {} : { locationOf }) },
    RECORD_VALUES,
    options,
    sink,
  );
}

/**
 * An amount minus its leftovers. A text that is not a number is left unchanged, so that the reader of values refuses
 * it.
 */
function eatenOf(served: string, unit: string, { part, left = 0 }: RecordLine): string {
  const number = decimalOf(served);
  const isWhole = part === undefined && left === 0;
  if (isWhole || served === '' || Number.isNaN(number)) return served;
  // Leftovers are in g or ml, whatever the unit of the amount.
  const perUnit = gramsOrMl('1', unit) ?? 1;
  return String(Number((number * (part ?? 1) - left / perUnit).toPrecision(12)));
}

function readNamedLine(line: RecordLine, group: readonly string[], sink: EntrySink): void {
  const report = (diagnostic: EntryDiagnostic) =>
    sink.report({ ...diagnostic, location: foodLocation(line) });
  if ((line.food ?? line.text) === '') {
    sink.row(group);
    report({
      code: 'meal/missing-food',
      field: FOOD_FIELD,
      message: 'Missing food name',
      expected: 'a food next to the amount',
    });
    return;
  }
  if (sink.match === undefined) {
    sink.row(group);
    report({
      code: 'meal/uncertain-food',
      field: FOOD_FIELD,
      message: `Cannot look up the name ${quoted(line.food ?? line.text)}`,
      expected: 'an id of a food',
    });
    return;
  }
  let isFlagBad = false;
  const isRawWeight = readFlag(line.rawWeight || undefined, RECORD_VALUES, (fault) => {
    isFlagBad = true;
    report(fault);
  });
  if (isFlagBad) {
    sink.row(group);
    return;
  }
  for (const meaning of sink.match(line)) {
    if (meaning === 'left out') continue;
    sink.row(group);
    if ('code' in meaning) {
      report(meaning);
      continue;
    }
    const entry = { ...meaning, isRawWeight, group, location: locationFor(line, sink) };
    const fault = sink.entry(entry);
    if (fault !== undefined) report(fault);
    const isGood = fault === undefined;
    // A record may spell a unit in any way.
    const reading = { ...entry, isGood, writtenUnit: undefined, whole: [line.text, ...line.cells] };
    sink.remarks?.(reading).forEach(report);
  }
}

/** The location of an entry. Finding the column of its food takes time, and only remarks need it. */
function locationFor(line: RecordLine, { remarks }: EntrySink): Location {
  return remarks === undefined ? line.location : foodLocation(line);
}

const FOOD_FIELD: EntryField = 'food_id';
