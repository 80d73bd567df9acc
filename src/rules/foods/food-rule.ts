import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Food, Variant } from '../../model/food.ts';
import type { Rule } from '../rule.ts';

/** A problem of a food, before its location in a file is known. */
export interface FoodDiagnostic
  extends Pick<Diagnostic, 'fix'>,
    Required<Pick<Diagnostic, 'code' | 'message' | 'field' | 'value' | 'expected'>> {
  /** The variant, and the nutrient or food pattern, to which the amount belongs; `field` names both. */
  readonly amountOf?: { readonly variantId: string; readonly name: string };
}

/** A rule of every food of a catalogue, whatever it was imported from. */
export interface FoodRule extends Rule {
  readonly check: (food: Food) => readonly Omit<FoodDiagnostic, 'code'>[];
}

/** The problems of the variants of a food. Most foods have one variant, and most of these have no problem. */
export function ofVariants<Found>(
  { variants }: Food,
  check: (variant: Variant) => readonly Found[],
): readonly Found[] {
  const [only] = variants;
  return only !== undefined && variants.length === 1 ? check(only) : variants.flatMap(check);
}

/** The diagnostic of a number that is out of range. */
export function badNumber(
  field: string,
  value: number,
  expected: string,
): Omit<FoodDiagnostic, 'code'> {
  return { field, value: String(value), message: `Invalid ${field} ${value}`, expected };
}
