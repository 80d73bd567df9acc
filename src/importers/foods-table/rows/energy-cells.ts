import { type NutrientVector, nutrient } from '../../../model/nutrients.ts';
import { kjToKcal } from '../../../model/units.ts';
import { isTooLittleEnergy, leastEnergy } from '../../../rules/foods/energy-rule.ts';
import type { AmountColumn } from '../columns/amount-columns.ts';
import { isSameEnergy } from '../columns/cells/cell-values.ts';
import type { RowCells } from './row-cells.ts';

/** A number whose point or comma may separate thousands, with its unit: "1.250 kJ". */
const MAYBE_THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}(?!\d)\s*(kj|kcal)?/i;

/** Macronutrients without alcohol, which few foods have. */
const MACROS = (['protein', 'fat', 'carbohydrates'] as const).map(
  (name) => nutrient(name).position,
);

/**
 * Compares energy with the known macronutrients. "1.250 kJ" is 1250 kJ if 1.25 kJ is too little for them, and is
 * refused if none is known. Any other energy that is too little is refused, too.
 */
export function checkEnergy(cells: RowCells, vector: NutrientVector, position: number): void {
  const place = nutrient('energy').position;
  const energy = vector[place] as number;
  const least = leastEnergy(vector);
  const unknown = MACROS.filter((at) => Number.isNaN(vector[at])).length;
  const [number, unit] = MAYBE_THOUSANDS.exec(cells.at(position)) ?? [];
  const isOpen = number !== undefined && maybeThousands(cells, position);
  if (isOpen && energy < least) vector[place] = energy * 1000;
  else if (isOpen && unit !== undefined && unknown === MACROS.length) {
    const digits = number.replace(/\D/g, '');
    cells.badAmount(
      position,
      `${digits} ${unit} without the thousands separator, or a value with fewer decimals`,
    );
  } else if (energy < least && unknown > 0 && !isTooLittleEnergy({ nutrients: vector })) {
    // A rule for all foods checks the energy against the other macronutrients.
    cells.badAmount(
      position,
      `at least ${least.toFixed(0)} kJ in 100 g, as computed from the macronutrients`,
    );
  }
}

/**
 * Compares energy in kilocalories with that in kilojoules. Kilocalories that do not fit are reported, unless the point
 * in one of the two numbers separates thousands: "1.450 kJ" is 1450 kJ next to 345 kcal.
 *
 * @returns the factor by which the kilojoules must be multiplied
 */
export function compareEnergies(cells: RowCells, candidates: readonly AmountColumn[]): 1 | 1000 {
  const [first, ...others] = candidates;
  const read = first && cells.amountAt(first.position, first);
  const kj = read?.amount;
  if (kj === undefined || Number.isNaN(kj) || first?.unit !== 'kJ') return 1;
  // A single number in a column of both units may be in kcal.
  if (first.units !== undefined && read?.unit === undefined) return 1;
  let thousands: 1 | 1000 = 1;
  for (const { position, unit, units, basis } of others) {
    const isKcal = unit === 'kcal' && units === undefined && basis === first.basis;
    const found = isKcal ? cells.amountAt(position) : undefined;
    if (found === undefined || found.unit !== undefined) continue;
    const kcal = found.amount;
    if (Number.isNaN(kcal) || isSameEnergy(kj, kcal)) continue;
    if (maybeThousands(cells, first.position) && isSameEnergy(1000 * kj, kcal)) thousands = 1000;
    else if (!maybeThousands(cells, position) || !isSameEnergy(kj, 1000 * kcal)) {
      const other = `${cells.columns.names[first.position]} (${cells.at(first.position)})`;
      const expected = `about ${Math.round(kjToKcal(kj))} kcal, as computed from ${other}`;
      cells.badAmount(position, expected);
    }
  }
  return thousands;
}

/** Whether the point or comma of a number that was read as a decimal may separate thousands. */
export function maybeThousands(cells: RowCells, position: number): boolean {
  const amount = cells.maybeAmountAt(position)?.amount ?? Number.NaN;
  return MAYBE_THOUSANDS.test(cells.at(position)) && amount < 1000;
}
