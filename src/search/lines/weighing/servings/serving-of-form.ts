import type { Food, ServingSize, Variant } from '../../../../model/food.ts';
import { foodGroups } from '../../../../model/food-groups.ts';
import type { FoodLine } from '../../reading/food-line.ts';
import { isProduce } from '../../states/is-produce.ts';
import type { Form } from '../../words/measures.ts';
import { amountRemark } from '../../words/remark.ts';
import type { Size } from '../../words/size-words.ts';
import { usualSize } from '../assumed-sizes/usual-sizes.ts';
import { isServedAsOnePiece } from './one-or-several.ts';
import {
  AS_PORTION,
  CONFIDENCE,
  everydayServing,
  type Serving,
  servingLabelled,
  servingOfSize,
  WHOLE_ONE,
} from './servings.ts';
import { isDish, isServedHeaped, mayBePowder } from './spoons-of-powder.ts';

/** The heaviest piece, g: a wedge of watermelon counts as a slice. */
const LARGEST_PIECE = 600;

/** Below this weight, g, nobody calls a slice a piece: a slice of an egg, a kiwi or a cucumber. */
const SMALLEST_CUT = 20;

/** Up to this weight, g, fruit and vegetables are counted whole, by the project's judgement: "3 Stk. Mandarinen". */
const LARGEST_WHOLE = 350;

/** Below this weight, g, nobody counts pieces of a vegetable: florets, and leaves of a cabbage. */
const SMALLEST_COUNTED = 30;

const NUTS = 'Nut and Seed Products';
const BAKED = 'Baked Products';

/** Substitutes for a form that a food lacks: "1 Stück Kuchen" is a slice. */
const SIMILAR_FORMS: Readonly<Partial<Record<Form, readonly Form[]>>> = {
  piece: ['whole', 'slice'],
  slice: ['piece'],
  bowl: ['portion'],
  portion: [],
};

/** The serving in the form that a line names; in a similar form, or of another cooked variant, if the food lacks it. */
export function servingOfForm(
  line: FoodLine,
  food: Food,
  eaten: Variant,
  form: Form,
): Serving | undefined {
  return (
    wholePiece(line, food, eaten) ??
    openSandwich(line, food, eaten) ??
    wholeByPiece(line, food, servingOf(food, eaten, form, line.size)) ??
    servingOfSpoon(food, eaten, form, line.size) ??
    servingOfSibling(food, eaten, form, line.size)
  );
}

function servingOf(
  food: Food,
  eaten: Variant,
  form: Form,
  size: Size | undefined,
): Serving | undefined {
  const { servingSizes: servings } = eaten;
  const own = servingOfSize(servings, form, size);
  const portion = form === 'bowl' ? portionForOnly(servings, size) : undefined;
  if (portion !== undefined) return portion;
  const helping = form === 'piece' && isDish(food) ? usualPortion(servings, size) : undefined;
  if (helping !== undefined && own?.assumedSize === 'small') return helping;
  if (own !== undefined && form === 'piece' && isLessThanPiece(own, food))
    return { ...own, confidence: Math.min(own.confidence, CONFIDENCE.usualSize) };
  if (own !== undefined)
    return isOnlyOne(servings, form, size)
      ? { ...own, confidence: Math.min(own.confidence, ofOnly(own, form)) }
      : own;
  const labelled = size === undefined ? servingLabelled(form, servings) : undefined;
  if (labelled !== undefined) return labelled;
  const similar = servingOfSimilar(food, servings, form, size) ?? helping;
  if (similar !== undefined) return similar;
  const whole = form === 'whole' ? wholeHead(food) : undefined;
  if (whole !== undefined) return whole;
  if (form === 'whole') return { ...everydayServing(food, eaten), confidence: CONFIDENCE.doubtful };
  return form === 'portion' ? everydayServing(food, eaten) : undefined;
}

/** "1 whole garlic": the head or bulb of a food whose servings are parts of it. */
function wholeHead(food: Food): Serving | undefined {
  const size = usualSize('bulb', food) ?? usualSize('head', food);
  return (
    size && { ...size, label: '1 whole', confidence: CONFIDENCE.usualPiece, remark: WHOLE_ONE }
  );
}

/** The serving of a similar form: "1 Stück Kuchen" is a slice. */
function servingOfSimilar(
  food: Food,
  servings: readonly ServingSize[],
  form: Form,
  size: Size | undefined,
): Serving | undefined {
  for (const like of similarForms(food, servings, form)) {
    const found = servingOfSize(servings, like, size);
    if (found === undefined || (form === 'piece' && found.amount > LARGEST_PIECE)) continue;
    const confidence = Math.min(found.confidence, confidenceInSimilar(food, servings, form, like));
    const remark =
      found.remark ?? (like === 'whole' ? WHOLE_ONE : amountRemark(`assumed a ${like}`));
    return { ...found, confidence, remark };
  }
  return undefined;
}

