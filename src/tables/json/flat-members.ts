import { isObject, type Members } from './members.ts';

/** How deeply the amounts of a food may be nested in objects: `food.nutrition.per100g.fat`. */
const MOST_LEVELS = 4;

/** The members of an amount with its unit. */
const AMOUNTS: readonly string[] = ['value', 'amount', 'quantity'];
const UNITS: readonly string[] = ['unit', 'unitName', 'unit_name'];

/** The members of an amount in a list that name the nutrient. */
const NAMES: readonly string[] = ['name', 'nutrientName', 'nutrient_name', 'nutrient', 'label'];

/**
 * An object without objects inside: `{"nutrition": {"fat": 3}}` has the member `nutrition.fat`. An amount with its
 * unit, such as `{"value": 3, "unit": "g"}`, becomes a text. A list of amounts with names, such as `[{"name": "Fat",
 * "amount": 3, "unit": "g"}]`, becomes an object with these names. Other lists stay unchanged.
 */
export function flatMembers(members: Members): Members {
  if (!Object.values(members).some((one) => typeof one === 'object' && one !== null))
    return members;
  const flat: Record<string, unknown> = {};
  addMembers(members, { before: '', level: 1 }, flat);
  return flat;
}

function addMembers(
  members: Members,
  { before, level }: { readonly before: string; readonly level: number },
  flat: Record<string, unknown>,
): void {
  for (const [name, given] of Object.entries(members)) {
    const path = before + name;
    const value = Array.isArray(given) ? (namedAmounts(given) ?? given) : given;
    if (!isObject(value)) flat[path] ??= value;
    else if (level >= MOST_LEVELS) flat[path] = value;
    else {
      const amount = amountText(value);
      if (amount === undefined) addMembers(value, { before: `${path}.`, level: level + 1 }, flat);
      else flat[path] = amount;
    }
  }
}

/** The text of an object that is an amount with a unit; undefined for any other object. */
function amountText(members: Members): string | undefined {
  const of = (names: readonly string[]) => members[names.find((name) => name in members) ?? ''];
  const [amount, unit] = [of(AMOUNTS), of(UNITS)];
  return isPlainAmount(amount) && typeof unit === 'string' ? `${amount} ${unit}` : undefined;
}

/** The amounts of a list by their names; undefined for a list of anything else. */
function namedAmounts(list: readonly unknown[]): Members | undefined {
  const amounts: Record<string, unknown> = {};
  for (const one of list) {
    const element = isObject(one) ? { ...memberOf(one, 'nutrient'), ...one } : {};
    const name = NAMES.map((member) => element[member]).find((value) => typeof value === 'string');
    const amount = AMOUNTS.map((member) => element[member]).find(isPlainAmount);
    const unit = UNITS.map((member) => element[member]).find((value) => typeof value === 'string');
    if (name === undefined || amount === undefined) return undefined;
    // A point in a name would separate objects.
    amounts[(name as string).replaceAll('.', '')] ??=
      unit === undefined ? amount : `${amount} ${unit}`;
  }
  return list.length === 0 ? undefined : amounts;
}

/** The members of an object inside another one, as in `{"nutrient": {"name": "Fat"}, "amount": 3}`. */
function memberOf(element: Members, name: string): Members {
  const inside = element[name];
  return isObject(inside) ? inside : {};
}

function isPlainAmount(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string';
}
