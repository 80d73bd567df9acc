import { isServingsLine, wholesCounted } from '../../servings/servings-line.ts';
import { isIngredientsHeading, withoutHashes } from './recipe-headings.ts';

/** "2 eggs", "500 g flour", but neither "4.8 from 120 ratings" nor "30 min" nor "4 people for 2 days". */
const AMOUNT_OF_FOOD =
  /^(?:[¼-¾⅐-⅞]|\d+(?:[.,/]\d+)?(?:\s?[¼-¾⅐-⅞]|\s\d\/\d)?)(?!\s*(?:min|mins|minutes|minuten|std|stunden|hrs?|hours|h|kcal|kj|cal(?:ories)?|kalorien|zutaten|ingredients|schritte|steps|stars?|sterne|ratings?|votes?|reviews?|comments?|kommentare?|bewertung|bewertungen|from|von|out of|portion(?:en|s)?|person(?:en|s)?|pers\.|people|servings?|leute|gäste|guests|\/)(?![\p{L}-]))\s*\p{L}/iu;

/** Whether a line begins with the amount of a food, rather than with a time, a rating or a number of servings. */
export function isAmountOfFood(line: string): boolean {
  return AMOUNT_OF_FOOD.test(line) && !isServingsLine(line);
}

/**
 * Where the ingredients of a recipe begin: the position of their heading, if no line above it has the amount of a food.
 * Author, rating and a foreword may precede it; 0 if there is no such heading.
 *
 * @param table the position of the header of a table of ingredients, which is a heading, too
 */
export function startOfIngredients(lines: readonly string[], table?: number): number {
  const heading = lines.findIndex((line) => isIngredientsHeading(withoutHashes(line)));
  const above = lines.slice(0, heading < 0 ? (table ?? 0) : heading);
  const isForeword = above.every((line) => !isAmountOfFood(line));
  return isForeword ? above.length : 0;
}

/** The rules above the ingredients and the steps of a recipe. */
export interface RuledParts {
  readonly ingredients: number;
  /** Undefined if there are no steps. */
  readonly steps: number | undefined;
}

/**
 * The parts of a recipe in the form of RecipeMD: a title in Markdown, a rule above the ingredients, and one below them.
 * A foreword is between the title and the first rule. Undefined for any other recipe.
 */
export function ruledParts(lines: readonly string[]): RuledParts | undefined {
  const title = lines.findIndex((line) => line !== '');
  if (!/^#\s/.test(lines[title] ?? '')) return undefined;
  const rules = lines.flatMap((line, index) => (/^-{3,}$/.test(line) ? [index] : []));
  const [ingredients, steps] = rules;
  if (ingredients === undefined) return undefined;
  const next = lines.slice(ingredients + 1).find((line) => line !== '') ?? '';
  const above = lines.slice(title + 1, ingredients);
  const isForeword = above.every(
    (line) => !isAmountOfFood(line) || wholesCounted(line) !== undefined,
  );
  return isForeword && AMOUNT_OF_FOOD.test(next) ? { ingredients, steps } : undefined;
}
