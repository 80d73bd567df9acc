import { counted } from '../../text/numbers/counted.ts';
/** The beginning of a sentence about some of the imported foods: `1 of 2 foods has`. */
export function shareOfFoods(
  some: number,
  all: number,
  verb: { readonly one: string; readonly several: string },
): string {
  return `${some} of ${counted(all, 'food')} ${some === 1 ? verb.one : verb.several}`;
}

/** The verb for foods that have something. */
export const HAVE = { one: 'has', several: 'have' };
/** The verb for foods that lack something. */
export const LACK = { one: 'lacks', several: 'lack' };
