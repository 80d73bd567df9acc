import { withSeldomFractionsInDigits } from '../numbers/fractions.ts';

/** Punctuation at the end of a line. */
const COMMAS = /[ ,;!]+$/u;
/** Full stops, but not after an abbreviation: "1 Port." is a helping, and port a wine. */
const STOPS = /(?<=\p{L}{5}|only|[\d)½¼¾])\.+$/iu;

/** "Walnuts , chopped" */
const SPACE_BEFORE_COMMA = /(?<=[\p{L})]) (?=, )/gu;

/** A cell of a table with one column, which quotes it because of its commas. */
const IN_QUOTES = /^"([^"]*)"$/u;

/** Remarks about a meal: ", lecker!", "(at home)", ":)" */
const REMARK =
  /(?<!golden|red)[,;]?\s(?:(?:sehr|so|super|voll|very|really) )?(?:lecker|köstlich|yum(?:my)?|delicious)$|\s?\((?:at home|at work|on the go|home-?made|yum(?:my)?|zu ?hause|daheim|unterwegs|gasthaus|restaurant|kantine|mensa|imbiss|take-?away|canteen|caf[eé]|pub|auf der arbeit|selbst ?(?:gemacht|gekocht)|lecker)\)$|\s(?:[:;]-?[()DP]|\p{Extended_Pictographic}\ufe0f?)$/iu;

/** The price of the food: "($0.32)", "(1,20 €)", "£1.50". */
const PRICE =
  /\s*[([]?(?<!\d)(?:[$€£]\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:[$€£]|(?:EUR|CHF|USD)\b))\*{0,2}[)\]]?$/iu;

/** Tags of note programs behind a food: "#breakfast #wholegrain". "#2" is a number. */
const TAGS = /(?:\s#\p{L}[\p{L}\d_/-]*)+$/u;

/**
 * A line with single, ordinary spaces, none before commas, and without punctuation, prices, remarks and tags at its end. Seldom
 * fractions are in digits: "1 7/8" for "1⅞".
 */
export function tidyLine(text: string): string {
  const spaced = withSeldomFractionsInDigits(text)
    .replace(/[ \t\u00a0\u2007\u202f]+/gu, ' ')
    .replace(SPACE_BEFORE_COMMA, '')
    .trim()
    .replace(IN_QUOTES, '$1')
    .replace(TAGS, '');
  const bare = withoutStops(withoutStops(spaced).replace(PRICE, '').replace(REMARK, ''));
  return /\p{L}/u.test(bare) ? bare : spaced;
}

function withoutStops(text: string): string {
  return text.replace(COMMAS, '').replace(STOPS, '').replace(COMMAS, '');
}
