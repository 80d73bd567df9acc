import type { Food, ServingSize, Variant } from '../../../../model/food.ts';
import { rawVariant } from '../../../../model/yields.ts';
import type { FoodLine } from '../../reading/food-line.ts';
import { isProduce } from '../../states/is-produce.ts';
import type { Form } from '../../words/measures.ts';
import { MINI, type Size } from '../../words/size-words.ts';
import { brandPiece } from '../assumed-sizes/brand-pieces.ts';
import { gramsOfSmallPiece } from '../assumed-sizes/small-pieces.ts';
import { gramsOfWhole, SHARED_WHOLE } from '../assumed-sizes/whole-foods.ts';
import { isServedAsOnePiece, meansOne, meansSeveral } from './one-or-several.ts';
import { isPackOfAnySize } from './packs-of-any-size.ts';
import {
  CONFIDENCE,
  everydayServing,
  ofSizeFirst,
  type Serving,
  servingOfSize,
} from './servings.ts';
import { isDish } from './spoons-of-powder.ts';
import { withDoubtInPiece } from './unclear-pieces.ts';

/** The forms that a bare number counts, the likeliest first: "2 eggs", "3 biscuits". */
const COUNTED: readonly Form[] = ['whole', 'piece', 'slice', 'toe', 'package'];

/** A single piece weighs at least this, g, if anybody records it: "1 small fries" is a portion. */
const TINY_PIECE = 8;

/** The most pieces per package of a food that is counted by the package. */
const PIECES_OF_A_BAR = 4;

/** From this weight on, g, whole foods that people share come in all sizes: pizzas, cabbages. */
const LARGE_PIECE = 300;

/** Below this weight, g, a serving is a single small piece of a food that people eat several of. */
const TINY_SERVING = 15;

/**
 * Up to this weight, g, a serving is a piece of a food that people often eat two of: eggs and sausages, but not
 * bananas.
 */
const LIGHT_SERVING = 75;

/** From this weight on, g, a small piece of a dish is a helping of it, and so is a usual one: "1 lasagne". */
const SMALL_HELPING = 100;

/** The number of pieces that "biscuits" and "eggs" without a number mean, by the project's judgement. */
const FEW = 4;
const AT_LEAST = 2;

/** The most helpings that a line counts without a measure. */
const FEW_HELPINGS = 2;

/** Tiny pieces that people eat by the helping, and name by a plural: "1 Pommes", unlike "1 almond". */
const EATEN_BY_THE_HELPING = /(?:^|-)(?:\p{L}*pommes|fries|chips|crisps|\p{L}*flips|popcorn)$/u;

function isEatenByTheHelping({ words }: FoodLine): boolean {
  return EATEN_BY_THE_HELPING.test(words.at(-1) ?? '');
}

function helpingOf({ servingSizes }: Variant): Serving | undefined {
  const found =
    servingOfSize(servingSizes, 'portion', undefined) ??
    servingOfSize(servingSizes, 'package', undefined);
  return found && { ...found, confidence: CONFIDENCE.usualSize, remark: 'assumed a portion' };
}

/** The serving that a bare number counts, or that a line without a number means. */
export function countedServing(line: FoodLine, food: Food, eaten: Variant): Serving | undefined {
  const counted = likelyServing(line, food, eaten);
  return counted && withDoubtInPiece(counted, line, food, eaten);
}

