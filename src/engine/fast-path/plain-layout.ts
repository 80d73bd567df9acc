import type { Columns } from '../../meals/columns.ts';
import type { ReadOptions } from '../../meals/reading.ts';
import type { Unit } from '../../model/units.ts';

/** What a column of a plain row is to the sums. */
export const CELL = { ignored: 0, food: 1, amount: 2, unit: 3, isRaw: 4 } as const;

/** The columns of a file as the loop over its rows reads them. */
export interface PlainLayout {
  readonly separator: number;
  /** Columns at the beginning of a row that its labels are among; all other cells stand behind them. */
  readonly leading: number;
  /** Which of them are labels, in the order of the key. */
  readonly labels: readonly number[];
  /** What the columns behind the leading ones are, one of {@link CELL} each. */
  readonly cells: Uint8Array;
  /** Of rows without one. */
  readonly unit: Unit | undefined;
}

/** Undefined where labels stand behind other cells: such rows are scanned cell by cell. */
export function plainLayoutOf(
  { width, fields, labels }: Columns,
  separator: number,
  { unit }: ReadOptions,
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
  return { separator, leading, labels, cells, unit };
}
