/** The fractions with a sign that people write in amounts. */
export const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
};

/** Their signs, for a set of characters. */
export const FRACTION_SIGNS = Object.keys(FRACTIONS).join('');

/** A pattern of such a sign. */
export const FRACTION_SIGN = `[${FRACTION_SIGNS}]`;

/** A number with at most a decimal point or comma: "2", "1.5", "1,5". */
export const DECIMAL_NUMBER = String.raw`\d+(?:[.,]\d+)?`;

/** A decimal number or a fraction: "1.5", "1/2". */
export const PLAIN_NUMBER = String.raw`\d+(?:[.,/]\d+)?`;

/** A decimal number, a fraction, or a number with a fraction: "1 1/2", "1½" and "½". */
export const AMOUNT_NUMBER = String.raw`(?:${PLAIN_NUMBER}(?:\s+\d+/\d+|\s?${FRACTION_SIGN})?|${FRACTION_SIGN})`;

/** All signs of fractions in Unicode: "⅜", "⅒". */
const ANY_SIGN = /[¼-¾⅐-⅞]/g;

/** A text with its fractions in digits: "1 1/2" for "1½" and "1 1⁄2". */
export function withFractionsInDigits(text: string): string {
  // The compatible form of "½" is "1⁄2".
  return text.replace(ANY_SIGN, (sign) => ` ${sign.normalize('NFKC')}`).replaceAll('\u2044', '/');
}

/** Signs of fractions that few people write, with the whole number before them. */
const SELDOM_SIGN = /(?:(\d)\s?)?([⅐-⅒⅕-⅚⅜-⅞])/gu;

/** A text with its seldom fractions in digits: "1 7/8" for "1⅞", and "1½" as it is. */
export function withSeldomFractionsInDigits(text: string): string {
  return text.replace(
    SELDOM_SIGN,
    (_, whole: string | undefined, sign: string) =>
      `${whole === undefined ? '' : `${whole} `}${sign.normalize('NFKC').replace('\u2044', '/')}`,
  );
}

/** The number of an amount, which may have a fraction: 1.5 for "1,5", "1 1/2" and "1½". */
export function fractionNumber(text: string): number {
  return withFractionsInDigits(text)
    .trim()
    .split(/\s+/)
    .reduce((sum, part) => {
      const [above = '', below = '1'] = part.replace(',', '.').split('/');
      return sum + Number(above) / Number(below);
    }, 0);
}

/** A common fraction, as part of a pattern: "1/2" is half a food rather than a date. */
export const PART_OF_ONE = String.raw`(?:1\/[2-8]|2\/3|3\/4)`;
