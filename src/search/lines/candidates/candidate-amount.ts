import { type Food, type ServingUnit, standardVariant, type Variant } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { inGrams } from '../weighing/in-grams.ts';
import { type AmountDoubt, CONFIDENCE, type Weighed } from '../weighing/servings/servings.ts';
import { USUAL_SIZE_CONFIDENCE, weighQuantity } from '../weighing/weigh-quantity.ts';
import type { Remark } from '../words/remark.ts';
import { type SizedFood, sizeOfUsual, withSizeOfSimilar, withStateOfTable } from './sized-food.ts';
import { intendedState } from './usual-state.ts';

/** Confidence factor of a candidate whose amount is unknown. */
export const WITHOUT_AMOUNT = 0.5;

/** The amount of a food that a line means, in the form of a candidate. */
export interface CandidateAmount {
  /** Undefined if the food has no such measure. */
  readonly amount: number | undefined;
  readonly unit: ServingUnit | undefined;
  /** 0 to 1, for the amount alone; 0 if it is unknown. */
  readonly amountConfidence: number;
  /** Whether the line gives no size, so that a usual one is assumed. */
  readonly isSizeAssumed: boolean;
  readonly doubt?: AmountDoubt | undefined;
  /** The remarks on the amount come first. */
  readonly remarks: readonly Remark[];
}

/** @param variant the state to weigh it in; undefined for the one in which the food is mostly eaten */
export function amountIn(
  line: FoodLine,
  food: SizedFood,
  variant: Variant | undefined,
): CandidateAmount {
  const stated = weighQuantity(line, food, variant);
  const own = stated && inGrams(stated, line, food, variant ?? standardVariant(food));
  const sized = own && withSizeOfSimilar(own, line, food);
  const weighed = withStateOfTable(withPlausiblePiece(sized, line, food, variant), food);
  return {
    amount: weighed?.amount,
    unit: weighed?.unit,
    amountConfidence: weighed?.confidence ?? 0,
    isSizeAssumed: weighed !== undefined && weighed.confidence < 1,
    doubt: weighed?.doubt,
    remarks: weighed?.remarks ?? ['the weight of this measure is unknown for this food'],
  };
}

/** The confidence in a food and in its amount, combined. */
export function confidenceWithAmount(
  foodConfidence: number,
  { amount, amountConfidence }: Pick<CandidateAmount, 'amount' | 'amountConfidence'>,
): number {
  return foodConfidence * (amount === undefined ? WITHOUT_AMOUNT : amountConfidence);
}

/** The least and the most that a piece weighs, as shares of a piece of the matching food in viand's own catalogue. */
const LEAST_PIECE = 0.4;
const LARGEST_PIECE = 2.5;

/** The most by which pieces of two tables differ if people mean the same piece. Otherwise its size is assumed. */
const SAME_PIECE = 1.5;

/**
 * The amount of a food of a published table, if its pieces weigh about as much as those of the matching food of viand's
 * own catalogue; otherwise the pieces of that food. A table may lack the piece, or have one of another size: a chicken
 * breast is no package of 926 g.
 */
function withPlausiblePiece(
  weighed: Weighed | undefined,
  line: FoodLine,
  food: SizedFood,
  variant: Variant | undefined,
): Weighed | undefined {
  const { usual } = food;
  const { kind } = line.measure ?? {};
  if (usual === undefined || kind === 'unit' || kind === 'energy') return weighed;
  const like = weighedAs(usual, line, variant ?? standardVariant(food));
  if (like === undefined || like.confidence < USUAL_SIZE_CONFIDENCE) return weighed;
  const ratio = (weighed?.amount ?? 0) / like.amount;
  const isKnown = weighed !== undefined && weighed.confidence >= USUAL_SIZE_CONFIDENCE;
  // FNDDS weighs an egg of one size only, so that a large one would be as heavy as no egg is.
  const isOfUnknownSize = line.size !== undefined && like.confidence > (weighed?.confidence ?? 0);
  if (!isKnown || isOfUnknownSize || ratio < LEAST_PIECE || ratio > LARGEST_PIECE)
    return sizeOfUsual(like, usual, food);
  const isAgreed = ratio <= SAME_PIECE && ratio >= 1 / SAME_PIECE;
  return isAgreed
    ? weighed
    : { ...weighed, confidence: Math.min(weighed.confidence, CONFIDENCE.usualSize) };
}

/** A cup of dry oats is no cup of porridge. */
function weighedAs(usual: Food, line: FoodLine, { processing }: Variant): Weighed | undefined {
  const inSameState = usual.variants.find((one) => one.processing === processing);
  const state = inSameState ?? intendedState(line, usual);
  const weighed = weighQuantity(line, usual, state === standardVariant(usual) ? undefined : state);
  return weighed && inGrams(weighed, line, usual, state);
}
