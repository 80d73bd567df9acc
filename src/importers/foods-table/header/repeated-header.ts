import type { GridRow } from '../../../tables/grid.ts';
import { normaliseColumnName } from '../../../text/words/column-names.ts';
import { cellAmount } from '../columns/cells/cell-values.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { columnMeaning } from '../headings/column-meaning.ts';

/** A different header has at least this many known column names, not counting amounts such as `NA` and `Tr`. */
const LEAST_NAMES = 3;

/**
 * Detects a header row between foods: either the same header, since programs print it on each page, or a different one.
 *
 * @returns undefined for any other row
 */
export function classifyHeaderRow(
  row: GridRow,
  columns: FoodColumns,
): 'same' | 'other' | undefined {
  const first = columns.nutrients[0]?.[1][0]?.position;
  // A food has an amount there, so the other cells need no check.
  if (first === undefined || !/^\s*\p{L}/u.test(row.cells[first] ?? '')) return undefined;
  const filled = row.cells.flatMap((cell, position) => (cell.trim() === '' ? [] : [position]));
  const isSame = filled.every(
    (at) =>
      normaliseColumnName(row.cells[at] as string) === normaliseColumnName(columns.names[at] ?? ''),
  );
  if (isSame && filled.length > 1) return 'same';
  const isName = (cell: string) =>
    columnMeaning(cell) !== undefined && cellAmount(cell, 'either') === undefined;
  const known = filled.filter((at) => isName(row.cells[at] as string));
  return known.length >= LEAST_NAMES ? 'other' : undefined;
}
