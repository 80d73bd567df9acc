import { noBytes } from '../../io/reading/byte-stream.ts';
import {
  type Diagnostic,
  type DiagnosticSink,
  type Location,
  ViandError,
} from '../../model/diagnostic.ts';
import type { NutrientVector } from '../../model/nutrients.ts';
import { openDetected } from '../../tables/detect-format.ts';
import type { GridRow } from '../../tables/grid.ts';
import { READ_LIMITS } from '../../tables/read-limits.ts';
import { openRows } from '../../tables/row-source.ts';
import { counted } from '../../text/numbers/counted.ts';
import { type DecimalMark, decimalMarkOf } from '../foods-table/columns/cells/cell-values.ts';
import { listFiles } from './list-files.ts';
import { type CompositionColumn, readComposition } from './read-composition.ts';

/** A table whose header has been read. */
export interface PublishedTable<Columns> {
  readonly columns: Columns;
  readonly rows: AsyncIterable<GridRow>;
  /** The meaning of commas in its numbers. */
  readonly mark: DecimalMark;
}

/** Rows above the header, such as titles. */
const HEADER_ROWS = 10;

/**
 * Opens the tables of a file in any format; the header of each is the first row in which the columns are
 * found. A workbook has one on each sheet.
 *
 * @param findColumns undefined for a row that is no header
 * @throws ViandError if the file is damaged
 */
async function openTables<Columns>(
  file: string,
  findColumns: (names: readonly string[]) => Columns | undefined,
): Promise<PublishedTable<Columns>[]> {
  const detected = await openDetected(file, noBytes(), { limits: READ_LIMITS });
  if (detected.format === 'empty') return [];
  const options = { syntaxCode: 'import/syntax', limits: READ_LIMITS } as const;
  if (detected.format !== 'workbook') {
    const { batches, separator } = await openRows(detected, options);
    const { first, rows } = await withFirst(rowsOf(batches));
    const tables = await belowHeader({ rows, mark: markOf(separator, first) }, findColumns);
    return tables.map((table) => ({ ...table, rows: withCellFaults(table.rows, table.width) }));
  }
  const { readWorkbook } = await import('../../tables/workbook/read-workbook.ts');
  const tables: PublishedTable<Columns>[] = [];
  for (const { rows } of await readWorkbook(detected.source, undefined)) {
    tables.push(...(await belowHeader({ rows: rowsOf([rows]), mark: 'either' }, findColumns)));
  }
  return tables;
}

/** Rows by which the meaning of commas and points is judged. */
const JUDGED_ROWS = 100;

/** Reads the first rows ahead. Only a reader that reaches a damaged row gets its error. */
async function withFirst(
  rows: AsyncGenerator<GridRow>,
): Promise<{ readonly first: readonly GridRow[]; readonly rows: AsyncGenerator<GridRow> }> {
  const first: GridRow[] = [];
  let failure: { readonly error: unknown } | undefined;
  try {
    while (first.length < JUDGED_ROWS) {
      const { value, done } = await rows.next();
      if (done === true) break;
      first.push(value);
    }
  } catch (error) {
    failure = { error };
  }
  async function* all(): AsyncGenerator<GridRow> {
    try {
      yield* first;
      if (failure !== undefined) throw failure.error;
      yield* rows;
    } finally {
      await rows.return(undefined);
    }
  }
  return { first, rows: all() };
}

/**
 * What commas and points mean in the numbers of a table: those that a spreadsheet saved may have "1.465" or "1,465" for
 * 1465. Where the rows do not show it, only a comma between other commas can be a thousands separator.
 */
function markOf(separator: string | undefined, first: readonly GridRow[]): DecimalMark {
  const mark = decimalMarkOf(separator, first);
  if (mark === 'comma' || mark === 'point only') return mark;
  return separator === ',' ? 'point' : 'either';
}

/** Opens the first table of a file with the columns; undefined if none has them. */
export async function openTable<Columns>(
  file: string,
  findColumns: (names: readonly string[]) => Columns | undefined,
): Promise<PublishedTable<Columns> | undefined> {
  return (await openTables(file, findColumns))[0];
}

async function belowHeader<Columns>(
  { rows, mark }: { readonly rows: AsyncGenerator<GridRow>; readonly mark: DecimalMark },
  findColumns: (names: readonly string[]) => Columns | undefined,
): Promise<(PublishedTable<Columns> & { readonly width: number })[]> {
  for (let above = 0; above < HEADER_ROWS; above++) {
    const { value, done } = await rows.next();
    if (done === true) return [];
    const columns = findColumns(value.cells.map((name) => name.trim()));
    if (columns === undefined) continue;
    return [{ columns, rows, mark, width: usedWidth(value.cells) }];
  }
  await rows.return(undefined);
  return [];
}

