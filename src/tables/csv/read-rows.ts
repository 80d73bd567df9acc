import type { TextSource } from '../../io/reading/text-source.ts';
import { type CsvFormat, type CsvRow, MAX_ROW_CHARACTERS } from './csv-row.ts';
import { rowTooLong } from './csv-syntax.ts';
import { readQuotedRow } from './quoted-row.ts';
import { emptyRow, type ScannedRow, scanRows } from './scan-rows.ts';

/**
 * Reads the rows of a CSV text, batch by batch, without rows that are blank. The scanner, which is more than ten times
 * as fast, reads as much as it can; csv-parse reads the rest. Both give the same rows.
 *
 * @throws ViandError `syntaxCode` if rows cannot be separated
 */
export async function* readRows(
  { name, chunks }: TextSource,
  format: CsvFormat,
): AsyncGenerator<readonly CsvRow[]> {
  const iterator = chunks[Symbol.asyncIterator]();
  let isHandedOver = false;
  try {
    let rest = '';
    let line = 1;
    for (let isLast = false; !isLast; ) {
      const next = await iterator.next();
      isLast = next.done === true;
      const text = next.done === true ? rest : rest + next.value;
      const { rows, lines, length, isStuck } = scanText(text, isLast, line, format);
      yield rows;
      line += lines;
      rest = text.slice(length);
      if (firstLineLength(rest) > MAX_ROW_CHARACTERS)
        throw rowTooLong(format.syntaxCode, name, line);
      // A carriage return may end a row without a line feed.
      if (isStuck || rest.length > MAX_ROW_CHARACTERS || /\r[^\n]/.test(rest)) {
        isHandedOver = true;
        const { parseRows } = await import('./parse-rows.ts');
        yield* parseRows({ name, chunks: following(rest, iterator) }, format, line);
        return;
      }
    }
  } finally {
    if (!isHandedOver) await iterator.return?.();
  }
}

function firstLineLength(text: string): number {
  const end = text.search(/[\r\n]/);
  return end < 0 ? text.length : end;
}

async function* following(
  text: string,
  iterator: AsyncIterator<string>,
): AsyncGenerator<string, void> {
  yield text;
  yield* { [Symbol.asyncIterator]: () => iterator };
}

interface ScannedText {
  readonly rows: CsvRow[];
  /** The number of line ends in the scanned text. */
  readonly lines: number;
  /** The position up to which the text was scanned. */
  readonly length: number;
  /** Whether only csv-parse can continue. */
  readonly isStuck: boolean;
}

const QUOTE = 0x22;

/** Scans the rows of a text, to its end if it is the last one, otherwise to its last line end. */
function scanText(
  text: string,
  isLast: boolean,
  firstLine: number,
  { separator, hasRaw, reportSkippedRow }: CsvFormat,
): ScannedText {
  const whole = isLast ? text.length : text.lastIndexOf('\n') + 1;
  const scanned = text.slice(0, whole);
  const bytes = Buffer.from(scanned);
  const indexAt = textIndex(scanned, bytes);
  const rows: CsvRow[] = [];
  let lines = 0;
  const addRow = ({ starts, ends, cells, line }: ScannedRow) => {
    const record = new Array<string>(cells);
    let hasQuotes = false;
    let first = -1;
    let last = -1;
    for (let cell = 0; cell < cells; cell++) {
      const start = indexAt(starts[cell] as number);
      last = indexAt(ends[cell] as number);
      record[cell] = text.slice(start, last);
      if (first < 0) first = start;
      hasQuotes ||= bytes[(starts[cell] as number) - 1] === QUOTE;
    }
    if (cells === 1 && !hasQuotes && (record[0] as string).trim() === '') return;
    const row = { record, line: firstLine + lines + line };
    rows.push(hasQuotes ? { ...row, raw: hasRaw ? withQuotes(text, first, last) : '' } : row);
  };
  const separatorByte = separator.charCodeAt(0);
  const quoted = { separator, isLast, isLenient: reportSkippedRow === undefined };
  const found = emptyRow();
  for (let start = 0; ; ) {
    const scan = scanRows(bytes, start, bytes.length, separatorByte, 0, addRow, found);
    lines += scan.lines;
    if (scan.stoppedAt === undefined) return { rows, lines, length: whole, isStuck: false };
    const length = indexAt(scan.stoppedAt);
    const row = readQuotedRow(text, length, quoted);
    if (row === 'unfinished') return { rows, lines, length, isStuck: false };
    if (row === undefined || row.end - length > MAX_ROW_CHARACTERS) {
      return { rows, lines, length, isStuck: true };
    }
    const raw = text.slice(length, row.end);
    rows.push({ record: row.cells, line: firstLine + lines, raw: hasRaw ? raw : '' });
    lines += row.lineBreaks + 1;
    start = scan.stoppedAt + Buffer.byteLength(raw);
  }
}

/** Part of a text, with the quotes right before and after it. */
function withQuotes(text: string, start: number, end: number): string {
  return text.slice(text[start - 1] === '"' ? start - 1 : start, text[end] === '"' ? end + 1 : end);
}

/** Finds the position in a text of a byte of its UTF-8. Each call is for the same byte or a later one. */
function textIndex(text: string, bytes: Uint8Array): (byte: number) => number {
  if (bytes.length === text.length) return (byte) => byte;
  let at = 0;
  let index = 0;
  return (byte) => {
    for (; at < byte; at++) {
      const unit = bytes[at] as number;
      const isContinuation = (unit & 0xc0) === 0x80;
      // Four bytes are two code units of UTF-16.
      if (!isContinuation) index += unit < 0xf0 ? 1 : 2;
    }
    return index;
  };
}
