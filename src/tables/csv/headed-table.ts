import type { TextSource } from '../../io/reading/text-source.ts';
import {
  type DiagnosticCode,
  type DiagnosticSink,
  type Location,
  ViandError,
} from '../../model/diagnostic.ts';
import { Header, repeatedColumn } from '../header.ts';
import { type CsvFile, cellLocation } from './cell-location.ts';
import type { CsvRow } from './csv-row.ts';
import { type HeadedFormat, readHeadedRows, wrongCellCount } from './headed-rows.ts';

/** Published tables use commas. */
const SEPARATOR = ',';

/** The codes of the problems of a table. */
export interface TableCodes {
  readonly syntax: DiagnosticCode;
  readonly missingColumn: DiagnosticCode;
  readonly repeatedColumn: DiagnosticCode;
  readonly cellCount: DiagnosticCode;
}

/** A row of a table, with its cells by column name. */
export class TableRow {
  readonly location: Location;
  readonly #row: CsvRow;
  readonly #columns: TableColumns;
  readonly #file: CsvFile;

  constructor(row: CsvRow, columns: TableColumns, file: CsvFile) {
    this.location = { file: file.name, line: row.line };
    this.#row = row;
    this.#columns = columns;
    this.#file = file;
  }

  /** All columns of the header, in their order. */
  get columns(): readonly string[] {
    return this.#columns.header.names;
  }

  /** The cell of a column of the header, trimmed. */
  cell(column: string): string {
    return (this.#row.record[this.#columns.positionOf(column)] as string).trim();
  }

  /** The location of that cell, computed on demand. */
  at(column: string): Location {
    return cellLocation(this.#row, this.#columns.positionOf(column), this.#file);
  }
}

/**
 * Reads a table whose header may follow a banner: the header is the first row with all requested columns. Rows must
 * follow RFC 4180.
 *
 * @param columns the columns that the caller reads
 * @param separator `any` detects it by the first line
 * @yields one row at a time; rows that cannot be read, or whose number of cells differs from the header, are reported
 * @throws ViandError if there is no header, or if a requested column is repeated
 */
export async function* readHeadedTable(
  source: TextSource,
  columns: readonly string[],
  codes: TableCodes,
  report: DiagnosticSink,
  separator: ',' | 'any' = SEPARATOR,
): AsyncGenerator<TableRow> {
  let found: TableColumns | undefined;
  const format: HeadedFormat<TableColumns> = {
    ...(separator === 'any' ? {} : { separator }),
    syntaxCode: codes.syntax,
    hasRaw: true,
    reportSkippedRow: report,
    readHeader: ({ record, line }, { name }) => {
      found = TableColumns.of(record, columns);
      const repeated = columns.filter((column) => found?.header.isRepeated(column));
      const location = { file: name, line };
      if (repeated.length > 0) {
        throw ViandError.of(
          repeated.map((column) => repeatedColumn(codes.repeatedColumn, column, location)),
        );
      }
      return found;
    },
  };
  for await (const { rows, file, columns: known } of readHeadedRows(source, format)) {
    const width = known.header.names.length;
    for (const row of rows) {
      if (row.record.length === width) yield new TableRow(row, known, file);
      else report(wrongCellCount(codes.cellCount, row, width, file.name));
    }
  }
  if (found === undefined) {
    throw new ViandError({
      code: codes.missingColumn,
      message: 'The table has no header',
      location: { file: source.name },
      expected: `a row with the columns ${columns.join(', ')}`,
    });
  }
}

/** The text above the header of a table with these columns; undefined if the file is not such a table. */
export async function findBanner(
  source: TextSource,
  columns: readonly string[],
  syntaxCode: DiagnosticCode,
): Promise<string | undefined> {
  let banner = '';
  const format: HeadedFormat<string> = {
    separator: SEPARATOR,
    syntaxCode,
    reportSkippedRow: () => {},
    readHeader: ({ record }) => {
      if (TableColumns.of(record, columns) !== undefined) return banner;
      banner += `${record.join(' ')}\n`;
      return undefined;
    },
  };
  for await (const { columns: above } of readHeadedRows(source, format)) return above;
  return undefined;
}

/** The positions of columns, without normalising their names for each cell. */
class TableColumns {
  readonly header: Header;
  readonly #positions = new Map<string, number>();

  constructor(header: Header) {
    this.header = header;
  }

  /** Undefined for a row that lacks one of the columns and so is not the header. */
  static of(record: readonly string[], columns: readonly string[]): TableColumns | undefined {
    const header = new Header(record);
    const isHeader = columns.every((column) => header.positionOf(column) >= 0);
    return isHeader ? new TableColumns(header) : undefined;
  }

  positionOf(column: string): number {
    const known = this.#positions.get(column);
    if (known !== undefined) return known;
    const position = this.header.positionOf(column);
    this.#positions.set(column, position);
    return position;
  }
}
