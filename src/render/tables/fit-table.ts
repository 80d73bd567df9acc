import { longestWord, textWidth, wrapText } from './wrap-text.ts';

/** Cells in columns, under a head. */
export interface TableCells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** For each column: whether it has numbers, which are right-aligned. */
  readonly isNumeric: readonly boolean[];
}

/** The spaces between two columns. */
export const GAP = 2;

const NUMBER = /^-?[\d.,]*( %)?$/;

/** A table whose columns of numbers are found. */
export function tableCells(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): TableCells {
  const isNumeric = head.map((_, column) => rows.every((row) => NUMBER.test(row[column] ?? '')));
  return { head, rows, isNumeric };
}

/**
 * Fits a table to a width: wraps its texts between words, or turns rows into columns, as many side by side as fit.
 *
 * @returns one table, or several below each other; wider than requested only if a word or number is
 */
export function fitTable(table: TableCells, width: number): TableCells[] {
  const natural = columnWidths(table, textWidth);
  if (totalWidth(natural) <= width || table.rows.length === 0) return [table];
  const least = columnWidths(table, longestWord).map((least, column) =>
    table.isNumeric[column] ? widthOfColumn(table, column, longestWord, textWidth) : least,
  );
  if (totalWidth(least) <= width) return [foldTable(table, narrowed(natural, least, width))];
  return transposed(table, width);
}

type Measure = (text: string) => number;

/** The width of each column, by a measure of its texts. */
export function columnWidths(table: TableCells, measure: Measure): number[] {
  return table.head.map((_, column) => widthOfColumn(table, column, measure, measure));
}

function widthOfColumn(
  { head, rows }: TableCells,
  column: number,
  ofHead: Measure,
  ofCell: Measure,
): number {
  return rows.reduce(
    (most, row) => Math.max(most, ofCell(row[column] ?? '')),
    ofHead(head[column] ?? ''),
  );
}

function totalWidth(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1));
}

/** Narrows the widest column until the table fits. */
function narrowed(natural: readonly number[], least: readonly number[], width: number): number[] {
  const widths = [...natural];
  for (let left = totalWidth(widths) - width; left > 0; left -= 1) {
    let widest = -1;
    for (const [column, own] of widths.entries()) {
      const canNarrow = own > (least[column] as number);
      if (canNarrow && (widest === -1 || own > (widths[widest] as number))) widest = column;
    }
    widths[widest] = (widths[widest] as number) - 1;
  }
  return widths;
}

function foldTable({ head, rows, isNumeric }: TableCells, widths: readonly number[]): TableCells {
  const fold = (cells: readonly string[]) =>
    cells.map((cell, column) => wrapText(cell, widths[column] as number));
  return { head: fold(head), rows: rows.map(fold), isNumeric };
}

/** If a row is wider than this, it is shown on several lines. */
const LEAST_VALUE_WIDTH = 20;

/** Tables with a column for each row, as many in each table as fit. */
function transposed({ head, rows, isNumeric }: TableCells, width: number): TableCells[] {
  const names = head.map((name) => name.replaceAll('\n', ' '));
  const nameWidth = widestOf(names);
  const room = width - nameWidth;
  const tables: TableCells[] = [];
  const mostRoom = Math.max(LEAST_VALUE_WIDTH, room - GAP);
  const columns = rows.map((row) => row.map((cell) => wrapText(cell, mostRoom)));
  for (let at = 0; at < columns.length; ) {
    let end = at;
    let used = 0;
    while (end < columns.length) {
      used += GAP + widestOf(columns[end] as string[]);
      if (used > room && end > at) break;
      end += 1;
    }
    const block = columns.slice(at, end);
    const lines = names.map((name, place) => [name, ...block.map((cells) => cells[place] ?? '')]);
    const [first = [], ...others] = lines;
    tables.push({
      head: first,
      rows: others,
      isNumeric: [false, ...block.map(() => mostAre(isNumeric))],
    });
    at = end;
  }
  return tables;
}

/** No spread into Math.max(): there may be more cells than a call can have arguments. */
function widestOf(cells: readonly string[]): number {
  return cells.reduce((most, cell) => Math.max(most, textWidth(cell)), 0);
}

function mostAre(flags: readonly boolean[]): boolean {
  return 2 * flags.filter(Boolean).length > flags.length;
}
