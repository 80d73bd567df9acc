import type { TextSource } from '../../io/reading/text-source.ts';
import type { Diagnostic, DiagnosticCode } from '../../model/diagnostic.ts';
import { counted } from '../../text/numbers/counted.ts';
import type { CsvFile } from './cell-location.ts';
import type { CsvFormat, CsvRow } from './csv-row.ts';
import { readRows } from './read-rows.ts';
import { detectSeparator } from './separator.ts';

/** The most rows, such as banners, that may precede the header. */
const HEADER_WITHIN_ROWS = 10;

/** How to read CSV whose columns are known only from its header. */
export interface HeadedFormat<Columns> extends Omit<CsvFormat, 'separator'> {
  /** The separator; if it is absent, the first line decides. */
  readonly separator?: string;
  /**
   * Finds the columns in a header; undefined for a row above the header.
   *
   * @throws ViandError if the header lacks a column
   */
  readonly readHeader: (row: CsvRow, file: CsvFile) => Columns | undefined;
}

/** Some rows of a table, with the columns in its header. */
export interface HeadedRows<Columns> {
  readonly file: CsvFile;
  readonly columns: Columns;
  readonly rows: readonly CsvRow[];
}

/**
 * Reads a table: the rows below its header, batch by batch, with any number of cells. A table without a header yields
 * nothing.
 *
 * @throws ViandError if rows cannot be separated, and every error of `readHeader`
 */
export async function* readHeadedRows<Columns>(
  source: TextSource,
  { separator, readHeader, ...format }: HeadedFormat<Columns>,
): AsyncGenerator<HeadedRows<Columns>> {
  const text = separator === undefined ? await detectSeparator(source) : { separator, source };
  const file = { name: source.name, separator: text.separator };
  let columns: Columns | undefined;
  let rowsAbove = 0;
  for await (const batch of readRows(text.source, { ...format, separator: text.separator })) {
    let first = 0;
    while (columns === undefined && first < batch.length) {
      if (rowsAbove === HEADER_WITHIN_ROWS) return;
      columns = readHeader(batch[first] as CsvRow, file);
      rowsAbove += 1;
      first += 1;
    }
    if (columns === undefined) continue;
    yield { file, columns, rows: first === 0 ? batch : batch.slice(first) };
  }
}

/** A row with more or fewer cells than the header. */
export function wrongCellCount(
  code: DiagnosticCode,
  { record, line }: Pick<CsvRow, 'record' | 'line'>,
  width: number,
  file: string,
): Diagnostic {
  return {
    code,
    message: `The row has ${counted(record.length, 'cell')}`,
    location: { file, line },
    expected: `${width} cells, as in the header`,
  };
}
