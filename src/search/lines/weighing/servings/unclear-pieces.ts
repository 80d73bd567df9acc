import type { Food, Variant } from '../../../../model/food.ts';
import type { FoodLine } from '../../reading/food-line.ts';
import { namesManyFoods } from '../../words/general-words.ts';
import { CONFIDENCE, type Serving, servingOfSize } from './servings.ts';

/** Labels of halves, where a line that names the food probably counts wholes: rolls, walnuts. */
const HALF = /\bhalf\b/i;

/** Words by which a line counts halves: "2 peach halves", "3 Walnusshälften". */
const SAYS_HALF = /half|halves|halved|hälfte/iu;

/** Labels of a helping of several pieces, which a line may call a roll. */
const SEVERAL_PIECES = /^\d+ pieces$/;
const ROLL = /^(?:rolls?|rollen?)$/;

/** Labels of a roll, where a line that names the bread may count loaves: "1 ciabatta". */
const OF_ROLL = /\broll$/i;
const SAYS_ROLL = /rolls?$|brötchen$|semmeln?$/iu;

/** Labels of squares of a bar, where a line that names the chocolate may count bars: "1 Toblerone". */
const OF_SQUARE = /\bsquare$/i;
const SAYS_PIECE = /square|piece|segment|st(?:ü|ue)ck|würfel/iu;

/** Labels of patties that a line may also name for the whole burger: "1 veggie burger". */
const OF_BURGER = /\bburger$/;
const SAYS_PATTY = /patty|patties|bratlinge?$/iu;
const BURGERS_IN_BUNS = 'Fast Foods';

/** The ratio between a helping and a slice from which a number may count helpings: "1 garlic bread". */
const MANY_SLICES = 2;

/**
 * A counted serving, with less confidence if the number may count something larger than the piece of the catalogue: a
 * whole that is served in pieces, or any of the foods that a general word means.
 */
export function withDoubtInPiece(
  counted: Serving,
  { quantity, words }: FoodLine,
  food: Food,
  { servingSizes }: Variant,
): Serving {
  if (quantity === undefined || !food.isSolid) return counted;
  const portion = servingOfSize(servingSizes, 'portion', undefined);
  const slice = servingOfSize(servingSizes, 'slice', undefined);
  const isRoll =
    counted.label === '1 piece' &&
    SEVERAL_PIECES.test(portion?.label ?? '') &&
    ROLL.test(words.at(-1) ?? '');
  const isHalf = HALF.test(counted.label) && !words.some((word) => SAYS_HALF.test(word));
  const isLoaf =
    slice !== undefined &&
    OF_ROLL.test(counted.label) &&
    !words.some((word) => SAYS_ROLL.test(word));
  const isPatty =
    OF_BURGER.test(counted.label) &&
    food.foodGroup !== BURGERS_IN_BUNS &&
    !words.some((word) => SAYS_PATTY.test(word));
  const isSquare = OF_SQUARE.test(counted.label) && !words.some((word) => SAYS_PIECE.test(word));
  const isSliceOfMany =
    counted.label === slice?.label && (portion?.amount ?? 0) > MANY_SLICES * counted.amount;
  const isOfMany = namesManyFoods(words);
  if (isSquare) return atMost(counted, CONFIDENCE.doubtful);
  // "1 piece of fruit", but no bag of nuts.
  if (isOfMany && !counted.label.endsWith(`of ${words.at(-1)}`))
    return atMost(counted, CONFIDENCE.doubtful);
  return isOfMany || isRoll || isHalf || isLoaf || isPatty || isSliceOfMany
    ? atMost(counted, CONFIDENCE.usualSize)
    : counted;
}

function atMost(serving: Serving, most: number): Serving {
  return { ...serving, confidence: Math.min(serving.confidence, most) };
}
