import type { TextSource } from '../io/reading/text-source.ts';
import { readFileBytes } from '../io/reading/unchanged-file.ts';
import { isSystemError } from '../io/system-error.ts';
import type { DiagnosticSink } from '../model/diagnostic.ts';
import {
  findBanner,
  readHeadedTable,
  type TableCodes,
  type TableRow,
} from '../tables/csv/headed-table.ts';
import { unreadablePath } from './published/list-files.ts';

const CODES: TableCodes = {
  syntax: 'import/syntax',
  missingColumn: 'import/missing-column',
  repeatedColumn: 'import/duplicate',
  cellCount: 'import/cell-count',
};

/**
 * Reads a table of a source. Its header is the first row that has all the given columns.
 *
 * @param file its path, or its text
 * @param separator `any` for tables that people save themselves; others have commas
 * @yields one row at a time; rows that cannot be read are reported
 * @throws ViandError `import/missing-file` or `import/missing-column`
 */
export function readTable(
  file: string | TextSource,
  columns: readonly string[],
  report: DiagnosticSink,
  separator?: 'any',
): AsyncGenerator<TableRow> {
  const source = typeof file === 'string' ? { name: file, chunks: textOf(file) } : file;
  return readHeadedTable(source, columns, CODES, report, separator);
}

/** The text above the header of a table with these columns; undefined if the file is not such a table. */
export function readBanner(file: string, columns: readonly string[]): Promise<string | undefined> {
  return findBanner({ name: file, chunks: textOf(file) }, columns, CODES.syntax);
}

async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  try {
    for await (const bytes of readFileBytes(file)) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw unreadablePath(file, error, 'a readable file');
  }
}
