import { createReadStream } from 'node:fs';
import { type CsvError, parse } from 'csv-parse';
import { type DiagnosticSink, type Location, Refusal } from '../../model/diagnostic.ts';
import { recordLines } from '../../text/line-breaks.ts';
import { cellSpan } from './cell-location.ts';

/** A row of a source's table. */
export interface TableRow {
  readonly location: Location;
  /** All columns of the header, in their order. */
  readonly columns: readonly string[];
  /** The cell of a column of the header, trimmed. */
  cell(column: string): string;
  /** Where that cell stands; worked out only when asked. */
  at(column: string): Location;
}

interface RawRow {
  readonly record: string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

const SEPARATOR = ',';

/** Rows above the header, such as banners, that are looked through for it. */
const HEADER_WITHIN_ROWS = 10;

/**
 * Reads a CSV table whose header may stand below a banner: the header is the first row with all
 * columns asked for. White space in header cells counts as one space, line breaks included.
 *
 * @param columns those the caller will read
 * @yields a row at a time; rows with another number of cells than the header go to `fault`
 * @throws Refusal `import/missing-column`, or `import/missing-file` where the file cannot be read
 */
export async function* readTable(
  file: string,
  columns: readonly string[],
  fault: DiagnosticSink,
): AsyncGenerator<TableRow> {
  let header: Header | undefined;
  let seen = 0;
  const linesOf = recordLines();
  for await (const { record, raw, info } of rawRows(file, fault)) {
    const location = { file, line: linesOf(record, info.lines).first };
    if (header === undefined) {
      header = headerOf(record, columns);
      seen += 1;
      if (header === undefined && seen === HEADER_WITHIN_ROWS) break;
    } else if (record.length !== header.width) {
      fault({
        code: 'import/cell-count',
        message: `Cannot read the row as it has ${record.length} cells`,
        location,
        expected: `${header.width} cells, as in the header`,
      });
    } else {
      const { positions, columns: all } = header;
      yield {
        location,
        columns: all,
        cell: (column) => (record[positions.get(column) as number] as string).trim(),
        at: (column) => ({
          ...location,
          ...cellSpan(raw, SEPARATOR, positions.get(column) ?? -1, {
            firstLine: location.line,
            width: record.length,
          }),
        }),
      };
    }
  }
  if (header === undefined) throw missingHeader(file, columns);
}

/** Whether a file is a table with these columns, and what stands above its header. */
export async function bannerOf(
  file: string,
  columns: readonly string[],
): Promise<string | undefined> {
  let banner = '';
  let seen = 0;
  for await (const { record } of rawRows(file, () => {})) {
    if (headerOf(record, columns) !== undefined) return banner;
    banner += `${record.join(' ')}\n`;
    if (++seen === HEADER_WITHIN_ROWS) break;
  }
  return undefined;
}

async function* rawRows(file: string, fault: DiagnosticSink): AsyncGenerator<RawRow> {
  const parser = parse({
    bom: true,
    delimiter: SEPARATOR,
    info: true,
    raw: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      fault(syntaxFault(file, error));
      return undefined;
    },
  });
  const source = createReadStream(file);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const row of parser) yield row as RawRow;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).syscall === undefined ? error : unreadable(file, error);
  } finally {
    source.destroy();
  }
}

interface Header {
  readonly width: number;
  readonly columns: readonly string[];
  readonly positions: ReadonlyMap<string, number>;
}

function headerOf(record: readonly string[], columns: readonly string[]): Header | undefined {
  const names = record.map((name) => name.replace(/\s+/g, ' ').trim());
  const positions = new Map(names.map((name, position) => [name, position]));
  return columns.every((column) => positions.has(column))
    ? { width: record.length, columns: names, positions }
    : undefined;
}

function missingHeader(file: string, columns: readonly string[]): Refusal {
  return new Refusal({
    code: 'import/missing-column',
    message: 'Cannot find the header of the table',
    location: { file },
    expected: `a row with the columns ${columns.join(', ')}`,
  });
}

function syntaxFault(file: string, error: CsvError | undefined) {
  return {
    code: 'import/syntax' as const,
    message: `Cannot read the row: ${error?.message ?? 'it is no CSV'}`,
    location: { file, line: Number(error?.['lines'] ?? 1) },
    expected: 'CSV after RFC 4180',
  };
}

function unreadable(file: string, error: unknown): Refusal {
  return new Refusal({
    code: 'import/missing-file',
    message: `Cannot read the file: ${(error as Error).message}`,
    location: { file },
    expected: 'a readable file',
  });
}
