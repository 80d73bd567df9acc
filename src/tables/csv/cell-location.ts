import { countLineBreaks } from '../../text/line-breaks.ts';

/** A cell as it stands in the text of a CSV file, without quotes around it. */
export interface CellSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Rows of cells with where they stand; a quoted cell without its quotes. */
export function* cellRows(text: string, separator: string): Generator<CellSpan[]> {
  const cell = new RegExp(
    `[ \\t]*(?:"((?:[^"]|"")*)"[^${separator}\\r\\n]*|([^${separator}\\r\\n]*))`,
    'y',
  );
  let cells: CellSpan[] = [];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const match = cell.exec(text) as RegExpExecArray;
    const own = match[1] ?? match[2] ?? '';
    const start =
      match[1] === undefined ? at + match[0].length - own.length : text.indexOf('"', at) + 1;
    cells.push({ text: own, start, end: start + own.length });
    const end = at + match[0].length;
    if (text[end] === separator) {
      cell.lastIndex = end + 1;
      continue;
    }
    cell.lastIndex = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    yield cells;
    cells = [];
  }
  if (cells.length > 0) yield cells;
}

/** A span without the white space at its ends. */
export function trimmed({ text, start }: CellSpan): CellSpan {
  const own = text.trim();
  const from = start + text.indexOf(own);
  return { text: own, start: from, end: from + own.length };
}

/** Where something stands within a file, from 1; the end is the column after it. */
export interface Span {
  readonly line: number;
  readonly column: number;
  /** Undefined where it ends on another line. */
  readonly endColumn?: number;
}

/**
 * Where a cell of a row stands, without quotes and white space around it.
 *
 * @param raw the row as it is written; what csv-parse gives may have blank lines before it
 * @param width how many cells the row was read as
 * @returns undefined where the row cannot be split into as many cells again
 */
export function cellSpan(
  raw: string,
  separator: string,
  position: number,
  { firstLine, width }: { readonly firstLine: number; readonly width: number },
): Span | undefined {
  const row = `${raw.replace(/^[\r\n]+|[\r\n]+$/g, '')}\n`;
  const [cells = []] = cellRows(row, separator);
  const cell = cells[position];
  if (cell === undefined || cells.length !== width) return undefined;
  const { text, start, end } = trimmed(cell);
  const before = row.slice(0, start);
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const begin = {
    line: firstLine + countLineBreaks(row.slice(0, lineStart)),
    column: start - lineStart + 1,
  };
  return /[\r\n]/.test(text) ? begin : { ...begin, endColumn: end - lineStart + 1 };
}
