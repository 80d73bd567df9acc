import type { ReadOptions } from '../../meals/entries/reading.ts';
import type { Unit } from '../../model/units.ts';
import type { CsvLayout } from './csv-layout.ts';

/** The role of a column of a plain row in the sums. */
export const CELL = { ignored: 0, food: 1, amount: 2, unit: 3, isRaw: 4 } as const;

/** The columns of a file as the loop over its rows reads them. */
export interface PlainLayout {
  readonly separator: number;
  /** The number of columns at the start of a row that contain its labels; all other cells come after them. */
  readonly leading: number;
  /** The leading columns that are labels, in the order of the key. */
  readonly labels: readonly number[];
  /** The role of each column after the leading ones, one of {@link CELL}. */
  readonly cells: Uint8Array;
  /** The unit of rows without one. */
  readonly unit: Unit | undefined;
}

/** The layout of plain rows; undefined if labels come after other cells: such rows are scanned cell by cell. */
export function plainLayoutOf(
  { columns: { width, fields, labels }, separator, unit }: CsvLayout,
  options: Pick<ReadOptions, 'unit'>,
): PlainLayout | undefined {
  const leading = Math.max(-1, ...labels) + 1;
  const places = Object.values(fields).filter((place) => place >= 0);
  if (labels.some((place) => place < 0) || Math.min(...places) < leading) return undefined;
  const cells = new Uint8Array(width - leading);
  const place = (column: number, cell: number) => {
    if (column >= 0) cells[column - leading] = cell;
  };
  place(fields.food_id, CELL.food);
  place(fields.amount, CELL.amount);
  place(fields.unit, CELL.unit);
  place(fields.weighted_before_process, CELL.isRaw);
  return {
    separator: separator.charCodeAt(0),
    leading,
    labels,
    cells,
    unit: unit ?? options.unit,
  };
}
