import { kcalToKj } from '../../model/units.ts';
import { cellAmount, isSameEnergy } from '../foods-table/cell-values.ts';
import type { TypedUnit } from '../published/repair-label.ts';
import type { OffRecord } from './off-records.ts';

/** The energy of a product. */
export interface OffEnergy {
  /** Per 100 g; NaN if it is unknown. */
  readonly kj: number;
  /** The units in which people may have typed it by mistake. */
  readonly mistakes: readonly TypedUnit[];
}

/**
 * Kilojoules, else kilocalories. Open Food Facts computes `energy_100g`, in kJ, from what people typed as kJ or kcal.
 * If they typed the same energy in both units, no unit is mistaken.
 */
export function energyIn(record: OffRecord): OffEnergy {
  const kj = amountAt(record, 'energy-kj_100g');
  const kcal = amountAt(record, 'energy-kcal_100g');
  const computed = amountAt(record, 'energy_100g');
  if (!Number.isNaN(kj)) return { kj, mistakes: isSameEnergy(kj, kcal) ? [] : ['kcal'] };
  if (!Number.isNaN(computed)) return { kj: computed, mistakes: ['kJ', 'kcal'] };
  return { kj: kcalToKj(kcal), mistakes: ['kJ'] };
}

function amountAt({ field }: OffRecord, name: string): number {
  return cellAmount(field(name), 'point')?.amount ?? Number.NaN;
}
