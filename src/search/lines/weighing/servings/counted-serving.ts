import { rawVariant } from '../../../../model/cooking/yields.ts';
import type { Food, ServingSize, Variant } from '../../../../model/food.ts';
import type { FoodLine } from '../../reading/food-line.ts';
import type { Size } from '../../words/size-words.ts';
import { brandPiece } from '../assumed-sizes/brand-pieces.ts';
import { gramsOfSmallPiece } from '../assumed-sizes/small-pieces.ts';
import { gramsOfWhole, SHARED_WHOLE } from '../assumed-sizes/whole-foods.ts';
import { servingOfCountedForm } from './counted-forms.ts';
import { meansOne, meansSeveral } from './one-or-several.ts';
import { CONFIDENCE, everydayServing, type Serving, servingOfSize, WHOLE_ONE } from './servings.ts';
import { withDoubtInPiece } from './unclear-pieces.ts';

/** The serving that a bare number counts, or that a line without a number means. */
export function countedServing(line: FoodLine, food: Food, eaten: Variant): Serving | undefined {
  const counted = likelyServing(line, food, eaten);
  return counted && withDoubtInPiece(counted, line, food, eaten);
}

function likelyServing(line: FoodLine, food: Food, eaten: Variant): Serving | undefined {
  const { quantity, size } = line;
  if (size === undefined && (quantity === undefined || !food.isSolid)) {
    return usualServing(line, food, eaten);
  }
  return (
    (quantity === undefined ? undefined : namedPiece(line, quantity, food)) ??
    servingOfCountedForm(line, food, eaten) ??
    helping(line, food, eaten)
  );
}

/** What a line without a number means, or a number of drinks, which are counted like their standard serving. */
function usualServing(line: FoodLine, food: Food, eaten: Variant): Serving {
  const standard = everydayServing(food, eaten);
  if (meansOne(line, food)) return { ...standard, confidence: CONFIDENCE.usualPiece };
  if (line.quantity === undefined) {
    const pizza = wholePizza(line, eaten);
    if (pizza !== undefined) return pizza;
  }
  if (standard.amount <= LIGHT_SERVING && isUncounted(line, food)) return severalPieces(standard);
  if (line.quantity === undefined || standard.confidence < CONFIDENCE.usualSize) return standard;
  const mayBeLarger = hasFarLargerGlass(standard, eaten.servingSizes);
  return { ...standard, confidence: mayBeLarger ? CONFIDENCE.usualSize : CONFIDENCE.drink };
}

/** Below this weight, g, a serving is a single small piece of a food that people eat several of. */
const TINY_SERVING = 15;

/**
 * Up to this weight, g, a serving is a piece of a food that people often eat two of: eggs and sausages, but not
 * bananas.
 */
const LIGHT_SERVING = 75;

/** The number of pieces that "biscuits" and "eggs" without a number mean, by the project's judgement. */
const FEW = 4;
const AT_LEAST = 2;

function severalPieces(piece: Serving): Serving {
  const pieces = piece.amount < TINY_SERVING ? FEW : AT_LEAST;
  return {
    ...piece,
    label: `${pieces} pieces`,
    amount: pieces * piece.amount,
    confidence: CONFIDENCE.noServing,
  };
}

/** The ratio between a large and a usual glass of a drink from which "2 beers" may mean either. */
const LARGER_GLASS = 1.6;

function hasFarLargerGlass({ amount }: Serving, servings: readonly ServingSize[]): boolean {
  const large = servings.find(({ type }) => type === 'large_glass')?.amount ?? 0;
  return large > LARGER_GLASS * amount;
}

/** "Biscuits", but not "Knoppers", which is the name of one. */
function isUncounted(line: FoodLine, food: Food): boolean {
  const isBrand = brandPiece(line.words, food.otherNames) !== undefined;
  return line.quantity === undefined && !isBrand && meansSeveral(line, food);
}

/** "Pizza Salami", as menus of Italian restaurants call it, is a whole one, and so is a German "Salamipizza". */
function wholePizza({ words }: FoodLine, { servingSizes }: Variant): Serving | undefined {
  const [first = ''] = words;
  const isWhole = words.length > 1 ? first === 'pizza' : /\p{L}pizza$/u.test(first);
  if (!isWhole) return undefined;
  const whole = servingOfSize(servingSizes, 'whole', undefined);
  return whole && { ...whole, confidence: CONFIDENCE.usualSize };
}

/** The piece that the words of a line name, whatever sizes the food has. */
function namedPiece(line: FoodLine, quantity: number, food: Food): Serving | undefined {
  return wholeFood(line, quantity) ?? (food.isSolid ? smallPiece(line, quantity) : undefined);
}

/** "1 rabbit" is a whole one rather than a leg. */
function wholeFood({ words }: FoodLine, quantity: number): Serving | undefined {
  const amount = gramsOfWhole(words, quantity);
  if (amount === undefined) return undefined;
  const label = '1 whole';
  const confidence = amount < SHARED_WHOLE ? CONFIDENCE.usualSize : CONFIDENCE.doubtful;
  return { amount, unit: 'g', label, confidence, remark: WHOLE_ONE };
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

/** "1 goulash" is a helping, but "2 eggs and bacon" are not two of that dish. */
function helping({ quantity, size }: FoodLine, food: Food, eaten: Variant): Serving {
  const standard = everydayServing(food, eaten);
  if (quantity === undefined || !food.isSolid) return standard;
  const isHelping = food.type === 'generic_composite_food' && quantity === 1;
  const confidence = isHelping ? CONFIDENCE.usualSize : CONFIDENCE.doubtful;
  return rawPiece(food, size) ?? { ...standard, confidence };
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
