/** Digits of a GTIN-8, UPC-A (GTIN-12), EAN-13 and GTIN-14. */
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** The fewest digits that a code must still have after a spreadsheet dropped its zeros; fewer prove too little. */
const FEWEST_DIGITS = 7;

/**
 * The one normal form of a GTIN: its 14 digits, padded with zeros on the left. Spaces, dots and hyphens between the
 * digits do not count.
 *
 * @returns undefined for anything except 8, 12, 13 or 14 digits with a correct check digit
 * @example normaliseGtin('039400-103431'); // '00039400103431'
 */
export function normaliseGtin(text: string): string | undefined {
  const digits = digitsOf(text);
  return digits !== undefined && LENGTHS.has(digits.length) ? checked(digits) : undefined;
}

/**
 * The normal form of a GTIN that may have lost leading zeros, as in spreadsheets. Zeros on the left do not change the
 * check digit, so a correct one proves them.
 *
 * @example restoreGtin('39400103431'); // '00039400103431'
 */
export function restoreGtin(text: string): string | undefined {
  const digits = digitsOf(text);
  if (digits === undefined || digits.length < FEWEST_DIGITS || digits.length > 14) return undefined;
  return checked(digits);
}

function digitsOf(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

function checked(digits: string): string | undefined {
  const gtin = digits.padStart(14, '0');
  // A code of zeros means a missing code, although its check digit is correct.
  if (/^0+$/.test(gtin)) return undefined;
  return checkDigit(gtin.slice(0, 13)) === gtin[13] ? gtin : undefined;
}

/** The character code of "0". */
const CODE_OF_0 = 48;

/** The check digit of 13 digits: weights 3 and 1 in turn, to the next ten (GS1 General Specifications 7.9). */
export function checkDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    sum += (digits.charCodeAt(index) - CODE_OF_0) * (index % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}

/**
 * The valid GTINs that differ from a code in one mistyped digit, or in two swapped neighbours; none if the code
 * contains anything but digits.
 */
export function gtinsNear(code: string): string[] {
  const digits = (digitsOf(code) ?? '').padStart(14, '0');
  if (digits.length > 14 || /^0+$/.test(digits)) return [];
  const near = new Set<string>();
  for (let index = 0; index < digits.length; index++) {
    for (const digit of '0123456789') near.add(replaced(digits, index, digit));
    const [one = '', other = ''] = [digits[index], digits[index + 1]];
    if (other !== '') near.add(replaced(replaced(digits, index, other), index + 1, one));
  }
  near.delete(digits);
  return [...near].filter((gtin) => normaliseGtin(gtin) === gtin);
}

function replaced(digits: string, index: number, digit: string): string {
  return digits.slice(0, index) + digit + digits.slice(index + 1);
}
