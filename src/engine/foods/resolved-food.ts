import { type Layout, WHOLE_LAYOUT } from '../../evaluation/layout.ts';
import type { IdAssumption } from '../../model/assumptions.ts';
import type { Composition } from '../../model/composition.ts';
import { defaultServing, type Food, type ServingUnit, standardVariant } from '../../model/food.ts';
import { rawVariant, type YieldFactor, yieldFactor } from '../../model/yields.ts';
import { MAX_STEP, type PartsOfFood } from '../sums/exact-sums.ts';
import { type FoodAmounts, partsInto } from './food-amounts.ts';

/** A variant of a food made ready for summing: looked up once, however often it was eaten. */
export interface ResolvedFood extends PartsOfFood {
  /** The id of the variant. */
  readonly id: string;
  readonly foodId: string;
  /** g/ml of the variant; null where unknown. */
  readonly density: number | null;
  /** The assumption behind the id that led here, if it is not current. */
  readonly idAssumption: IdAssumption | undefined;
  /** What few entries ask for: of those without an amount, and those weighed before processing. */
  readonly defaults: () => PortionDefaults;
}

/** What stands in for what an entry leaves open about its portion. */
export interface PortionDefaults {
  readonly yieldFactor: YieldFactor;
  /** g/ml before processing; null where unknown. */
  readonly rawDensity: number | null;
  /** What an entry without an amount stands for. */
  readonly defaultAmount: { readonly amount: number; readonly unit: ServingUnit };
  readonly isDefaultAServing: boolean;
}

/**
 * @param layout of the sums that it is added to
 * @param further asked when an entry needs it
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

/** The same of a food that is at hand. */
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
 * What a portion of a food needs where its entry says nothing.
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

/** What a gram adds to each slot, in parts of a unit. */
function partsOf(amounts: FoodAmounts, layout: Layout): Float64Array {
  const parts = new Float64Array(layout.width);
  partsInto(parts, amounts, layout);
  return parts;
}

/** The slots that a food adds something to. */
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
