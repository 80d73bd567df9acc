import type { TextSource } from '../../io/reading/text-source.ts';
import { type Location, ViandError } from '../../model/diagnostic.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS, nutrient, SALT_PER_SODIUM } from '../../model/nutrients.ts';
import { convertMass } from '../../model/units.ts';
import { type CsvFile, cellLocation } from '../../tables/csv/cell-location.ts';
import type { CsvRow } from '../../tables/csv/csv-row.ts';
import { readHeadedRows, wrongCellCount } from '../../tables/csv/headed-rows.ts';
import type { GridRow } from '../../tables/grid.ts';
import { cutShort, quoted } from '../../text/escaping/quote.ts';
import { readLabelColumns } from '../entries/columns.ts';
import { blankLabels, missingLabel, reportLabels } from '../entries/labels.ts';
import type { EntrySink, ReadingNote, ReadOptions } from '../entries/reading.ts';
import type { IntakeTotals, ProgramTotals, TotalsRow } from '../entries/totals-row.ts';
import { anchoredTotals } from './anchored-totals.ts';
import { POINT_NUMBERS, type TotalsNumbers, totalsNumbers } from './totals-numbers.ts';
import {
  ambiguousColumns,
  type TotalsColumns,
  type TotalsTable,
  totalsTableOf,
} from './totals-table.ts';

/** What programs write for an unknown amount. */
const UNKNOWN: ReadonlySet<string> = new Set(['', '.', 'NA', 'N/A', 'NaN', 'null']);

/**
 * Reads a CSV file of totals: one row per person and day, or per any other labels. A missing amount is unknown, not 0.
 *
 * @throws ViandError if the header lacks a label
 */
export async function readTotals(
  source: TextSource,
  options: ReadOptions,
  sink: TotalsSink,
): Promise<void> {
  const batches = readHeadedRows<TotalsColumns>(source, {
    syntaxCode: 'meal/syntax',
    readHeader: ({ record, line }, { name }) =>
      readTotalsHeader(record, { file: name, line }, options),
  });
  let isNoted = false;
  for await (const { rows, columns, file } of batches) {
    if (!isNoted) sink.note?.(totalsNote(source.name, columns));
    isNoted = true;
    for (const row of rows) readTotalsRow(row, columns, file, options, sink);
    await sink.ready?.();
  }
}

/** The note on a recognised file. */
export function totalsNote(file: string, { program }: TotalsTable): ReadingNote {
  return { file, text: `read as ${program.name}` };
}

/**
 * Finds the columns of totals.
 *
 * @throws ViandError if the header lacks a label, or has a column twice
 */
export function readTotalsHeader(
  record: readonly string[],
  location: Location,
  options: ReadOptions,
): TotalsColumns {
  const table = totalsTableOf(record, options);
  if (table === undefined) throw unknownTotals(location);
  const [one, other] = ambiguousColumns(record, table);
  if (one !== undefined && other !== undefined) {
    throw new ViandError({
      code: 'meal/repeated-column',
      message: `Cannot choose between the columns ${one} and ${other}, which mean the same`,
      location,
      field: other,
      expected: 'one of the two columns, such as a file for each day',
    });
  }
  const labels = readLabelColumns(record, location, options);
  return { ...table, names: record.map((name) => name.trim()), labels };
}

function unknownTotals(location: Location): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message: 'Cannot find columns of totals',
    location,
    expected:
      'the columns of ASA24, NHANES, FPED (KCAL, F_TOTAL), DHQ III, Block, or viand evaluate intakes',
  });
}

/** The part of a sink that takes rows of totals. */
export type TotalsSink = EntrySink & Required<Pick<EntrySink, 'totals'>>;

/** Passes a row of CSV, or its problem, to the sink. */
export function readTotalsRow(
  row: CsvRow,
  columns: TotalsColumns,
  file: CsvFile,
  options: ReadOptions,
  sink: TotalsSink,
): void {
  const { record, line } = row;
  if (record.every((cell) => cell.trim() === '')) return;
  if (record.length !== columns.names.length) {
    const group = anchoredTotals(record, columns);
    sink.row(group && blankLabels(options, columns.labels, group).length === 0 ? group : undefined);
    sink.report(wrongCellCount('meal/cell-count', row, columns.names.length, file.name));
    return;
  }
  const cells = {
    cells: record,
    location: { file: file.name, line },
    locationOf: (place: number) => cellLocation(row, place, file),
  };
  const amounts = columns.columns.map(({ place }) => record[place] as string);
  readTotalsCells(cells, columns, options, sink, totalsNumbers(amounts, file.separator));
}

