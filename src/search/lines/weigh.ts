import {
  defaultServing,
  type Food,
  type ServingSize,
  type ServingUnit,
  standardVariant,
  type Variant,
} from '../../model/food.ts';
import { US_VOLUME_ML } from '../../model/units.ts';
import { type Form, OUNCE_G, type PortionMeasure, type Size, USUAL_ML } from './measures.ts';
import type { FoodLine } from './read-line.ts';

/** The amount of a food that a line means. */
export interface Weighed {
  readonly amount: number;
  readonly unit: ServingUnit;
  /** 0 to 1. */
  readonly confidence: number;
  readonly remarks: readonly string[];
}

/**
 * Confidence in an amount, by how often such amounts are right (docs/background/matching.md): as the line states it,
 * with spoons and cups; by a usual measure, a similar form or a stated size; by the usual size of a piece or
 * serving; of a food without servings; by a guessed size or from an unclear number.
 */
const CONFIDENCE = {
  stated: 1,
  likely: 0.95,
  drink: 0.9,
  usualSize: 0.75,
  noServing: 0.7,
  doubtful: 0.6,
} as const;

/** The least confidence in an amount that is taken, and marked as assumed, if the food is certain. */
export const USUAL_SIZE_CONFIDENCE: number = CONFIDENCE.noServing;

/** Forms whose sizes differ from one food or country to the other, unlike those of spoons and cups. */
const PIECES: ReadonlySet<Form> = new Set(['whole', 'piece', 'slice']);

/** The largest piece of a food over its smallest, up to which any of them is near enough: eggs, not onions. */
const NARROW_SPREAD = 1.6;

/** A whole of more servings is shared, as a pizza is, and comes in any size. */
const SHARED_SERVINGS = 2;

/** The forms that a bare number counts, the likeliest first: "2 eggs", "3 biscuits". */
const COUNTED: readonly Form[] = ['whole', 'piece', 'slice', 'toe', 'package'];

/** Nobody records a single piece below this weight, g: "1 small fries" is a portion. */
const TINY_PIECE = 8;

/** The most pieces of what is counted by the package. */
const PIECES_OF_A_BAR = 4;

/** Forms that stand in for a form that a food does not have: "1 Stück Kuchen" is a slice. */
const SIMILAR_FORMS: Readonly<Partial<Record<Form, readonly Form[]>>> = {
  piece: ['whole', 'slice'],
  slice: ['piece'],
  portion: [],
};

/**
 * Turns the quantity of a line into an amount of a food.
 *
 * @param variant the state that the line names; undefined for the one in which the food is mostly eaten
 * @returns undefined if the food has no such serving, and the measure no usual size
 */
export function weigh(
  line: FoodLine,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const weighed = weighAsStated(line, food, variant);
  if (weighed === undefined || !line.isUnclear) return weighed;
  return {
    ...weighed,
    confidence: weighed.confidence * CONFIDENCE.doubtful,
    remarks: [...weighed.remarks, 'quantity is unclear'],
  };
}

function weighAsStated(
  line: FoodLine,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const { quantity, measure, size, remarks } = line;
  if (measure?.kind === 'unit' && quantity !== undefined) {
    const { unit, factor } = measure;
    if (unit === 'g' && factor === OUNCE_G && !food.isSolid) {
      return {
        amount: quantity * US_VOLUME_ML.fluidOunce,
        unit: 'ml',
        confidence: CONFIDENCE.likely,
        remarks: [...remarks, 'took fluid ounces, as it is a drink'],
      };
    }
    return { amount: quantity * factor, unit, confidence: CONFIDENCE.stated, remarks };
  }
  const count = quantity ?? 1;
  if (measure?.kind === 'named') return weighNamed(line, measure, food, variant);
  const form = measure?.kind === 'serving' ? measure.form : undefined;
  const eaten = variant ?? standardVariant(food);
  const serving =
    form === undefined
      ? countedServing(food, eaten, size, quantity)
      : servingOf(food, eaten, form, size);
  if (serving !== undefined) {
    const { amount, unit, label, remark } = serving;
    const confidence = isOfAnySize(form, food)
      ? Math.min(serving.confidence, CONFIDENCE.usualSize)
      : serving.confidence;
    return {
      amount: amount * count,
      unit,
      confidence,
      remarks: [
        ...remarks,
        ...(remark === undefined ? [] : [`${remark}: ${label}, ${amount} ${unit}`]),
      ],
    };
  }
  const isJar = form === 'glass' && food.isSolid;
  const usual = form === undefined || isJar ? undefined : USUAL_ML[form];
  if (usual === undefined) return undefined;
  return {
    amount: count * usual,
    unit: 'ml',
    confidence: eaten.density !== null ? CONFIDENCE.likely : CONFIDENCE.doubtful,
    remarks: [...remarks, `took a ${form} of ${usual} ml`],
  };
}

