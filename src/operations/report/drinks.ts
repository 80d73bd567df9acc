import type { FoodCache } from '../../engine/foods/food-cache.ts';
import { DRINK_KINDS } from '../../search/names/drink-kinds.ts';
import type { RecordedPortion } from './collect-records.ts';
import { kindsOfFood } from './kinds-of-food.ts';

/** Whether drinks were recorded on at least half of the days. Otherwise nobody wrote them down. */
export function hasDrinks(portions: readonly RecordedPortion[], foods: FoodCache): boolean {
  const isDrink = new Map<string, boolean>();
  const days = new Set<string>();
  const daysWithDrinks = new Set<string>();
  for (const { food, day } of portions) {
    days.add(day);
    if (!isDrink.has(food.id)) isDrink.set(food.id, isOfDrinks(food.id, foods));
    if (isDrink.get(food.id)) daysWithDrinks.add(day);
  }
  return 2 * daysWithDrinks.size >= days.size && days.size > 0;
}

function isOfDrinks(variantId: string, foods: FoodCache): boolean {
  const found = foods.record(variantId);
  if (found === undefined || found.food.isSolid) return false;
  const kinds = kindsOfFood(found.food);
  return DRINK_KINDS.some((kind) => kinds.has(kind));
}
