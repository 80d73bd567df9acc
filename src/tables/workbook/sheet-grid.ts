import type { CellValue, MergeRange, Sheet } from 'hucre/xlsx';
import type { Grid, GridRow } from '../grid.ts';

/** A sheet as a grid; a merged cell stands in each of the rows that it spans. */
export function sheetGrid({ name, rows, merges = [] }: Sheet, file: string): Grid {
  const cells = rows.map((row) => row.map(cellText));
  const merged = new Set<string>();
  for (const merge of merges) fillDown(cells, merge, merged);
  return {
    location: { file, sheet: name },
    rows: cells.flatMap((row, index) => (row.some((text) => text !== '') ? [gridRow(index)] : [])),
  };

  function gridRow(index: number): GridRow {
    const location = { file, sheet: name, row: index + 1 };
    return {
      cells: cells[index] as string[],
      location,
      locationOf: (position) => ({ ...location, cell: `${columnLetters(position)}${index + 1}` }),
      ...(merged.size === 0
        ? {}
        : { isMerged: (position: number) => merged.has(`${index},${position}`) }),
    };
  }
}

/** Only downwards: a title over several columns is one title. */
function fillDown(
  cells: string[][],
  { startRow, startCol, endRow }: MergeRange,
  merged: Set<string>,
): void {
  const text = cells[startRow]?.[startCol] ?? '';
  for (let row = startRow + 1; row <= endRow; row++) {
    const below = cells[row];
    // Only in rows that have something of their own.
    if (below?.some((cell) => cell !== '') !== true) continue;
    while (below.length <= startCol) below.push('');
    below[startCol] = text;
    merged.add(`${row},${startCol}`);
  }
}

function cellText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  // Spreadsheets calculate with 15 digits and store more: 0.1 + 0.2 is 0.3.
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value).trim();
}

/** The day on which spreadsheets begin to count; a time without a date is one of it. */
const FIRST_YEARS = new Set([1899, 1900, 1904]);

/** A date in ISO form; a time of day alone as `07:30`. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  const minutes = time.slice(0, 'hh:mm'.length);
  if (FIRST_YEARS.has(date.getUTCFullYear())) return minutes;
  return minutes === '00:00' ? day : `${day} ${minutes}`;
}

/** The letters of a column: A to Z, then AA. */
export function columnLetters(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26));
  return position < 26 ? letter : `${columnLetters(Math.floor(position / 26) - 1)}${letter}`;
}
