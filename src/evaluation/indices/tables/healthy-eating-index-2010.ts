import { indexEvaluation } from '../index-score.ts';
import type { Combine, IndexComponent, IndexInput } from '../index-table.ts';
import { HEI_2015 } from './healthy-eating-index-2015.ts';

/** A cup of legumes counts as 4 oz of protein foods (Food Patterns Equivalents Database). */
const OUNCES_OF_LEGUMES = 4;
/** Protein foods per 1000 kcal up to which legumes count with them, oz: the standard of the component. */
const PROTEIN_STANDARD = 2.5;
/** Alcohol per 1000 kcal above which its energy is empty, g. */
const MODERATE_ALCOHOL = 13;
/** A teaspoon of added sugars is 4 g. */
const KCAL_OF_SUGARS = 16;
const KCAL_OF_FAT = 9;
const KCAL_OF_ALCOHOL = 7;

/** Protein foods without legumes, which decide where legumes count. */
const OTHER_PROTEINS: readonly IndexInput[] = ['pf_mps_total', 'pf_eggs', 'pf_soy', 'pf_nutsds'];

/** The inputs of a component whose legumes depend on {@link OTHER_PROTEINS}. */
function withLegumes(...own: readonly IndexInput[]): readonly IndexInput[] {
  return [...own, ...OTHER_PROTEINS, 'v_legumes'];
}

/** The sum of a component's own inputs, among those of {@link withLegumes}. */
function sumOfOwn(amounts: Float64Array): number {
  return sum(amounts, 0, amounts.length - OTHER_PROTEINS.length - 1);
}

/** The sum of other protein foods, likewise. */
function sumOfOthers(amounts: Float64Array): number {
  return sum(amounts, amounts.length - OTHER_PROTEINS.length - 1, amounts.length - 1);
}

/** The cups of legumes, which are the last of the amounts. */
function cupsOfLegumes(amounts: Float64Array): number {
  return amounts[amounts.length - 1] as number;
}

/** Ounces of legumes that count as protein foods: up to the standard, after other protein foods. */
function ouncesAsProtein(amounts: Float64Array, kcal: number): number {
  const wanted = Math.max(0, PROTEIN_STANDARD * (kcal / 1000) - sumOfOthers(amounts));
  return Math.min(wanted, cupsOfLegumes(amounts) * OUNCES_OF_LEGUMES);
}

const PROTEIN_FOODS: Combine = {
  unit: 'oz eq',
  of: (amounts, kcal) => sumOfOthers(amounts) + ouncesAsProtein(amounts, kcal),
};

const SEAFOOD_AND_PLANT_PROTEINS: Combine = {
  unit: 'oz eq',
  of: (amounts, kcal) => sumOfOwn(amounts) + ouncesAsProtein(amounts, kcal),
};

/** Vegetables, with the remaining legumes. */
const VEGETABLES: Combine = {
  unit: 'cup eq',
  of(amounts, kcal) {
    const asProtein = ouncesAsProtein(amounts, kcal) / OUNCES_OF_LEGUMES;
    return sumOfOwn(amounts) + cupsOfLegumes(amounts) - asProtein;
  },
};

function sum(amounts: Float64Array, from: number, to: number): number {
  return amounts.subarray(from, to).reduce((all, amount) => all + amount, 0);
}

const EMPTY_CALORIES: IndexComponent = {
  component: 'empty_calories',
  label: 'Empty calories',
  maxScore: 20,
  density: {
    kind: '% of energy',
    of: ['solid_fats', 'add_sugars', 'alcohol'],
    kcalPerUnit: 1,
    combine: {
      unit: 'kcal',
      of([fats = Number.NaN, sugars = Number.NaN, alcohol = Number.NaN], kcal) {
        const tooMuch = Math.max(0, alcohol - MODERATE_ALCOHOL * (kcal / 1000));
        return KCAL_OF_FAT * fats + KCAL_OF_SUGARS * sugars + KCAL_OF_ALCOHOL * tooMuch;
      },
    },
  },
  unit: '% of energy',
  worstAt: 50,
  bestAt: 19,
};

/** Changes in components that HEI-2015 kept, by legumes and empty calories. */
const CHANGED: Readonly<Record<string, IndexComponent['density']>> = {
  total_vegetables: {
    kind: 'per 1000 kcal',
    of: withLegumes('v_total'),
    combine: VEGETABLES,
  },
  greens_and_beans: {
    kind: 'per 1000 kcal',
    of: withLegumes('v_drkgr'),
    combine: VEGETABLES,
  },
  total_protein_foods: {
    kind: 'per 1000 kcal',
    of: withLegumes(),
    combine: PROTEIN_FOODS,
  },
  seafood_and_plant_proteins: {
    kind: 'per 1000 kcal',
    of: withLegumes('pf_seafd_hi', 'pf_seafd_low', 'pf_soy', 'pf_nutsds'),
    combine: SEAFOOD_AND_PLANT_PROTEINS,
  },
};

const REPLACED: ReadonlySet<string> = new Set(['added_sugars', 'saturated_fats']);

/**
 * HEI-2010: 12 components, 100 points. Legumes count as protein foods until these reach their standard, and the rest of
 * them as vegetables. Empty calories replace the added sugars and saturated fats of HEI-2015.
 *
 * Source: P. M. Guenther et al., Update of the Healthy Eating Index: HEI-2010, Journal of the Academy of Nutrition and
 * Dietetics 113(4), 2013, and the National Cancer Institute's scoring and legume allocation macros.
 */
export const HEALTHY_EATING_INDEX_2010 = indexEvaluation(
  { index: 'HEI-2010', version: 'Guenther et al. 2013' },
  [
    ...HEI_2015.filter(({ component }) => !REPLACED.has(component)).map((row) => ({
      ...row,
      density: CHANGED[row.component] ?? row.density,
    })),
    EMPTY_CALORIES,
  ],
);
