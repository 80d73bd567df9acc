import type { Location } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import type { ImportCounts, RepairSink, ValueRepair } from '../../model/food-collection.ts';
import { normaliseGtin } from '../../model/ids/gtin.ts';
import { NUTRIENTS, type NutrientVector } from '../../model/nutrients.ts';
import { rounded } from '../../text/numbers/rounding.ts';

/** The amounts that a repair changed, with the mistake. */
export function changedAmounts(
  before: NutrientVector,
  after: NutrientVector,
  reason: string,
): ValueRepair[] {
  return NUTRIENTS.flatMap(({ name, unit, position }) => {
    const [one = Number.NaN, other = Number.NaN] = [before[position], after[position]];
    if (Number.isNaN(one) || one === other) return [];
    // An amount that became unknown has no value.
    const value = Number.isNaN(other) ? '' : String(rounded(other));
    return [{ field: name, before: String(rounded(one)), after: value, unit, reason }];
  });
}

/** Reports the repairs of a product with its place, and counts it if it has any. */
export function reportRepairs(
  { food, repairs }: { readonly food: Food; readonly repairs: readonly ValueRepair[] },
  location: Location,
  {
    counts,
    repaired,
  }: { readonly counts: ImportCounts; readonly repaired?: RepairSink | undefined },
): void {
  if (repairs.length > 0) counts.repaired += 1;
  const code = food.gtin ?? food.id;
  for (const repair of repairs) repaired?.({ ...repair, location, code });
}

/** The zeros at the beginning of a bar code that a program dropped, if a product lacks them. */
export function restoredZeros(field: string, written: string, gtin: string): ValueRepair[] {
  return written === '' || normaliseGtin(written) !== undefined
    ? []
    : [{ field, before: written, after: gtin, reason: 'zeros in front of the bar code were lost' }];
}
