import type { Food } from '../../../model/food.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';

/** Two words or more with a slash between them. */
const SLASHED = /^([^/|;,()\n]*\p{L}{3}[^/|;,()\n]*?)\s?\/\s?(\p{L}{3}[^/|;,()\n]*)$/iu;

/**
 * A text whose slash joins two alternatives, with "or" in its place: "Buttermilch / Kefir 250 ml". Both are drinks or
 * foods of one group, and only one of them has an amount. A slash between other foods separates those of a list.
 *
 * @param find the food that a text certainly names
 */
export function withSlashAsOr(text: string, find: (text: string) => Food | undefined): string {
  const [, first, second] = SLASHED.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return text;
  const [hasFirst, hasSecond] = [first, second].map((one) => readLine(one).quantity !== undefined);
  if (hasFirst === hasSecond) return text;
  const [one, other] = [find(first), find(second)];
  if (one === undefined || other === undefined || one.id === other.id) return text;
  const areDrinks = !one.isSolid && !other.isSolid;
  const areAlike = one.foodGroup !== null && one.foodGroup === other.foodGroup;
  return areDrinks || areAlike ? `${first} or ${second}` : text;
}
