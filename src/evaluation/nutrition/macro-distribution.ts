import { KCAL_PER_GRAM } from '../../model/derived/energy-factors.ts';
import type { Evaluation } from '../evaluation.ts';
import { GRAMS, type Layout, nutrientSlot } from '../layout.ts';
import type { Metric } from '../metric.ts';
import { coverage } from '../totals.ts';

/**
 * Macronutrients with their energy. That of carbohydrates is summed food by food, see `carbohydrateEnergy`.
 */
const FACTORS = [
  { nutrient: 'protein', kcalPerGram: KCAL_PER_GRAM.protein },
  { nutrient: 'fat', kcalPerGram: KCAL_PER_GRAM.fat },
  { nutrient: 'alcohol', kcalPerGram: KCAL_PER_GRAM.alcohol },
] as const;

/** The macronutrients, in the order of the specification. */
export const MACRONUTRIENTS = [
  { nutrient: 'carbohydrates', label: 'Carbohydrates' },
  { nutrient: 'protein', label: 'Protein' },
  { nutrient: 'fat', label: 'Fat' },
  { nutrient: 'alcohol', label: 'Alcohol' },
] as const;

/** Which carbohydrates count: available ones with their fibre, or all by difference. */
export const CARBOHYDRATE_BASES = ['available', 'by-difference'] as const;
/** Which carbohydrates count: with fibre, or only those available. */
export type CarbohydrateBasis = (typeof CARBOHYDRATE_BASES)[number];

/** The share of one macronutrient in the energy. */
export interface MacroShare {
  readonly nutrient: (typeof MACRONUTRIENTS)[number]['nutrient'];
  readonly label: string;
  /** The share of the energy of all four, 0 to 100; 0 without energy. */
  readonly percent: number;
  /** Share of the mass whose foods have this nutrient, 0 to 1. */
  readonly coverage: number;
}

/** The shares of carbohydrates, protein, fat and alcohol in the energy. */
export interface MacroDistribution {
  readonly breakdown: readonly MacroShare[];
  /** Energy of the four, which may differ from the energy in a food table. */
  readonly totalKcal: number;
  /** Share of the mass whose carbohydrates count by difference, fibre included, at 4 kcal/g. */
  readonly byDifferenceShare: number;
}

const FACTORS_SOURCE = 'Regulation (EU) No 1169/2011, annex XIV';

const COUNT = MACRONUTRIENTS.length;

/** The position of the first coverage, after the percents and the energy. */
const COVERAGES = COUNT + 1;
const BY_DIFFERENCE_SHARE = COVERAGES + COUNT;

/** The distribution of the energy over carbohydrates, protein, fat and alcohol. */
function macroDistribution(basis: CarbohydrateBasis): Evaluation<MacroDistribution> {
  return {
    inputs: {
      nutrients: ['carbohydrates_by_difference', 'protein', 'fat', 'alcohol'],
      foodPatterns: [],
      hasCarbohydrateEnergy: true,
    },
    metrics: [
      ...MACRONUTRIENTS.map(
        ({ nutrient, label }): Metric => ({
          name: `${nutrient}_percent`,
          unit: '%',
          shownIn: 'tables',
          meaning: `${label}: share of the energy of carbohydrates, protein, fat and alcohol`,
          source: FACTORS_SOURCE,
        }),
      ),
      {
        name: 'total_kcal',
        unit: 'kcal',
        shownIn: 'tables',
        meaning: 'Energy of carbohydrates, protein, fat and alcohol',
        source: FACTORS_SOURCE,
      },
      ...MACRONUTRIENTS.map(
        ({ nutrient, label }): Metric => ({
          name: `${nutrient}_coverage`,
          unit: '',
          shownIn: 'files',
          meaning: `${label}: share of the mass with a known amount`,
        }),
      ),
      {
        name: 'carbohydrates_by_difference_share',
        unit: '',
        shownIn: 'files',
        meaning: 'Share of the mass whose carbohydrates count by difference, fibre at 4 kcal/g',
      },
    ],
    prepare: (layout) => {
      const parts = [carbohydrates(layout, basis), ...FACTORS.map((row) => part(layout, row))];
      const kcal = (amounts: Float64Array, { slot, factor }: Part) =>
        factor * (amounts[slot] as number);
      return {
        evaluate(amounts, values, at) {
          let total = 0;
          for (const each of parts) total += kcal(amounts, each);
          for (let index = 0; index < COUNT; index++) {
            const each = parts[index] as Part;
            values[at + index] = total === 0 ? 0 : (100 * kcal(amounts, each)) / total;
            values[at + COVERAGES + index] = coverage(amounts, each.gap);
          }
          values[at + COUNT] = total;
          values[at + BY_DIFFERENCE_SHARE] = byDifferenceShare(amounts, layout, basis);
        },
        result: (values, at) => ({
          breakdown: MACRONUTRIENTS.map(({ nutrient, label }, index) => ({
            nutrient,
            label,
            percent: values[at + index] as number,
            coverage: values[at + COVERAGES + index] as number,
          })),
          totalKcal: values[at + COUNT] as number,
          byDifferenceShare: values[at + BY_DIFFERENCE_SHARE] as number,
        }),
      };
    },
  };
}

/** The evaluation by each basis. */
export const MACRO_DISTRIBUTIONS: Readonly<
  Record<CarbohydrateBasis, Evaluation<MacroDistribution>>
> = {
  available: macroDistribution('available'),
  'by-difference': macroDistribution('by-difference'),
};

/** The slot of a macronutrient, the kcal in a unit of its sum, and the slot of the mass that lacks it. */
interface Part {
  readonly slot: number;
  readonly factor: number;
  readonly gap: number;
}

function part(layout: Layout, { nutrient, kcalPerGram }: (typeof FACTORS)[number]): Part {
  return {
    slot: nutrientSlot(layout, nutrient),
    factor: kcalPerGram,
    gap: nutrientSlot(layout, nutrient, 'nutrientGapSlots'),
  };
}

function carbohydrates(layout: Layout, basis: CarbohydrateBasis): Part {
  if (basis === 'available') {
    return { slot: layout.carbohydrateKcal, factor: 1, gap: layout.carbohydrateGap };
  }
  const nutrient = 'carbohydrates_by_difference';
  return {
    slot: nutrientSlot(layout, nutrient),
    factor: KCAL_PER_GRAM.carbohydrates,
    gap: nutrientSlot(layout, nutrient, 'nutrientGapSlots'),
  };
}

function byDifferenceShare(
  amounts: Float64Array,
  layout: Layout,
  basis: CarbohydrateBasis,
): number {
  const grams = amounts[GRAMS] as number;
  if (grams === 0) return 0;
  return basis === 'by-difference' ? 1 : (amounts[layout.byDifference] as number) / grams;
}
