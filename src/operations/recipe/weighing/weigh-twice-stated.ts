import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { ingredientText } from '../../../meals/recipes/ingredients/ingredient-text.ts';
import { amountsAround } from '../../../meals/recipes/ingredients/rewriting/second-amounts.ts';
import { matchText } from '../../match/names/foods-of-text.ts';
import { isWeighed, type UnweighedPart, weighPart } from './weigh-part.ts';

/** By which share two statements of one amount may differ: a cup of a food does not always weigh the same. */
const MOST_DIFFERENT = 0.25;

/**
 * A line that gives the amount of its food twice, if the two contradict each other: "1 cup yoghurt 2 kg". Undefined for
 * other lines.
 */
export function weighTwiceStated(
  catalogue: Catalogue,
  line: string,
  accept: number,
): UnweighedPart | undefined {
  const [first, second] = amountsAround(line).map((text) =>
    weighPart(catalogue, ingredientText(text), accept),
  );
  if (first === undefined || second === undefined) return undefined;
  if (!isWeighed(first) || !isWeighed(second)) return undefined;
  const [less, more] = [first.grams, second.grams].toSorted((a, b) => a - b) as [number, number];
  if (more <= less * (1 + MOST_DIFFERENT)) return undefined;
  const candidates = matchText(catalogue, ingredientText(line));
  return { candidates, isCertain: false, hasTwoAmounts: first.foodId === second.foodId };
}
