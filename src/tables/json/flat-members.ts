import type { Members } from './members.ts';

/** How deep the amounts of a food may be within objects: `food.nutrition.per100g.fat`. */
const MOST_LEVELS = 4;

/** The members of an amount that says its own unit. */
const AMOUNTS: readonly string[] = ['value', 'amount', 'quantity'];
const UNITS: readonly string[] = ['unit', 'unitName', 'unit_name'];

/**
 * An object without objects inside: `{"nutrition": {"fat": 3}}` has the member `nutrition.fat`. An amount with its unit,
 * such as `{"value": 3, "unit": "g"}`, becomes a text. Lists stay as they are.
 */
export function flatMembers(members: Members): Members {
  if (!Object.values(members).some(isObject)) return members;
  const flat: Record<string, unknown> = {};
  addMembers(members, { before: '', level: 1 }, flat);
  return flat;
}

function addMembers(
  members: Members,
  { before, level }: { readonly before: string; readonly level: number },
  flat: Record<string, unknown>,
): void {
  for (const [name, value] of Object.entries(members)) {
    const path = before + name;
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
  const isAmount = typeof amount === 'number' || typeof amount === 'string';
  return isAmount && typeof unit === 'string' ? `${amount} ${unit}` : undefined;
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
