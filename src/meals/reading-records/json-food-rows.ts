import { isObject, type Members } from '../../tables/json/members.ts';
import { columnTopic } from '../headers/column-names.ts';
import { isMass } from '../words/amounts/amount-cells.ts';
import { cellText, withFatSecretRead, withServingCounted } from './json-cells.ts';
import { isPortionMember, portionMembers } from './json-portions.ts';

/** A food of a document, with its own members and the labels of the objects around it. */
export interface FoodRow {
  readonly cells: ReadonlyMap<string, string>;
  /** The members from which the cells were read. */
  readonly members: ReadonlyMap<string, string>;
  readonly pointer: string;
}

/** Labels from the objects around a value, such as its day. */
export type Labels = ReadonlyMap<string, string>;

/** Members that name a food, if no other does. */
const NAME = /^(?:name|title|label)$/i;

/** Whether a member is a name, possibly that of a food. */
export function isName(name: string): boolean {
  return NAME.test(name);
}

/** Members that identify a food, if nothing else says which it is: `"product_id": "3f5a7a1c"`. */
const FOOD_KEY = /^(?:product|food|item|recipe|article)[-_ ]?(?:uu)?id$/i;

/** The row of an object that names a food or has an amount; undefined for any other object. */
export function foodRow(value: Members, pointer: string, labels: Labels): FoodRow | undefined {
  const members = flat(value);
  const names = Object.keys(members);
  const hasFood = names.some(isFoodName);
  const named = hasFood ? undefined : names.find(isName);
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

/** The members of a row whose food is the name of an object. */
export function withoutFood(members: FoodRow['members']): FoodRow['members'] {
  return new Map([...members].filter(([column]) => column !== 'food'));
}

/** Whether an object has a member that names a food. */
export function hasFoodName(value: Members): boolean {
  return Object.keys(flat(value)).some((name) => isFoodName(name) || isName(name));
}

/** The member that identifies the food of an amount without a name, which is an error of the document. */
export function keyOf(value: Members): string | undefined {
  const names = Object.keys(flat(value));
  if (!names.some((name) => columnTopic(name) === 'amount')) return undefined;
  return names.find((name) => FOOD_KEY.test(name));
}

/** Whether a member names a food, whatever else its object has. */
export function isFoodName(name: string): boolean {
  const topic = columnTopic(name);
  return topic === 'food' || topic === 'food_id';
}
