import { isObject, type Members } from '../../tables/json/members.ts';
import { escapePointer } from '../../text/escaping/escape-pointer.ts';
import { columnTopic } from '../headers/column-names.ts';
import { isDay } from '../words/headings/days.ts';
import { isMeal } from '../words/headings/meal-names.ts';
import { isGivenName } from '../words/people/given-names.ts';
import {
  areAmountsOfFoods,
  FOOD_LIST,
  isListOfFoods,
  isPairOfMeal,
} from './are-amounts-of-foods.ts';
import { dishCountOf } from './dish-count.ts';
import { cellText } from './json-cells.ts';
import {
  type FoodRow,
  foodRow,
  hasFoodName,
  isFoodName,
  isName,
  keyOf,
  type Labels,
  withoutFood,
} from './json-food-rows.ts';
import { isPortionMember } from './json-portions.ts';

interface Place {
  readonly pointer: string;
  readonly labels: Labels;
}

/** Adds the foods in a value to the rows. @param key the name of the member that has the value */
export function collectFoods(value: unknown, key: string, place: Place, rows: FoodRow[]): void {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isPairOfMeal)) collectPairs(value, place, rows);
    else collectList(value, key, place, rows);
  } else if (isObject(value)) {
    const isListed = isListOfFoods(key);
    if ((place.pointer === '' || isListed) && areAmountsOfFoods(value, isListed)) {
      collectAmounts(value, place, rows);
    } else collectObject(value, key, place, rows);
  }
}

/** Adds the foods of pairs such as `["lunch", ["soup"]]`. */
function collectPairs(
  pairs: readonly (readonly [string, unknown])[],
  { pointer, labels }: Place,
  rows: FoodRow[],
): void {
  for (const [index, [name, eaten]] of pairs.entries()) {
    const place = { pointer: `${pointer}/${index}/1`, labels: withKey(name, labels) };
    collectFoods(typeof eaten === 'string' ? [eaten] : eaten, name, place, rows);
  }
}

function collectList(
  values: readonly unknown[],
  key: string,
  { pointer, labels }: Place,
  rows: FoodRow[],
): void {
  const isTextFood = isListOfFoods(key) || values.some(holds);
  for (const [index, one] of values.entries()) {
    const place = `${pointer}/${index}`;
    const text = typeof one === 'object' ? '' : cellText(one);
    if (text === '') collectFoods(one, key, { pointer: place, labels }, rows);
    // A number is no food, and the row says so.
    else if (isTextFood) {
      const cells = new Map([...labels, ['food', text] as const]);
      rows.push({ cells, members: new Map(), pointer: place });
    }
  }
}

/** Adds the members of an object such as `{"rice": 150, "egg": {"amount": 2}}`. */
function collectAmounts(
  amounts: Readonly<Record<string, unknown>>,
  { pointer, labels }: Place,
  rows: FoodRow[],
): void {
  for (const [food, one] of Object.entries(amounts)) {
    if (isObject(one)) {
      const place = `${pointer}/${escapePointer(food)}`;
      const row = foodRow({ ...one, food }, place, labels);
      if (row !== undefined) rows.push({ ...row, members: withoutFood(row.members) });
      continue;
    }
    const cells = new Map([...labels, ['food', food] as const, ['amount', cellText(one)] as const]);
    rows.push({ cells, members: new Map([['amount', food]]), pointer });
  }
}

/** Adds a food, or the meals and lists of foods in an object. */
function collectObject(
  value: Readonly<Record<string, unknown>>,
  key: string,
  { pointer, labels }: Place,
  rows: FoodRow[],
): void {
  const inside = insideOf(value);
  const meals = mealTexts(value);
  if (inside.length === 0 && meals.length === 0) {
    // Settings and the like have names, too, but no list of them.
    if (!/\/\d+(?:\/|$)/.test(pointer)) return;
    const row = foodRow(value, pointer, labels);
    if (row !== undefined) rows.push(row);
    return;
  }
  const own = labelsOf(value, key, labels);
  for (const [name, text] of meals) {
    const cells = new Map([...own, ['meal', name] as const, ['food', text] as const]);
    rows.push({ cells, members: new Map([['food', name]]), pointer });
  }
  for (const [name, one] of inside) {
    const place = { pointer: `${pointer}/${escapePointer(name)}`, labels: withKey(name, own) };
    collectFoods(one, name, place, rows);
  }
}

