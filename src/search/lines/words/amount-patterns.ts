import { AMOUNT_NUMBER } from '../../../text/numbers/fractions.ts';
import {
  CUP_WORDS,
  GLASS_WORDS,
  HELPING_WORDS,
  PIECE_WORDS,
} from '../../../text/vocabulary/container-words.ts';
import { SPOON_WORDS } from '../../../text/vocabulary/unit-words.ts';

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
