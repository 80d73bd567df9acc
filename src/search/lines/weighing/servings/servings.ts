import {
  defaultServing,
  type Food,
  type ServingSize,
  type ServingUnit,
  type Variant,
} from '../../../../model/food.ts';
import { type Form, measureOfLabel } from '../../words/measures.ts';
import { amountRemark, type Remark } from '../../words/remark.ts';
import type { Size } from '../../words/size-words.ts';

/** The amount of a food that a line means. */
export interface Weighed {
  readonly amount: number;
  readonly unit: ServingUnit;
  /** 0 to 1. */
  readonly confidence: number;
  readonly remarks: readonly Remark[];
  readonly doubt?: AmountDoubt | undefined;
}

/**
 * What a line leaves open, other than a size: the unit of its number, whether it gives the weight of the dry food, or
 * whether the liquid of its tin is poured away.
 */
export type AmountDoubt = 'unit' | 'state' | 'liquid';

/** Confidence in an amount, by how often such amounts are right (docs/background/matching.md). */
export const CONFIDENCE = {
  /** Stated by the line, with teaspoons and cups. */
  stated: 1,
  /** By a usual measure, a similar form or a stated size. */
  likely: 0.95,
  /** By the standard serving of a drink that the line counts. */
  drink: 0.9,
  /** By the usual size of a piece, tin or bunch. */
  usualPiece: 0.85,
  /** By a tablespoon of moist food. */
  solidSpoon: 0.8,
  /** By the usual size of a slice or helping. */
  usualSize: 0.75,
  /** By a guess for a food without servings. */
  noServing: 0.7,
  /** By a guessed size, or from an unclear number. */
  doubtful: 0.6,
} as const;

/** Forms whose sizes differ by food or country, unlike spoons and cups. */
const PIECES: ReadonlySet<Form> = new Set(['whole', 'piece', 'slice']);

/** Forms whose sizes are alike for all drinks. */
const CUPS: ReadonlySet<Form> = new Set(['cup', 'glass']);

/**
 * Up to this ratio between the largest and the smallest piece of a food, any piece is close enough: eggs, not onions.
 */
const NARROW_SPREAD = 1.6;

/**
 * Up to this ratio between the largest and the smallest piece, a stated size is enough: a small onion, not a small
 * cauliflower.
 */
const STATED_SPREAD = 2.2;

/**
 * The thinnest slices of bread, cheese and ham, g. Lighter ones are eaten in any number, and wedges of cake come in all
 * sizes.
 */
const LIGHTEST_SLICE = 15;
const HEAVIEST_SLICE = 50;

/** A whole food with more servings than this is shared, like a pizza, and comes in all sizes. */
const SHARED_SERVINGS = 2;

/** Below this weight, g, people do not share a food, by the project's judgement: an avocado. */
const LIGHTEST_SHARED = 200;

/** If the smallest size of a food weighs at least this, g, it comes in other sizes elsewhere: a medium pizza. */
const SMALLEST_IN_ALL_SIZES = 300;

/** A serving of a food that a line may count. */
export interface Serving {
  readonly amount: number;
  readonly unit: ServingUnit;
  readonly label: string;
  readonly confidence: number;
  /** The remark on it, whose text is followed by the label and the weight of the serving. */
  readonly remark?: Remark;
  /** The size that is assumed if the food lacks the one that a line means. */
  readonly assumedSize?: Size;
}

/** The remark on a whole food that a line calls a piece. */
export const WHOLE_ONE: Remark = amountRemark('assumed a whole one');

/** The remark on a portion in place of what a line calls the serving. */
export const AS_PORTION: Remark = amountRemark('assumed a portion');

/** The serving of a form in the stated size; otherwise in any size, which is a guess. */
export function servingOfSize(
  servings: readonly ServingSize[],
  form: Form,
  size: Size | undefined,
): Serving | undefined {
  // Cups and packages of tiny pieces hold any size.
  if (size === 'mini' && !PIECES.has(form)) return servingOfSize(servings, form, undefined);
  const isUsual = (serving: ServingSize) => serving.type === `medium_${form}`;
  const find = (type: string) =>
    servingAmount(
      servings.find(
        (serving) => serving.type === type && isOfSize(serving, size, servings.some(isUsual)),
      ),
    );
  const plain = find(form);
  if (plain !== undefined) {
    return size === undefined
      ? { ...plain, confidence: CONFIDENCE.stated }
      : {
          ...plain,
          amount: plain.amount * sizeFactor(form, size),
          confidence:
            size === 'medium' || form === 'portion' ? CONFIDENCE.usualSize : CONFIDENCE.doubtful,
          remark: 'sizes of this food are unknown',
        };
  }
  const stated = find(`${typeOfSize(size ?? 'medium')}_${form}`);
  if (stated !== undefined) {
    return { ...stated, confidence: confidenceInSize(servings, form, size) };
  }
  const others = (['medium', 'large', 'small'] as const).flatMap((other) => {
    const found = find(`${other}_${form}`);
    if (found === undefined) return [];
    const factor = size === undefined ? 1 : sizeFactor(form, size) / sizeFactor(form, other);
    const remark = amountRemark(`assumed the ${other} size`);
    return [{ ...found, amount: found.amount * factor, remark, assumedSize: other }];
  });
  const [other] = others;
  if (other === undefined) return undefined;
  // A food that comes in one size: a gummy bear is small.
  const isOnly = others.length === 1 && size === undefined;
  const confidence = confidenceInSize(servings, form, undefined);
  const isAnySize = CUPS.has(form) || (size !== undefined && size !== 'mini');
  const otherSize = isAnySize ? CONFIDENCE.usualSize : CONFIDENCE.doubtful;
  return { ...other, confidence: isOnly ? confidence : otherSize };
}

