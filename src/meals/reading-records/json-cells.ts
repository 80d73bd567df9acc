import type { Members } from '../../tables/json/members.ts';

/**
 * Members in which the number of servings is the amount: `"amount": 125, "serving": "piece", "serving_quantity": 1` is
 * one piece. The unit of the other number is unknown.
 */
export function withServingCounted(members: Members): Members {
  const { serving_quantity: count, amount, ...others } = members;
  const isCounted = typeof count === 'number' && /\p{L}/u.test(cellText(others['serving']));
  if (!isCounted || amount === undefined) return members;
  const { serving: unit, ...rest } = others;
  return { ...rest, amount: count, unit };
}

/** The text of a value in a cell; blank for anything but text, a number or a truth value. */
export function cellText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';
}

/** Milliseconds in a day: FatSecret gives dates as days since 1970-01-01. */
const DAY_MS = 86_400_000;

/**
 * Members of an entry of FatSecret's service: its description has the amount and the food ("2 slices Rye Bread"), next
 * to the number without its unit, and the day is a number.
 */
export function withFatSecretRead(members: Members): Members {
  const { food_entry_description: food, number_of_units: _number, ...others } = members;
  if (typeof food !== 'string') return members;
  const { food_entry_name: _name, date_int: day, ...rest } = others;
  const days = Number(day);
  const date = Number.isInteger(days) && days > 0 && { date: dayOf(days) };
  return { ...rest, ...date, food };
}

function dayOf(days: number): string {
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}
