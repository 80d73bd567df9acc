import { fractionNumber } from '../../../../text/numbers/fractions.ts';
import { weightText } from '../../../../text/numbers/rounding.ts';

/** A cup of mashed food weighs more than one of pieces: the weights in g of SR28. */
const GRAMS: readonly (readonly [RegExp, number])[] = [
  [/^bananas?$/i, 225],
  [/^avocados?$/i, 230],
];

/** "1 1/2 cups mashed bananas (about 4)", "1 cup of mashed ripe banana" */
const MASHED =
  /^(\d+(?:\.\d+)?)?\s?(\d\/\d|[½⅓⅔¼¾])?\s?cups?\s(?:of\s)?mashed\s(?:(?:very\s)?(?:over)?ripe\s)?(bananas?|avocados?)(?!\p{L})/iu;

/** An ingredient with the weight of cups of mashed fruit: "338 g bananas" for "1 1/2 cups mashed bananas". */
export function withMashedWeighed(text: string): string {
  return text.replace(MASHED, (written, whole = '', part = '', food: string) => {
    const grams = GRAMS.find(([pattern]) => pattern.test(food))?.[1];
    const cups = fractionNumber(`${whole} ${part}`);
    return grams === undefined || cups === 0 ? written : `${weightText(cups * grams)} g ${food}`;
  });
}
