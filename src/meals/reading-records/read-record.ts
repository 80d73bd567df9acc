import { lazily } from '../../collections/lazily.ts';
import type { ByteStream } from '../../io/reading/byte-stream.ts';
import type { TextSource } from '../../io/reading/text-source.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { lineGrid, readWholeText } from '../../tables/csv/text-grid.ts';
import { type DetectedFile, readDetected } from '../../tables/detect-format.ts';
import { type Grid, sheetNotes } from '../../tables/grid.ts';
import { readDocument, readLines } from '../../tables/json/read-json.ts';
import { limitsOf } from '../../tables/read-limits.ts';
import { assertNoXml } from '../../tables/unsupported-formats.ts';
import { isListOfMeals } from '../entries/json-shape.ts';
import { isNameOf } from '../headers/column-names.ts';
import { hasLinesWithCommas } from '../layouts/header/is-header-of-table.ts';
import { readGrid, unclearLayout } from '../layouts/layouts.ts';
import { chatTable, mayBeChat } from '../layouts/text/chat.ts';
import { readTextLayout } from '../layouts/text/text.ts';
import type { DietaryRecord, RecordFileOptions, RecordOptions } from '../records/dietary-record.ts';
import { joinedSheets, sheetsOfFood } from '../records/joined-sheets.ts';
import { withSameDays } from '../records/same-days.ts';
import { refuseScores } from '../totals/scores.ts';
import { fencedJson } from './fenced-json.ts';
import { withGivenUnit } from './given-unit.ts';
import { recordOfJson } from './json-record.ts';
import { withMappedColumns } from './mapped-columns.ts';
import { recordOfLines } from './named-lines.ts';
import { tableOfText } from './table-of-text.ts';
import { isTextName, textOfRecord } from './text-of-record.ts';

/**
 * Reads a food record: a table in any layout, the export of another program, or lines of text.
 *
 * @param stdin read for a file named `-`
 * @throws ViandError if the file cannot be read, or its layout is unclear
 */
export async function readRecord(
  file: string,
  stdin: ByteStream,
  options: RecordFileOptions,
): Promise<DietaryRecord> {
  const { encoding, sheet } = options;
  return readDetected(file, stdin, { limits: limitsOf(options), encoding, sheet }, (detected) =>
    readDetectedRecord(detected, options),
  );
}

async function readDetectedRecord(
  { format, source }: DetectedFile,
  options: RecordFileOptions,
): Promise<DietaryRecord> {
  if (format === 'workbook') {
    const { readWorkbook } = await import('../../tables/workbook/read-workbook.ts');
    return recordOfSheets(await readWorkbook(source, options.sheet), source.name, options);
  }
  if (format === 'csv') return readTextRecord(source, options);
  if (format === 'empty') return { columns: [], lines: [], notes: [] };
  const record =
    format === 'json'
      ? await readJsonRecord(source, options)
      : format === 'ndjson'
        ? await readLinesRecord(source, options)
        : undefined;
  if (record !== undefined) return record;
  if (format === 'json' || format === 'ndjson') {
    throw new ViandError({
      code: 'input/unsupported',
      message: 'Cannot find names of foods in the JSON',
      location: { file: source.name },
      expected: 'objects with a food and its amount, such as {"food": "Oats", "grams": 40}',
    });
  }
  throw new ViandError({
    code: 'input/unsupported',
    message: `Cannot read food names from ${format}`,
    location: { file: source.name },
    expected: 'a text, CSV, .xlsx or .ods file',
  });
}

/** Reads the foods that a JSON document names; undefined if it has none, or is a list of meals with ids. */
async function readJsonRecord(
  source: TextSource,
  options: RecordFileOptions,
): Promise<DietaryRecord | undefined> {
  const { value } = await readDocument(source, {
    syntaxCode: 'meal/syntax',
    expected: 'JSON',
    limits: limitsOf(options),
    insteadIfTooLarge: INSTEAD,
  });
  return isListOfMeals(value) ? undefined : recordOfJson(value, source.name, options);
}

