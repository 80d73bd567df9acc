import type { Location } from '../../model/diagnostic.ts';
import type { Grid } from '../../tables/grid.ts';
import { isObject, type Members } from '../../tables/json/members.ts';
import { escapePointer } from '../../text/escaping/escape-pointer.ts';
import { columnTopic } from '../headers/column-names.ts';
import { isMass } from '../words/amount-cells.ts';
import { isGivenName } from '../words/given-names.ts';
import { isDay } from '../words/headings/days.ts';
import { isMeal } from '../words/headings/meal-names.ts';
import {
  areAmountsOfFoods,
  FOOD_LIST,
  isListOfFoods,
  isPairOfMeal,
} from './are-amounts-of-foods.ts';
import { dishCountOf } from './dish-count.ts';
import { cellText, withFatSecretRead, withServingCounted } from './json-cells.ts';
import { isPortionMember, portionMembers } from './json-portions.ts';
import { rowsOfJsonTable } from './json-tables.ts';

/** A food of a document, with its own members and the labels of the objects around it. */
interface FoodRow {
  readonly cells: ReadonlyMap<string, string>;
  /** The members from which the cells were read. */
  readonly members: ReadonlyMap<string, string>;
  readonly pointer: string;
}

/** Labels from the objects around a value, such as its day. */
type Labels = ReadonlyMap<string, string>;

/** Members that name a food, if no other does. */
const NAME = /^(?:name|title|label)$/i;

/** Members that identify a food, if nothing else says which it is: `"product_id": "3f5a7a1c"`. */
const FOOD_KEY = /^(?:product|food|item|recipe|article)[-_ ]?(?:uu)?id$/i;

/**
 * Turns the foods in a JSON document of any shape into a table. Each object or text that names a food is a row, with
 * the members of the objects around it as labels. A member that is called like a day or a meal is a label, too.
 *
 * @param locationOf the place of a part of the document
 * @returns undefined for a document without foods
 */
export function jsonGrid(
  value: unknown,
  file: string,
  locationOf: (pointer: string) => Location = (pointer) => ({ file, pointer }),
): Grid | undefined {
  if (isDeeper(value, MOST_LEVELS)) return undefined;
  const rows: FoodRow[] = [];
  const table = rowsOfJsonTable(value);
  if (table === undefined) collect(value, '', { pointer: '', labels: new Map() }, rows);
  for (const { members, pointer } of table ?? []) {
    const row = foodRow(members, pointer, new Map());
    if (row !== undefined) rows.push({ ...row, members: new Map() });
  }
  const names = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const topics = names.map(columnTopic);
  if (!topics.includes('food') && !topics.includes('food_id')) return undefined;
  const header = { cells: names, location: { file }, locationOf: () => ({ file }) };
  const body = rows.map(({ cells, members, pointer }) => ({
    cells: names.map((name) => cells.get(name) ?? ''),
    location: locationOf(pointer),
    locationOf: (position: number) => {
      const member = members.get(names[position] ?? '');
      return locationOf(member === undefined ? pointer : `${pointer}/${escapePointer(member)}`);
    },
  }));
  return { location: { file }, rows: [header, ...body] };
}

/** The maximum depth of foods in a document: year, month, day, meal, list and food, with up to two wrappers each. */
const MOST_LEVELS = 24;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

interface Place {
  readonly pointer: string;
  readonly labels: Labels;
}

