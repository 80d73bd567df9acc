import { type Food, processingLabel } from '../../model/food.ts';
import { NUTRIENTS, unknownNutrients } from '../../model/nutrients.ts';
import { estimateWeight } from '../../search/weights/estimate-weight.ts';
import { slugOf } from '../../text/words/slug.ts';
import type { RecipeResult } from './compose-recipe.ts';

/** The source of saved recipes in a catalogue. */
export const RECIPES_SOURCE = {
  id: 'recipes',
  name: 'Saved recipes',
  release: '',
  licence: '',
  isOwn: true,
} as const;

/**
 * The least share of the ingredients' weight with a known amount of a nutrient for which the sum counts as that of the
 * dish. It is the same as in the comparison of days (decision 30).
 */
const MIN_COVERAGE = 0.9;

/** A dish as a food of a catalogue, with one food per name. */
export function recipeFood({ name, servings, cooked = 'raw', composition }: RecipeResult): Food {
  const { grams, coverage, foodPatterns } = composition;
  const { id: source } = RECIPES_SOURCE;
  const code = slugOf([name]);
  const id = `${source}-${code}`;
  const nutrients = unknownNutrients();
  for (const { position } of NUTRIENTS) {
    const isKnown = (coverage[position] as number) >= MIN_COVERAGE;
    if (isKnown) nutrients[position] = composition.nutrients[position] as number;
  }
  const serving = { type: 'portion', label: '1 serving', unit: 'g' } as const;
  return {
    ...{ id, name, otherNames: [], description: '', type: 'generic_composite_food' },
    ...{ brand: null, gtin: null, foodGroup: null, isSolid: true, standardProcessing: cooked },
    standardServingType: servings === undefined ? null : 'portion',
    standardUnit: 'g',
    searchWeight: estimateWeight({ name, synonyms: [], brand: null, nutrients }),
    retiredIn: null,
    variants: [
      {
        ...{ id: `${id}.${cooked}`, processing: cooked, label: processingLabel(cooked) },
        ...{ yieldFactor: null, density: null },
        servingSizes: servings === undefined ? [] : [{ ...serving, amount: grams / servings }],
        ...{ nutrients, foodPatterns, foodPatternsEstimated: false },
        foodPatternsOrigin: foodPatterns === null ? null : { source, sourceCode: code },
        ...{ source, sourceCode: code, borrowed: null },
      },
    ],
  };
}