function likelyServing(line: FoodLine, food: Food, eaten: Variant): Serving | undefined {
  const { quantity, size } = line;
  const { servingSizes: servings } = eaten;
  // A drink is counted in glasses or cans, like its standard serving.
  if ((quantity === undefined || !food.isSolid) && size === undefined) {
    const standard = everydayServing(food, eaten);
    if (meansOne(line, food)) return { ...standard, confidence: CONFIDENCE.usualPiece };
    const pizza = quantity === undefined ? wholePizza(line, eaten) : undefined;
    if (pizza !== undefined) return pizza;
    if (standard.amount <= LIGHT_SERVING && isUncounted(line, food)) {
      const pieces = standard.amount < TINY_SERVING ? FEW : AT_LEAST;
      return {
        ...standard,
        label: `${pieces} pieces`,
        amount: pieces * standard.amount,
        confidence: CONFIDENCE.noServing,
      };
    }
    const isCounted = quantity !== undefined && standard.confidence >= CONFIDENCE.usualSize;
    if (!isCounted) return standard;
    const confidence = hasFarLargerGlass(standard, servings)
      ? CONFIDENCE.usualSize
      : CONFIDENCE.drink;
    return { ...standard, confidence };
  }
  const whole = quantity === undefined ? undefined : wholeFood(line, quantity);
  if (whole !== undefined) return whole;
  const small = quantity !== undefined && food.isSolid ? smallPiece(line, quantity) : undefined;
  if (small !== undefined) return small;
  const forms = food.isSolid
    ? ofSizeFirst(countedForms(servings), servings, size)
    : (['glass', 'cup', 'package', 'bottle'] as const);
  for (const form of forms) {
    const found = servingOfSize(servings, form, size);
    // "1/2 pizza" is not half a slice.
    if (found === undefined || (form === 'slice' && quantity !== undefined && quantity < 1))
      continue;
    // "1 omelette" is not a small one, which is made from one egg.
    if (form === 'whole' && found.assumedSize === 'small') continue;
    // A "large coffee" is a cup of the house.
    if (!food.isSolid)
      return { ...found, confidence: Math.min(found.confidence, CONFIDENCE.usualSize) };
    const isTiny = (servingOfSize(servings, form, undefined)?.amount ?? 0) < TINY_PIECE;
    // "1 Pommes" and "1 crisps" are helpings, and "2 fries" may be two of them.
    if (size === undefined && quantity !== undefined && quantity <= FEW_HELPINGS && isTiny) {
      const helping = isEatenByTheHelping(line) ? helpingOf(eaten) : undefined;
      if (helping !== undefined) return helping;
    }
    if (size !== undefined && (quantity ?? 1) === 1 && isTiny) {
      // "Large fries" are a large portion, which may be the bowl of that size.
      const bowl = servings.some(({ type }) => type === `${size}_bowl`);
      const portion = servingOfSize(servings, bowl ? 'bowl' : 'portion', size);
      if (portion !== undefined) return portion;
      break;
    }
    if (isOnlyPart(found, line, food, eaten))
      return { ...found, confidence: Math.min(found.confidence, CONFIDENCE.usualSize) };
    if (form === 'whole' && isUsualProduce(line, food, found))
      return { ...found, confidence: Math.max(found.confidence, CONFIDENCE.usualPiece) };
    // "1 Käsebrot" is as sure as "Käsebrot".
    if (form === 'slice' && isServedAsOnePiece(food))
      return { ...found, confidence: Math.max(found.confidence, CONFIDENCE.usualPiece) };
    if (found.amount > HEAVIEST_OF_ANY_SIZE)
      return { ...found, confidence: Math.min(found.confidence, CONFIDENCE.usualSize) };
    if (quantity !== undefined && quantity < 1 && found.amount >= LARGE_PIECE) {
      return { ...found, confidence: Math.min(found.confidence, CONFIDENCE.usualSize) };
    }
    if ((quantity ?? 1) === 1 && size === undefined && isPartOfHelping(found, form, food, eaten)) {
      const helping = servingOfSize(servings, 'portion', undefined) ?? everydayServing(food, eaten);
      return { ...helping, confidence: CONFIDENCE.usualSize, remark: 'assumed a portion' };
    }
    const helping = isDish(food) ? servingOfSize(servings, 'portion', undefined) : undefined;
    if (found.assumedSize === 'small' && found.amount >= SMALL_HELPING && helping !== undefined)
      return { ...helping, confidence: CONFIDENCE.usualSize, remark: 'assumed a portion' };
    if (form === 'slice' && (isSoldWhole(eaten) || food.foodGroup === SAUSAGES))
      return { ...found, confidence: Math.min(found.confidence, CONFIDENCE.usualSize) };
    // A "mini Twix" is not the usual bar.
    const isLikely =
      form !== 'package' ||
      (size !== MINI && (quantity ?? 1) <= 2 && !isPackOfAnySize(found, food));
    return isLikely
      ? found
      : {
          ...found,
          confidence: CONFIDENCE.doubtful,
          remark: `assumed a ${form}`,
        };
  }
  const standard = everydayServing(food, eaten);
  if (quantity === undefined || !food.isSolid) return standard;
  // "1 goulash" is a helping, but "2 eggs and bacon" are not two of that dish.
  const isHelping = food.type === 'generic_composite_food' && quantity === 1;
  const confidence = isHelping ? CONFIDENCE.usualSize : CONFIDENCE.doubtful;
  return rawPiece(food, size) ?? { ...standard, confidence };
}

/** The ratio between a large and a usual glass of a drink from which "2 beers" may mean either. */
const LARGER_GLASS = 1.6;

function hasFarLargerGlass({ amount }: Serving, servings: readonly ServingSize[]): boolean {
  const large = servings.find(({ type }) => type === 'large_glass')?.amount ?? 0;
  return large > LARGER_GLASS * amount;
}

/** Labels of parts of a vegetable or fruit. */
const PART_OF_PLANT = /^1 (?:small |large )?(?:stalk|stick|leaf|floret|clove|segment|ring)$/;

/** Labels of pieces that are smaller than usual. */
const SMALL_PIECE = /^1 (?:small|piece)\b/;

/** How many small pieces a helping has at least, if one of them may be no whole piece. */
const PIECES_OF_A_HELPING = 2;

/**
 * Whether a serving may be only a part of what a line counts: "1 celery" may be a head rather than a stalk, and "1
 * Rösti" need not be a small one.
 */
function isOnlyPart(
  { label, amount, assumedSize }: Serving,
  { words }: FoodLine,
  food: Food,
  { servingSizes }: Variant,
): boolean {
  if (isProduce(food) && PART_OF_PLANT.test(label))
    return !words.some((word) => label.includes(word.replace(/s$/u, '')));
  const portion = servingOfSize(servingSizes, 'portion', undefined)?.amount ?? 0;
  return (
    assumedSize === 'small' && SMALL_PIECE.test(label) && portion >= PIECES_OF_A_HELPING * amount
  );
}

