import Table from 'cli-table3';
import type { Card } from '../evaluations/cards.ts';
import { columnWidths, fitTable, GAP, type TableCells, tableCells } from './fit-table.ts';
import { textWidth, wrapText } from './wrap-text.ts';

/** Lines without borders, that a person can read and paste. */
const PLAIN = {
  chars: {
    top: '',
    'top-mid': '',
    'top-left': '',
    'top-right': '',
    bottom: '',
    'bottom-mid': '',
    'bottom-left': '',
    'bottom-right': '',
    left: '',
    'left-mid': '',
    mid: '',
    'mid-mid': '',
    right: '',
    'right-mid': '',
    middle: ' ',
  },
  style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 1 },
};

/**
 * Rows of cells under a heading, in columns; columns of numbers are right-aligned.
 *
 * @param width the width of a line in characters; undefined if lines may have any length
 */
export function renderTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number | undefined,
): string {
  const cells = tableCells(head, rows);
  const tables = width === undefined ? [cells] : fitTable(cells, width);
  return tables.map(tableText).join('\n');
}

/** The most rows that cli-table3 lays out, since twice as many rows take four times as long. */
const MOST_ROWS = 500;

function tableText(cells: TableCells): string {
  return cells.rows.length <= MOST_ROWS ? laidOut(cells) : padded(cells);
}

function laidOut({ head, rows, isNumeric }: TableCells): string {
  const colAligns = isNumeric.map((isRight) => (isRight ? 'right' : 'left'));
  const table = new Table({ ...PLAIN, head: [...head], colAligns });
  for (const row of rows) table.push([...row]);
  return `${table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
}

/** Pads each row to the widths of the columns, with the same result as cli-table3. */
function padded(cells: TableCells): string {
  const { head, rows, isNumeric } = cells;
  const widths = columnWidths(cells, textWidth);
  const lineOf = (texts: readonly string[]) =>
    texts
      .map((text, column) => {
        const space = ' '.repeat((widths[column] as number) - textWidth(text));
        return isNumeric[column] ? space + text : text + space;
      })
      .join(' '.repeat(GAP))
      .trimEnd();
  return [head, ...rows]
    .flatMap((row) => {
      const lines = row.map((cell) => cell.split('\n'));
      const height = Math.max(...lines.map(({ length }) => length));
      return Array.from({ length: height }, (_, at) => lines.map((texts) => texts[at] ?? ''));
    })
    .map((texts) => `${lineOf(texts)}\n`)
    .join('');
}

/** A card as text: title, table and remarks. */
export function renderCard(
  { title, head, rows, remarks }: Card,
  width: number | undefined,
): string {
  const prose = (text: string) => (width === undefined ? text : wrapText(text, width));
  const table = renderTable(head, rows, width);
  return `${prose(title)}\n\n${table}${remarks.map((remark) => `${prose(remark)}\n`).join('')}`;
}
