import { INGREDIENTS_HEADING, isHeadingRest, withoutHashes } from './recipe-headings.ts';
import { isServingsLine } from './servings-line.ts';

/** "2 eggs", "500 g flour", but no "4.8 from 120 ratings" and no "30 min". */
const AMOUNT_OF_FOOD =
  /^(?:[¼-¾⅐-⅞]|\d+(?:[.,/]\d+)?)(?!\s*(?:min|mins|minutes|minuten|std|stunden|hrs?|hours|h|kcal|kj|cal(?:ories)?|kalorien|zutaten|ingredients|schritte|steps|stars?|sterne|ratings?|votes?|reviews?|comments?|kommentare?|bewertung|bewertungen|from|von|out of|\/)(?![\p{L}-]))\s*\p{L}/iu;

/**
 * Where the ingredients of a recipe begin: the position of their heading, if no line above it has the amount of a food.
 * Author, rating and a foreword may stand above; 0 if there is no such heading.
 */
export function startOfIngredients(lines: readonly string[]): number {
  const heading = lines.findIndex((line) => {
    const begun = INGREDIENTS_HEADING.exec(withoutHashes(line));
    return begun !== null && isHeadingRest(begun[1] ?? '');
  });
  const above = lines.slice(0, Math.max(heading, 0));
  const isForeword = above.every((line) => !AMOUNT_OF_FOOD.test(line) || isServingsLine(line));
  return isForeword ? above.length : 0;
}
