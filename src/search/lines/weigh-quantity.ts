import { type Food, type ServingSize, standardVariant, type Variant } from '../../model/food.ts';
import { nutrient } from '../../model/nutrients.ts';
import { US_VOLUME_ML } from '../../model/units.ts';
import { weightText } from '../../text/rounding.ts';
import { countedServing } from './counted-serving.ts';
import { COUNTED_AS_COOKED, mayBeDry } from './dry-weights.ts';
import { fillFactor } from './fill.ts';
import {
  confidenceInCookedPiece,
  confidenceInForm,
  confidenceInState,
  isFilledDry,
} from './form-confidence.ts';
import { isLikelyGrams } from './likely-grams.ts';
import { type Form, LARGE_VOLUMES_ML, OUNCE_G, PINT_ML, type Size, USUAL_ML } from './measures.ts';
import type { FoodLine } from './read-line.ts';
import {
  CONFIDENCE,
  everydayServing,
  labelledAs,
  type Serving,
  sized,
  type Weighed,
} from './servings.ts';
import { usualSize } from './usual-sizes.ts';
import { isBoxOfPieces, weighBrand, weighBrandContainer } from './weigh-brand.ts';
import { weighEnergy } from './weigh-energy.ts';
import { weighNamed } from './weigh-named.ts';

/** The least confidence with which an amount is accepted, and marked as assumed, if the food is certain. */
export const USUAL_SIZE_CONFIDENCE: number = CONFIDENCE.noServing;

/** The heaviest piece, g: a wedge of watermelon is a slice of it. */
const LARGEST_PIECE = 600;

/** Nobody calls a slice below this weight a piece, g: that of an egg, a kiwi or a cucumber. */
const SMALLEST_CUT = 20;

/** Groups of foods that are sold by the piece: "2 Stück Tomaten" are no slices. */
const PRODUCE: ReadonlySet<string> = new Set([
  'Fruits and Fruit Juices',
  'Vegetables and Vegetable Products',
]);

/** Fruit and vegetables up to this weight are counted as a whole, g: "3 Stk. Mandarinen". Of larger ones, a piece is unclear. */
const LARGEST_WHOLE = 350;

/** The drained share of a tin of pulses or vegetables: 240 g of 400 g, as labels state. */
const DRAINED_SHARE = 0.6;

/** Substitutes for a form that a food lacks: "1 Stück Kuchen" is a slice. */
const SIMILAR_FORMS: Readonly<Partial<Record<Form, readonly Form[]>>> = {
  piece: ['whole', 'slice'],
  slice: ['piece'],
  bowl: ['portion'],
  portion: [],
};

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
  const inContainers = weighBrandContainer(line, food);
  if (inContainers !== undefined) return inContainers;
  if (measure?.kind === 'named') return weighNamed(line, measure, food, variant);
  const form = measure?.kind === 'serving' ? measure.form : undefined;
  const eaten = variant ?? standardVariant(food);
  // A glass of red cabbage is a jar, unless the food has a glass of its own.
  const isOfSolid = form === 'glass' && food.isSolid;
  if (isOfSolid && sized(eaten.servingSizes, form, size) === undefined) {
    const jar = weighNamed(line, food.foodGroup === BABY_FOODS ? BABY_JAR : JAR, food, variant);
    if (jar !== undefined) return jar;
  }
  // A bowl of coffee is a mug.
  if (form === 'bowl' && !food.isSolid) return weighNamed(line, MUG, food, variant);
  const ofBrand = weighBrand(line, food, form);
  if (ofBrand !== undefined) return ofBrand;
  const serving =
    form === undefined
      ? countedServing(line, food, eaten)
      : (wholePiece(line, food, eaten) ?? servingOf(food, eaten, form, size));
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

function servingOf(
  food: Food,
  eaten: Variant,
  form: Form,
  size: Size | undefined,
): Serving | undefined {
  const { servingSizes: servings } = eaten;
  const own = sized(servings, form, size);
  if (own !== undefined)
    return isOnlyOne(servings, form, size)
      ? { ...own, confidence: Math.min(own.confidence, ofOnly(own, form)) }
      : own;
  const labelled = size === undefined ? labelledAs(form, servings) : undefined;
  if (labelled !== undefined) return labelled;
  for (const like of similarForms(food, servings, form)) {
    const found = sized(servings, like, size);
    if (found === undefined || (form === 'piece' && found.amount > LARGEST_PIECE)) continue;
    const most = form === 'bowl' ? CONFIDENCE.usualSize : CONFIDENCE.likely;
    const confidence = Math.min(found.confidence, most);
    return {
      ...found,
      confidence,
      remark: found.remark ?? `assumed a ${like === 'whole' ? 'whole one' : like}`,
    };
  }
  if (form === 'whole') return { ...everydayServing(food, eaten), confidence: CONFIDENCE.doubtful };
  return form === 'portion' ? everydayServing(food, eaten) : undefined;
}

/** A whole fruit or vegetable that a line calls a piece, where a food has wholes and pieces of them: no segment of a mandarin. */
function wholePiece(
  { measure, size }: FoodLine,
  { foodGroup }: Food,
  { servingSizes }: Variant,
): Serving | undefined {
  const mayBeWhole = measure?.kind === 'serving' && measure.mayBeWhole === true;
  if (!mayBeWhole || !PRODUCE.has(foodGroup ?? '')) return undefined;
  const [whole, piece] = (['whole', 'piece'] as const).map((form) =>
    sized(servingSizes, form, size),
  );
  if (whole === undefined || piece === undefined) return undefined;
  if (whole.amount <= LARGEST_WHOLE) {
    const confidence = Math.min(whole.confidence, CONFIDENCE.likely);
    return { ...whole, confidence, remark: 'assumed a whole one' };
  }
  return { ...piece, confidence: CONFIDENCE.doubtful };
}

/** A plate of a food with only a side-dish helping may hold more. */
function ofOnly({ remark }: Serving, form: Form): number {
  return form === 'bowl' && remark?.includes('small') ? CONFIDENCE.usualSize : CONFIDENCE.likely;
}

/**
 * A piece of a food that is cut into slices, such as a pizza, is a slice. A piece of fruit or vegetables is a whole
 * one.
 */
function similarForms(
  { foodGroup }: Food,
  servings: readonly ServingSize[],
  form: Form,
): readonly Form[] {
  const grams = (one: Form) => sized(servings, one, undefined)?.amount ?? 0;
  // A slice of pizza is a piece of it; a slice of a boiled egg is not.
  const isSliced = grams('slice') >= SMALLEST_CUT && grams('whole') > 2 * grams('slice');
  const isCut = form === 'piece' && isSliced && !PRODUCE.has(foodGroup ?? '');
  return isCut ? ['slice'] : (SIMILAR_FORMS[form] ?? []);
}

/** Whether a form without a stated size has only one size, which is not medium. */
function isOnlyOne(servings: readonly ServingSize[], form: Form, size: Size | undefined): boolean {
  const others = servings.filter(({ type }) => type?.endsWith(`_${form}`));
  return size === undefined && others.length === 1 && others[0]?.type !== `medium_${form}`;
}
