import { knownOrNull } from '../../model/known-or-null.ts';
import { kjToKcal } from '../../model/units.ts';
import type { Evaluation } from '../evaluation.ts';
import { GRAMS, nutrientSlot } from '../layout.ts';
import { coverage } from '../totals.ts';

/** Energy per gram of solid foods, and the energy of drinks. */
export interface EnergyDensity {
  /** kJ per g of the solid foods; null without solid mass. */
  readonly kjPerGram: number | null;
  /** kcal per g of the solid foods; null without solid mass. */
  readonly kcalPerGram: number | null;
  /** Energy of the drinks, kJ; null for totals, which do not separate drinks. */
  readonly liquidsEnergy: number | null;
  /** Share of the solid mass whose foods have a known energy. The density refers to that mass. */
  readonly coverage: number;
  /** Share of the mass of drinks whose energy is known. */
  readonly liquidsCoverage: number;
}

/**
 * kcal per 100 g of foods without drinks: the public health goal for the mean of a population.
 * Source: World Cancer Research Fund / American Institute for Cancer Research, Food, Nutrition, Physical
 * Activity, and the Prevention of Cancer (2007), recommendation 3.
 */
export const DENSITY_GOAL = 125;

/** Less energy than this, in kJ, is only a rounding error of sums. */
const LEAST_ENERGY = 1e-6;

/** Energy of the solid foods over their mass, and the energy of the drinks. */
export const ENERGY_DENSITY: Evaluation<EnergyDensity> = {
  inputs: { nutrients: ['energy'], foodPatterns: [], hasSolids: true },
  metrics: [
    {
      name: 'kJ_per_g',
      unit: 'kJ/g',
      shownIn: 'tables',
      meaning: 'Energy of solid foods by their mass',
    },
    {
      name: 'kcal_per_g',
      unit: 'kcal/g',
      shownIn: 'tables',
      meaning: 'Energy of solid foods by their mass',
    },
    { name: 'liquids_energy_kJ', unit: 'kJ', shownIn: 'tables', meaning: 'Energy of drinks' },
    {
      name: 'coverage',
      unit: '',
      shownIn: 'files',
      meaning: 'Share of the solid mass whose energy is known',
    },
    {
      name: 'liquids_coverage',
      unit: '',
      shownIn: 'files',
      meaning: 'Share of the mass of drinks whose energy is known',
    },
  ],
  prepare: (layout) => {
    const { solidEnergy, solidGrams, solidEnergyGap } = layout;
    const energy = nutrientSlot(layout, 'energy');
    const energyGap = nutrientSlot(layout, 'energy', 'nutrientGapSlots');
    return {
      evaluate(amounts, values, at) {
        const grams = (amounts[solidGrams] as number) - (amounts[solidEnergyGap] as number);
        const ofSolids = amounts[solidEnergy] as number;
        const kjPerGram = grams > 0 ? ofSolids / grams : Number.NaN;
        values[at] = kjPerGram;
        values[at + 1] = kjToKcal(kjPerGram);
        const ofLiquids = (amounts[energy] as number) - ofSolids;
        const liquids = (amounts[GRAMS] as number) - (amounts[solidGrams] as number);
        const unknown = (amounts[energyGap] as number) - (amounts[solidEnergyGap] as number);
        // Only totals have energy of neither solid foods nor drinks.
        const isOfTotals = liquids <= 0 && ofLiquids > LEAST_ENERGY;
        values[at + 2] = isOfTotals ? Number.NaN : ofLiquids;
        values[at + 3] = coverage(amounts, solidEnergyGap, solidGrams);
        const known = liquids > 0 ? Math.min(1, (liquids - unknown) / liquids) : 1;
        values[at + 4] = isOfTotals ? 0 : known;
      },
      result: (values, at) => ({
        kjPerGram: knownOrNull(values[at] as number),
        kcalPerGram: knownOrNull(values[at + 1] as number),
        liquidsEnergy: knownOrNull(values[at + 2] as number),
        coverage: values[at + 3] as number,
        liquidsCoverage: values[at + 4] as number,
      }),
    };
  },
};