/** Bottles have 330 ml or 500, and a tablespoon of what does not flow is level or heaped. */
function isOfAnySize(form: Form | undefined, { standardUnit }: Food): boolean {
  return form === 'bottle' || (form === 'tablespoon' && standardUnit === 'g');
}

interface Serving {
  readonly amount: number;
  readonly unit: ServingUnit;
  readonly label: string;
  readonly confidence: number;
  readonly remark?: string;
}

/** The serving that a bare number counts, or that a line without a number means. */
function countedServing(
  food: Food,
  eaten: Variant,
  size: Size | undefined,
  quantity: number | undefined,
): Serving | undefined {
  const { servingSizes: servings } = eaten;
  // A drink is counted in glasses or cans, which is what its standard serving says.
  if ((quantity === undefined || !food.isSolid) && size === undefined) {
    const standard = standardServing(food, eaten);
    const isCounted = quantity !== undefined && standard.confidence === CONFIDENCE.usualSize;
    return isCounted ? { ...standard, confidence: CONFIDENCE.drink } : standard;
  }
  const forms = food.isSolid
    ? countedForms(servings)
    : (['glass', 'cup', 'package', 'bottle'] as const);
  for (const form of forms) {
    const found = sized(servings, form, size);
    // "1/2 pizza" is no half slice.
    if (found === undefined || (form === 'slice' && quantity !== undefined && quantity < 1))
      continue;
    if (size !== undefined && quantity === 1 && found.amount < TINY_PIECE) break;
    const isLikely = form !== 'package' || !food.isSolid || (quantity ?? 1) <= 2;
    return isLikely
      ? found
      : { ...found, confidence: CONFIDENCE.doubtful, remark: `took a ${form}` };
  }
  const standard = standardServing(food, eaten);
  return quantity === undefined || !food.isSolid
    ? standard
    : { ...standard, confidence: CONFIDENCE.doubtful };
}

/** A bar of few pieces is counted as a whole, and crisps are counted by the piece. */
function countedForms(servings: readonly ServingSize[]): readonly Form[] {
  const grams = (form: Form) => sized(servings, form, undefined)?.amount ?? 0;
  const isBar = grams('package') > 0 && grams('package') <= PIECES_OF_A_BAR * grams('piece');
  return isBar ? ['whole', 'package', ...COUNTED] : COUNTED;
}

/** The serving whose label has the name of the measure, otherwise one of the forms that stand in for it. */
function weighNamed(
  { quantity = 1, size, remarks }: FoodLine,
  { name, forms }: Extract<PortionMeasure, { readonly kind: 'named' }>,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const eaten = variant ?? standardVariant(food);
  const isNamed = ({ label }: ServingSize) =>
    label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(name);
  const named = known(eaten.servingSizes.find((serving) => isNamed(serving)));
  const [first] = forms.flatMap((form) => sized(eaten.servingSizes, form, size) ?? []);
  const serving = named ?? first;
  if (serving === undefined) return undefined;
  return {
    amount: quantity * serving.amount,
    unit: serving.unit,
    confidence: CONFIDENCE.usualSize,
    remarks: [...remarks, `took ${serving.label}, ${serving.amount} ${serving.unit}`],
  };
}