function confidenceInSimilar(
  food: Food,
  servings: readonly ServingSize[],
  form: Form,
  like: Form,
): number {
  if (form === 'slice' && !isDish(food) && !IN_SLICES.has(food.foodGroup))
    return CONFIDENCE.doubtful;
  const isAnyCut = form === 'piece' && like === 'slice' && CUT_AT_WILL.has(food.foodGroup);
  const isAnySize = isAnyCut || (like === 'whole' && comesSmall(servings));
  return form === 'bowl' || isAnySize ? CONFIDENCE.usualSize : CONFIDENCE.likely;
}

/** Whether a food also comes in pieces of less than half the weight: "2 sausage links" may be those of a breakfast. */
function comesSmall(servings: readonly ServingSize[]): boolean {
  const [usual, small] = (['medium', 'small'] as const).map(
    (size) => servings.find(({ type }) => type === `${size}_whole`)?.amount ?? undefined,
  );
  return usual !== undefined && small !== undefined && 2 * small < usual;
}

/** "1 Stück Moussaka" is cut as large as a helping. */
function usualPortion(servings: readonly ServingSize[], size: Size | undefined) {
  const found = servingOfSize(servings, 'portion', size);
  return found && { ...found, confidence: CONFIDENCE.usualSize, remark: AS_PORTION };
}

/** Groups whose pieces people also call slices: cakes. A slice of a radish or frankfurter is a part of one. */
const IN_SLICES = foodGroups(BAKED, 'Sweets', 'Fast Foods');

const DAIRY = 'Dairy and Egg Products';

/** Groups whose foods people cut as they like: a piece of cheese, sausage or quesadilla may be a slice or a chunk. */
const CUT_AT_WILL = foodGroups(
  DAIRY,
  'Sausages and Luncheon Meats',
  'Meals, Entrees, and Side Dishes',
);

/**
 * Whether a piece in the catalogue is smaller than what people call a piece: a cube of feta, or butter for a slice of
 * bread.
 */
function isLessThanPiece({ label }: Serving, { foodGroup }: Food): boolean {
  return foodGroup === DAIRY && (label.includes('cube') || !label.startsWith('1 '));
}

/** "1 Scheibe Käsebrot": a food that people eat by the slice, under its own name. */
function openSandwich(
  { measure, size, words }: FoodLine,
  food: Food,
  { servingSizes }: Variant,
): Serving | undefined {
  const isSlice = measure?.kind === 'serving' && measure.form === 'slice';
  if (!isSlice || words.length > 1 || !isServedAsOnePiece(food)) return undefined;
  const slice = servingOfSize(servingSizes, 'slice', size);
  return slice && { ...slice, confidence: Math.max(slice.confidence, CONFIDENCE.usualPiece) };
}

/**
 * A plate or bowl of a food that has only a large one, or only a side dish, is a portion of it, if the portion is
 * known.
 */
function portionForOnly(
  servings: readonly ServingSize[],
  size: Size | undefined,
): Serving | undefined {
  const bowls = servings.filter(({ type }) => type?.endsWith('_bowl'));
  const [only] = size === undefined && bowls.length === 1 ? bowls : [];
  const portion = servingOfSize(servings, 'portion', undefined);
  if (only?.amount == null || portion === undefined) return undefined;
  const isOther =
    only.type === 'large_bowl' || (only.type === 'small_bowl' && only.amount < portion.amount);
  return isOther ? { ...portion, confidence: CONFIDENCE.usualSize, remark: AS_PORTION } : undefined;
}

/** A cup has 16 tablespoons, of three teaspoons each. */
const TEASPOONS: Readonly<Partial<Record<Form, number>>> = { teaspoon: 1, tablespoon: 3, cup: 48 };

