import { isObject, type Members } from '../../tables/json/members.ts';
import { spacedName } from '../../text/words/spaced-name.ts';
import { columnTopic } from '../headers/column-names.ts';
import { unitOfColumn } from '../headers/column-units.ts';
import { isNutrientColumn } from '../headers/foods-table-fault.ts';
import { isAmountCell } from '../words/amounts/amount-cells.ts';
import { isDay } from '../words/headings/days.ts';
import { isMeal } from '../words/headings/meal-names.ts';

/** Lists of foods: `"items": ["40 g oats"]`. */
export const FOOD_LIST =
  /^(?:foods?|items?|entries|meals?|eaten|ingredients|lebensmittel|speisen|zutaten)$/i;

/** Whether the texts of a list are foods, by its name. */
export function isListOfFoods(name: string): boolean {
  return FOOD_LIST.test(name) || isMeal(name) || isDay(name);
}

/** Nutrients that are foods, too. */
const ALSO_FOOD = /^(?:salt|salz|sugar|zucker)$/i;

/**
 * Whether the members of an object in place of a list of foods are foods with their amounts: `"lunch": {"boiled rice":
 * "150 g"}`, `"lunch": {"rice": {"amount": 150, "unit": "g"}}`. They are not if one of them is a nutrient: `"lunch":
 * {"protein": "20 g", "fat": "10 g"}`.
 *
 * @param isNamed whether the object is called like a meal or a list of foods. Elsewhere, numbers may be anything, so that
 *   amounts need units of foods, and nothing may be next to them that a record does not have, such as a currency
 */
export function areAmountsOfFoods(value: Members, isNamed: boolean): boolean {
  const members = Object.entries(value);
  return (
    members.length > 0 &&
    members.every(
      ([food, one]) =>
        mayBeFood(food) &&
        (isNamed
          ? typeof one === 'number' || isAmountText(one) || isAmountObject(one)
          : isAmountOfFood(one) || (isAmountObject(one) && isOfRecord(one))),
    ) &&
    !members.some(([food]) => isNutrientColumn(spacedName(food)) && !ALSO_FOOD.test(food))
  );
}

/** Whether a value is an amount with its unit, and nothing that names a food. */
function isAmountObject(value: unknown): value is Members {
  if (!isObject(value)) return false;
  const topics = Object.entries(value).map(([name, one]) =>
    typeof one === 'object' ? undefined : columnTopic(name),
  );
  return topics.includes('amount') && topics.every((topic) => topic !== 'food');
}

function isAmountText(value: unknown): value is string {
  return typeof value === 'string' && isAmountCell(value);
}

/** Whether a value is an amount that is not in mg, as amounts of nutrients are. */
function isAmountOfFood(value: unknown): boolean {
  return isAmountText(value) && !/mg$/i.test(value);
}

/** Whether an amount has a unit of foods, and only members that records of food have. */
function isOfRecord(value: Members): boolean {
  return (
    Object.entries(value).some(([name, one]) => isUnitOfFood(name, one)) &&
    Object.keys(value).every((name) => columnTopic(name) !== undefined && !isNutrientColumn(name))
  );
}

function isUnitOfFood(name: string, value: unknown): boolean {
  const topic = columnTopic(name);
  if (topic === 'unit') return Boolean(value) && isAmountOfFood(`1 ${value}`);
  if (topic !== 'amount') return false;
  const unit = unitOfColumn(name);
  return unit === undefined
    ? /\p{L}/u.test(String(value)) && isAmountOfFood(value)
    : isAmountOfFood(`1 ${unit}`);
}

/**
 * Whether a value is a meal or a day with what was eaten, as programs write the members of an object in pairs:
 * `["breakfast", "2 eggs"]`.
 */
export function isPairOfMeal(value: unknown): value is readonly [name: string, eaten: unknown] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [name, eaten] = value as [unknown, unknown];
  return (
    typeof name === 'string' &&
    (isMeal(name) || isDay(name)) &&
    (typeof eaten === 'string' ? !isMeal(eaten) && !isDay(eaten) : typeof eaten === 'object')
  );
}

function mayBeFood(name: string): boolean {
  return /\p{L}{2}/u.test(name) && !isDay(name) && !isMeal(name) && columnTopic(name) === undefined;
}
