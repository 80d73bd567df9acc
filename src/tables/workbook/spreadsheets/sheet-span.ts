import { zippedContents } from '../../../io/reading/zip-size.ts';

/** The sheets of an .xlsx file (ECMA-376, part 1, 12.3.24). */
const SHEETS = /^xl\/worksheets\/[^/]+\.xml$/i;

/** The place of a cell: `<c r="AB12"`. */
const PLACE = /<(?:\w+:)?c\s[^>]*?\br=["']([A-Za-z]{1,3})(\d{1,7})["']/g;

/**
 * Whether a sheet of an .xlsx file spans more cells than a limit, from its first row and column to its last ones. A
 * reader fills rows up to their last cell, so that few bytes can take minutes and gigabytes.
 *
 * @param maxBytes the limit for each sheet; longer ones are not checked
 */
export function spansBeyond(bytes: Uint8Array, maxCells: number, maxBytes: number): boolean {
  for (const content of zippedContents(bytes, SHEETS, maxBytes)) {
    let columns = 0;
    let rows = 0;
    for (const [, letters = '', row] of content.toString('latin1').matchAll(PLACE)) {
      columns = Math.max(columns, columnNumber(letters));
      rows = Math.max(rows, Number(row));
      if (columns * rows > maxCells) return true;
    }
  }
  return false;
}

/** 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}
