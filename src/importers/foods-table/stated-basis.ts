import type { Diagnostic } from '../../model/diagnostic.ts';
import type { GridRow } from '../../tables/grid.ts';
import { basesIn, type StatedBasis } from './column-basis.ts';
import type { FoodColumns } from './read-columns.ts';

/** What rows without amounts say; undefined where they say nothing of it. */
export function statedBasis(rows: readonly GridRow[]): StatedBasis | undefined {
  const texts = rows.map(({ cells }) => textOf(cells)).filter((text) => basesIn(text).length > 0);
  const bases = [...new Set(texts.flatMap(basesIn))];
  if (bases.length === 0) return undefined;
  const basis = bases.length === 1 ? bases[0] : undefined;
  const per =
    basis === undefined || /^\d/.test(basis) ? basis : `1 ${basis.replace(/^medium_/, '')}`;
  return { text: texts.join(' '), basis, per: per ?? bases.join(', ') };
}

function textOf(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' ');
}

/** The most cells of a heading. */
const HEADING_CELLS = 3;

/** What a row between foods says of the rows below it; undefined for a food. */
export function headingBasis(row: GridRow, columns: FoodColumns): StatedBasis | undefined {
  const filled = row.cells.filter((cell) => cell.trim() !== '').length;
  if (filled === 0 || filled > HEADING_CELLS || !isBasisOpen(columns)) return undefined;
  const hasAmount = columns.nutrients.some(([, amounts]) =>
    amounts.some(({ position }) => /^\W*\d/.test(row.cells[position]?.trim() ?? '')),
  );
  return hasAmount ? undefined : statedBasis([row]);
}

/** Whether neither the columns of a table nor its rows say what amounts are per. */
function isBasisOpen({ nutrients, text }: FoodColumns): boolean {
  if (text.has('per')) return false;
  return nutrients.some(([, amounts]) => amounts.some(({ basis }) => basis === undefined));
}

/** Tells of a heading that decides what the amounts below it are per. */
export function headingFound(
  { text, basis, per }: StatedBasis,
  { location }: GridRow,
  columns: FoodColumns,
): Diagnostic {
  return {
    code: 'import/bad-value',
    message:
      basis === undefined
        ? `The heading "${text}" names several reference amounts`
        : `Amounts below the heading "${text}" are read as per ${per}`,
    location,
    field: columns.names[columns.text.get('name') ?? -1] ?? 'name',
    value: text,
    expected: 'a column "per" with the reference amount of each row, or --per for the whole table',
  };
}

/** What is wrong with a row whose reference amount a heading leaves open. */
export function withoutBasis(text: string, { location }: GridRow): Diagnostic {
  return {
    code: 'import/bad-value',
    message: `The heading "${text}" does not say what amounts are per`,
    location,
    field: 'per',
    expected: 'a column "per" with the reference amount of each row, or --per for the whole table',
  };
}
