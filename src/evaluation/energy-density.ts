import { kjToKcal } from '../model/units.ts';
import { type Evaluation, orNull } from './evaluation.ts';
import { nutrientSlot } from './layout.ts';
import { coverage } from './totals.ts';

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

/** Energy of the solid foods over their mass, and the energy of the drinks. */
export const ENERGY_DENSITY: Evaluation<EnergyDensity> = {
  inputs: { nutrients: ['energy'], foodPatterns: [], hasSolids: true },
  metrics: [
    { name: 'kJ_per_g', unit: 'kJ/g', shownIn: 'tables' },
    { name: 'kcal_per_g', unit: 'kcal/g', shownIn: 'tables' },
    { name: 'liquids_energy_kJ', unit: 'kJ', shownIn: 'tables' },
    { name: 'coverage', unit: '', shownIn: 'files' },
  ],
  prepare: (layout) => {
    const { solidEnergy, solidGrams, solidEnergyGap } = layout;
    const energy = nutrientSlot(layout, 'energy');
    return {
      evaluate(amounts, values, at) {
        const grams = (amounts[solidGrams] as number) - (amounts[solidEnergyGap] as number);
        const ofSolids = amounts[solidEnergy] as number;
        const kjPerGram = grams > 0 ? ofSolids / grams : Number.NaN;
        values[at] = kjPerGram;
        values[at + 1] = kjToKcal(kjPerGram);
        values[at + 2] = (amounts[energy] as number) - ofSolids;
        values[at + 3] = coverage(amounts, solidEnergyGap, solidGrams);
      },
      result: (values, at) => ({
        kjPerGram: orNull(values[at] as number),
        kcalPerGram: orNull(values[at + 1] as number),
        liquidsEnergy: values[at + 2] as number,
        coverage: values[at + 3] as number,
      }),
    };
  },
};