/** Labels of servings that nobody calls small if there is a usual one: "1 mini pepper". */
const OF_MINI = /^1 mini/i;

/** Whether a serving, if it is one of the small ones, is as small as a line says. */
function isOfSize(
  { label, type }: ServingSize,
  size: Size | undefined,
  hasUsual: boolean,
): boolean {
  if (type?.startsWith('small_') !== true) return true;
  return OF_MINI.test(label) ? size !== 'small' || !hasUsual : size !== 'mini';
}

/** The size in the types of servings for a size in a line. */
function typeOfSize(size: Size): string {
  return size === 'mini' ? 'small' : size;
}

/** The ratio of a small or large size to a medium one, if a food has no such size, by the project's judgement. */
export function sizeFactor(form: Form, size: Size): number {
  if (size === 'medium') return 1;
  if (size === 'small') return 0.75;
  if (size === 'mini') return 0.35;
  return form === 'portion' ? 1.5 : 1.3;
}

/** Labels of halves of a food, which no size in a line means: "1 large chicken". */
const OF_HALF = /^(?:1\/2|half)\b/;

/**
 * The forms in the stated size before the others: a bar sold as a package has small pieces, too. A small pizza is no small
 * slice of one.
 */
export function ofSizeFirst(
  forms: readonly Form[],
  servings: readonly ServingSize[],
  size: Size | undefined,
): readonly Form[] {
  if (size === undefined) return forms;
  const isCut = servings.some(({ type }) => type?.endsWith('whole'));
  const has = (form: Form) =>
    !(form === 'slice' && isCut) &&
    servings.some(
      ({ type, label }) => type === `${typeOfSize(size)}_${form}` && !OF_HALF.test(label),
    );
  return [...forms.filter(has), ...forms.filter((form) => !has(form))];
}

/** How often a piece has the size that the line states, or the usual one: docs/background/matching.md. */
function confidenceInSize(
  servings: readonly ServingSize[],
  form: Form,
  size: Size | undefined,
): number {
  if (!PIECES.has(form)) return CONFIDENCE.stated;
  const amounts = servings.flatMap(({ type, amount }) =>
    type?.endsWith(`_${form}`) && amount !== null ? [amount] : [],
  );
  const portion =
    servings.find(({ type }) => type === 'portion')?.amount ?? Number.POSITIVE_INFINITY;
  const smallest = Math.min(...amounts);
  const isShared = smallest >= LIGHTEST_SHARED && smallest > SHARED_SERVINGS * portion;
  const spread = Math.max(...amounts) / smallest;
  // If a food comes in all sizes, like cauliflower, a small one in one shop is a large one in another.
  if (size !== undefined && smallest >= SMALLEST_IN_ALL_SIZES) return CONFIDENCE.usualSize;
  if (size === 'mini') return CONFIDENCE.usualSize;
  if (size === 'small' || size === 'large')
    return spread > STATED_SPREAD ? CONFIDENCE.usualSize : CONFIDENCE.likely;
  if (size === 'medium' && spread <= STATED_SPREAD) return CONFIDENCE.likely;
  if (isShared) return CONFIDENCE.usualSize;
  // The weight of a wedge of watermelon is up to the person who cuts it.
  if (form === 'slice' && smallest >= LIGHTEST_SHARED) return CONFIDENCE.usualSize;
  if (amounts.length > 1 && spread <= NARROW_SPREAD) return CONFIDENCE.likely;
  const usual = servings.find(({ type }) => type === `medium_${form}`)?.amount ?? smallest;
  const isOfUsualSlices = [smallest, usual].some(
    (grams) => grams >= LIGHTEST_SLICE && grams <= HEAVIEST_SLICE,
  );
  return form === 'slice' && !isOfUsualSlices ? CONFIDENCE.usualSize : CONFIDENCE.usualPiece;
}

/** A serving without a type whose label names the form: "1 plate", "1 Riegel". */
export function servingLabelled(form: Form, servings: readonly ServingSize[]): Serving | undefined {
  const found = servingAmount(
    servings.find(({ type, label }) => {
      const measure = type === null ? measureOfLabel(label) : undefined;
      return measure?.kind === 'serving' && measure.form === form;
    }),
  );
  return found && { ...found, confidence: CONFIDENCE.likely };
}

/** The amount of a serving; undefined if its source gives none. */
export function servingAmount(serving: ServingSize | undefined) {
  if (serving === undefined || serving.amount === null) return undefined;
  return { amount: serving.amount, unit: serving.unit, label: serving.label };
}

/** The everyday serving of a food, for a line without an amount. */
export function everydayServing(food: Food, eaten: Variant): Serving {
  const { amount, unit, label } = defaultServing(food, eaten);
  return {
    amount,
    unit,
    label: label === null ? 'no known serving' : 'standard serving',
    confidence: label !== null ? CONFIDENCE.usualSize : CONFIDENCE.noServing,
    remark: { topic: 'no amount', text: 'no amount given' },
  };
}
