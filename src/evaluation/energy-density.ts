import type { Inputs } from '../intake/layout.ts';
import { nutrientCoverage, nutrientMass, nutrientTotal, type Totals } from '../intake/totals.ts';
import { kjToKcal } from '../model/units.ts';

export interface EnergyDensity {
  /** kJ per g of the solid foods; null without solid mass. */
  readonly kjPerGram: number | null;
  /** kcal per g of the solid foods; null without solid mass. */
  readonly kcalPerGram: number | null;
  /** Energy of the drinks, kJ. */
  readonly liquidsEnergy: number;
  /** Share of the solid mass whose foods have a known energy: the density is of that mass. */
  readonly coverage: number;
}

export const ENERGY_DENSITY_INPUTS: Inputs = { nutrients: ['energy'], foodPatterns: [] };

/** Energy of the solid foods over their mass, and the energy of the drinks. */
export function energyDensity(solids: Totals, liquids: Totals): EnergyDensity {
  const grams = nutrientMass(solids, 'energy');
  const kjPerGram = grams > 0 ? nutrientTotal(solids, 'energy') / grams : null;
  return {
    kjPerGram,
    kcalPerGram: kjPerGram === null ? null : kjToKcal(kjPerGram),
    liquidsEnergy: nutrientTotal(liquids, 'energy'),
    coverage: nutrientCoverage(solids, 'energy'),
  };
}
