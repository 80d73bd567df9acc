import { type ServingSize, standardVariant, type Variant } from '../../../model/food.ts';
import { certainlyDry } from '../states/dry-weights.ts';
import type { Remark } from '../words/remark.ts';
import type { Candidate } from './candidate.ts';
import { amountIn, confidenceWithAmount } from './candidate-amount.ts';
import type { SizedFood } from './sized-food.ts';

/** The remark on a measure that only the cooked food has. */
const MEASURE_OF_COOKED: Remark = {
  topic: 'cooked measure',
  text: 'measured as the cooked food, since the raw one has no such measure',
};

/**
 * A food in the state before cooking, weighed with the measures of that state: a cup of oats is not a cup of porridge.
 */
export function weighedRaw(candidate: Candidate, food: SizedFood, raw: Variant): Candidate {
  const { line, foodConfidence } = candidate;
  const cooked = amountIn(line, food, certainlyDry(line, food));
  const { stateInDoubt: _, ...certain } = food;
  const weighed = amountIn(line, certain, withMeasuresOf(raw, standardVariant(food)));
  const isOwn = weighed.amount === amountIn(line, certain, raw).amount;
  return {
    ...candidate,
    ...weighed,
    isSizeAssumed: weighed.isSizeAssumed || !isOwn,
    confidence: confidenceWithAmount(foodConfidence, weighed),
    remarks: [
      ...weighed.remarks,
      ...(isOwn ? [] : [MEASURE_OF_COOKED]),
      ...candidate.remarks.slice(cooked.remarks.length),
    ],
  };
}

/** A variant with measures of another variant, if it lacks them in every size. */
function withMeasuresOf(variant: Variant, other: Variant): Variant {
  const known = new Set(variant.servingSizes.map(measureOf));
  const further = other.servingSizes.filter((serving) => !known.has(measureOf(serving)));
  return { ...variant, servingSizes: [...variant.servingSizes, ...further] };
}

/** "cup" of a large cup; the label of a serving without a type. */
function measureOf({ type, label }: ServingSize): string {
  return type?.replace(/^(?:small|medium|large)_/, '') ?? label;
}
