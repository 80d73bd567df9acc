import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { COUNTED_AS_COOKED } from '../states/dry-weights.ts';
import { isDry } from '../states/is-dry.ts';
import { namesAnyCake } from '../words/general-words.ts';
import { type Form, USUAL_ML } from '../words/measures.ts';
import { amountRemark, rewordRemark } from '../words/remark.ts';
import { usualSize } from './assumed-sizes/usual-sizes.ts';
import { fillFactor, isOfUnstatedFill } from './fill-factor.ts';
import { countedServing } from './servings/counted-serving.ts';
import {
  confidenceInCookedPiece,
  confidenceInForm,
  confidenceInState,
  isFilledDry,
  mayBeFilledDry,
} from './servings/form-confidence.ts';
import { isPackOfAnySize } from './servings/packs-of-any-size.ts';
import { countsPiecesInDish } from './servings/pieces-in-dish.ts';
import { servingOfForm } from './servings/serving-of-form.ts';
import { CONFIDENCE, type Serving, servingOfSize, type Weighed } from './servings/servings.ts';
import { isServedHeaped, mayBePowder } from './servings/spoons-of-powder.ts';
import { isBoxOfPieces, weighBrand } from './weigh-brand.ts';
import { weighNamed } from './weigh-named.ts';

const MUG = { kind: 'named', names: ['mug'], forms: ['cup'] } as const;

const JAR = { kind: 'named', names: ['jar'], forms: [] } as const;
const BABY_FOODS = 'Baby Foods';
/** A package of baby food is a jar. */
const BABY_JAR = { kind: 'named', names: ['jar'], forms: ['package', 'portion'] } as const;

/** Grams of a pinch of a food without its own. */
const PINCH = 0.4;

/**
 * Weighs servings of a form, or a number of a food without a measure.
 *
 * @returns undefined if the food has no such serving and the form no usual size
 */
export function weighForm(
  line: FoodLine,
  form: Form | undefined,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const eaten = variant ?? standardVariant(food);
  // A glass of red cabbage is a jar, unless the food has a glass of its own.
  const isOfSolid = form === 'glass' && food.isSolid;
  if (isOfSolid && servingOfSize(eaten.servingSizes, form, line.size) === undefined) {
    const jar = weighNamed(line, food.foodGroup === BABY_FOODS ? BABY_JAR : JAR, food, variant);
    if (jar !== undefined) return jar;
  }
  // A bowl of coffee is a mug.
  if (form === 'bowl' && !food.isSolid) return weighNamed(line, MUG, food, variant);
  const ofBrand = weighBrand(line, food, form);
  if (ofBrand !== undefined) return ofBrand;
  if (countsPiecesInDish(line)) return dishOfPieces(line, food, variant);
  const serving =
    form === undefined ? countedServing(line, food, eaten) : servingOfForm(line, food, eaten, form);
  if (serving !== undefined) return servingsOfFood(line, serving, form, food, variant);
  if (form === 'pinch') return pinches(line);
  return (
    (form === 'package' ? usualPackages(line, food) : undefined) ??
    (form === undefined ? undefined : usualVolume(line, form, food, variant))
  );
}

/** One dish, together with the pieces that the line counts in it. */
function dishOfPieces(
  line: FoodLine,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const one = weighForm({ ...line, quantity: 1 }, undefined, food, variant);
  return (
    one && {
      ...one,
      confidence: CONFIDENCE.doubtful,
      remarks: [...one.remarks, 'read as one, since the number may count its filling'],
    }
  );
}

