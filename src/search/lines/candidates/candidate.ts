import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { certainlyDry } from '../states/dry-weights.ts';
import { certainlyRaw } from '../states/raw-or-cooked.ts';
import { USUAL_SIZE_CONFIDENCE } from '../weighing/weigh-quantity.ts';
import type { TopicalRemark } from '../words/remark.ts';
import { amountIn, type CandidateAmount, confidenceWithAmount } from './candidate-amount.ts';
import type { SizedFood } from './sized-food.ts';

/** A food that a line may mean. */
export interface Candidate extends CandidateAmount {
  /** Id of the food, or of the variant that the line's preparation names. */
  readonly id: string;
  readonly name: string;
  /** Its brand, if that distinguishes the food from others of the same name. */
  readonly brand?: string;
  /** 0 to 1, for the name and the amount together. */
  readonly confidence: number;
  /** 0 to 1, for the food alone. */
  readonly foodConfidence: number;
  /** The line names several kinds of a food, which differ. */
  readonly isOneOfKinds?: boolean;
  /** The line as it was read, from which the food can be weighed in any state. */
  readonly line: FoodLine;
  /** A food of a published table with the sizes and the state that it was weighed with; absent if these are its own. */
  readonly sized?: SizedFood;
}

/** The remark on a food that has more salt than its line says. */
export const WITH_USUAL_SALT: TopicalRemark = {
  topic: 'salt',
  text: 'with the usual salt, which is more than the line says',
};

/** Whether the amount of a candidate may be a number without its unit. */
export function lacksUnit({ doubt }: Candidate): boolean {
  return doubt === 'unit';
}

/** Factor of the confidence in a food whose size is assumed, when viand decides whether to take it. */
const ASSUMED_SIZE = 0.97;

/**
 * The confidence that decides whether a candidate is taken: that of its food, if a usual size can replace one that the
 * line does not state. Such an amount is marked as assumed.
 */
export function acceptanceOf({ confidence, foodConfidence, amountConfidence }: Candidate): number {
  const assumed = amountConfidence >= USUAL_SIZE_CONFIDENCE ? foodConfidence * ASSUMED_SIZE : 0;
  return Math.max(confidence, assumed);
}

/** The food that a line certainly names, as a candidate. Only its amount may be uncertain. */
export function candidateOf(line: FoodLine, food: Food, variantId: string | undefined): Candidate {
  return foodAsCandidate(
    food,
    food.variants.find(({ id }) => id === variantId),
    { line, nameFit: 1 },
  );
}

/** A food as a candidate in the state that the line states or makes certain, with its amount. */
export function foodAsCandidate(
  food: SizedFood,
  variant: Variant | undefined,
  { line, nameFit }: { readonly line: FoodLine; readonly nameFit: number },
): Candidate {
  // A food that an id names, next to nothing but an amount, is in its standard state.
  const isNamed = line.words.length > 0;
  const certain = isNamed ? (certainlyDry(line, food) ?? certainlyRaw(line, food)) : undefined;
  const stated = variant ?? certain;
  const weighed = amountIn(line, food, stated);
  const eaten = stated ?? (food.isInUsualState ? standardVariant(food) : undefined);
  return {
    ...weighed,
    ...(isWeighedByViand(food) ? { sized: food } : {}),
    id: eaten?.id ?? food.id,
    name: eaten === undefined ? food.name : `${food.name}, ${eaten.label.toLowerCase()}`,
    confidence: confidenceWithAmount(nameFit, weighed),
    foodConfidence: nameFit,
    line,
  };
}

/** Whether viand's own catalogue decides the sizes or the state in which a line means a food. */
function isWeighedByViand({ sizesOf, usual, isInUsualState, stateInDoubt }: SizedFood): boolean {
  return [sizesOf, usual, isInUsualState, stateInDoubt].some((one) => one !== undefined);
}
