import { type DiagnosticCode, ViandError } from '../model/diagnostic.ts';
import { cellLocation } from './csv/cell-location.ts';
import { withWholeEntities } from './csv/entity-cells.ts';
import { plainCells } from './csv/markdown-table.ts';
import { readRows } from './csv/read-rows.ts';
import { detectSeparator } from './csv/separator.ts';
import type { DetectedFile } from './detect-format.ts';
import { type Grid, type GridRow, sheetNotes } from './grid.ts';
import { objectRows, plainRow } from './json/object-rows.ts';
import { openBoundedColumns } from './parquet/bounded-columns.ts';
import type { ParquetSource } from './parquet/parquet-source.ts';
import type { ParquetColumns } from './parquet/read-columns.ts';
import { scalarText } from './parquet/scalars.ts';
import type { ReadLimits } from './read-limits.ts';

/** How a file of rows is read. */
export interface RowOptions {
  /** The code of diagnostics about text that is not a table. */
  readonly syntaxCode: DiagnosticCode;
  readonly limits: ReadLimits;
  /** The only sheet of a workbook to read. */
  readonly sheet?: string | undefined;
  /**
   * Whether a sheet is a table of the kind that the caller reads. If a workbook has several sheets and only one such
   * table, that sheet is read.
   */
  readonly isTable?: (rows: readonly GridRow[]) => Promise<boolean>;
  /** Whether the batches have the rows that cannot be read, with their problems. Otherwise, these are thrown. */
  readonly keepsFaulty?: boolean;
}

/** The rows of a file, in batches; the names of its columns are one of the first of them. */
export interface RowSource {
  /** The name that people see. */
  readonly name: string;
  /** The separator of the cells of a text; undefined for other formats. */
  readonly separator?: string;
  readonly batches: AsyncIterable<readonly GridRow[]>;
  /** How the file was read, if that is not obvious. */
  readonly notes: readonly string[];
  /** Whether a text ended without a line break, once its last row was read; undefined for other formats. */
  readonly endsInRow?: () => boolean;
}

/**
 * Opens a table in any format as rows of text, one batch in memory at a time: CSV, workbooks, Parquet, and JSON with
 * one object per row.
 *
 * @throws ViandError, at once or while rows are read, if the file is damaged or has no rows
 */
export async function openRows(detected: DetectedFile, options: RowOptions): Promise<RowSource> {
  const { name } = detected.source;
  switch (detected.format) {
    case 'csv': {
      const { separator, source } = await detectSeparator(detected.source, { pastTitles: true });
      const { chunks, endsInRow } = watchedToEnd(source.chunks);
      const format = { separator, syntaxCode: options.syntaxCode, hasRaw: true };
      const rows = readRows({ ...source, chunks }, format);
      return { name, separator, batches: csvRows(rows, { name, separator }), notes: [], endsInRow };
    }
    case 'workbook': {
      const { readWorkbook } = await import('./workbook/read-workbook.ts');
      const sheets = await readWorkbook(detected.source, options.sheet);
      const grids = await onlyTable(sheets, options.isTable);
      const notes =
        grids.length < sheets.length ? grids.map((one) => onlySheetNote(one, sheets)) : [];
      return {
        name,
        batches: gridRows(grids),
        notes: [...notes, ...grids.flatMap(sheetNotes)],
      };
    }
    case 'parquet':
      return { name, batches: parquetRows(detected.source, options.limits), notes: [] };
    case 'json':
    case 'ndjson':
      return { name, batches: jsonRows(detected, options), notes: [] };
    default:
      throw new ViandError({
        code: options.syntaxCode,
        message: 'The file is empty',
        location: { file: name },
        expected: 'a table with a header',
      });
  }
}

/** The only sheet that is a table of the kind that is read; all sheets if there is not exactly one. */
async function onlyTable(
  sheets: readonly Grid[],
  isTable: RowOptions['isTable'],
): Promise<readonly Grid[]> {
  if (isTable === undefined || sheets.length < 2) return sheets;
  const areTables = await Promise.all(sheets.map(({ rows }) => isTable(rows)));
  const tables = sheets.filter((_, index) => areTables[index]);
  return tables.length === 1 ? tables : sheets;
}

/** Notes that one sheet of several is read. */
function onlySheetNote(grid: Grid, sheets: readonly Grid[]): string {
  const others = sheets.filter((one) => one !== grid).map(({ location }) => location.sheet);
  return `read only sheet "${grid.location.sheet}", since no other one is such a table: ${others.join(', ')}`;
}

/** Passes the pieces of a text on, and remembers whether the last of them ends without a line break. */
function watchedToEnd(chunks: AsyncIterable<string>) {
  let last = '';
  async function* watched() {
    for await (const chunk of chunks) {
      if (chunk !== '') last = chunk;
      yield chunk;
    }
  }
  return { chunks: watched(), endsInRow: () => !/[\r\n]$/.test(last) };
}

async function* csvRows(
  rows: ReturnType<typeof readRows>,
  file: { readonly name: string; readonly separator: string },
): AsyncGenerator<readonly GridRow[]> {
  const hasSemicolons = file.separator === ';';
  const mayBeMarkdown = file.separator === '|';
  for await (const batch of rows) {
    const cells = batch.flatMap((row) => {
      const record = mayBeMarkdown ? plainCells(row.record) : row.record;
      if (record === undefined) return [];
      return {
        cells: record,
        location: { file: file.name, line: row.line },
        locationOf: (position: number) => cellLocation(row, position, file),
      };
    });
    yield hasSemicolons ? cells.map(withWholeEntities) : cells;
  }
}

async function* gridRows(grids: readonly Grid[]): AsyncGenerator<readonly GridRow[]> {
  const [first, second] = grids;
  if (first !== undefined && second !== undefined) {
    throw new ViandError({
      code: 'input/unsupported',
      message: 'The workbook has several sheets',
      location: { file: first.location.file },
      expected: `--sheet with one of ${grids.map(({ location }) => location.sheet).join(', ')}`,
    });
  }
  if (first !== undefined) yield first.rows;
}

async function* parquetRows(
  source: ParquetSource,
  limits: ReadLimits,
): AsyncGenerator<readonly GridRow[]> {
  let opened: ParquetColumns | undefined;
  try {
    opened = await openBoundedColumns(source, limits);
    const { names } = opened;
    const file = source.name;
    yield [plainRow(names, { file })];
    for await (const { start, rows, column } of opened.read([...names.keys()])) {
      const columns = names.map((_, position) => column(position));
      yield Array.from({ length: rows }, (_, index) =>
        plainRow(
          columns.map((values) => scalarText(values?.[index]) ?? ''),
          { file, row: start + index + 1 },
        ),
      );
    }
    source.assertUnchanged();
  } finally {
    await opened?.close();
    source.close();
  }
}

async function* jsonRows(
  detected: Parameters<typeof objectRows>[0],
  { syntaxCode, limits, keepsFaulty = false }: RowOptions,
): AsyncGenerator<readonly GridRow[]> {
  const json = {
    syntaxCode,
    limits,
    expected: 'one object per food',
    insteadIfTooLarge: 'NDJSON with one food per line',
  };
  for await (const batch of objectRows(detected, json)) {
    const faults = keepsFaulty ? [] : batch.flatMap((row) => row.faults ?? []);
    if (faults.length > 0) throw ViandError.of(faults);
    yield batch;
  }
}
