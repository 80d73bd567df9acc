import type { FoodCache } from '../../../engine/foods/food-cache.ts';
import { totalsOf } from '../../../engine/portion-totals.ts';
import { PARTS_PER_UNIT } from '../../../engine/sums/exact-sums.ts';
import type { Totals } from '../../../evaluation/totals.ts';
import type { RecordedPortion } from '../collect-records.ts';
import type { Suggestion } from './suggestion.ts';

/** The changes of a record that make up a suggestion. */
export type Change = Pick<Suggestion, 'changed' | 'keptShare' | 'added'>;

/** The sums of a record after some changes: all of its portions, added up as in every evaluation. */
export function changedTotals(
  portions: readonly RecordedPortion[],
  changes: readonly Change[],
  foods: FoodCache,
): Totals {
  const keptShares = new Map<RecordedPortion, number>(
    changes.flatMap(({ changed, keptShare }) =>
      changed.map((portion) => [portion, keptShare] as const),
    ),
  );
  const kept = portions.map((portion) => ({
    food: portion.food,
    grams: portion.grams * (keptShares.get(portion) ?? 1),
  }));
  const added = changes
    .flatMap((change) => change.added)
    .flatMap(({ foodId, grams }) => {
      const food = foods.resolve(foodId);
      return food === undefined ? [] : [{ food, grams }];
    });
  return totalsOf(foods.layout, [...kept, ...added]);
}

/**
 * Estimates the totals after a change from the sums of the record: close enough to choose among hundreds of changes.
 */
export function estimateAfter(whole: Totals, change: Change, foods: FoodCache): Totals {
  const amounts = Float64Array.from(whole.amounts);
  for (const { food, grams } of change.changed) {
    addTo(amounts, food, grams * (change.keptShare - 1));
  }
  for (const { foodId, grams } of change.added) {
    const food = foods.resolve(foodId);
    if (food !== undefined) addTo(amounts, food, grams);
  }
  return { layout: whole.layout, amounts };
}

function addTo(
  amounts: Float64Array,
  { slots, partsPerGram }: RecordedPortion['food'],
  grams: number,
): void {
  slots.forEach((slot, index) => {
    (amounts[slot] as number) += (grams * (partsPerGram[index] as number)) / PARTS_PER_UNIT;
  });
}
