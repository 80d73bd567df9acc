import Table from 'cli-table3';
import type { Card } from './evaluations/cards.ts';

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

const NUMERIC = /^-?[\d.,]*( %)?$/;

/** Rows of cells under a head, in columns; a column of numbers is set to the right. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const colAligns = head.map((_, column) =>
    rows.every((row) => NUMERIC.test(row[column] ?? '')) ? ('right' as const) : ('left' as const),
  );
  const table = new Table({ ...PLAIN, head: [...head], colAligns });
  table.push(...rows.map((row) => [...row]));
  return `${table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
}

export function renderCard({ title, head, rows, remarks }: Card): string {
  const table = renderTable(head, rows);
  return `${title}\n\n${table}${remarks.map((remark) => `${remark}\n`).join('')}`;
}
