import { foldedName } from '../../text/words/fold-words.ts';

/** Codes of commodities and cuts of meat, such as "URMIS #3313" and "A351". */
const CODE = /^(?:.*\bcommodity\b.*|URMIS\b.*|[A-Z]\d{3})$/i;

/** "Onions, raw" and "Oatmeal, not fortified": words that describe the name before them. */
const DESCRIPTION = /^(?:raw|cooked|not .*|no .*|low .*)$/i;

/**
 * The common names of a food, which SR lists in one field, without the codes among them.
 *
 * A name that only repeats the first part of the food's own, as in "Potatoes, hashed brown", is joined with the next.
 *
 * @param field `ComName` of FOOD_DES
 * @param name the food's own name
 */
export function commonNames(field: string, name: string): string[] {
  const parts = field
    .split(',')
    .map((part) => part.trim().replace(/^includes /i, ''))
    .filter((part) => part !== '' && !CODE.test(part));
  const names = joinDescriptions(parts);
  const [first = '', next, ...others] = names;
  const isCategory = foldedName(first) === foldedName(name.split(',')[0] ?? '');
  return next !== undefined && isCategory ? [`${first}, ${next}`, ...others] : names;
}

function joinDescriptions(parts: readonly string[]): string[] {
  const names: string[] = [];
  for (const part of parts) {
    const last = names.length - 1;
    if (last >= 0 && DESCRIPTION.test(part)) names[last] += `, ${part}`;
    else names.push(part);
  }
  return names;
}
