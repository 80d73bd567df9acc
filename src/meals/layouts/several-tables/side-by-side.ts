import { type Grid, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { columnTopic } from '../../headers/column-names.ts';
import type { DietaryRecord, RecordOptions } from '../../records/dietary-record.ts';
import { joinRecords } from '../../records/join-records.ts';
import { headerEnd } from '../header/header-end.ts';
import { readIfHeaded } from '../rows/rows.ts';

/**
 * Reads two tables with different columns side by side, with a blank column between them: meals on the left, drinks on
 * the right. If the right table has no column of meals, the title above it is its meal.
 *
 * @returns undefined if there is only one table
 */
export function readSideBySide(grid: Grid, options: RecordOptions): DietaryRecord | undefined {
  const { rows } = grid;
  for (const [index, header] of rows.slice(0, headerEnd(rows)).entries()) {
    const gap = gapOf(header.cells);
    if (gap === undefined) continue;
    const below = rows.slice(index);
    const left = readIfHeaded(
      { ...grid, rows: below.map((row) => part(row, 0, gap)) },
      options,
      'detect',
    );
    const right = readIfHeaded(
      { ...grid, rows: below.map((row) => part(row, gap + 1)) },
      options,
      'detect',
    );
    if (left === undefined || right === undefined) return undefined;
    const title = (rows[index - 1]?.cells ?? []).slice(gap + 1).find((cell) => cell.trim() !== '');
    return joinRecords([left, right], (column) =>
      columnTopic(column) === 'meal' ? (title?.trim() ?? '') : '',
    );
  }
  return undefined;
}

/** The blank column of a header between two columns of foods; undefined if there is none. */
function gapOf(cells: readonly string[]): number | undefined {
  const foods = cells.flatMap((cell, position) => (columnTopic(cell) === 'food' ? [position] : []));
  const [first, second] = foods;
  if (first === undefined || second === undefined || foods.length > 2) return undefined;
  const gap = cells.findIndex((cell, at) => at > first && at < second && cell.trim() === '');
  return gap < 0 ? undefined : gap;
}

function part(row: GridRow, start: number, end?: number): GridRow {
  return partOfRow(row, row.cells.slice(start, end), (position) => position + start);
}
