import type { Location } from '../../model/diagnostic.ts';
import { countLineBreaks } from '../../text/lines/line-breaks.ts';
import { blanks, cellRows, trimSpan } from './cell-spans.ts';
import type { CsvRow } from './csv-row.ts';

/** The file that a row was read from. */
export interface CsvFile {
  /** The name that people see. */
  readonly name: string;
  readonly separator: string;
}

/**
 * The location of a cell, without quotes and white space around it. It is computed only for diagnostics, since most
 * cells need none.
 *
 * @param position the cell's place in the row, from 0
 * @returns only the line if the row has no such cell, or if its raw text cannot be split into as many cells again
 */
export function cellLocation(row: CsvRow, position: number, file: CsvFile): Location {
  const { record, line, raw } = row;
  const ofRow = { file: file.name, line };
  const text = `${raw === undefined ? record.join(file.separator) : rowAlone(raw, file.separator)}\n`;
  const [cells = []] = cellRows(text, file.separator);
  const cell = cells[position];
  if (cell === undefined || cells.length !== record.length) return ofRow;
  const { text: value, start, end } = trimSpan(cell);
  const before = text.slice(0, start);
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const begin = {
    ...ofRow,
    line: line + countLineBreaks(text.slice(0, lineStart)),
    column: start - lineStart + 1,
  };
  return /[\r\n]/.test(value) ? begin : { ...begin, endColumn: end - lineStart + 1 };
}

function rowAlone(raw: string, separator: string): string {
  return raw.replace(blankLinesOf(separator), '').replace(/[\r\n]+$/, '');
}

/** The pattern of the last separator, since all problems of a file need the same one. */
let blankLines: { readonly separator: string; readonly pattern: RegExp } | undefined;

/** The raw text from csv-parse may begin with the blank lines before the row. */
function blankLinesOf(separator: string): RegExp {
  if (blankLines?.separator !== separator) {
    const pattern = new RegExp(`^(?:[${blanks(separator)}]*[\\r\\n])+`);
    blankLines = { separator, pattern };
  }
  return blankLines.pattern;
}
