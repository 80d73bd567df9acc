import type { Diagnostic } from '../../../model/diagnostic.ts';
import { filledCells, type GridRow } from '../../../tables/grid.ts';
import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { basisOf, REFERENCE_UNIT, type StatedBasis } from '../headings/column-basis.ts';
import { PORTION_SIZES, PORTION_WORDS } from '../headings/portion-names.ts';
import { basesIn } from '../headings/title-basis.ts';

/** Finds the reference amount in rows without amounts; undefined if they give none. */
export function statedBasis(rows: readonly GridRow[]): StatedBasis | undefined {
  const found = rows
    .map(({ cells }) => textOf(cells))
    .map((text) => ({ text, ...basesIn(text) }))
    .filter(({ bases, foreign }) => bases.length > 0 || foreign !== undefined);
  if (found.length === 0) return undefined;
  const text = found.map((one) => one.text).join(' ');
  const foreign = found.find((one) => one.foreign !== undefined)?.foreign;
  if (foreign !== undefined) return { text, basis: undefined, per: foreign, isForeign: true };
  const bases = [...new Set(found.flatMap((one) => one.bases))];
  const basis = bases.length === 1 ? bases[0] : undefined;
  const per =
    basis === undefined || /^\d/.test(basis) ? basis : `1 ${basis.replace(/^medium_/, '')}`;
  return { text, basis, per: per ?? bases.join(', ') };
}

/** The size of a portion in a title: "Portionsgröße 40 g", "Portion: 150 g", "serving size (25 g)". */
const SIZE = new RegExp(
  String.raw`(?<!\p{L})(?:${[...PORTION_SIZES, ...PORTION_WORDS].join('|')})\s*(?:[:=(]|à|von|of|de)?\s*(${DECIMAL_NUMBER})\s*(${REFERENCE_UNIT})(?!\p{L})`,
  'giu',
);

/** A reference amount of a portion, as the weight that a title gives for all portions. */
export function withPortionSize(stated: StatedBasis, rows: readonly GridRow[]): StatedBasis {
  if (stated.basis !== 'serving') return stated;
  const sizes = rows.flatMap(({ cells }) => [...textOf(cells).matchAll(SIZE)]);
  const [basis, ...others] = new Set(
    sizes.map(([, number = '', unit = '']) => basisOf(number, unit)),
  );
  return basis === undefined || others.length > 0 ? stated : { ...stated, basis, per: basis };
}

function textOf(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' ');
}

/** The most cells of a heading. */
const HEADING_CELLS = 3;

/** The reference amount that a row between foods gives for the rows below it; undefined for a food. */
export function headingBasis(row: GridRow, columns: FoodColumns): StatedBasis | undefined {
  const filled = filledCells(row.cells).length;
  if (filled === 0 || filled > HEADING_CELLS || !isBasisOpen(columns)) return undefined;
  const hasAmount = columns.nutrients.some(([, amounts]) =>
    amounts.some(({ position }) => /^\W*\d/.test(row.cells[position]?.trim() ?? '')),
  );
  return hasAmount ? undefined : statedBasis([row]);
}

/** Whether neither the columns nor the rows of a table give a reference amount. */
function isBasisOpen({ nutrients, text }: FoodColumns): boolean {
  if (text.has('per')) return false;
  return nutrients.some(([, amounts]) => amounts.some(({ basis }) => basis === undefined));
}

/** Reports a heading that decides the reference amount of the rows below it. */
export function headingFound(
  { text, basis, per, isForeign }: StatedBasis,
  { location }: GridRow,
  columns: FoodColumns,
): Diagnostic {
  const unread = isForeign
    ? `Cannot convert the reference amount "${per}" in the heading "${text}"`
    : `The heading "${text}" names several reference amounts`;
  return {
    code: 'import/bad-value',
    message:
      basis === undefined ? unread : `Amounts below the heading "${text}" are read as per ${per}`,
    location,
    field: columns.names[columns.text.get('name') ?? -1] ?? 'name',
    value: text,
    expected: 'a column "per" with the reference amount of each row, or --per for the whole table',
  };
}

/** The problem of a row below a heading that gives no reference amount. */
export function withoutBasis(text: string, { location }: GridRow): Diagnostic {
  return {
    code: 'import/bad-value',
    message: `The heading "${text}" does not say what amounts are per`,
    location,
    field: 'per',
    expected: 'a column "per" with the reference amount of each row, or --per for the whole table',
  };
}

/** The problem of a table whose title gives a reference amount that viand cannot convert. */
export function unconvertibleTitle({ text, per }: StatedBasis, { location }: GridRow): Diagnostic {
  return {
    code: 'import/bad-value',
    message: `Cannot convert the reference amount "${per}" in the title "${text}"`,
    location,
    field: 'per',
    value: text,
    expected: 'amounts per 100 g, 100 ml or portion, or --per if the title is not about amounts',
  };
}
