// Loaded only when a row needs csv-parse; nothing else imports that package.
import { finished } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { TextSource } from '../../io/reading/text-source.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type CsvFormat, type CsvRow, MAX_ROW_CHARACTERS } from './csv-row.ts';
import { quoteNeverClosed, rowTooLong } from './csv-syntax.ts';
import { RecordLines } from './record-lines.ts';

/** A record of csv-parse with its raw text. */
interface RawRecord {
  readonly record: string[];
  readonly raw: string;
}

/**
 * Reads rows of any CSV: with quotes, line breaks within quotes, and every kind of line end.
 *
 * @param firstLine the line of the file on which the text begins
 * @throws ViandError `syntaxCode` if rows cannot be separated
 */
export async function* parseRows(
  { name, chunks }: TextSource,
  { separator, syntaxCode, hasRaw = false, reportSkippedRow }: CsvFormat,
  firstLine: number,
): AsyncGenerator<readonly CsvRow[]> {
  const linesBefore = firstLine - 1;
  const lines = new RecordLines();
  let lastLine = linesBefore;
  let lastSkipped = 0;
  let blankLines = 0;
  let rows: CsvRow[] = [];
  const parser = parse({
    delimiter: separator,
    raw: hasRaw,
    // The first line does not decide: a file that was put together may have several kinds of line ends.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    // Not on the right, because csv-parse would refuse a stray quote before white space there.
    ltrim: true,
    ...(reportSkippedRow === undefined
      ? { max_record_size: MAX_ROW_CHARACTERS, relax_quotes: true }
      : {
          skip_records_with_error: true,
          on_skip: (error) => {
            const line = linesBefore + lines.lineOf(Number(error?.['lines'] ?? 1));
            // A row with several stray quotes is skipped once.
            if (line === lastSkipped) return undefined;
            lastSkipped = line;
            const location = { file: name, line };
            reportSkippedRow(skippedRow(error?.code, { code: syntaxCode, location }));
            return undefined;
          },
        }),
    // Collected here rather than read from the stream, which loses its rows when it fails.
    on_record: (parsed, info) => {
      const { record, raw } = hasRaw
        ? (parsed as unknown as RawRecord)
        : { record: parsed, raw: '' };
      const { first, last } = lines.next(record, info.lines);
      lastLine = linesBefore + last;
      blankLines = info.empty_lines;
      rows.push({ record, line: linesBefore + first, raw });
      return null;
    },
  });
  // The promises below reject with it.
  parser.on('error', () => {});
  const takeRows = () => {
    const taken = rows;
    rows = [];
    return taken;
  };
  try {
    for await (const chunk of chunks) {
      await new Promise<void>((resolve, reject) => {
        parser.write(chunk, (error) => (error ? reject(error) : resolve()));
      });
      yield takeRows();
    }
    await finished(parser.end(), { readable: false });
    yield takeRows();
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield takeRows();
    const refusal = error.code === 'CSV_MAX_RECORD_SIZE' ? rowTooLong : quoteNeverClosed;
    const blankLinesBefore = Number(error['empty_lines']) - blankLines;
    throw refusal(syntaxCode, name, lastLine + blankLinesBefore + 1);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  INVALID_OPENING_QUOTE: 'there is a quote inside an unquoted cell',
  CSV_INVALID_CLOSING_QUOTE: 'there is text after a closing quote',
  CSV_QUOTE_NOT_CLOSED: 'a quote is never closed',
};

function skippedRow(
  reason: string | undefined,
  place: Pick<Diagnostic, 'code' | 'location'>,
): Diagnostic {
  return {
    ...place,
    message: `Invalid CSV: ${REASONS[reason ?? ''] ?? 'the row cannot be read'}`,
    expected: 'CSV according to RFC 4180',
  };
}
