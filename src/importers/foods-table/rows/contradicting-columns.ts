import type { Nutrient } from '../../../model/nutrients.ts';
import type { AmountColumn } from '../columns/amount-columns.ts';
import { toUnit } from '../columns/cells/cell-values.ts';
import type { AmountBasis } from '../headings/column-basis.ts';
import type { RowCells } from './row-cells.ts';

/** How far amounts of a nutrient in two columns may differ, as a share and in its unit: one may be rounded. */
const ROUNDED_SHARE = 0.1;
const ROUNDED_ANYWAY = 0.05;

/** The difference in kJ that energies in two units may have in any case. */
const ENERGY_ANYWAY = 20;

/** The amount of a nutrient that counts, in its unit, with its column. */
export interface CountedAmount {
  readonly nutrient: Nutrient;
  readonly column: AmountColumn;
  readonly amount: number;
  /** The reference amount of the row, for columns without one. */
  readonly per: AmountBasis;
}

/** Whether another column of a nutrient, per the same amount of food, has another amount. */
export function contradicts(
  cells: RowCells,
  { nutrient, column, amount, per }: CountedAmount,
  other: AmountColumn,
): boolean {
  if ((other.basis ?? per) !== (column.basis ?? per)) return false;
  const isOtherUnit = nutrient.unit === 'kJ' && other.unit !== column.unit;
  // Kilojoules and kilocalories of columns with the same meaning are compared elsewhere.
  if (isOtherUnit && other.basis === column.basis) return false;
  const found = cells.maybeAmountAt(other.position, other);
  const from = found?.unit ?? other.unit;
  if (found === undefined || from === undefined || found.per !== undefined) return false;
  // A single number in a column of both units may be either.
  if (other.units !== undefined && found.unit === undefined) return false;
  const further = toUnit(
    found.unit === undefined ? found.amount * other.factor : found.amount,
    from,
    nutrient.unit,
  );
  if (further === undefined || Number.isNaN(further)) return false;
  const anyway = isOtherUnit ? ENERGY_ANYWAY : ROUNDED_ANYWAY;
  const tolerance = Math.max(anyway, ROUNDED_SHARE * Math.max(amount, further));
  return Math.abs(amount - further) > tolerance;
}