/** Servings that the food has. */
function servingsOfFood(
  line: FoodLine,
  serving: Serving,
  form: Form | undefined,
  food: Food,
  variant: Variant | undefined,
): Weighed {
  const { fill, remarks } = line;
  const { amount, unit, label, remark } = serving;
  const confidence = Math.min(
    serving.confidence,
    fill === 'level'
      ? CONFIDENCE.stated
      : confidenceInForm(form, line.size, food, variant ?? standardVariant(food)),
    variant === undefined
      ? confidenceInState(serving, food, form)
      : confidenceInCookedPiece(serving, variant),
    // A German "Schale" of strawberries is a bowl or a punnet.
    form === 'bowl' && usualSize('punnet', food) !== undefined
      ? CONFIDENCE.usualSize
      : CONFIDENCE.stated,
    form === 'tablespoon' && isOfUnstatedFill(fill, label)
      ? CONFIDENCE.usualSize
      : CONFIDENCE.stated,
    namesAnyCake(line.words) ? CONFIDENCE.usualSize : CONFIDENCE.stated,
    form === 'package' && isPackOfAnySize(serving, food) ? CONFIDENCE.usualSize : CONFIDENCE.stated,
    isBoxOfPieces(line, food, form) ? CONFIDENCE.doubtful : CONFIDENCE.stated,
  );
  const mayBeDry = variant === undefined && isFilledDry(food, form);
  return {
    amount: amount * (line.quantity ?? 1) * fillFactor(fill, form, label),
    unit,
    confidence,
    remarks: [
      ...remarks,
      ...(remark === undefined
        ? []
        : [rewordRemark(remark, (text) => `${text}: ${label}, ${weightText(amount)} ${unit}`)]),
      ...(mayBeDry ? [COUNTED_AS_COOKED] : []),
    ],
    doubt: mayBeDry ? 'state' : undefined,
  };
}

function pinches({ quantity, remarks }: FoodLine): Weighed {
  return {
    amount: (quantity ?? 1) * PINCH,
    unit: 'g',
    confidence: CONFIDENCE.usualPiece,
    remarks,
  };
}

/** Packages of the size in which shops usually sell the food. */
function usualPackages({ quantity, remarks }: FoodLine, food: Food): Weighed | undefined {
  const packed = usualSize('package', food);
  if (packed === undefined) return undefined;
  return {
    amount: (quantity ?? 1) * packed.amount,
    unit: packed.unit,
    confidence: CONFIDENCE.usualSize,
    remarks: [
      ...remarks,
      amountRemark(`assumed a package of ${weightText(packed.amount)} ${packed.unit}`),
    ],
  };
}

/** Whether a food is a fresh herb. A cup holds several times as much if it is chopped or pressed. */
function isFreshHerb({ foodGroup }: Food, eaten: Variant): boolean {
  return foodGroup === 'Spices and Herbs' && !isDry(eaten);
}

/** Cups, glasses and spoons of their usual volume. */
function usualVolume(
  { quantity, fill, remarks }: FoodLine,
  form: Form,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const eaten = variant ?? standardVariant(food);
  const isOfSolid = form === 'glass' && food.isSolid;
  const mayBeDry = !isOfSolid && variant === undefined && mayBeFilledDry(food, form);
  const usual = USUAL_ML[form];
  if (usual === undefined || (isOfSolid && eaten.density === null)) return undefined;
  const isHeaped = form === 'tablespoon' && isServedHeaped(food, eaten);
  const isKnown = eaten.density !== null && !isHeaped && !mayBePowder(food, form);
  const ofKnown =
    form === 'cup' && isFreshHerb(food, eaten) ? CONFIDENCE.usualSize : CONFIDENCE.likely;
  const known = isKnown ? ofKnown : CONFIDENCE.doubtful;
  return {
    amount: (quantity ?? 1) * usual * fillFactor(fill, form, ''),
    unit: 'ml',
    confidence: isOfSolid
      ? CONFIDENCE.usualSize
      : mayBeDry
        ? Math.min(known, CONFIDENCE.usualSize)
        : known,
    remarks: [
      ...remarks,
      amountRemark(`assumed a ${form} of ${usual} ml`),
      ...(mayBeDry ? [COUNTED_AS_COOKED] : []),
    ],
    doubt: mayBeDry ? 'state' : undefined,
  };
}
