import type { Fix } from '../../model/diagnostic.ts';
import type { Entry, EntryDiagnostic } from '../../model/entry.ts';
import { cutShort, quoted } from '../../text/quote.ts';

/** More than anybody eats, and little enough for any number of entries to have a finite sum. */
export const MAX_GRAMS = 1e12;

/** The id that an unknown one most likely stands for; it is safe where it certainly names the same food. */
export type NearestFood = (foodId: string) => Fix | undefined;

/**
 * An id that the catalogue does not have.
 *
 * @param nearest finds an id that may have been misspelt
 */
export function unknownFood(foodId: string, nearest?: NearestFood): EntryDiagnostic {
  const fix = nearest?.(foodId);
  return {
    code: 'meal/unknown-food',
    message: `Unknown food ${quoted(foodId)}`,
    field: 'food_id',
    value: cutShort(foodId),
    expected: 'a food id or source code in the catalogue',
    ...(fix === undefined ? {} : { fix }),
  };
}

/** An amount that is read, but too large for exact sums. */
export function impossibleAmount({ amount, unit }: Entry): EntryDiagnostic {
  return {
    code: 'meal/bad-amount',
    message: `Amount of ${amount} ${unit} is too large`,
    field: 'amount',
    value: String(amount),
    expected: `at most ${MAX_GRAMS} g`,
  };
}
