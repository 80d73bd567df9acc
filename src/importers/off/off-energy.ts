import { kcalToKj } from '../../model/units.ts';
import { isSameEnergy } from '../foods-table/columns/cells/cell-values.ts';
import type { TypedUnit } from '../published/label-mistakes.ts';
import type { OffCells } from './off-cells.ts';

/** The endings of the names of columns with amounts. */
export type AmountSuffix = '_100g' | '_serving';

/** The energy of a product. */
export interface OffEnergy {
  /** NaN if it is unknown. */
  readonly kj: number;
  /** The units in which people may have typed it by mistake. */
  readonly mistakes: readonly TypedUnit[];
}

/**
 * Kilojoules, otherwise kilocalories. Open Food Facts computes `energy_100g`, in kJ, from the kJ or kcal that people
 * typed. If they typed the same energy in both units, no unit is mistaken.
 */
export function energyIn(cells: OffCells, suffix: AmountSuffix = '_100g'): OffEnergy {
  const kj = cells.amountIn(`energy-kj${suffix}`);
  const kcal = cells.amountIn(`energy-kcal${suffix}`);
  const computed = cells.amountIn(`energy${suffix}`);
  if (!Number.isNaN(kj)) return { kj, mistakes: isSameEnergy(kj, kcal) ? [] : ['kcal'] };
  if (!Number.isNaN(computed)) return { kj: computed, mistakes: ['kJ', 'kcal'] };
  return { kj: kcalToKj(kcal), mistakes: ['kJ'] };
}
