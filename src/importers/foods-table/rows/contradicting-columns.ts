import type { Nutrient } from '../../../model/nutrients.ts';
import { toUnit } from '../columns/cell-values.ts';
import type { AmountColumn } from '../columns/read-columns.ts';
import type { RowCells } from './row-cells.ts';

/** How far amounts of a nutrient in two columns may differ, as a share and in its unit: one may be rounded. */
const ROUNDED_SHARE = 0.1;
const ROUNDED_ANYWAY = 0.05;

/** The amount of a nutrient that counts, in its unit, and the column that it is in. */
interface CountedAmount {
  readonly of: Nutrient;
  readonly column: AmountColumn;
  readonly amount: number;
}

/** Whether another column of a nutrient, per the same amount of food, has another amount. */
export function contradicts(
  cells: RowCells,
  { of, column, amount }: CountedAmount,
  { position, unit, basis, factor }: AmountColumn,
): boolean {
  // Kilojoules and kilocalories are compared elsewhere.
  if (basis !== column.basis || (of.unit === 'kJ' && unit !== column.unit)) return false;
  const found = cells.maybeAmountAt(position);
  const from = found?.unit ?? unit;
  if (found === undefined || from === undefined || found.per !== undefined) return false;
  const other = toUnit(
    found.unit === undefined ? found.amount * factor : found.amount,
    from,
    of.unit,
  );
  if (other === undefined || Number.isNaN(other)) return false;
  const tolerance = Math.max(ROUNDED_ANYWAY, ROUNDED_SHARE * Math.max(amount, other));
  return Math.abs(amount - other) > tolerance;
}
