import type { GridRow } from '../../../tables/grid.ts';
import { firstCells } from '../columns/cells/column-cells.ts';
import type { FoodColumns } from '../columns/read-columns.ts';

/**
 * The header without columns of amounts, which have their own reference amounts: "Speise (je Portion)" remains, and so
 * does a text above empty cells.
 */
export function titleOfHeader(
  row: GridRow,
  { text, labels }: FoodColumns,
  rows: readonly GridRow[],
): GridRow {
  const isEmpty = (at: number) => firstCells(rows, at).length === 0;
  const titles = [text.get('name') ?? -1, ...labels.filter(isEmpty)];
  return { ...row, cells: titles.map((at) => row.cells[at] ?? '') };
}