/** Reads the foods that lines of JSON name; undefined if they have ids. */
async function readLinesRecord(
  source: TextSource,
  options: RecordFileOptions,
): Promise<DietaryRecord | undefined> {
  const format = {
    syntaxCode: 'meal/syntax',
    expected: 'JSON',
    limits: limitsOf(options),
  } as const;
  const lines = readLines(source, { ...format, insteadIfTooLarge: INSTEAD });
  return recordOfLines(lines, source.name, options);
}

/** The formats that are read row by row, at any size. */
const INSTEAD = 'a table with food ids and the columns food_id, amount and unit';

/** Reads the record of a text, whole. */
export async function readTextRecord(
  source: TextSource,
  options: RecordFileOptions,
): Promise<DietaryRecord> {
  const { name, notes: ofDocument = [] } = source;
  const { diaryCharacters } = limitsOf(options);
  const whole = await readWholeText(source, diaryCharacters, 'The food record', INSTEAD);
  const { text, notes: ofText } = textOfRecord(whole);
  const record = await readText(name, text, options);
  const notes = [...ofDocument, ...ofText];
  return notes.length === 0 ? record : { ...record, notes: [...notes, ...record.notes] };
}

async function readText(
  name: string,
  text: string,
  options: RecordFileOptions,
): Promise<DietaryRecord> {
  refuseScores(name, text, options);
  assertNoXml(name, text);
  const fenced = fencedJson(text);
  const document = fenced === undefined ? undefined : recordOfJson(fenced, name, options);
  if (document !== undefined) return document;
  const lines = lazily(() => lineGrid(name, text));
  const isMapped = Object.keys(options.columnMap ?? {}).length > 0;
  const isGiven = isMapped || options.layout !== undefined || options.column !== undefined;
  const chat = isGiven || !mayBeChat(text) ? undefined : chatTable(lines());
  // Messages name their own meals, so that none belongs to the next message.
  const messages = chat && readGrid(chat.table, { ...options, layout: 'rows' });
  if (messages !== undefined) {
    return withSameDays({ ...messages, notes: [...(chat?.notes ?? []), ...messages.notes] });
  }
  if (options.layout === 'text') return withSameDays(readTextLayout(withoutHeader(lines())));
  const table = await tableOfText(name, text);
  const [mapped] = withNamedColumns([table ?? lines()], options);
  const grid = table && mapped;
  const record = grid && readGrid(grid, options);
  if (record !== undefined) return withSameDays(record);
  const isOther =
    options.layout !== undefined ||
    (options.column !== undefined && !hasColumn(lines(), options.column));
  const isUnclear = grid !== undefined && isTable(grid) && !hasLinesWithCommas(grid);
  if (isOther || isUnclear) throw unclearLayout(grid ?? lines(), options);
  return withSameDays(readTextLayout(withoutHeader(lines())));
}

/**
 * Whether the beginning of a text shows a food record: a table in a known layout, or lines under headings of days and
 * meals.
 */
export async function isRecordText(
  name: string,
  beginning: string,
  options: RecordFileOptions,
): Promise<boolean> {
  const { text: head } = textOfRecord(beginning);
  if (options.layout !== undefined || options.column !== undefined) return true;
  assertNoXml(name, head);
  if (fencedJson(head) !== undefined) return true;
  if (mayBeChat(head) && chatTable(lineGrid(name, head)) !== undefined) return true;
  const table = await tableOfText(name, head);
  const grid = table && mappedIfFound(table, options);
  if (grid !== undefined && readGrid(grid, options) !== undefined) return true;
  if (grid !== undefined && isTable(grid) && !hasLinesWithCommas(grid)) return false;
  return isTextName(name) || readTextLayout(lineGrid(name, head)).columns.length > 0;
}

