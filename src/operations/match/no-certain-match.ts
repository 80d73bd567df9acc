import { joinedList, quoted } from '../../text/escaping/quote.ts';

/** A food that a text may mean. */
interface Likely {
  readonly name: string;
  readonly confidence: number;
}

/**
 * The message about a text that names no food with enough certainty, with the foods that it may mean.
 *
 * @param expected what would help; the name of a food if there is no similar one
 */
export function noCertainMatch(
  text: string,
  likely: readonly Likely[],
  expected?: string,
): { readonly message: string; readonly expected?: string } {
  const message = `No certain match for ${quoted(text)}`;
  if (likely.length === 0) return { message, expected: expected ?? 'the name of a food' };
  const foods = likely.map(
    ({ name, confidence }) => `${quoted(name)} (${Math.round(confidence * 100)} %)`,
  );
  const suggested = `${message}; did you mean ${joinedList(foods, 'or')}?`;
  return expected === undefined ? { message: suggested } : { message: suggested, expected };
}