/**
 * The members of an object that contain foods. The lists of a food that has an amount are its portions and nutrients,
 * unless they are called lists of foods.
 */
function insideOf(value: Members): [name: string, one: unknown][] {
  const inside = Object.entries(value).filter(([name, one]) => holdsFoods(name, one));
  const own = Object.entries(value).filter(([, one]) => cellText(one) !== '');
  const isFood =
    own.some(([name]) => isFoodName(name) || isName(name)) &&
    own.some(([name]) => columnTopic(name) === 'amount');
  return isFood ? inside.filter(([name]) => FOOD_LIST.test(name) || isMeal(name)) : inside;
}

/** Whether a member contains foods, rather than a part of one food. */
function holdsFoods(name: string, value: unknown): boolean {
  if (Array.isArray(value)) {
    const isText = (one: unknown) => typeof one === 'string';
    return value.some((one) =>
      isText(one) ? isListOfFoods(name) : holds(one) || isPairOfMeal(one),
    );
  }
  if (!isObject(value) || isPortionMember(name, value)) return false;
  const hasMeals = isDay(name) && mealTexts(value).length > 0;
  return (
    hasMeals ||
    (isListOfFoods(name) && areAmountsOfFoods(value, true)) ||
    insideOf(value).length > 0
  );
}

function holds(value: unknown): boolean {
  return (
    isObject(value) &&
    (hasFoodName(value) ||
      keyOf(value) !== undefined ||
      mealTexts(value).length > 0 ||
      insideOf(value).length > 0)
  );
}

/** What was eaten at the meals of a day, as texts: `{"day": 1, "breakfast": "2 eggs", "lunch": "soup"}`. */
function mealTexts(value: Members): [meal: string, text: string][] {
  if (Object.keys(value).some(isFoodName)) return [];
  return Object.entries(value).flatMap(([name, one]): [string, string][] =>
    typeof one === 'string' && /\p{L}{3}/u.test(one) && isMeal(name) ? [[name, one.trim()]] : [],
  );
}

/**
 * The labels of the values inside an object: its own members, and a meal, a day or a person that it is named after.
 *
 * @param key the name of the object, or of its list
 */
function labelsOf(value: Members, key: string, above: Labels): Labels {
  const labels = new Map(above);
  const ofMeals = new Set(mealTexts(value).map(([meal]) => meal));
  for (const [name, one] of Object.entries(value)) {
    const text = cellText(one);
    if (text === '' || ofMeals.has(name)) continue;
    const topic = columnTopic(name);
    const dishes = dishCountOf(name, text, value);
    if (dishes !== undefined) {
      if (dishes.count !== 1) labels.set(dishes.label, text);
    } else if (topic !== undefined && !isFoodName(name)) labels.set(name, text);
    else if (isMeal(text)) labels.set('meal', text);
    // "6.5" next to foods is a number, such as a nutrient.
    else if (isDay(text) && /\p{L}|\d{4}|\.$/u.test(text)) labels.set('day', text);
    else if (isName(name)) {
      if (columnTopic(key) === 'person') labels.set('person', text);
    } else if (!isFoodName(name)) labels.set(name, text);
  }
  return labels;
}

function withKey(name: string, labels: Labels): Labels {
  if (isMeal(name)) return new Map([...labels, ['meal', name]]);
  if (isDay(name)) return new Map([...labels, ['day', name]]);
  return isGivenName(name) ? new Map([...labels, ['person', name]]) : labels;
}
