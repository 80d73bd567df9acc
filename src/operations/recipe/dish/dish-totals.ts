import { sumEntries } from '../../../engine/sum-entries.ts';
import { evaluateBy } from '../../../evaluation/evaluations.ts';
import type { IndexScore } from '../../../evaluation/indices/index-score.ts';
import { mealList } from '../../../meals/entries/meal-list.ts';
import { type Diagnostic, ViandError } from '../../../model/diagnostic.ts';
import type { Services } from '../../services.ts';
import type { WeighedIngredient } from '../weighing/weigh-part.ts';

/** The HEI-2015 of ingredients, as if they were the entries of a meal. */
export function healthyEatingIndexOf(
  ingredients: readonly WeighedIngredient[],
  foods: Services['foods'],
): IndexScore {
  const entries = ingredients.map(({ foodId, grams: amount }) => ({
    ...{ food_id: foodId, amount, unit: 'g' },
  }));
  const report = (diagnostic: Diagnostic) => {
    throw new ViandError(diagnostic);
  };
  return evaluateBy('healthy-eating-index', sumEntries(mealList([{ entries }]), { foods, report }));
}
