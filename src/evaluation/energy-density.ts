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

/** The figures, in their order. */
export const ENERGY_DENSITY_FIGURES = {
  kjPerGram: 0,
  kcalPerGram: 1,
  liquidsEnergy: 2,
  coverage: 3,
} as const;

/** Energy of the solid foods over their mass, and the energy of the drinks. */
export const ENERGY_DENSITY: Evaluation<EnergyDensity> = {
  inputs: { nutrients: ['energy'], foodPatterns: [], hasSolids: true },
  prepare: (layout) => {
    const { solidEnergy, solidGrams, solidEnergyGap } = layout;
    const energy = nutrientSlot(layout, 'energy');
    return {
      width: 4,
      evaluate(amounts, figures, at) {
        const grams = (amounts[solidGrams] as number) - (amounts[solidEnergyGap] as number);
        const ofSolids = amounts[solidEnergy] as number;
        const kjPerGram = grams > 0 ? ofSolids / grams : Number.NaN;
        figures[at] = kjPerGram;
        figures[at + 1] = kjToKcal(kjPerGram);
        figures[at + 2] = (amounts[energy] as number) - ofSolids;
        figures[at + 3] = coverage(amounts, solidEnergyGap, solidGrams);
      },
      result: (figures, at) => ({
        kjPerGram: orNull(figures[at] as number),
        kcalPerGram: orNull(figures[at + 1] as number),
        liquidsEnergy: figures[at + 2] as number,
        coverage: figures[at + 3] as number,
      }),
    };
  },
};