/** The number of cells up to the last one with text. */
export function usedWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/**
 * Marks the rows of a text that have fewer or more cells than the header: a file that was cut off ends within a row, and
 * a comma without quotes moves all amounts to the next column. Rows of a workbook may end early.
 */
async function* withCellFaults(
  rows: AsyncIterable<GridRow>,
  width: number,
): AsyncGenerator<GridRow> {
  for await (const row of rows) {
    if (hasWidth(row.cells, width)) yield row;
    else
      yield {
        ...row,
        faults: [...(row.faults ?? []), wrongCells(row.cells.length, width, row.location)],
      };
  }
}

/** Whether a row has a cell for each column, and none beyond them except blank ones. */
export function hasWidth(cells: readonly string[], width: number): boolean {
  return cells.length === width || (cells.length > width && usedWidth(cells) <= width);
}

/** The problem of a row with fewer or more cells than its header. */
export function wrongCells(cells: number, width: number, location: Location): Diagnostic {
  return {
    code: 'import/cell-count',
    message: `The row has ${counted(cells, 'cell')}`,
    location,
    expected: `${width} cells, as in the header`,
  };
}

/** How to find the table of a source: its files, its columns, and the message if there is none. */
export interface TableKind<Columns> {
  /** Names of files that may contain the table. */
  readonly names: RegExp;
  /** Undefined for a row that is not a header. */
  readonly columnsOf: (names: readonly string[]) => Columns | undefined;
  readonly expected: string;
}

/**
 * Opens the tables of a source: those of the files, and of the sheets of workbooks, that have its columns.
 *
 * @param paths files, and folders with files
 * @throws ViandError if no file has them, or a file is damaged
 */
export async function openSourceTables<Columns>(
  paths: readonly string[],
  { names, columnsOf, expected }: TableKind<Columns>,
): Promise<readonly [PublishedTable<Columns>, ...PublishedTable<Columns>[]]> {
  const found: PublishedTable<Columns>[] = [];
  for (const file of await listFiles(paths)) {
    if (names.test(file)) found.push(...(await openTables(file, columnsOf)));
  }
  const [first, ...others] = found;
  if (first === undefined) throw noTable(paths, expectedUnpacked(paths, expected));
  return [first, ...others];
}

async function* rowsOf(
  batches: AsyncIterable<readonly GridRow[]> | Iterable<readonly GridRow[]>,
): AsyncGenerator<GridRow> {
  for await (const batch of batches) yield* batch;
}

/**
 * Reads the amounts of foods that each have a code. A row is reported if an earlier row has the same code.
 *
 * @returns a reader of rows, which returns undefined for a row that is rejected
 */
export function compositionsByCode(
  table: { readonly amounts: readonly CompositionColumn[]; readonly mark: DecimalMark },
  code: { readonly position: number; readonly heading: string },
  report: DiagnosticSink,
): (row: GridRow, code: string) => NutrientVector | undefined {
  const places = new Map<string, Location>();
  return (row, value) => {
    const place = row.locationOf(code.position);
    if (places.has(value)) {
      report(repeatedCode(value, code.heading, place, places.get(value)));
      return undefined;
    }
    const nutrients = readComposition(row, table, report);
    if (nutrients !== undefined) places.set(value, place);
    return nutrients;
  };
}

/** What is expected of the files of a source that is not read from archives. */
export function expectedUnpacked(paths: readonly string[], expected: string): string {
  return paths.some((one) => /\.zip$/i.test(one))
    ? `the files of the unpacked archive: ${expected}`
    : expected;
}

/** The error if none of the files is a table of the source. */
export function noTable(paths: readonly string[], expected: string): ViandError {
  return new ViandError({
    code: 'import/missing-column',
    message: 'Cannot find a table of this source among the files',
    location: { file: paths.join(', ') },
    expected,
  });
}

/** The problem of a row whose food occurred in an earlier row. */
export function repeatedCode(
  code: string,
  field: string,
  location: Location,
  first: Location | undefined,
): Diagnostic {
  const line = first?.line ?? first?.row;
  return {
    code: 'import/duplicate',
    message: `Duplicate food ${code}`,
    location,
    field,
    value: code,
    expected: line === undefined ? 'each code once' : `a different code from that of row ${line}`,
  };
}
