import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { nutrient } from '../../../model/nutrients.ts';
import { OUNCE_G, US_VOLUME_ML } from '../../../model/units.ts';
import { weightText } from '../../../text/rounding.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { COUNTED_AS_COOKED, mayBeDry } from '../states/dry-weights.ts';
import { LARGE_VOLUMES_ML, PINT_ML, USUAL_ML } from '../words/measures.ts';
import { isGlassSize } from './assumed-sizes/glass-sizes.ts';
import { usualSize } from './assumed-sizes/usual-sizes.ts';
import { fillFactor } from './fill-factor.ts';
import { isLikelyGrams } from './likely-grams.ts';
import { countedServing } from './servings/counted-serving.ts';
import {
  confidenceInCookedPiece,
  confidenceInForm,
  confidenceInState,
  isFilledDry,
} from './servings/form-confidence.ts';
import { servingOfForm } from './servings/serving-of-form.ts';
import { CONFIDENCE, servingOfSize, type Weighed } from './servings/servings.ts';
import { isBoxOfPieces, weighBrand, weighBrandContainer } from './weigh-brand.ts';
import { weighEnergy } from './weigh-energy.ts';
import { weighNamed } from './weigh-named.ts';

/** The least confidence with which an amount is accepted, and marked as assumed, if the food is certain. */
export const USUAL_SIZE_CONFIDENCE: number = CONFIDENCE.noServing;

/** The drained share of a tin of pulses or vegetables: 240 g of 400 g, as labels state. */
const DRAINED_SHARE = 0.6;

/**
 * Turns the quantity of a line into an amount of a food.
 *
 * @param variant the state that the line names; undefined for the one in which the food is mostly eaten
 * @returns undefined if the food has no such serving and the measure no usual size
 */
export function weighQuantity(
  line: FoodLine,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const weighed = weighAsStated(line, food, variant);
  if (weighed === undefined) return undefined;
  const lacksUnit = line.measure === undefined && isLikelyGrams(line.quantity ?? 1, weighed.amount);
  const maybeLitres = line.litres === 'possible' && !food.isSolid;
  if (!lacksUnit && !maybeLitres && !line.isUnclear) return weighed;
  return {
    ...weighed,
    // Whoever writes 150 without a unit means grams, if anything.
    ...(lacksUnit ? { amount: line.quantity as number, unit: food.standardUnit } : {}),
    confidence: weighed.confidence * CONFIDENCE.doubtful,
    remarks: [...weighed.remarks, lacksUnit || maybeLitres ? NO_UNIT : 'quantity is unclear'],
  };
}

const ALCOHOL = nutrient('alcohol').position;

/** Americans measure milk and cream in pints of their own, which are a sixth smaller. */
const BRITISH_PINT = 'read as British pints of 568 ml';

/** The remark on a number without a unit that is too large to count pieces. */
export const NO_UNIT = 'the unit may be missing';

