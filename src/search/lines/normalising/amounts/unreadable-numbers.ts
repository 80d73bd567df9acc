import { FRACTION_SIGN, FRACTIONS } from '../../../../text/numbers/fractions.ts';
import { joinThousandsInText } from '../../../../text/numbers/thousands.ts';
import { SOLD_IN_WORDS } from '../../../../text/vocabulary/container-words.ts';
import { LONG_DASHES } from '../../words/amount-patterns.ts';
import { MEASURES } from '../../words/measures.ts';

/** Units and measures that may follow a number directly. */
const UNIT = String.raw`\s*(?:[kmµdc]?[gl]|grams?|gramm|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|EL|TL|tbsps?|tsps?|cups?|tassen?|slices?|pieces?|scheiben?|stück)(?![\p{L}\d])`;

/** "1 000 g": nobody means one of 0 g. */
const WHOLE_THOUSANDS = /(?<=(?<![\d.,])\d{1,3}) (?=000(?!\d))/g;

/** "1.250,5 g", "1,000.0 ml": of two marks, the first separates thousands. */
const BOTH_MARKS = /(?<![\d.,])(\d{1,3})(?:\.(\d{3}),|,(\d{3})\.)(\d{1,3})(?![\d.,])/g;

/** ".5 cup", ",25 l" */
const WITHOUT_ZERO = /(?<![\p{L}\d.,)])(?=[.,]\d)/gu;

/** "1.00 cup", "240.00 ml": whole numbers as programs write them. "10.00 coffee" may be a time. */
const WHOLE_NUMBER = new RegExp(
  String.raw`(?<=(?<![\d.,])\d{1,4})[.,]0{1,2}(?=${UNIT})|(?<=(?<![\d.,])[1-4])[.,]00?(?=\s?\p{L})`,
  'giu',
);

const PROPER_FRACTION = `(?:1/[2-8]|2/[35]|3/[458]|[57]/8|${FRACTION_SIGN})(?![\\d/])`;

/** "1-1/2 cups", "2-½ oz": a range never ends below its start. */
const JOINED_FRACTION = new RegExp(
  String.raw`(?<=(?<![\d.,/])[1-9]\d?)[-${LONG_DASHES}](?=${PROPER_FRACTION})`,
  'gu',
);
/** "1 and 1/2 cups" */
const AND_FRACTION = new RegExp(
  String.raw`^(\s*[1-9]\d?)\s(?:and|und|&)\s(?=${PROPER_FRACTION})`,
  'iu',
);

/** "1 (14½-oz) can": the mixed number of a size between a count and its container. */
const MIXED_SIZE = new RegExp(
  String.raw`(?<=\d\s\()(\d{1,2})(?:\s?(${FRACTION_SIGN})|[\s-]([1-7]/[248])(?!\d))(?=[\s-]?(?:oz|ounces?|lbs?|pounds?|inch(?:es)?)(?![a-z]))`,
  'giu',
);

/** "50ggreen olives", "3 tbspolive oil": a unit run into its food, by letters with which no word begins. */
const RUN_INTO_FOOD =
  /(?<=(?<![a-zäöüß\d.,])\d[\d.,/]*)(?:g(?=[bcdfgkmpqstvwxz][a-zäöüß]{2})|(?:kg|ml|oz)(?=[a-zäöüß]{3})|\s?(?:tbsp|tsp)(?=(?!s?(?![a-zäöüß])|fuls?(?![a-zäöüß]))[a-zäöüß]{3}))/gi;

/** "A cup and a half of rice", "a banana and a half" */
const AND_A_HALF =
  /(?<![\p{L}\d.,/])(\d{1,2}|an?|one) (\p{L}+) and a half(?: of)?(?!\p{L})(?=(.*))/giu;

/** "O,5 l": a decimal comma after a letter in place of a digit. */
const LETTER_AND_COMMA = new RegExp(
  String.raw`(?<=(?<![\p{L}\d.,])[OolI]),(?=\d{1,3}${UNIT})`,
  'gu',
);

/** Writes numbers in one piece and in full: "1'250 g" becomes "1250 g", ".5 l" "0.5 l", and "1-1/2" "1 1/2". */
export function withNumbersInFull(text: string): string {
  return joinThousandsInText(text)
    .replace(BOTH_MARKS, '$1$2$3.$4')
    .replace(LETTER_AND_COMMA, '.')
    .replace(JOINED_FRACTION, ' ')
    .replace(AND_FRACTION, '$1 ')
    .replace(MIXED_SIZE, (_, whole: string, sign = '', fraction = '') =>
      String(Number(whole) + shareOf(FRACTIONS[sign] ?? fraction)),
    )
    .replace(RUN_INTO_FOOD, '$& ')
    .replace(AND_A_HALF, withHalf)
    .replace(WHOLE_THOUSANDS, '')
    .replace(WITHOUT_ZERO, '0')
    .replace(WHOLE_NUMBER, '');
}

/** The number that a fraction stands for: 0.75 for "3/4". */
function shareOf(fraction: string): number {
  const [above, below] = fraction.split('/').map(Number);
  return (above as number) / (below as number);
}

/** A half of another food may follow a food, but not a measure: "1 apple and a half avocado". */
function withHalf(all: string, count: string, word: string, rest: string): string {
  if (/^\s*[^\s,;)]/.test(rest) && !MEASURES.has(word.toLowerCase())) return all;
  return `${/^\d/.test(count) ? count : 1} 1/2 ${word}`;
}

/**
 * Damaged numbers: letters in place of digits ("1O0 g", "l00 g", "O,5 l"), doubled or repeated points ("1,,5 g", "1.5.0
 * g"), exponents ("1e2 g"), a gap ("25 0 g") and fractions of large numbers ("120/100 g"), also as the end of a range
 * below its start ("1 - 1/2 l").
 */
const DAMAGED = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?:\d+[oO]\d*|[lIO]\d{2,}|[lIO][.,]\d+|[1-9]\d*\s[-–]\s[1-7]/[2-8]|\d+(?:[.,]{2,}\d+)|\d+(?:[.,]\d+){2,}|\d+e\d+|\d+ 0+|\d{2,}/\d{2,})${UNIT}`,
  'iu',
);

/** "1 250 g" may be 1250 g, or one item of 250 g. */
const GAP = new RegExp(
  String.raw`(?<![\d.,/] ?)\d{1,2} \d{3}${UNIT}(?!\s?(?:-|${SOLD_IN_WORDS}|bars?|tafeln?|würfel|riegel))`,
  'iu',
);

/** "20… g", "2\ufffd0 g": a number whose end is cut off, or with a character that was lost. "1…2" is a range. */
const CUT_OFF = /\d(?:…(?!\s?\d)|\ufffd)|\ufffd\d/u;

/** Whether a number of a line cannot be read with certainty. */
export function hasUnreadableNumber(text: string): boolean {
  if (CUT_OFF.test(text)) return true;
  const joined = withNumbersInFull(text);
  return DAMAGED.test(joined) || GAP.test(joined);
}
