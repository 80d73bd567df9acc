import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { OUNCE_G, US_VOLUME_ML } from '../../../model/units.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { COUNTED_AS_COOKED, mayBeDry } from '../states/dry-weights.ts';
import { mayBeRaw, WEIGHED_AS_COOKED } from '../states/raw-or-cooked.ts';
import { DROP_ML, LARGE_VOLUMES_ML, PINT_ML, type PortionMeasure } from '../words/measures.ts';
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

const DROPS = amountRemark('drops of it may hold more or less than this food');

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
  const stated: Weighed = { amount, unit, confidence: CONFIDENCE.stated, remarks };
  const assumed = (change: Partial<Weighed>, ...further: readonly Remark[]): Weighed => ({
    ...stated,
    confidence: CONFIDENCE.usualSize,
    ...change,
    remarks: [...remarks, ...further],
  });
  const isWeightOfRest = line.tin !== undefined && isStatedDrained(line.tin, food);
  if (line.isDrained && food.isSolid && !isWeightOfRest) {
    const share = shareWhenDrained(food);
    const counted = amountRemark(`counted ${100 * share} % of the tin, since it is drained`);
    return assumed({ amount: amount * share }, counted);
  }
  const state = variant === undefined ? doubtInState(line, food) : undefined;
  if (line.edibleShare !== undefined && food.isSolid) {
    const share = line.edibleShare;
    const inState = line.mayBeOnPlate === true && state !== undefined ? [state] : [];
    const ofKnown = inState.length === 0 ? CONFIDENCE.usualPiece : CONFIDENCE.usualSize;
    const confidence = line.isShareKnown === true ? ofKnown : CONFIDENCE.doubtful;
    const doubt = inState.length === 0 ? {} : ({ doubt: 'state' } as const);
    const counted = amountRemark(`counted ${100 * share} %, since not all of it is eaten`);
    return assumed({ amount: amount * share, confidence, ...doubt }, counted, ...inState);
  }
  if (state !== undefined) return assumed({ doubt: 'state' }, state);
  // A jar of 720 ml has cherries and juice, and a tin of 400 g chickpeas and brine.
  if (line.tin !== undefined && drainedShareOf(line.tin, food) !== undefined)
    return assumed({ doubt: 'liquid' }, WITH_LIQUID);
  const doubt = doubtInAmount(line, { amount, factor }, food, variant);
  if (doubt !== undefined) return assumed({ confidence: CONFIDENCE.doubtful }, doubt);
  if (pint === 'any') return assumed({}, BRITISH_PINT);
  // Shops sell berries by the dry pint, which differs from the pint of milk.
  const isDryMeasure = food.standardUnit === 'g' && unit === 'ml' && LARGE_VOLUMES_ML.has(factor);
  return isDryMeasure ? assumed({}) : stated;
}

/** In g/ml, less than that of any liquid, and more than that of most powders. */
const LEAST_DENSITY = 0.75;

/** The remark on a weight or volume that may be another one; undefined if it is as stated. */
function doubtInAmount(
  line: FoodLine,
  { amount, factor }: { readonly amount: number; readonly factor: number },
  food: Food,
  variant: Variant | undefined,
): Remark | undefined {
  return doubtInPieces(line, amount, food, variant) ?? doubtInDrops(factor, food, variant);
}

/** The remark on drops of a food that is no liquid, such as a vitamin that the catalogue has as a tablet. */
function doubtInDrops(
  factor: number,
  food: Food,
  variant = standardVariant(food),
): Remark | undefined {
  const { density } = variant;
  return factor === DROP_ML && (density ?? 0) < LEAST_DENSITY ? DROPS : undefined;
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
