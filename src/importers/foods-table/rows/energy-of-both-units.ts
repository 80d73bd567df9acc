import { type NutrientVector, nutrient } from '../../../model/nutrients.ts';
import { kcalToKj, kjToKcal } from '../../../model/units.ts';
import { leastEnergy, macronutrientEnergy } from '../../../rules/foods/energy-rule.ts';
import type { AmountColumn } from '../columns/amount-columns.ts';
import { toUnit } from '../columns/cells/cell-values.ts';
import type { AmountBasis } from '../headings/column-basis.ts';
import { maybeThousands } from './energy-cells.ts';
import type { RowCells } from './row-cells.ts';

const ENERGY = nutrient('energy').position;

/** How far energy may be from that of the macronutrients, as a share and in kJ, to be in this unit. */
const MACROS_SHARE = 0.25;
const MACROS_KJ_ANYWAY = 80;

/** How far energy may be from that of another column, as a share and in kJ. */
const COLUMN_SHARE = 0.1;
const COLUMN_KJ_ANYWAY = 20;

/** The most energy of any food in 100 g: that of fat, in kJ. */
const MOST_KJ = 3800;

/** A single number in a column of both units, such as 376 in "Brennwert (kJ/kcal)". */
export interface EnergyInDoubt {
  readonly column: AmountColumn;
  /** Further columns of energy. */
  readonly others: readonly AmountColumn[];
  /** The reference amount of columns without one. */
  readonly per: AmountBasis;
  /** The factor to amounts per 100 g. */
  readonly factor: number;
}

/**
 * Finds the unit of a single number in a column of both units: the unit in which it fits another column of energy, or
 * the macronutrients. If neither decides, the cell is reported.
 */
export function decideEnergyUnit(
  cells: RowCells,
  vector: NutrientVector,
  { column, others, per, factor }: EnergyInDoubt,
): void {
  const read = vector[ENERGY] as number;
  if (!(read > 0)) return;
  const either = column.unit === 'kJ' ? [read, kcalToKj(read)] : [kjToKcal(read), read];
  const { position } = column;
  const possible = maybeThousands(cells, position)
    ? [...either, ...either.map((one) => one * 1000)]
    : either;
  for (const other of others) {
    const known = kilojoulesOf(cells, other) * factor;
    if ((other.basis ?? per) !== (column.basis ?? per) || Number.isNaN(known)) continue;
    const tolerance = Math.max(COLUMN_KJ_ANYWAY, known * COLUMN_SHARE);
    const found = nearest(possible, known, [known - tolerance, known + tolerance]);
    if (found !== undefined) {
      vector[ENERGY] = found;
      return;
    }
  }
  const found = fittingMacronutrients(possible, vector);
  if (found !== undefined) {
    vector[ENERGY] = found;
    return;
  }
  vector[ENERGY] = Number.NaN;
  const written = cells.at(position);
  cells.badAmount(position, `${written} kJ or ${written} kcal, since the column has both units`);
}

/** The energy in another column, if its unit is known. */
function kilojoulesOf(cells: RowCells, { position, unit, units, factor }: AmountColumn): number {
  const found = units === undefined ? cells.maybeAmountAt(position) : undefined;
  if (found === undefined || unit === undefined || found.per !== undefined) return Number.NaN;
  const amount = found.unit === undefined ? found.amount * factor : found.amount;
  return toUnit(amount, found.unit ?? unit, 'kJ') ?? Number.NaN;
}

/** The only energy that a food with these macronutrients can have. */
function fittingMacronutrients(
  possible: readonly number[],
  vector: NutrientVector,
): number | undefined {
  const { least, most } = macronutrientEnergy({ nutrients: vector });
  if (!Number.isNaN(most)) {
    const tolerance = Math.max(MACROS_KJ_ANYWAY, most * MACROS_SHARE);
    return nearest(possible, most, [least - tolerance, most + tolerance]);
  }
  const atLeast = leastEnergy(vector);
  const fitting = possible.filter((kj) => kj >= atLeast && kj <= MOST_KJ);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The number within some limits that is nearest to another one. */
function nearest(
  numbers: readonly number[],
  wanted: number,
  [least, most]: readonly [number, number],
): number | undefined {
  return numbers
    .filter((one) => one >= least && one <= most)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