function servingOf(
  food: Food,
  eaten: Variant,
  form: Form,
  size: Size | undefined,
): Serving | undefined {
  const { servingSizes: servings } = eaten;
  // A glass of red cabbage is a jar.
  if (form === 'glass' && food.isSolid) return sized(servings, 'package', size);
  const own = sized(servings, form, size);
  if (own !== undefined)
    return isOnlyOne(servings, form, size)
      ? { ...own, confidence: Math.min(own.confidence, CONFIDENCE.likely) }
      : own;
  for (const like of SIMILAR_FORMS[form] ?? []) {
    const found = sized(servings, like, size);
    if (found === undefined) continue;
    const confidence = Math.min(found.confidence, CONFIDENCE.likely);
    return { ...found, confidence, remark: found.remark ?? `took a ${like}` };
  }
  if (form === 'whole') return { ...standardServing(food, eaten), confidence: CONFIDENCE.doubtful };
  return form === 'portion' ? standardServing(food, eaten) : undefined;
}

/** Whether a form without a size has only one, which is not a medium one. */
function isOnlyOne(servings: readonly ServingSize[], form: Form, size: Size | undefined): boolean {
  const others = servings.filter(({ type }) => type?.endsWith(`_${form}`));
  return size === undefined && others.length === 1 && others[0]?.type !== `medium_${form}`;
}

/** The serving of a form in the size that the line states; otherwise in any size, which is a guess. */
function sized(
  servings: readonly ServingSize[],
  form: Form,
  size: Size | undefined,
): Serving | undefined {
  const find = (type: string) => known(servings.find((serving) => serving.type === type));
  const plain = find(form);
  if (plain !== undefined) {
    return size === undefined
      ? { ...plain, confidence: CONFIDENCE.stated }
      : { ...plain, confidence: CONFIDENCE.doubtful, remark: 'no known sizes' };
  }
  const stated = find(`${size ?? 'medium'}_${form}`);
  if (stated !== undefined) {
    return { ...stated, confidence: confidenceInSize(servings, form, size) };
  }
  const others = (['medium', 'large', 'small'] as const).flatMap((other) => {
    const found = find(`${other}_${form}`);
    return found === undefined ? [] : [{ ...found, remark: `took the ${other} one` }];
  });
  const [other] = others;
  if (other === undefined) return undefined;
  // A food that comes in one size: a gummy bear is small.
  const isOnly = others.length === 1 && size === undefined;
  const confidence = confidenceInSize(servings, form, undefined);
  return { ...other, confidence: isOnly ? confidence : CONFIDENCE.doubtful };
}

/** Pieces are of any size, unless the line states it, or the food has sizes that hardly differ. */
function confidenceInSize(
  servings: readonly ServingSize[],
  form: Form,
  size: Size | undefined,
): number {
  if (!PIECES.has(form)) return CONFIDENCE.stated;
  if (size !== undefined) return CONFIDENCE.likely;
  const amounts = servings.flatMap(({ type, amount }) =>
    type?.endsWith(`_${form}`) && amount !== null ? [amount] : [],
  );
  const portion =
    servings.find(({ type }) => type === 'portion')?.amount ?? Number.POSITIVE_INFINITY;
  const isNarrow =
    amounts.length > 1 &&
    Math.max(...amounts) <= NARROW_SPREAD * Math.min(...amounts) &&
    Math.min(...amounts) <= SHARED_SERVINGS * portion;
  return isNarrow ? CONFIDENCE.likely : CONFIDENCE.usualSize;
}

function known(serving: ServingSize | undefined) {
  if (serving === undefined || serving.amount === null) return undefined;
  return { amount: serving.amount, unit: serving.unit, label: serving.label };
}

function standardServing(food: Food, eaten: Variant): Serving {
  const { amount, unit, label } = defaultServing(food, eaten);
  return {
    amount,
    unit,
    label: label === null ? 'no known serving' : 'standard serving',
    confidence: label !== null ? CONFIDENCE.usualSize : CONFIDENCE.noServing,
    remark: 'no amount given',
  };
}
