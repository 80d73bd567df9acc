import type { Fix } from '../../model/diagnostic.ts';
import type { Entry, EntryDiagnostic } from '../../model/entry.ts';
import { cutShort, quoted } from '../../text/quote.ts';

/** More than anybody eats, and little enough for any number of entries to have a finite sum. */
export const MAX_GRAMS = 1e12;

/** The id that an unknown one most likely stands for; it is safe where it certainly names the same food. */
export type NearestFood = (foodId: string) => Fix | undefined;

export function unknownFood(foodId: string, nearest?: NearestFood): EntryDiagnostic {
  const fix = nearest?.(foodId);
  return {
    code: 'meal/unknown-food',
    message: `Cannot find food ${quoted(foodId)}`,
    field: 'food_id',
    value: cutShort(foodId),
    expected: 'an id or source code of the catalogue',
    ...(fix === undefined ? {} : { fix }),
  };
}

export function impossibleAmount({ amount, unit }: Entry): EntryDiagnostic {
  return {
    code: 'meal/bad-amount',
    message: `Cannot sum an amount of ${amount} ${unit}`,
    field: 'amount',
    value: String(amount),
    expected: `at most ${MAX_GRAMS} g`,
  };
}
