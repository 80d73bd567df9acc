import {
  defaultServing,
  type Food,
  type ServingSize,
  type ServingUnit,
  type Variant,
} from '../../model/food.ts';
import { nutrient } from '../../model/nutrients.ts';
import { type Form, type Size, USUAL_ML } from './measures.ts';
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
 * Confidence in an amount: as the line states it; by a usual measure or a similar form; without any
 * measure in the line; by a guessed size or from an unclear number.
 */
const CONFIDENCE = { stated: 1, likely: 0.95, assumed: 0.9, doubtful: 0.75 } as const;

/** The forms that a bare number counts, the likeliest first: "2 eggs", "3 biscuits". */
const COUNTED: readonly Form[] = ['whole', 'piece', 'slice', 'toe', 'package'];

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
    remarks: [...weighed.remarks, 'the numbers are not clear'],
  };
}

function weighAsStated(
  line: FoodLine,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const { quantity, measure, size, remarks } = line;
  const standard = food.standardProcessing;
  if (measure?.kind === 'unit' && quantity !== undefined) {
    const { unit, factor } = measure;
    return { amount: quantity * factor, unit, confidence: CONFIDENCE.stated, remarks };
  }
  const count = quantity ?? 1;
  const form = measure?.kind === 'serving' ? measure.form : undefined;
  const servings = servingsIn(food, variant);
  const serving =
    form === undefined
      ? countedServing(food, servings, size, quantity !== undefined)
      : servingOf(food, servings, form, size);
  if (serving !== undefined) {
    const { amount, unit, label, confidence, remark } = serving;
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
  const usual = form === undefined ? undefined : USUAL_ML[form];
  if (usual === undefined) return undefined;
  // The density is that of the standard state.
  const isDense = food.density !== null && (variant?.processing ?? standard) === standard;
  return {
    amount: count * usual,
    unit: 'ml',
    confidence: isDense ? CONFIDENCE.likely : CONFIDENCE.doubtful,
    remarks: [...remarks, `took a ${form} of ${usual} ml`],
  };
}

/** Grams of water per 100 g below which a food is dry. A cup of it is no cup of the cooked food. */
const DRY_BELOW_WATER = 20;

/** The servings that are weighed in the state of the variant. */
function servingsIn(food: Food, variant: Variant | undefined): readonly ServingSize[] {
  const { processing } = variant ?? { processing: food.standardProcessing };
  const isUncooked = processing === 'raw' || processing === 'dried';
  const fits = food.servingSizes.filter(({ label }) => {
    if (/\bdried\b/i.test(label)) return processing === 'dried';
    if (/\b(?:dry|raw|uncooked)\b/i.test(label)) return isUncooked;
    return !(/\b(?:cooked|boiled)\b/i.test(label) && isUncooked);
  });
  const isOther = variant !== undefined && processing !== food.standardProcessing;
  if (!isOther || !(processing === 'dried' || isDry(variant))) return fits;
  return fits.filter(({ label }) => /\b(?:dried|dry|raw|uncooked)\b/i.test(label));
}

/** Whether a variant is dry, so that it swells when it is cooked. */
export function isDry({ nutrients }: Variant): boolean {
  return (nutrients[nutrient('water').position] as number) < DRY_BELOW_WATER;
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
  servings: readonly ServingSize[],
  size: Size | undefined,
  isCounted: boolean,
): Serving | undefined {
  // A drink is counted in glasses or cans, which is what its standard serving says.
  if ((!isCounted || !food.isSolid) && size === undefined) return standardServing(food, servings);
  const forms = food.isSolid ? COUNTED : (['glass', 'cup', 'package', 'bottle'] as const);
  const found = forms.flatMap((form) => sized(servings, form, size) ?? []);
  return (
    found.find(({ confidence }) => confidence === CONFIDENCE.stated) ??
    found[0] ??
    standardServing(food, servings)
  );
}

function servingOf(
  food: Food,
  servings: readonly ServingSize[],
  form: Form,
  size: Size | undefined,
): Serving | undefined {
  const own = sized(servings, form, size);
  if (own !== undefined)
    return isOnlyOne(servings, form, size) ? { ...own, confidence: CONFIDENCE.likely } : own;
  for (const like of SIMILAR_FORMS[form] ?? []) {
    const found = sized(servings, like, size);
    if (found === undefined) continue;
    const confidence = Math.min(found.confidence, CONFIDENCE.likely);
    return { ...found, confidence, remark: found.remark ?? `took a ${like}` };
  }
  return form === 'portion' ? standardServing(food, servings) : undefined;
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
      : { ...plain, confidence: CONFIDENCE.doubtful, remark: 'no sizes of it' };
  }
  const stated = find(`${size ?? 'medium'}_${form}`);
  if (stated !== undefined) return { ...stated, confidence: CONFIDENCE.stated };
  for (const other of ['medium', 'large', 'small'] as const) {
    const found = find(`${other}_${form}`);
    if (found !== undefined) {
      return { ...found, confidence: CONFIDENCE.doubtful, remark: `took the ${other} one` };
    }
  }
  return undefined;
}

function known(serving: ServingSize | undefined) {
  if (serving === undefined || serving.amount === null) return undefined;
  return { amount: serving.amount, unit: serving.unit, label: serving.label };
}

function standardServing(food: Food, servings: readonly ServingSize[]): Serving | undefined {
  const { amount, unit, isServing } = defaultServing(food);
  // It may be that of another state than the line names.
  if (isServing && !servings.some(({ type }) => type === food.standardServingType))
    return undefined;
  return {
    amount,
    unit,
    label: isServing ? 'standard serving' : 'no serving known',
    confidence: isServing ? CONFIDENCE.assumed : CONFIDENCE.assumed * CONFIDENCE.assumed,
    remark: 'no measure',
  };
}
