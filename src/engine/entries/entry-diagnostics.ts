import type { Fix } from '../../model/diagnostic.ts';
import type { Entry, EntryDiagnostic } from '../../model/entry.ts';
import { cutShort, quoted } from '../../text/escaping/quote.ts';

/**
 * The largest amount of an entry, in g: more than anybody eats, and small enough that any number of entries has a
 * finite sum.
 */
export const MAX_GRAMS = 1e12;

/**
 * Suggests a replacement for an unknown food id. The fix is safe if both ids certainly name the same food.
 */
export type NearestFood = (foodId: string) => Fix | undefined;

/** A BLS code of any release: a letter and six digits. */
const BLS_CODE = /^(?:bls-)?[b-y]\d{6}$/i;

/**
 * The diagnostic for an id that is not in the catalogue. For BLS codes it suggests nothing: similar codes are different
 * foods, and viand has no list of the codes that BLS 4.0 changed.
 *
 * @param nearest finds an id that may have been misspelt
 */
export function unknownFood(foodId: string, nearest?: NearestFood): EntryDiagnostic {
  if (BLS_CODE.test(foodId)) return unknownBlsCode(foodId);
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

function unknownBlsCode(foodId: string): EntryDiagnostic {
  return {
    code: 'meal/unknown-food',
    message: `Unknown food ${quoted(foodId)}`,
    field: 'food_id',
    value: foodId,
    expected:
      'a code in the catalogue; viand has no list of the codes that BLS 4.0 changed: look the food up by its name, or use --aliases',
  };
}

/** The diagnostic for an amount that is too large for exact sums. */
export function impossibleAmount({ amount, unit }: Entry): EntryDiagnostic {
  return {
    code: 'meal/bad-amount',
    message: `Amount of ${amount} ${unit} is too large`,
    field: 'amount',
    value: String(amount),
    expected: `at most ${MAX_GRAMS} g`,
  };
}
