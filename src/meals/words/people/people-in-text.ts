import { lazily } from '../../../collections/lazily.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';

/** A number of people, as stated. */
export interface StatedPeople {
  /** "4", "4-6" */
  readonly text: string;
  /** The largest number. */
  readonly count: number;
}

/** A number or a range that is not part of a fraction, a word or another number. */
const NUMBER = String.raw`(?<![\p{L}\d.,/¼-¾⅐-⅞-]|\d\s)(${DECIMAL_NUMBER}(?:\s?(?:[-–]|to|bis|or|oder)\s?\d+)?)`;
const ABOUT = String.raw`(?:(?:ca|about|approx|etwa)\.?\s)?`;
const PEOPLE =
  '(?:servings?|portion(?:s|en)?|pers(?:ons?|onen)?|people|adults?|kids|children|guests|eaters|erwachsene|kinder|gäste|esser)';
/** An adjective such as "generous", unlike a unit. */
const ADJECTIVE = String.raw`(?:(?!kcal|cups|gram|ounce|pound|liter|litre)\p{L}{4,}\s)?`;

const statements = lazily(() => [
  new RegExp(String.raw`^${ABOUT}${NUMBER}\+?$`, 'giu'),
  new RegExp(String.raw`${NUMBER}\s?${ADJECTIVE}${PEOPLE}(?!\p{L})`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:serves|feeds|servings|portions|portionen|persons|people|personen|für|for)\s?:?\s?${ABOUT}${NUMBER}(?=\s*(?:$|[,;.()]|as\s|als\s))`,
    'giu',
  ),
]);

/**
 * The number of people, or of servings, that a text states: "4", "4-6", "serves 4", "für 3 Personen"; undefined for
 * other texts, such as "Person 2", "1/4", or "1 cake, 26 cm". The largest one counts.
 */
export function peopleStated(text: string): StatedPeople | undefined {
  return statements()
    .flatMap((statement) => [...text.trim().matchAll(statement)])
    .map(([, number = '']) => ({ text: number, count: largestIn(number) }))
    .sort((a, b) => b.count - a.count)[0];
}

function largestIn(range: string): number {
  return Math.max(...(range.match(/\d+(?:[.,]\d+)?/g) ?? []).map(decimalOf));
}
