import { areRomance } from '../../../meals/recipes/ingredients/languages/romance-ingredients.ts';
import type { IngredientLine } from '../../../meals/recipes/recipe.ts';
import { remarkNotes } from '../../../meals/recipes/text/around/dropped-lines.ts';
import type { Candidate } from '../../../search/lines/candidates/candidate.ts';
import { candidateNames } from '../../match/names/candidate-names.ts';
import type { Services } from '../../services.ts';
import { withoutRepeats } from './repeated-foods.ts';
import type { SkippedIngredient } from './skipped-ingredients.ts';
import { withUsualSalt } from './unmeasured-salt.ts';
import { weighLine } from './weigh-line.ts';
import type { Ingredient } from './weigh-part.ts';

/** Ingredients, those that could be weighed and the others. */
export interface WeighedIngredients {
  readonly ingredients: readonly Ingredient[];
  readonly skipped: readonly SkippedIngredient[];
  /** Notes on lines that do not count because nobody eats their foods, as sentences. */
  readonly leftOut?: readonly string[] | undefined;
}

/**
 * Finds the foods of lines such as "500 g potatoes", and their weights. Lines without a certain food, or without an
 * amount, are skipped.
 *
 * @param accept the minimum confidence of a food, 0 to 1
 * @param option the caller's name for that confidence
 */
export function weighLines(
  { catalogue, language = 'en' }: Pick<Services, 'catalogue' | 'language'>,
  lines: readonly IngredientLine[],
  accept: number,
  option = '--accept',
): WeighedIngredients {
  const weighing = {
    catalogue,
    accept,
    option,
    isRomance: areRomance(lines.map(({ text }) => text)),
    namesOf: (text: string, candidates: readonly Candidate[]) =>
      candidateNames(catalogue, text, candidates, language),
  };
  const outcomes = lines.flatMap((line) => weighLine(weighing, line));
  const once = withoutRepeats(
    outcomes.flatMap((one) => ('ingredient' in one ? [one.ingredient] : [])),
  );
  const leftOut = outcomes.flatMap((one) => ('leftOut' in one ? [one.leftOut] : []));
  const remarks = outcomes.flatMap((one) => ('remark' in one ? [one.remark] : []));
  return {
    ingredients: withUsualSalt(once.ingredients),
    skipped: outcomes.flatMap((one) => ('skipped' in one ? [one.skipped] : [])),
    leftOut: [...leftOut, ...once.leftOut, ...remarkNotes(remarks)],
  };
}
