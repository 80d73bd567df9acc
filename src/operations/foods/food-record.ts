import type { FoundFood as FoundFoodRow } from '../../catalogue/reading/food-finder.ts';
import type {
  BorrowedFigures,
  Food,
  FoodDescription,
  Origin,
  Variant,
  VariantDescription,
} from '../../model/food.ts';
import { FOOD_PATTERNS, type FoodPatternName } from '../../model/food-patterns.ts';
import type { LegacyId, SourceCode } from '../../model/ids/food-ids.ts';
import { NUTRIENTS, type NutrientName } from '../../model/nutrients.ts';

/** A food in one state of processing. All amounts are per 100 g of the edible part. */
export interface VariantRecord extends VariantDescription {
  /** Amounts in the units of `NUTRIENTS`; an unknown amount is absent. */
  readonly nutrients: Readonly<Partial<Record<NutrientName, number>>>;
  /** Amounts in the units of `FOOD_PATTERNS`; null if they are unknown. */
  readonly foodPatterns: Readonly<Partial<Record<FoodPatternName, number>>> | null;
  /** The similar food whose amounts stand in for missing ones; null if all amounts are its own. */
  readonly borrowed: BorrowedRecord | null;
}

/** Amounts of a similar food that stand in for missing ones: estimates. */
export interface BorrowedRecord extends Origin {
  readonly nutrients: readonly NutrientName[];
}

/** A food as programs read it: a plain object, with amounts by their names. */
export interface FoodRecord extends FoodDescription {
  readonly variants: readonly VariantRecord[];
}

/** A food that was found by one of its ids. */
export interface FoundFoodRecord extends FoodRecord {
  /** The variant that the id names; absent if it names the food. */
  readonly variantId?: string;
  /** The change of the id, if it is from an earlier release. */
  readonly legacy?: LegacyId;
  /** The code, if the food is only a stand-in for the food of that code. */
  readonly standIn?: Pick<SourceCode, 'source' | 'code'>;
}

/** A found food for programs, with the id by which it was found. */
export function foundFoodRecord({ food, ...found }: FoundFoodRow): FoundFoodRecord {
  return { ...foodRecord(food), ...found };
}

/** A food for programs: known amounts by name; unknown amounts are absent. */
export function foodRecord({ variants, ...description }: Food): FoodRecord {
  return { ...description, variants: variants.map(variantRecord) };
}

function variantRecord(variant: Variant): VariantRecord {
  const { nutrients, foodPatterns, borrowed, ...description } = variant;
  return {
    ...description,
    nutrients: knownAmounts(NUTRIENTS, nutrients),
    foodPatterns: foodPatterns === null ? null : knownAmounts(FOOD_PATTERNS, foodPatterns),
    borrowed: borrowed === null ? null : borrowedRecord(borrowed),
  };
}

function borrowedRecord({ nutrients, ...origin }: BorrowedFigures): BorrowedRecord {
  const names = nutrients.flatMap((position) => NUTRIENTS[position]?.name ?? []);
  return { ...origin, nutrients: names };
}

function knownAmounts<Name extends string>(
  registry: readonly { readonly name: Name; readonly position: number }[],
  amounts: Float64Array,
): Partial<Record<Name, number>> {
  const known: Partial<Record<Name, number>> = {};
  for (const { name, position } of registry) {
    const amount = amounts[position] as number;
    if (!Number.isNaN(amount)) known[name] = amount;
  }
  return known;
}
