import type { Food, Variant } from '../../../model/food.ts';
import { OUNCE_G, US_VOLUME_ML } from '../../../model/units.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { COUNTED_AS_COOKED, mayBeDry } from '../states/dry-weights.ts';
import { mayBeRaw, WEIGHED_AS_COOKED } from '../states/raw-or-cooked.ts';
import { LARGE_VOLUMES_ML, PINT_ML, type PortionMeasure } from '../words/measures.ts';
import { amountRemark, type Remark } from '../words/remark.ts';
import {
  drainedShareOf,
  isStatedDrained,
  shareWhenDrained,
  WITH_LIQUID,
} from './assumed-sizes/drained-tins.ts';
import { pintOfLine, shareOfBritishPint } from './pints.ts';
import { CONFIDENCE, type Weighed } from './servings/servings.ts';
import { doubtInPieces } from './weight-of-pieces.ts';

/** The remark on a pint that may be an American one. */
const BRITISH_PINT = `read as British pints of ${Math.round(PINT_ML)} ml`;

/** Weighs a quantity of a unit of weight or volume, or the share of it that is eaten. */
export function weighUnit(
  line: FoodLine,
  measure: Extract<PortionMeasure, { kind: 'unit' }>,
  quantity: number,
  food: Food,
  variant: Variant | undefined,
): Weighed {
  const { remarks } = line;
  const { unit, factor } = measure;
  if (unit === 'g' && factor === OUNCE_G && !food.isSolid) return fluidOunces(quantity, remarks);
  const pint = pintOfLine(line, food);
  const amount = quantity * factor * shareOfBritishPint(pint);
  const isWeightOfRest = line.tin !== undefined && isStatedDrained(line.tin, food);
  if (line.isDrained && food.isSolid && !isWeightOfRest) {
    const share = shareWhenDrained(food);
    return {
      amount: amount * share,
      unit,
      confidence: CONFIDENCE.usualSize,
      remarks: [
        ...remarks,
        amountRemark(`counted ${100 * share} % of the tin, since it is drained`),
      ],
    };
  }
  const state = variant === undefined ? doubtInState(line, food) : undefined;
  if (line.edibleShare !== undefined && food.isSolid) {
    const ofState = line.mayBeOnPlate === true ? state : undefined;
    const ofKnown = ofState === undefined ? CONFIDENCE.usualPiece : CONFIDENCE.usualSize;
    const share = amountRemark(`counted ${100 * line.edibleShare} %, since not all of it is eaten`);
    return {
      amount: amount * line.edibleShare,
      unit,
      confidence: line.isShareKnown === true ? ofKnown : CONFIDENCE.doubtful,
      remarks: [...remarks, share, ...(ofState === undefined ? [] : [ofState])],
      ...(ofState === undefined ? {} : { doubt: 'state' as const }),
    };
  }
  if (state !== undefined) {
    return {
      amount,
      unit,
      confidence: CONFIDENCE.usualSize,
      remarks: [...remarks, state],
      doubt: 'state',
    };
  }
  // A jar of 720 ml has cherries and juice, and a tin of 400 g chickpeas and brine.
  if (line.tin !== undefined && drainedShareOf(line.tin, food) !== undefined) {
    return {
      amount,
      unit,
      confidence: CONFIDENCE.usualSize,
      remarks: [...remarks, WITH_LIQUID],
      doubt: 'liquid',
    };
  }
  // Shops sell berries by the dry pint, which differs from the pint of milk.
  const isDryMeasure = food.standardUnit === 'g' && unit === 'ml' && LARGE_VOLUMES_ML.has(factor);
  const doubt = doubtInPieces(line, amount, food, variant);
  if (doubt !== undefined)
    return { amount, unit, confidence: CONFIDENCE.doubtful, remarks: [...remarks, doubt] };
  if (pint === 'any') {
    return { amount, unit, confidence: CONFIDENCE.usualSize, remarks: [...remarks, BRITISH_PINT] };
  }
  return {
    amount,
    unit,
    confidence: isDryMeasure ? CONFIDENCE.usualSize : CONFIDENCE.stated,
    remarks,
  };
}

/** The remark on a weight or volume that may be that of the food before cooking; undefined if it cannot. */
function doubtInState(line: FoodLine, food: Food): Remark | undefined {
  if (mayBeDry(line, food)) return COUNTED_AS_COOKED;
  return mayBeRaw(line, food) ? WEIGHED_AS_COOKED : undefined;
}

function fluidOunces(quantity: number, remarks: readonly Remark[]): Weighed {
  return {
    amount: quantity * US_VOLUME_ML.fluidOunce,
    unit: 'ml',
    confidence: CONFIDENCE.likely,
    remarks: [...remarks, 'read as fluid ounces, since it is a drink'],
  };
}
