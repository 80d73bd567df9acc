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
