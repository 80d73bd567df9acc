import type { ValueRepair } from '../../model/food-collection.ts';
import { cellAmount } from '../foods-table/columns/cells/cell-values.ts';
import type { OffRecord } from './off-records.ts';

const NO_AMOUNT = 'the value is no amount, and was made unknown';

/** The amounts in the columns of a product, and the cells that have none. */
export class OffCells {
  readonly #record: OffRecord;
  readonly #unread = new Map<string, string>();

  constructor(record: OffRecord) {
    this.#record = record;
  }

  /** The amount in a column; NaN if the cell is blank, says that the amount is unknown, or has something else. */
  amountIn(column: string): number {
    const written = this.#record.field(column);
    if (written === '') return Number.NaN;
    const cell = cellAmount(written, 'point');
    if (cell !== undefined && (cell.unit ?? unitOf(column)) === unitOf(column)) return cell.amount;
    this.#unread.set(column, written);
    return Number.NaN;
  }

  /** The cells that have no amount in the unit of their column, such as negative numbers. */
  unread(): ValueRepair[] {
    return Array.from(this.#unread, ([field, before]) => ({
      field,
      before,
      after: '',
      reason: NO_AMOUNT,
    }));
  }
}

/** The unit of the amounts in a column. Alcohol is in percent by volume, which has no unit here. */
function unitOf(column: string): string {
  if (column.startsWith('energy-kcal')) return 'kcal';
  return column.startsWith('energy') ? 'kJ' : 'g';
}
