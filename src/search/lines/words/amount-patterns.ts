import {
  CUP_WORDS,
  GLASS_WORDS,
  HELPING_WORDS,
  PIECE_WORDS,
} from '../../../text/vocabulary/container-words.ts';
import { SPOON_WORDS } from '../../../text/vocabulary/unit-words.ts';

/** Fractions by their signs. */
export const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
};

/** The signs of fractions, for a set of characters. */
export const FRACTION_SIGNS = Object.keys(FRACTIONS).join('');

/** A sign of a fraction. */
export const FRACTION_SIGN = `[${FRACTION_SIGNS}]`;

/** A number with at most a decimal point or comma: "2", "1.5", "1,5". */
export const DECIMAL_NUMBER = String.raw`\d+(?:[.,]\d+)?`;

/** A decimal number or a fraction: "1.5", "1/2". */
export const PLAIN_NUMBER = String.raw`\d+(?:[.,/]\d+)?`;

/** A decimal number, a fraction, or a number with a fraction: "1 1/2", "1½" and "½". */
export const AMOUNT_NUMBER = String.raw`(?:${PLAIN_NUMBER}(?:\s+\d+/\d+|\s?${FRACTION_SIGN})?|${FRACTION_SIGN})`;

/** Dashes between the ends of a range, except the hyphen, for a set of characters. */
export const LONG_DASHES = '–—−';

/** Words between the ends of a range: "2 to 3". */
export const RANGE_WORD = '(?:to|bis|or|oder)';

const ESTIMATES = ['approximately', 'about', 'around', 'circa', 'etwa', 'ungefähr', 'rund'];
const ESTIMATES_CUT_SHORT = ['approx', 'ca'];

/** Words before an estimated amount. */
export const ESTIMATE_WORDS: ReadonlySet<string> = new Set([...ESTIMATES_CUT_SHORT, ...ESTIMATES]);

/** Such a word, if there is one: "about ", "ca. ". */
export const ABOUT = String.raw`(?:(?:${ESTIMATES.join('|')}|(?:${ESTIMATES_CUT_SHORT.join('|')})\.?)\s)?`;

/** A weight with its unit, in the form that shops use: "1.5 kg". */
export const WEIGHT = String.raw`\d[\d.,]*\s?(?:kg|g|lbs?|pounds?|oz)(?!\p{L})`;

/** A unit of weight or volume. */
export const UNIT_OF_AMOUNT = String.raw`(?:g|gr|gms?|kgs?|mg|mls?|cl|dl|l|ltrs?|oz|ounces?|fl\.?\s*oz|lbs?|pounds?|pints?|pt|litres?|liters?|grams?)`;

/** A weight or volume, such as "150ml" or "½ pint". */
export const WEIGHT_OR_VOLUME = String.raw`${AMOUNT_NUMBER}\s*-?${UNIT_OF_AMOUNT}\b\.?`;

/** A spoon. */
export const SPOON = `(?:${SPOON_WORDS})`;

/** A household measure next to a weight, such as "2 EL" or "1 cup". */
export const HOUSEHOLD_AMOUNT = String.raw`${AMOUNT_NUMBER}\s*(?:${SPOON}|${CUP_WORDS}|${PIECE_WORDS}|${HELPING_WORDS}|${GLASS_WORDS}|pots?|handvoll|tafeln?)(?!\p{L})\.?`;
