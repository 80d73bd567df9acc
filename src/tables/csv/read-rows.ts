import type { TextSource } from '../../io/reading/text-source.ts';
import { type CsvFormat, type CsvRow, MAX_ROW_CHARACTERS } from './csv-row.ts';
import { rowTooLong } from './csv-syntax.ts';
import { type ScannedRow, scanRows } from './scan-rows.ts';

/**
 * Reads the rows of a CSV text, batch by batch, without rows that are blank. The scanner takes them as
 * long as it can, which is more than ten times as fast; csv-parse reads the rest. Both give the same rows.
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
      const whole = isLast ? text.length : text.lastIndexOf('\n') + 1;
      const { rows, lines, length } = scanText(text.slice(0, whole), line, format);
      yield rows;
      line += lines;
      rest = text.slice(length);
      if (firstLineLength(rest) > MAX_ROW_CHARACTERS)
        throw rowTooLong(format.syntaxCode, name, line);
      // A carriage return may end a row where no line feed does.
      if (length < whole || /\r[^\n]/.test(rest)) {
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
  /** Line ends in what was scanned. */
  readonly lines: number;
  /** How much of the text was scanned. */
  readonly length: number;
}

const QUOTE = 0x22;

function scanText(text: string, firstLine: number, { separator, hasRaw }: CsvFormat): ScannedText {
  const bytes = Buffer.from(text);
  const indexAt = textIndex(text, bytes);
  const rows: CsvRow[] = [];
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
    const row = { record, line: firstLine + line };
    rows.push(hasQuotes ? { ...row, raw: hasRaw ? withQuotes(text, first, last) : '' } : row);
  };
  const separatorByte = separator.charCodeAt(0);
  const { lines, stoppedAt } = scanRows(bytes, 0, bytes.length, separatorByte, 0, addRow);
  return { rows, lines, length: stoppedAt === undefined ? text.length : indexAt(stoppedAt) };
}

/** Part of a text, with the quotes right before and behind it. */
function withQuotes(text: string, start: number, end: number): string {
  return text.slice(text[start - 1] === '"' ? start - 1 : start, text[end] === '"' ? end + 1 : end);
}

/** Finds where in a text a byte of its UTF-8 stands; each call asks for one further on, or the same. */
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
