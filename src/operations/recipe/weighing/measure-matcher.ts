import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { EntrySink } from '../../../meals/entries/reading.ts';
import { SURE_CONFIDENCE } from '../../../model/entry.ts';
import { acceptanceOf, candidateOf } from '../../../search/lines/candidates/candidate.ts';
import { weighedRaw } from '../../../search/lines/candidates/weighed-raw.ts';
import { readMeasuredFood } from '../../../search/lines/reading/measured-food.ts';
import { rawOfId } from './raw-of-id.ts';

/** Weighs household measures in the entries of a recipe, such as 2 cups of oats. */
export function measureMatcher(catalogue: Catalogue): EntrySink['match'] & {} {
  return ({ foodId = '', measure = '' }) => {
    const found = catalogue.find(foodId);
    if (found === undefined) return [];
    const { food, variantId } = found;
    const raw = rawOfId(catalogue, foodId);
    const named = candidateOf(readMeasuredFood('', measure), food, variantId);
    const best = raw === undefined ? named : weighedRaw(named, food, raw);
    const { amount, unit, confidence, isSizeAssumed } = best;
    if (acceptanceOf(best) < SURE_CONFIDENCE) return [];
    return [{ foodId, amount, unit, match: { confidence, isUncertain: false, isSizeAssumed } }];
  };
}