/** Up to this number, people count small pieces. "200 lentils" may lack their unit. */
const MOST_SMALL_PIECES = 20;

const IS_PLURAL = /(?:s|en|kerne|(?<!k)ern)$/iu;

/** "3 raisins" are neither helpings nor boxes, but "1 raisins" and "1 400 tin kidney beans" may be. */
function smallPiece({ words, isTinned }: FoodLine, quantity: number): Serving | undefined {
  const isCounted = quantity > 1 || !IS_PLURAL.test(words.at(-1) ?? '');
  if (!isCounted || isTinned || quantity > MOST_SMALL_PIECES) return undefined;
  const amount = gramsOfSmallPiece(words);
  if (amount === undefined) return undefined;
  return { amount, unit: 'g', label: '1 piece', confidence: CONFIDENCE.usualPiece };
}

/** "Biscuits", but not "Knoppers", which is the name of one. */
function isUncounted(line: FoodLine, food: Food): boolean {
  const isBrand = brandPiece(line.words, food.otherNames) !== undefined;
  return line.quantity === undefined && !isBrand && meansSeveral(line, food);
}

/** From this weight on, g, a food also comes in small kinds elsewhere: a watermelon. */
const HEAVIEST_OF_ANY_SIZE = 2000;

/**
 * Below this weight, g, fruit and vegetables are sold in one usual size: a cucumber or an aubergine, but not a cabbage.
 */
const HEAVIEST_OF_USUAL_SIZE = 500;

function isUsualProduce({ size }: FoodLine, food: Food, { amount, confidence }: Serving): boolean {
  const isKnown = confidence >= CONFIDENCE.usualSize;
  return size === undefined && isKnown && amount < HEAVIEST_OF_USUAL_SIZE && isProduce(food);
}

/** "1 rabbit" is a whole one rather than a leg. */
function wholeFood({ words }: FoodLine, quantity: number): Serving | undefined {
  const amount = gramsOfWhole(words, quantity);
  if (amount === undefined) return undefined;
  const label = '1 whole';
  const confidence = amount < SHARED_WHOLE ? CONFIDENCE.usualSize : CONFIDENCE.doubtful;
  return { amount, unit: 'g', label, confidence, remark: 'assumed a whole one' };
}

/** "Pizza Salami", as menus of Italian restaurants call it, is a whole one, and so is a German "Salamipizza". */
function wholePizza({ words }: FoodLine, { servingSizes }: Variant): Serving | undefined {
  const [first = ''] = words;
  const isWhole = words.length > 1 ? first === 'pizza' : /\p{L}pizza$/u.test(first);
  if (!isWhole) return undefined;
  const whole = servingOfSize(servingSizes, 'whole', undefined);
  return whole && { ...whole, confidence: CONFIDENCE.usualSize };
}

/** Groups of meat that people roast: "1 roast" is a helping. */
const MEAT: ReadonlySet<string> = new Set([
  'Beef Products',
  'Pork Products',
  'Lamb, Veal, and Game Products',
  'Poultry Products',
]);

/** Whether a bare "1" means more than this serving: "1 roast pork" is not a slice, and "1 feta" is not a cube. */
function isPartOfHelping(
  { label, amount }: Serving,
  form: Form,
  food: Food,
  { servingSizes }: Variant,
): boolean {
  // "1 stock cube" is no more than that.
  if (form === 'piece' && label.includes('cube')) return !food.name.includes('cube');
  const portion = servingOfSize(servingSizes, 'portion', undefined)?.amount ?? 0;
  return form === 'slice' && MEAT.has(food.foodGroup ?? '') && portion > 2 * amount;
}

/** Packages that hold a whole food: "1 Camembert" may be a whole one, or a slice. */
const OF_WHOLE = /whole|wheel/;

/** "1 black pudding" may be a slice or a whole one. */
const SAUSAGES = 'Sausages and Luncheon Meats';

function isSoldWhole({ servingSizes }: Variant): boolean {
  return OF_WHOLE.test(servingOfSize(servingSizes, 'package', undefined)?.label ?? '');
}

/** A whole food or piece before cooking: "1 butternut squash", which is mostly eaten boiled. */
function rawPiece(food: Food, size: Size | undefined): Serving | undefined {
  const raw = rawVariant(food);
  const found =
    raw &&
    (servingOfSize(raw.servingSizes, 'whole', size) ??
      servingOfSize(raw.servingSizes, 'piece', size));
  if (found === undefined || found.assumedSize === 'small') return undefined;
  return { ...found, confidence: Math.min(found.confidence, CONFIDENCE.usualSize) };
}

/** A bar with few pieces is counted as a whole, whereas crisps are counted by the piece. */
function countedForms(servings: readonly ServingSize[]): readonly Form[] {
  const grams = (form: Form) => servingOfSize(servings, form, undefined)?.amount ?? 0;
  const isBar = grams('package') > 0 && grams('package') <= PIECES_OF_A_BAR * grams('piece');
  return isBar ? ['whole', 'package', ...COUNTED] : COUNTED;
}
