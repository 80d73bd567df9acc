/** Decimal digits of a billionth. */
const DIGITS = 9;
const PARTS_PER_UNIT = 10 ** DIGITS;

/**
 * Writes a whole number of billionths as a decimal with exactly its digits: 1500000000 is `1.5`.
 *
 * @param parts 0 or more
 */
export function billionthsText(parts: number | bigint): string {
  if (parts === 0) return '0';
  if (typeof parts === 'bigint') {
    const scale = BigInt(PARTS_PER_UNIT);
    return withFraction(String(parts / scale), Number(parts % scale));
  }
  const whole = Math.floor(parts / PARTS_PER_UNIT);
  return withFraction(String(whole), parts - whole * PARTS_PER_UNIT);
}

function withFraction(whole: string, parts: number): string {
  if (parts === 0) return whole;
  return `${whole}.${String(parts).padStart(DIGITS, '0').replace(/0+$/, '')}`;
}

/** A decimal with up to 9 places, which further zeros may follow. */
const DECIMAL = /^(\d*)(?:\.(\d{0,9})0*)?$/;

/**
 * Reads what {@link billionthsText} wrote, or another decimal with at most as many places; undefined for any other
 * text.
 */
export function readBillionths(text: string): bigint | undefined {
  const [, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === '' && fraction === '') return undefined;
  return BigInt(whole || '0') * BigInt(PARTS_PER_UNIT) + BigInt(fraction.padEnd(DIGITS, '0'));
}
