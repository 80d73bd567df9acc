import { type Food, type ServingSize, standardVariant, type Variant } from '../../model/food.ts';
import { US_VOLUME_ML } from '../../model/units.ts';
import { weightText } from '../../text/rounding.ts';
import { fillFactor } from './fill.ts';
import { confidenceInCookedPiece, confidenceInForm, confidenceInState } from './form-confidence.ts';
import { isLikelyGrams } from './likely-grams.ts';
import { type Form, LARGE_VOLUMES_ML, OUNCE_G, type Size, USUAL_ML } from './measures.ts';
import { namesOne } from './names-one.ts';
import type { FoodLine } from './read-line.ts';
import {
  CONFIDENCE,
  everydayServing,
  labelledAs,
  ofSizeFirst,
  type Serving,
  sized,
  type Weighed,
} from './servings.ts';
import { usualSize } from './usual-sizes.ts';
import { isBoxOfPieces, weighBrand, weighBrandContainer } from './weigh-brand.ts';
import { weighNamed } from './weigh-named.ts';

/** The least confidence with which an amount is accepted, and marked as assumed, if the food is certain. */
export const USUAL_SIZE_CONFIDENCE: number = CONFIDENCE.noServing;

/** The forms that a bare number counts, the likeliest first: "2 eggs", "3 biscuits". */
const COUNTED: readonly Form[] = ['whole', 'piece', 'slice', 'toe', 'package'];

/** Nobody records a single piece below this weight, g: "1 small fries" is a portion. */
const TINY_PIECE = 8;

/** The most pieces per package of a food that is counted by the package. */
const PIECES_OF_A_BAR = 4;

/** The heaviest piece, g: a wedge of watermelon is a slice of it. */
const LARGEST_PIECE = 600;

/** From this weight on, wholes that people share come in any size, g: pizzas, cabbages. */
const LARGE_PIECE = 300;

/** Nobody calls a slice below this weight a piece, g: that of an egg, a kiwi or a cucumber. */
const SMALLEST_CUT = 20;

/** Groups of foods that are sold by the piece: "2 Stück Tomaten" are no slices. */
const PRODUCE: ReadonlySet<string> = new Set([
  'Fruits and Fruit Juices',
  'Vegetables and Vegetable Products',
]);

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
  if (!lacksUnit && !line.isUnclear) return weighed;
  return {
    ...weighed,
    confidence: weighed.confidence * CONFIDENCE.doubtful,
    remarks: [...weighed.remarks, lacksUnit ? NO_UNIT : 'quantity is unclear'],
  };
}

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
    // Shops sell berries by the dry pint, which differs from the pint of milk.
    const isDryMeasure = food.isSolid && unit === 'ml' && LARGE_VOLUMES_ML.has(factor);
    const confidence = isDryMeasure ? CONFIDENCE.usualSize : CONFIDENCE.stated;
    return { amount: quantity * factor, unit, confidence, remarks };
  }
  const count = quantity ?? 1;
  const inContainers = weighBrandContainer(line, food);
  if (inContainers !== undefined) return inContainers;
  if (measure?.kind === 'named') return weighNamed(line, measure, food, variant);
  const form = measure?.kind === 'serving' ? measure.form : undefined;
  const eaten = variant ?? standardVariant(food);
  // A glass of red cabbage is a jar, unless the food has a glass of its own.
  if (form === 'glass' && food.isSolid && sized(eaten.servingSizes, form, size) === undefined)
    return weighNamed(line, JAR, food, variant);
  // A bowl of coffee is a mug.
  if (form === 'bowl' && !food.isSolid) return weighNamed(line, MUG, food, variant);
  const ofBrand = weighBrand(line, food, form);
  if (ofBrand !== undefined) return ofBrand;
  const serving =
    form === undefined ? countedServing(line, food, eaten) : servingOf(food, eaten, form, size);
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
  if (usual === undefined) return undefined;
  return {
    amount: count * usual * fillFactor(fill, form, ''),
    unit: 'ml',
    confidence: eaten.density !== null ? CONFIDENCE.likely : CONFIDENCE.doubtful,
    remarks: [...remarks, `assumed a ${form} of ${usual} ml`],
  };
}

const MUG = { kind: 'named', names: ['mug'], forms: ['cup'] } as const;

/** Grams of a pinch of a food without its own. */
const PINCH = 0.4;

const JAR = { kind: 'named', names: ['jar'], forms: ['package'] } as const;

/** The serving that a bare number counts, or that a line without a number means. */
function countedServing(line: FoodLine, food: Food, eaten: Variant): Serving | undefined {
  const { quantity, size } = line;
  const { servingSizes: servings } = eaten;
  // A drink is counted in glasses or cans, which is what its standard serving says.
  if ((quantity === undefined || !food.isSolid) && size === undefined) {
    const standard = everydayServing(food, eaten);
    if (namesOne(line, food)) return { ...standard, confidence: CONFIDENCE.usualPiece };
    const isCounted = quantity !== undefined && standard.confidence >= CONFIDENCE.usualSize;
    return isCounted ? { ...standard, confidence: CONFIDENCE.drink } : standard;
  }
  const forms = ofSizeFirst(
    food.isSolid ? countedForms(servings) : ['glass', 'cup', 'package', 'bottle'],
    servings,
    size,
  );
  for (const form of forms) {
    const found = sized(servings, form, size);
    // "1/2 pizza" is not half a slice.
    if (found === undefined || (form === 'slice' && quantity !== undefined && quantity < 1))
      continue;
    const isTiny = (sized(servings, form, undefined)?.amount ?? 0) < TINY_PIECE;
    if (size !== undefined && (quantity ?? 1) === 1 && isTiny) {
      // "Large fries" are a large portion.
      const portion = sized(servings, 'portion', size);
      if (portion !== undefined) return portion;
      break;
    }
    if (quantity !== undefined && quantity < 1 && found.amount >= LARGE_PIECE) {
      return { ...found, confidence: Math.min(found.confidence, CONFIDENCE.usualSize) };
    }
    const isLikely = form !== 'package' || !food.isSolid || (quantity ?? 1) <= 2;
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
  return rawPiece(food, size) ?? { ...standard, confidence: CONFIDENCE.doubtful };
}

/** A whole or piece as it is before it is cooked: "1 butternut squash", which is mostly eaten boiled. */
function rawPiece({ variants }: Food, size: Size | undefined): Serving | undefined {
  const raw = variants.find(({ processing }) => processing === 'raw');
  const found =
    raw && (sized(raw.servingSizes, 'whole', size) ?? sized(raw.servingSizes, 'piece', size));
  return found && { ...found, confidence: Math.min(found.confidence, CONFIDENCE.usualSize) };
}

/** A bar of few pieces is counted as a whole, and crisps are counted by the piece. */
function countedForms(servings: readonly ServingSize[]): readonly Form[] {
  const grams = (form: Form) => sized(servings, form, undefined)?.amount ?? 0;
  const isBar = grams('package') > 0 && grams('package') <= PIECES_OF_A_BAR * grams('piece');
  return isBar ? ['whole', 'package', ...COUNTED] : COUNTED;
}

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