function weighAsStated(
  line: FoodLine,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const { quantity, measure, size, fill, remarks } = line;
  if (quantity === 0) {
    return { amount: 0, unit: food.standardUnit, confidence: CONFIDENCE.stated, remarks };
  }
  if (measure?.kind === 'unit' && quantity !== undefined) {
    const { unit, factor } = measure;
    if (unit === 'g' && factor === OUNCE_G && !food.isSolid) {
      return {
        amount: quantity * US_VOLUME_ML.fluidOunce,
        unit: 'ml',
        confidence: CONFIDENCE.likely,
        remarks: [...remarks, 'read as fluid ounces, since it is a drink'],
      };
    }
    if (line.isDrained && food.isSolid) {
      return {
        amount: quantity * factor * DRAINED_SHARE,
        unit,
        confidence: CONFIDENCE.usualSize,
        remarks: [...remarks, 'counted 60 % of the tin, since it is drained'],
      };
    }
    if (line.edibleShare !== undefined && food.isSolid) {
      return {
        amount: quantity * factor * line.edibleShare,
        unit,
        confidence: CONFIDENCE.doubtful,
        remarks: [...remarks, `counted ${100 * line.edibleShare} %, since not all of it is eaten`],
      };
    }
    if (variant === undefined && mayBeDry(line, food)) {
      return {
        amount: quantity * factor,
        unit,
        confidence: CONFIDENCE.usualSize,
        remarks: [...remarks, COUNTED_AS_COOKED],
      };
    }
    // Shops sell berries by the dry pint, which differs from the pint of milk.
    const isDryMeasure = food.standardUnit === 'g' && unit === 'ml' && LARGE_VOLUMES_ML.has(factor);
    const confidence = isDryMeasure ? CONFIDENCE.usualSize : CONFIDENCE.stated;
    const isPint = factor === PINT_ML && !((standardVariant(food).nutrients[ALCOHOL] ?? 0) > 0);
    const read = isPint ? [...remarks, BRITISH_PINT] : remarks;
    return { amount: quantity * factor, unit, confidence, remarks: read };
  }
  if (measure?.kind === 'energy') return weighEnergy(line, variant ?? standardVariant(food));
  const count = quantity ?? 1;
  if (line.litres === 'likely' && !food.isSolid)
    return { amount: 1000 * count, unit: 'ml', confidence: CONFIDENCE.likely, remarks };
  if (!food.isSolid && isGlassSize(line))
    return {
      amount: count,
      unit: 'ml',
      confidence: CONFIDENCE.usualSize,
      remarks: [...remarks, 'no unit given: assumed ml'],
    };
  const inContainers = weighBrandContainer(line, food);
  if (inContainers !== undefined) return inContainers;
  if (measure?.kind === 'named') return weighNamed(line, measure, food, variant);
  const form = measure?.kind === 'serving' ? measure.form : undefined;
  const eaten = variant ?? standardVariant(food);
  // A glass of red cabbage is a jar, unless the food has a glass of its own.
  const isOfSolid = form === 'glass' && food.isSolid;
  if (isOfSolid && servingOfSize(eaten.servingSizes, form, size) === undefined) {
    const jar = weighNamed(line, food.foodGroup === BABY_FOODS ? BABY_JAR : JAR, food, variant);
    if (jar !== undefined) return jar;
  }
  // A bowl of coffee is a mug.
  if (form === 'bowl' && !food.isSolid) return weighNamed(line, MUG, food, variant);
  const ofBrand = weighBrand(line, food, form);
  if (ofBrand !== undefined) return ofBrand;
  const serving =
    form === undefined ? countedServing(line, food, eaten) : servingOfForm(line, food, eaten, form);
  if (serving !== undefined) {
    const { amount, unit, label, remark } = serving;
    const confidence = Math.min(
      serving.confidence,
      fill === 'level' ? CONFIDENCE.stated : confidenceInForm(form, food, eaten),
      variant === undefined
        ? confidenceInState(serving, food, form)
        : confidenceInCookedPiece(serving, variant),
      isBoxOfPieces(line, food, form) ? CONFIDENCE.doubtful : CONFIDENCE.stated,
    );
    return {
      amount: amount * count * fillFactor(fill, form, label),
      unit,
      confidence,
      remarks: [
        ...remarks,
        ...(remark === undefined ? [] : [`${remark}: ${label}, ${weightText(amount)} ${unit}`]),
        ...(variant === undefined && isFilledDry(food, form) ? [COUNTED_AS_COOKED] : []),
      ],
    };
  }
  if (form === 'pinch') {
    return { amount: count * PINCH, unit: 'g', confidence: CONFIDENCE.usualPiece, remarks };
  }
  const packed = form === 'package' ? usualSize('package', food) : undefined;
  if (packed !== undefined) {
    return {
      amount: count * packed.amount,
      unit: packed.unit,
      confidence: CONFIDENCE.usualSize,
      remarks: [...remarks, `assumed a package of ${weightText(packed.amount)} ${packed.unit}`],
    };
  }
  const usual = form === undefined ? undefined : USUAL_ML[form];
  if (usual === undefined || (isOfSolid && eaten.density === null)) return undefined;
  return {
    amount: count * usual * fillFactor(fill, form, ''),
    unit: 'ml',
    confidence: isOfSolid
      ? CONFIDENCE.usualSize
      : eaten.density !== null
        ? CONFIDENCE.likely
        : CONFIDENCE.doubtful,
    remarks: [...remarks, `assumed a ${form} of ${usual} ml`],
  };
}

const MUG = { kind: 'named', names: ['mug'], forms: ['cup'] } as const;

/** Grams of a pinch of a food without its own. */
const PINCH = 0.4;

const JAR = { kind: 'named', names: ['jar'], forms: [] } as const;
const BABY_FOODS = 'Baby Foods';
/** A package of baby food is a jar. */
const BABY_JAR = { kind: 'named', names: ['jar'], forms: ['package', 'portion'] } as const;