/** Converts spoons from the other kind of spoon, if only that is known, or from a cup. */
function servingOfSpoon(
  food: Food,
  eaten: Variant,
  form: Form,
  size: Size | undefined,
): Serving | undefined {
  const { servingSizes, density } = eaten;
  if (form !== 'tablespoon' && form !== 'teaspoon') return undefined;
  for (const other of ['teaspoon', 'tablespoon', 'cup'] as const) {
    const found = servingOfSize(servingSizes, other, size);
    if (found === undefined) continue;
    const isHeaped = form === 'tablespoon' && isServedHeaped(food, eaten);
    const ofPlain = density === null || isHeaped ? CONFIDENCE.usualSize : CONFIDENCE.likely;
    const ofCup = mayBePowder(food, form) ? CONFIDENCE.doubtful : ofPlain;
    const most = other === 'cup' ? ofCup : CONFIDENCE.stated;
    return {
      ...found,
      amount: (found.amount * (TEASPOONS[form] ?? 1)) / (TEASPOONS[other] ?? 1),
      confidence: Math.min(found.confidence, most),
    };
  }
  return undefined;
}

/**
 * The serving of another cooked variant, which hardly differs: a cup of steamed broccoli for a boiled one. Nuts and
 * seeds change little when they are roasted.
 */
function servingOfSibling(
  { variants, foodGroup }: Food,
  eaten: Variant,
  form: Form,
  size: Size | undefined,
): Serving | undefined {
  const isAlike = ({ processing }: Variant) =>
    foodGroup === NUTS || !['raw', 'dried'].includes(processing);
  if (!isAlike(eaten)) return undefined;
  for (const variant of variants) {
    const found = isAlike(variant) ? servingOfSize(variant.servingSizes, form, size) : undefined;
    if (found !== undefined)
      return { ...found, confidence: Math.min(found.confidence, CONFIDENCE.likely) };
  }
  return undefined;
}

/**
 * "1 Stück Brötchen" is as sure as "1 Brötchen", and half a piece of cucumber is half of a whole one. "1 Stück Gurke"
 * may be cut off.
 */
function wholeByPiece(
  { measure, quantity }: FoodLine,
  food: Food,
  found: Serving | undefined,
): Serving | undefined {
  if (found?.remark !== WHOLE_ONE || found.amount > LARGEST_WHOLE) return found;
  const mayBeWhole = measure?.kind === 'serving' && measure.mayBeWhole === true;
  const isHalf = isProduce(food) && quantity !== undefined && quantity < 1;
  const isRoll = food.foodGroup === BAKED && isServedAsOnePiece(food);
  return mayBeWhole && (isHalf || isRoll)
    ? { ...found, confidence: Math.max(found.confidence, CONFIDENCE.usualPiece) }
    : found;
}

/**
 * A whole fruit or vegetable, which lines call a piece if a food has both wholes and pieces: not a segment of a
 * mandarin.
 */
function wholePiece(
  { measure, size }: FoodLine,
  food: Food,
  { servingSizes }: Variant,
): Serving | undefined {
  const mayBeWhole = measure?.kind === 'serving' && measure.mayBeWhole === true;
  if (!mayBeWhole || !isProduce(food)) return undefined;
  const [whole, piece] = (['whole', 'piece'] as const).map((form) =>
    servingOfSize(servingSizes, form, size),
  );
  if (whole === undefined || piece === undefined) return undefined;
  if (whole.amount <= LARGEST_WHOLE) {
    const confidence = Math.min(whole.confidence, CONFIDENCE.likely);
    return { ...whole, confidence, remark: WHOLE_ONE };
  }
  // "1 Stk. Brokkoli" is no floret.
  const counted = piece.amount < SMALLEST_COUNTED ? whole : piece;
  return { ...counted, confidence: CONFIDENCE.doubtful };
}

/** A plate of a food with only a side-dish helping may hold more. */
function ofOnly({ assumedSize }: Serving, form: Form): number {
  return form === 'bowl' && assumedSize === 'small' ? CONFIDENCE.usualSize : CONFIDENCE.likely;
}

/**
 * A piece of a food that is cut into slices, such as a pizza, is a slice. A piece of fruit or vegetables is a whole
 * one.
 */
function similarForms(food: Food, servings: readonly ServingSize[], form: Form): readonly Form[] {
  const grams = (one: Form) => servingOfSize(servings, one, undefined)?.amount ?? 0;
  // A slice of pizza is a piece of it; a slice of a boiled egg is not.
  const isSliced = grams('slice') >= SMALLEST_CUT && grams('whole') > 2 * grams('slice');
  // "2 Stück Tomaten" are no slices.
  const isCut = form === 'piece' && isSliced && !isProduce(food);
  return isCut ? ['slice'] : (SIMILAR_FORMS[form] ?? []);
}

/** Whether a form without a stated size has only one size, which is not medium. */
function isOnlyOne(servings: readonly ServingSize[], form: Form, size: Size | undefined): boolean {
  const others = servings.filter(({ type }) => type?.endsWith(`_${form}`));
  return size === undefined && others.length === 1 && others[0]?.type !== `medium_${form}`;
}