/** Tables with the names of columns that `--map` and `--unit` give. */
function withNamedColumns(
  grids: readonly Grid[],
  { columnMap, unit }: RecordFileOptions,
): readonly Grid[] {
  return withGivenUnit(withMappedColumns(grids, columnMap), unit);
}

/** A table with the columns that `--map` names, unless one is missing: the reader of the table reports that. */
function mappedIfFound(table: Grid, options: RecordFileOptions): Grid {
  try {
    return withNamedColumns([table], options)[0] ?? table;
  } catch (error) {
    if (error instanceof ViandError) return table;
    throw error;
  }
}

/**
 * Whether most rows have as many cells as the first row, and the first row is a header: it has no numbers, except in
 * brackets and behind letters ("Hunger (1-10)", "DR1_020"), and is not the last row.
 */
function isTable({ rows }: Grid): boolean {
  const [first] = rows;
  const width = first?.cells.length ?? 0;
  const alike = rows.filter(({ cells }) => cells.length === width).length;
  return (
    rows.length > 1 &&
    width > 1 &&
    alike > rows.length / 2 &&
    !first?.cells.some((cell) => /(?<![\p{L}\d_])\d/u.test(cell.replace(/\([^()]*\)/g, '')))
  );
}

function hasColumn({ rows }: Grid, column: string): boolean {
  return rows[0]?.cells[0]?.toLowerCase() === column.toLowerCase();
}

/** Lines below a header of one column, such as "food". */
function withoutHeader(lines: Grid): Grid {
  const [first] = lines.rows;
  const isHeader = first !== undefined && isNameOf('food', first.cells[0] as string);
  return isHeader ? { ...lines, rows: lines.rows.slice(1) } : lines;
}

/**
 * Reads the record in the sheets of a workbook: either one sheet is a record, or each is one day.
 *
 * @throws ViandError if no sheet is a record, or several are
 */
export function recordOfSheets(
  grids: readonly Grid[],
  file: string,
  options: RecordOptions,
): DietaryRecord {
  return withSameDays(readSheets(withNamedColumns(grids, options), file, options));
}

function readSheets(grids: readonly Grid[], file: string, options: RecordOptions): DietaryRecord {
  const [first] = grids;
  if (first === undefined) {
    throw new ViandError({
      code: 'meal/empty-file',
      message: 'The workbook is empty',
      location: { file },
      expected: 'a sheet with a food record',
    });
  }
  const apart = grids.map((grid) => readGrid(grid, options));
  // A day with few foods may have only one blank meal.
  const writtenOnce = [...new Set(apart.flatMap((record) => record?.writtenOnce ?? []))];
  const isEvenly = apart.every((record) =>
    writtenOnce.every(
      (name) => !record?.columns.includes(name) || record.writtenOnce?.includes(name),
    ),
  );
  const all = grids.flatMap((grid, at) => {
    const record = isEvenly ? apart[at] : readGrid(grid, { ...options, writtenOnce });
    if (record === undefined) return [];
    const notes = [...sheetNotes(grid), ...record.notes];
    return [{ record: { ...record, notes }, name: grid.location.sheet ?? '' }];
  });
  const { records, notes } = sheetsOfFood(all);
  const [only, second] = records;
  if (only === undefined) {
    if (grids.length === 1 && options.layout === undefined) {
      const text = readTextLayout(first);
      const notes = [...sheetNotes(first), ...text.notes];
      if (text.columns.length > 0) return { ...text, notes };
    }
    throw unclearLayout(first, options);
  }
  if (second === undefined) {
    const read = grids.length === 1 ? [] : [`read the sheet ${only.name}`];
    return { ...only.record, notes: [...read, ...only.record.notes] };
  }
  const joined = joinedSheets(records);
  if (joined !== undefined) return { ...joined, notes: [...notes, ...joined.notes] };
  throw new ViandError({
    code: 'meal/unclear-layout',
    message: `${records.length} sheets look like food records`,
    location: { file },
    expected: `--sheet with one of ${records.map(({ name }) => name).join(', ')}`,
  });
}
