import type { BorrowedFigures, Food, Variant } from '../food.ts';
import type { FoodGroup } from '../food-groups.ts';
import {
  type NutrientName,
  type NutrientVector,
  nutrient,
  nutrientAmount,
  unknownNutrients,
} from '../nutrients.ts';
import { nitrogenFactor } from './nitrogen-factors.ts';

/** Amounts by name, per 100 g; NaN if unknown. */
type AmountOf = (name: NutrientName) => number;

/** The properties of a food that derived amounts depend on, in addition to its amounts. */
interface Origin {
  readonly source: string;
  readonly foodGroup: FoodGroup | null;
}

/** A nutrient that follows from others if a source does not give it. */
interface Derivation {
  readonly nutrient: NutrientName;
  /** The nutrients that must all be known. */
  readonly parts: readonly NutrientName[];
  readonly derive: (amountOf: AmountOf, origin: Origin) => number;
}

/** The carotenoids that sources list in addition to beta-carotene; all others are traces. */
const OTHER_CAROTENOIDS = [
  'alpha_carotene',
  'beta_cryptoxanthin',
  'lycopene',
  'lutein_and_zeaxanthin',
] as const;

const VITAMIN_K = ['phylloquinone', 'menaquinone'] as const;

/** The order matters: later derivations may use earlier ones. */
const DERIVATIONS: readonly Derivation[] = [
  {
    nutrient: 'carbohydrates',
    parts: ['carbohydrates_by_difference', 'fiber'],
    derive: digestible,
  },
  {
    nutrient: 'carbohydrates_by_difference',
    parts: ['carbohydrates', 'fiber'],
    derive: (amountOf) => amountOf('carbohydrates') + amountOf('fiber'),
  },
  sumOf('vitamin_K', VITAMIN_K),
  sumOf('carotenoids_ex_beta_carotene', OTHER_CAROTENOIDS),
  {
    nutrient: 'nitrogen',
    parts: ['protein'],
    derive: (amountOf, { source, foodGroup }) =>
      amountOf('protein') / nitrogenFactor(source, foodGroup),
  },
];

function sumOf(name: NutrientName, parts: readonly NutrientName[]): Derivation {
  return {
    nutrient: name,
    parts,
    derive: (amountOf) => parts.reduce((sum, part) => sum + amountOf(part), 0),
  };
}

/** The derivations by the positions of their nutrients, which is faster for the many products. */
const PLACED_DERIVATIONS = DERIVATIONS.map(({ nutrient: name, parts, derive }) => ({
  position: nutrient(name).position,
  parts: parts.map((part) => nutrient(part).position),
  derive,
}));

/** The number of decimals of derived amounts: sources have fewer. */
const DECIMALS = 4;
/** Units of the last decimal. */
const SCALE = 10 ** DECIMALS;
/**
 * The largest distance from a rounded number at which rounding is certain. An amount farther away, or above `LARGEST`,
 * needs exact decimal arithmetic.
 */
const SURELY_NEARER = 0.49;
const LARGEST = 1e9;

function rounded(amount: number): number {
  const scaled = amount * SCALE;
  const nearest = Math.round(scaled);
  const isSure = Math.abs(scaled - nearest) < SURELY_NEARER && Math.abs(amount) < LARGEST;
  // A negative amount that rounds to 0 has no sign.
  return isSure && nearest !== 0 ? nearest / SCALE : Number(amount.toFixed(DECIMALS));
}

/**
 * Digestible carbohydrates: carbohydrates by difference minus the fibre (0 if it is unknown), but not less than the
 * sugars, since fibre may have been analysed in another sample.
 */
export function availableCarbohydrates(nutrients: NutrientVector): number {
  return digestible((name) => nutrientAmount(nutrients, name));
}

function digestible(amountOf: AmountOf): number {
  const difference = amountOf('carbohydrates_by_difference') - (amountOf('fiber') || 0);
  return rounded(Math.max(difference, amountOf('sugar') || 0));
}

/** A food with every nutrient that follows from those of its variants; given amounts stay unchanged. */
export function withDerivedNutrients(food: Food): Food {
  return { ...food, variants: food.variants.map((variant) => derived(variant, food)) };
}

function derived(variant: Variant, { foodGroup }: Food): Variant {
  const nutrients = unknownNutrients();
  nutrients.set(variant.nutrients);
  const borrowed = variant.borrowed && new Set(variant.borrowed.nutrients);
  addDerivedNutrients(nutrients, { source: variant.source, foodGroup }, borrowed);
  return { ...variant, nutrients, borrowed: borrowed && withNutrients(variant.borrowed, borrowed) };
}

/**
 * Adds every nutrient that follows from others.
 *
 * @param borrowed positions of amounts of a similar food; amounts derived from them are added to these positions
 */
export function addDerivedNutrients(
  nutrients: NutrientVector,
  origin: Origin,
  borrowed: Set<number> | null = null,
): void {
  const amountOf: AmountOf = (name) => nutrientAmount(nutrients, name);
  for (const { position, parts, derive } of PLACED_DERIVATIONS) {
    if (!Number.isNaN(nutrients[position] as number) || !areKnown(parts, nutrients)) continue;
    const amount = derive(amountOf, origin);
    if (Number.isNaN(amount)) continue;
    nutrients[position] = rounded(amount);
    if (borrowed !== null && parts.some((part) => borrowed.has(part))) borrowed.add(position);
  }
}

function areKnown(parts: readonly number[], nutrients: NutrientVector): boolean {
  for (const part of parts) if (Number.isNaN(nutrients[part] as number)) return false;
  return true;
}

function withNutrients(
  borrowed: BorrowedFigures | null,
  positions: ReadonlySet<number>,
): BorrowedFigures | null {
  return borrowed && { ...borrowed, nutrients: [...positions].sort((a, b) => a - b) };
}