function collect(value: unknown, key: string, { pointer, labels }: Place, rows: FoodRow[]): void {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isPairOfMeal)) {
      for (const [index, [name, eaten]] of value.entries()) {
        const place = { pointer: `${pointer}/${index}/1`, labels: withKey(name, labels) };
        collect(typeof eaten === 'string' ? [eaten] : eaten, name, place, rows);
      }
      return;
    }
    const isTextFood = isListOfFoods(key) || value.some(holds);
    for (const [index, one] of value.entries()) {
      const place = `${pointer}/${index}`;
      const text = typeof one === 'object' ? '' : cellText(one);
      if (text === '') collect(one, key, { pointer: place, labels }, rows);
      // A number is no food, and the row says so.
      else if (isTextFood) {
        rows.push({
          cells: new Map([...labels, ['food', text]]),
          members: new Map(),
          pointer: place,
        });
      }
    }
    return;
  }
  if (!isObject(value)) return;
  if ((pointer === '' || isListOfFoods(key)) && areAmountsOfFoods(value, isListOfFoods(key))) {
    for (const [food, one] of Object.entries(value)) {
      if (isObject(one)) {
        const place = `${pointer}/${escapePointer(food)}`;
        const row = foodRow({ ...one, food }, place, labels);
        if (row !== undefined) rows.push({ ...row, members: withoutFood(row.members) });
        continue;
      }
      const cells = new Map([
        ...labels,
        ['food', food] as const,
        ['amount', cellText(one)] as const,
      ]);
      rows.push({ cells, members: new Map([['amount', food]]), pointer });
    }
    return;
  }
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
    collect(one, name, place, rows);
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
    own.some(([name]) => isFoodName(name) || NAME.test(name)) &&
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
    (namesFood(value) ||
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

function namesFood(value: Members): boolean {
  return Object.keys(flat(value)).some((name) => isFoodName(name) || NAME.test(name));
}

/** The member that identifies the food of an amount without a name, which is an error of the document. */
function keyOf(value: Members): string | undefined {
  const names = Object.keys(flat(value));
  if (!names.some((name) => columnTopic(name) === 'amount')) return undefined;
  return names.find((name) => FOOD_KEY.test(name));
}

function isFoodName(name: string): boolean {
  const topic = columnTopic(name);
  return topic === 'food' || topic === 'food_id';
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
    else if (NAME.test(name)) {
      if (columnTopic(key) === 'person') labels.set('person', text);
    } else if (!isFoodName(name)) labels.set(name, text);
  }
  return labels;
}

/** The members of a row whose food is the name of an object. */
function withoutFood(members: FoodRow['members']): FoodRow['members'] {
  return new Map([...members].filter(([column]) => column !== 'food'));
}

function withKey(name: string, labels: Labels): Labels {
  if (isMeal(name)) return new Map([...labels, ['meal', name]]);
  if (isDay(name)) return new Map([...labels, ['day', name]]);
  return isGivenName(name) ? new Map([...labels, ['person', name]]) : labels;
}

function foodRow(value: Members, pointer: string, labels: Labels): FoodRow | undefined {
  const members = flat(value);
  const names = Object.keys(members);
  const hasFood = names.some(isFoodName);
  const named = hasFood ? undefined : names.find((name) => NAME.test(name));
  // An amount without a food is an error, as in a table.
  const hasAmount = names.some((name) => columnTopic(name) === 'amount');
  if (!hasFood && named === undefined && !hasAmount) return undefined;
  const key = hasFood || named !== undefined ? undefined : keyOf(value);
  const cells = new Map(labels);
  const from = new Map<string, string>();
  for (const [name, one] of Object.entries(members)) {
    if (Array.isArray(one)) continue;
    const column = name === named ? 'food' : name === key ? 'food_id' : name;
    cells.set(column, cellText(one));
    if (Object.hasOwn(value, name)) from.set(column, name);
  }
  return { cells, members: from, pointer };
}

/** The members of an object with those of the objects inside: `{"product": {"name": "Oats"}}` has a name. */
function flat(value: Members): Members {
  const own: Record<string, unknown> = {};
  const inner: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) {
    if (isObject(one) && isPortionMember(name, one)) {
      Object.assign(inner, portionMembers(name, one, value));
    } else if (isObject(one)) Object.assign(inner, flat(one));
    else own[name] = one;
  }
  return withUnitsNamed(withServingCounted(withFatSecretRead({ ...inner, ...own })));
}

/** Members with the units that others have of them: `"serving_weight": 150, "serving_weight_unit": "g"`. */
function withUnitsNamed(members: Members): Members {
  const named = Object.entries(members).map(([name, one]): [string, unknown] => {
    const of = [`${name}_unit`, `${name}Unit`].find((key) => isMass(cellText(members[key])));
    const isOwn = of === undefined || columnTopic(of) === 'unit';
    return [isOwn ? name : `${name} (${cellText(members[of])})`, one];
  });
  return Object.fromEntries(named);
}
