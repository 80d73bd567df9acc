import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import type { ValueRepair } from '../../model/food-collection.ts';
import type { NutrientVector } from '../../model/nutrients.ts';
import { checkFood } from '../../rules/foods/check-food.ts';
import { ruleOf } from '../../rules/rule-book.ts';
import {
  hasComparableEnergy,
  LABEL_MISTAKES,
  type TypedUnit,
  withoutImpossible,
} from './label-mistakes.ts';
import { changedAmounts } from './value-repairs.ts';

/** A product whose label makes sense, possibly after undoing a usual mistake. */
export interface LabelledProduct {
  readonly food: Food;
  /** The corrected values; empty for most products. */
  readonly repairs: readonly ValueRepair[];
}

const LABEL_RULES: ReadonlySet<string> = new Set([
  'food/energy-off-atwater',
  'food/implausible-nutrient',
]);

/**
 * Checks a product against all rules. If its amounts break one, viand undoes a usual mistake, provided that the amounts
 * then pass and confirm that it was made. An amount that no food can have becomes unknown if the others are consistent.
 *
 * @param read makes the food from its amounts
 * @param energyMistakes the units in which people may have typed the energy by mistake
 * @returns the product, or what is wrong with it
 */
export function assertLabel(
  nutrients: NutrientVector,
  read: (nutrients: NutrientVector) => Food,
  energyMistakes: readonly TypedUnit[] = ['kJ', 'kcal'],
): LabelledProduct | readonly Diagnostic[] {
  const food = read(nutrients);
  const faults = errorsOf(food);
  if (faults.length === 0) return { food, repairs: [] };
  if (faults.some(({ code }) => !LABEL_RULES.has(code))) return faults;
  for (const { typed, reason, applies, undo, confirms } of LABEL_MISTAKES) {
    if (typed !== undefined && !energyMistakes.includes(typed)) continue;
    if (!applies(nutrients)) continue;
    const undone = undo(nutrients);
    const repaired = read(undone);
    if (errorsOf(repaired).length === 0 && confirms(repaired)) {
      return { food: repaired, repairs: changedAmounts(nutrients, undone, reason) };
    }
  }
  const rest = withoutImpossible(nutrients);
  const without = rest && read(rest);
  if (rest === undefined || without === undefined) return faults;
  if (errorsOf(without).length > 0 || !hasComparableEnergy(without)) return faults;
  return { food: without, repairs: changedAmounts(nutrients, rest, IMPOSSIBLE) };
}

const IMPOSSIBLE = 'the amount is impossible, and was made unknown';

function errorsOf(food: Food): Diagnostic[] {
  return checkFood(food)
    .filter(({ code }) => ruleOf(code).severity === 'error')
    .map(({ amountOf: _, ...diagnostic }) => diagnostic);
}
