/** Digits of a GTIN-8, UPC-A (GTIN-12), EAN-13 and GTIN-14. */
const LENGTHS = new Set([8, 12, 13, 14]);

/**
 * The one normal form of a GTIN: its 14 digits, padded with zeros on the left.
 * Spaces, dots and hyphens between the digits do not count.
 *
 * @returns undefined for anything but 8, 12, 13 or 14 digits with a right check digit
 */
export function normaliseGtin(text: string): string | undefined {
  const digits = text.replace(/[\s.-]/g, '');
  if (!LENGTHS.has(digits.length) || !/^\d+$/.test(digits)) return undefined;
  const gtin = digits.padStart(14, '0');
  return checkDigit(gtin.slice(0, 13)) === gtin[13] ? gtin : undefined;
}

/** The check digit of 13 digits: weights 3 and 1 in turn, to the next ten (GS1 General Specifications 7.9). */
export function checkDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    sum += Number(digits[index]) * (index % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}
