const QUOTE = '"';

/** A row of a CSV text, and the position where the next one begins. */
export interface QuotedRow {
  readonly cells: readonly string[];
  /** The place after its line end. */
  readonly end: number;
  /** Line breaks within its cells. */
  readonly lineBreaks: number;
}

/** How a row with quotes is read. */
export interface QuotedRowFormat {
  readonly separator: string;
  /** Whether nothing follows the text. */
  readonly isLast: boolean;
  /** Whether a quote within a cell that does not begin with one is a character like any other. */
  readonly isLenient: boolean;
}

/**
 * Reads a row that the scanner cannot read, because it has line breaks or doubled quotes within quotes, or quotes
 * within a cell. The result is the same as that of csv-parse, which takes many times as long.
 *
 * @param start the position where a line begins
 * @returns `unfinished` if the text ends before the row; undefined for a row that only csv-parse can read or refuse
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: calls from this loop over all characters cost more than its length
export function readQuotedRow(
  text: string,
  start: number,
  { separator, isLast, isLenient }: QuotedRowFormat,
): QuotedRow | 'unfinished' | undefined {
  const cells: string[] = [];
  let lineBreaks = 0;
  for (let at = start; ; at += 1) {
    let end: number;
    if (text[at] === QUOTE) {
      const close = closingQuote(text, at + 1);
      if (close < 0) return isLast ? undefined : 'unfinished';
      const content = text.slice(at + 1, close);
      if (hasLoneReturn(content)) return undefined;
      lineBreaks += countLineFeeds(content);
      cells.push(content.includes(QUOTE) ? content.replaceAll('""', QUOTE) : content);
      end = close + 1;
    } else {
      end = endOfCell(text, at, separator);
      const content = text.slice(at, end);
      const quote = content.indexOf(QUOTE);
      // A quote after white space opens the cell.
      if (quote >= 0 && (!isLenient || content.slice(0, quote).trim() === '')) return undefined;
      cells.push(content);
    }
    at = end;
    const next = text[at];
    if (next === separator) continue;
    if (next === '\n') return { cells, end: at + 1, lineBreaks };
    if (next === undefined) return isLast ? { cells, end: at, lineBreaks } : 'unfinished';
    if (next !== '\r') return undefined;
    if (text[at + 1] === '\n') return { cells, end: at + 2, lineBreaks };
    return at + 1 === text.length && !isLast ? 'unfinished' : undefined;
  }
}

/** The quote that closes a cell; -1 if there is none. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf(QUOTE, start);
  while (at >= 0 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  return at;
}

function hasLoneReturn(content: string): boolean {
  return content.includes('\r') && /\r(?!\n)/.test(content);
}

function countLineFeeds(content: string): number {
  let count = 0;
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) count += 1;
  return count;
}

function endOfCell(text: string, start: number, separator: string): number {
  let at = start;
  for (; at < text.length; at++) {
    const one = text[at];
    if (one === separator || one === '\n' || one === '\r') break;
  }
  return at;
}