/** Passes a row with as many cells as the header, or its problems, to the sink. */
export function readTotalsCells(
  row: GridRow,
  columns: TotalsColumns,
  options: ReadOptions,
  sink: TotalsSink,
  numbers = POINT_NUMBERS,
): void {
  const { cells, location } = row;
  const group = columns.labels.map((place) => cells[place]?.trim() ?? '');
  const blank = blankLabels(options, columns.labels, group);
  if (blank.length > 0) {
    sink.row();
    for (const index of blank) {
      const place = row.locationOf(columns.labels[index] as number);
      sink.report(missingLabel(options.groupBy[index] as string, place));
    }
    return;
  }
  reportLabels(group, (label) => row.locationOf(columns.labels[label] as number), sink);
  const totals =
    columns.columns.length === 0
      ? intakes(row, columns, sink)
      : programTotals(row, columns, numbers, sink);
  const read: TotalsRow | undefined = totals && { group, location, totals };
  if (read === undefined) sink.row(group);
  else sink.totals(read);
}

function intakes(row: GridRow, columns: TotalsColumns, sink: EntrySink): IntakeTotals {
  const cells = new Map(columns.names.map((name, place) => [name, row.cells[place]?.trim() ?? '']));
  if (cells.get(UNSURE_COLUMN) && !NOTED.has(columns)) {
    NOTED.add(columns);
    sink.note?.({ file: row.location.file ?? '', text: UNSURE_LOST });
  }
  return { kind: 'intakes', cells };
}

/** The column of intakes with the share that depends on uncertain foods. */
const UNSURE_COLUMN = 'unsure';

const UNSURE_LOST =
  'ignored the column unsure: the result does not say how much depends on uncertain foods or assumed sizes';

/** Headers whose file was already mentioned. */
const NOTED = new WeakSet<TotalsColumns>();

/** The totals of a program; undefined if a cell is faulty. All problems go to the sink. */
function programTotals(
  row: GridRow,
  { columns, names }: TotalsColumns,
  { numberOf, expected }: TotalsNumbers,
  sink: EntrySink,
): ProgramTotals | undefined {
  const nutrients = new Float64Array(NUTRIENTS.length).fill(Number.NaN);
  const foodPatterns = new Float64Array(FOOD_PATTERNS.length).fill(Number.NaN);
  let grams: number | undefined;
  let isGood = true;
  for (const { of, place, position, factor } of columns) {
    const cell = (row.cells[place] as string).trim();
    if (UNKNOWN.has(cell)) continue;
    const number = numberOf(cell);
    if (Number.isNaN(number)) {
      isGood = false;
      const name = quoted(cell);
      const isNegative = /^-\d/.test(cell);
      sink.report({
        code: isNegative ? 'meal/negative-amount' : 'meal/bad-amount',
        message: isNegative
          ? `Amount must not be negative (got ${cell})`
          : `Amount ${name} is not a number`,
        location: row.locationOf(place),
        ...(names[place] === undefined ? {} : { field: names[place] }),
        value: cutShort(cell),
        expected,
      });
      continue;
    }
    const amount = number * factor;
    if (of === 'grams') grams = amount;
    else (of === 'nutrient' ? nutrients : foodPatterns)[position] = amount;
  }
  if (!isGood) return undefined;
  deriveTotals(nutrients);
  return { kind: 'program', grams, nutrients, foodPatterns };
}

const SODIUM = nutrient('sodium').position;
const SALT = nutrient('salt').position;
const AVAILABLE = nutrient('carbohydrates').position;
const BY_DIFFERENCE = nutrient('carbohydrates_by_difference').position;
const FIBRE = nutrient('fiber').position;

/** Salt and available carbohydrates, which follow from other amounts by definition. */
export function deriveTotals(nutrients: Float64Array): void {
  nutrients[SALT] = convertMass(nutrients[SODIUM] as number, 'mg', 'g') * SALT_PER_SODIUM;
  nutrients[AVAILABLE] = Math.max(
    0,
    (nutrients[BY_DIFFERENCE] as number) - (nutrients[FIBRE] as number),
  );
}
