import { type Layout, WHOLE_LAYOUT } from '../../evaluation/layout.ts';
import type { IdAssumption } from '../../model/assumptions.ts';
import type { Composition } from '../../model/composition.ts';
import { rawVariant, type YieldFactor, yieldFactor } from '../../model/cooking/yields.ts';
import { defaultServing, type Food, type ServingUnit, standardVariant } from '../../model/food.ts';
import { MAX_STEP, type PartsOfFood } from '../sums/exact-sums.ts';
import { type FoodAmounts, partsInto } from './food-amounts.ts';

/** A variant of a food made ready for summing: looked up once, however often it was eaten. */
export interface ResolvedFood extends PartsOfFood {
  /** The id of the variant. */
  readonly id: string;
  readonly foodId: string;
  /** g/ml of the variant; null if unknown. */
  readonly density: number | null;
  /** The assumption behind the id that led here, if it is not current. */
  readonly idAssumption: IdAssumption | undefined;
  /** Values that only entries without an amount or with a raw weight need. */
  readonly defaults: () => PortionDefaults;
}

/** Values that are used if an entry does not state them. */
export interface PortionDefaults {
  readonly yieldFactor: YieldFactor;
  /** The density before processing in g/ml; null if unknown. */
  readonly rawDensity: number | null;
  /** The amount of an entry without one. */
  readonly defaultAmount: { readonly amount: number; readonly unit: ServingUnit };
  readonly isDefaultAServing: boolean;
}

/**
 * @param layout the layout of the sums that the food is added to
 * @param further called when an entry needs the defaults
 */
export function resolvedFood(
  figures: Composition & { readonly idAssumption?: IdAssumption },
  layout: Layout,
  further: ResolvedFood['defaults'],
): ResolvedFood {
  return {
    id: figures.variantId,
    foodId: figures.foodId,
    density: figures.density,
    idAssumption: figures.idAssumption,
    defaults: further,
    ...withoutZeros(partsOf(figures, layout)),
  };
}

/** Prepares a variant for summing whose food was looked up before. */
export function resolvedVariant(
  food: Food,
  variantId?: string,
  layout: Layout = WHOLE_LAYOUT,
): ResolvedFood {
  const variant = variantOf(food, variantId);
  const figures = {
    ...variant,
    foodId: food.id,
    variantId: variant.id,
    isSolid: food.isSolid,
    borrowed: variant.borrowed?.nutrients ?? [],
  };
  return resolvedFood(figures, layout, () => portionDefaults(food, variantId));
}

/**
 * The defaults of a food for entries that do not state a value.
 *
 * @param variantId undefined for the standard variant
 */
export function portionDefaults(food: Food, variantId: string | undefined): PortionDefaults {
  const variant = variantOf(food, variantId);
  const { amount, unit, label } = defaultServing(food, variant);
  return {
    yieldFactor: yieldFactor(food, variant),
    rawDensity: (rawVariant(food) ?? variant).density,
    defaultAmount: { amount, unit },
    isDefaultAServing: label !== null,
  };
}

function variantOf(food: Food, variantId: string | undefined) {
  return food.variants.find(({ id }) => id === variantId) ?? standardVariant(food);
}

/** The parts of a unit that a gram adds to each slot. */
function partsOf(amounts: FoodAmounts, layout: Layout): Float64Array {
  const parts = new Float64Array(layout.width);
  partsInto(parts, amounts, layout);
  return parts;
}

/** Keeps only the slots that a food adds something to. */
function withoutZeros(parts: Float64Array): PartsOfFood {
  let count = 0;
  let most = 0;
  for (let slot = 0; slot < parts.length; slot++) {
    const part = parts[slot] as number;
    if (part === 0) continue;
    count += 1;
    most = Math.max(most, part);
  }
  const slots = new Uint16Array(count);
  const partsPerGram = new Float64Array(count);
  let index = 0;
  for (let slot = 0; slot < parts.length; slot++) {
    const part = parts[slot] as number;
    if (part === 0) continue;
    slots[index] = slot;
    partsPerGram[index++] = part;
  }
  return { slots, partsPerGram, maxGrams: MAX_STEP / most };
}
