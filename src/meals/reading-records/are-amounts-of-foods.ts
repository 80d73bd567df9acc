import type { Members } from '../../tables/json/members.ts';
import { spacedName } from '../../text/words/spaced-name.ts';
import { columnTopic } from '../headers/column-names.ts';
import { isNutrientColumn } from '../headers/foods-table-fault.ts';
import { isAmountCell } from '../words/amount-cells.ts';
import { isDay, isMeal } from '../words/headings.ts';

/** Nutrients that are foods, too. */
const ALSO_FOOD = /^(?:salt|salz|sugar|zucker)$/i;

/**
 * Whether the members of an object in place of a list of foods are foods with their amounts: `"lunch": {"boiled rice":
 * "150 g"}`. They are not if one of them is a nutrient: `"lunch": {"protein": "20 g", "fat": "10 g"}`.
 */
export function areAmountsOfFoods(value: Members): boolean {
  const members = Object.entries(value);
  return (
    members.length > 0 &&
    members.every(
      ([food, one]) => typeof one === 'string' && isAmountCell(one) && mayBeFood(food),
    ) &&
    !members.some(([food]) => isNutrientColumn(spacedName(food)) && !ALSO_FOOD.test(food))
  );
}

function mayBeFood(name: string): boolean {
  return /\p{L}{2}/u.test(name) && !isDay(name) && !isMeal(name) && columnTopic(name) === undefined;
}
