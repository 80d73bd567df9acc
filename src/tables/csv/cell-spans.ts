/** A cell within a CSV text, without the quotes around it. */
export interface CellSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Walks the cells of a CSV text, row by row, for callers that need the position of each: neither the scanner nor
 * csv-parse gives it for text with quotes.
 */
export function* cellRows(text: string, separator: string): Generator<CellSpan[]> {
  const cell = cellOf(separator);
  let cells: CellSpan[] = [];
  for (let at = 0; at < text.length; ) {
    cell.lastIndex = at;
    const match = cell.exec(text) as RegExpExecArray;
    const content = match[1] ?? match[2] ?? '';
    const start =
      match[1] === undefined ? at + match[0].length - content.length : text.indexOf('"', at) + 1;
    cells.push({ text: content, start, end: start + content.length });
    const end = at + match[0].length;
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    if (text[end] === separator) continue;
    yield cells;
    cells = [];
  }
  if (cells.length > 0) yield cells;
}

/** The pattern of the last separator, since each faulty row of a file needs the same one. */
let lastCell: { readonly separator: string; readonly pattern: RegExp } | undefined;

/** The pattern of a cell, with or without quotes. */
function cellOf(separator: string): RegExp {
  if (lastCell?.separator !== separator) {
    const text = `[^${separator}\\r\\n]*`;
    const pattern = new RegExp(`[${blanks(separator)}]*(?:"((?:[^"]|"")*)"${text}|(${text}))`, 'y');
    lastCell = { separator, pattern };
  }
  return lastCell.pattern;
}

/** White space that may precede a quote, for use in the brackets of a regular expression. */
export function blanks(separator: string): string {
  return separator === '\t' ? ' ' : ' \\t';
}

/** A span without the white space at its ends; for a blank cell, the position after the white space. */
export function trimSpan({ text, start }: CellSpan): CellSpan {
  const trimmed = text.trim();
  const from = start + text.length - text.trimStart().length;
  return { text: trimmed, start: from, end: from + trimmed.length };
}

/**
 * The cells of one column of a table, trimmed, without those that are blank.
 *
 * @param findColumn gives the column's place in the header, from 0
 */
export function columnSpans(
  text: string,
  separator: string,
  findColumn: (header: readonly string[]) => number,
): CellSpan[] {
  let position: number | undefined;
  const spans: CellSpan[] = [];
  for (const cells of cellRows(text, separator)) {
    if (cells.every((cell) => cell.text.trim() === '')) continue;
    if (position === undefined) {
      position = findColumn(cells.map((cell) => cell.text));
      continue;
    }
    const cell = cells[position];
    if (cell !== undefined && cell.text.trim() !== '') spans.push(trimSpan(cell));
  }
  return spans;
}
