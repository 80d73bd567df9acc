import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { Refusal } from '../../model/diagnostic.ts';
import { recordLines } from '../../text/line-breaks.ts';

/** Longer rows are refused, so that a stray quote cannot take in a whole file. */
export const MAX_ROW_CHARACTERS = 1_000_000;

/** Rows that are handed on together. */
const ROWS_AT_ONCE = 1000;

export interface CsvRow {
  readonly record: readonly string[];
  /** Where it begins, from 1. */
  readonly line: number;
  /** As it is written; undefined where its cells joined are just that, empty where it was not kept. */
  readonly raw?: string;
}

/**
 * Reads the rows of a CSV text, batch by batch. Text without quotes is split as it is, which is ten times
 * as fast; from the first quote on, csv-parse reads it. Both give the same rows.
 *
 * @param isRawKept whether rows with quotes say how they are written, which takes a tenth longer
 * @throws Refusal `meal/syntax` where no row can be told from the next
 */
export async function* readRows(
  chunks: AsyncIterable<string>,
  separator: string,
  file: string,
  isRawKept = false,
): AsyncGenerator<readonly CsvRow[]> {
  const iterator = chunks[Symbol.asyncIterator]();
  let rest = '';
  let line = 1;
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
    const text = rest + next.value;
    const plain = plainLength(text);
    const { rows, lines, length } = splitRows(text.slice(0, plain), separator, line);
    yield rows;
    line += lines;
    rest = text.slice(length);
    if (plain < text.length) {
      const further = continued(rest, iterator);
      yield* quotedRows(further, { separator, file, linesBefore: line - 1, isRawKept });
      return;
    }
    if (rest.length > MAX_ROW_CHARACTERS) throw tooLong(file, line);
  }
  if (rest !== '') yield [{ record: rest.split(separator), line }];
}

/** How much of a text is without quotes and ends its lines with line feeds, as far as that can be told. */
function plainLength(text: string): number {
  const quote = text.indexOf('"');
  const plain = quote < 0 ? text.length : text.lastIndexOf('\n', quote) + 1;
  return text.includes('\r') && /\r(?!\n|$)/.test(text) ? 0 : plain;
}

/** Splits whole lines; what comes after the last line feed is left. */
function splitRows(text: string, separator: string, firstLine: number) {
  const rows: CsvRow[] = [];
  let line = firstLine;
  let length = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', length)) {
    const stop = end > length && text[end - 1] === '\r' ? end - 1 : end;
    if (stop - length > MAX_ROW_CHARACTERS) break;
    if (stop > length) rows.push({ record: text.slice(length, stop).split(separator), line });
    line += 1;
    length = end + 1;
  }
  return { rows, lines: line - firstLine, length };
}

async function* continued(
  text: string,
  iterator: AsyncIterator<string>,
): AsyncGenerator<string, void> {
  yield text;
  yield* { [Symbol.asyncIterator]: () => iterator };
}

interface RawRow {
  readonly record: string[];
  readonly raw?: string;
  readonly info: { readonly lines: number };
}

interface QuotedText {
  readonly separator: string;
  readonly file: string;
  /** Lines of the file before the text. */
  readonly linesBefore: number;
  readonly isRawKept: boolean;
}

async function* quotedRows(
  chunks: AsyncIterable<string>,
  { separator, file, linesBefore, isRawKept }: QuotedText,
): AsyncGenerator<readonly CsvRow[]> {
  const parser = parse({
    delimiter: separator,
    info: true,
    raw: isRawKept,
    max_record_size: MAX_ROW_CHARACTERS,
    // Not told by the first line: a file that was put together may end its lines in several ways.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Spaces on the right are for the reader of cells: csv-parse would take a stray quote before them amiss.
    ltrim: true,
  });
  const text = Readable.from(chunks).on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  const linesOf = recordLines();
  let lastLine = 0;
  let rows: CsvRow[] = [];
  try {
    for await (const { record, raw = '', info } of parser as AsyncIterable<RawRow>) {
      const { first, last } = linesOf(record, info.lines);
      lastLine = last;
      rows.push({ record, line: linesBefore + first, raw });
      if (rows.length < ROWS_AT_ONCE) continue;
      yield rows;
      rows = [];
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield rows;
    const line = linesBefore + lastLine + 1;
    throw error.code === 'CSV_MAX_RECORD_SIZE' ? tooLong(file, line) : neverClosed(file, line);
  } finally {
    text.destroy();
  }
  yield rows;
}

function tooLong(file: string, line: number): Refusal {
  return new Refusal({
    code: 'meal/syntax',
    message: `Cannot read the row as it is longer than ${MAX_ROW_CHARACTERS} characters`,
    location: { file, line },
    expected: EXPECTED,
  });
}

/** What csv-parse gives up at: from there on, no row can be told from the next. */
function neverClosed(file: string, line: number): Refusal {
  return new Refusal({
    code: 'meal/syntax',
    message: 'Cannot read on as a quote that opens here is never closed',
    location: { file, line },
    expected: EXPECTED,
  });
}

const EXPECTED = 'rows of a line each, and each quote closed';
