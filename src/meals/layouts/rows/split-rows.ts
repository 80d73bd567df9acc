import type { Diagnostic } from '../../../model/diagnostic.ts';
import { wrongCellCount } from '../../../tables/csv/headed-rows.ts';
import type { GridRow } from '../../../tables/grid.ts';
import type { HeadedGrid } from '../header/record-header.ts';

/** Rows of a record, and the problems of the other rows. */
export interface WholeRows {
  readonly rows: readonly GridRow[];
  readonly faults: readonly Diagnostic[];
}

/**
 * Repairs rows that have more cells than the header because a text or number contains the separator without quotes. If
 * foods are the last column, the split cells are joined: "milk 1,5 %". Otherwise it is unclear which cells belong
 * together.
 *
 * @param separator the separator of the file; undefined for a format without one, such as a workbook
 */
export function wholeRows(
  { rows, header, columns }: HeadedGrid,
  separator: string | undefined,
): WholeRows {
  if (separator === undefined) return { rows, faults: [] };
  const width = header.cells.length;
  const last = width - 1;
  const whole: GridRow[] = [];
  const faults: Diagnostic[] = [];
  for (const row of rows) {
    const cells = withoutBlanks(row.cells);
    if (cells.length <= width) whole.push(row);
    else if (columns.food === last) {
      whole.push({ ...row, cells: [...cells.slice(0, last), cells.slice(last).join(separator)] });
    } else {
      const { file, line = 0 } = row.location;
      faults.push(wrongCellCount('meal/cell-count', { record: cells, line }, width, file ?? ''));
    }
  }
  return { rows: whole, faults };
}

function withoutBlanks(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}
