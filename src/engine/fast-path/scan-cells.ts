import type { Unit } from '../../model/units.ts';

const DIGIT_0 = 0x30;
const POINT = 0x2e;

/**
 * The number of digits that a double holds exactly. A number of that many digits, divided by a power of ten, is rounded
 * only once.
 */
const MAX_DIGITS = 15;

const POWERS_OF_TEN = Float64Array.from({ length: MAX_DIGITS + 1 }, (_, power) => 10 ** power);

/** The number of a cell of plain decimals, such as 12.5; NaN for all other text, which the general path reads. */
export function scanAmount(bytes: Uint8Array, start: number, end: number): number {
  let number = 0;
  let point = -1;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    const digit = byte - DIGIT_0;
    if (digit >= 0 && digit <= 9) number = 10 * number + digit;
    else if (byte === POINT && point < 0) point = at;
    else return Number.NaN;
  }
  const digits = end - start - (point < 0 ? 0 : 1);
  if (digits < 1 || digits > MAX_DIGITS) return Number.NaN;
  return point < 0 ? number : number / (POWERS_OF_TEN[end - 1 - point] as number);
}

/** A number below this limit stays exact in a double when it gets one more digit. */
const ROOM_FOR_DIGIT = 9e14;
const MAX_POWER = 22;
const LONG_POWERS_OF_TEN = Float64Array.from({ length: MAX_POWER + 1 }, (_, power) => 10 ** power);

/** The largest relative error of a number without its last digits: a few times 2^-53. */
const OMITTED_SHARE = 4e-15;

/** The number of parts in a unit of a sum. */
const PARTS_PER_UNIT = 1e9;

/**
 * The number of a cell of plain decimals of any length; NaN for all other text. Programs write up to 17 digits. Digits
 * after the 15th are omitted if they make no difference to the parts of a sum, since reading all of them takes ten
 * times as long.
 *
 * @param factor the factor that the number is multiplied by before it is summed; NaN if all digits matter
 */
export function scanDecimal(bytes: Uint8Array, start: number, end: number, factor: number): number {
  let number = 0;
  let point = -1;
  let omitted = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    const digit = byte - DIGIT_0;
    if (digit >= 0 && digit <= 9) {
      if (number < ROOM_FOR_DIGIT) number = 10 * number + digit;
      else if (point < 0) return Number.NaN;
      else omitted += 1;
    } else if (byte === POINT && point < 0) point = at;
    else return Number.NaN;
  }
  if (end - start === (point < 0 ? 0 : 1)) return Number.NaN;
  if (point < 0) return number;
  const decimals = end - 1 - point - omitted;
  if (decimals > MAX_POWER) return Number.NaN;
  const read = number / (LONG_POWERS_OF_TEN[decimals] as number);
  if (omitted === 0) return read;
  const parts = read * factor * PARTS_PER_UNIT;
  const isClear = Math.abs(parts - Math.floor(parts) - 0.5) > parts * OMITTED_SHARE;
  return isClear ? read : Number(latin1(bytes, start, end));
}

function latin1(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
}

/** Whether a cell is a plain decimal, or blank. */
export function isPlainNumber(bytes: Uint8Array, start: number, end: number): boolean {
  let points = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte === POINT) points += 1;
    else if (byte < DIGIT_0 || byte > DIGIT_0 + 9) return false;
  }
  return points === 0 || (points === 1 && end - start > 1);
}

/**
 * Whether a cell is a number exactly as programs write it: without leading or trailing zeros, and without a lost digit.
 */
export function isNumberAsWritten(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > MAX_NUMBER_BYTES) return false;
  let at = start;
  while (at < end && isDigit(bytes[at] as number)) at += 1;
  const isWhole = at === end && at > start && at - start <= MAX_DIGITS;
  if (isWhole) return bytes[start] !== DIGIT_0 || end - start === 1;
  const first = bytes[start] === MINUS ? start + 1 : start;
  if (first >= end || !isDigit(bytes[first] as number)) return false;
  const text = latin1(bytes, start, end);
  return String(Number(text)) === text;
}

function isDigit(byte: number): boolean {
  return byte >= DIGIT_0 && byte <= DIGIT_0 + 9;
}

const MINUS = 0x2d;

/** The most characters of a number: -0.0000012345678901234567. */
const MAX_NUMBER_BYTES = 25;

/** The unit of a cell in the spelling of the specification; undefined for all other text. */
export function scanUnit(bytes: Uint8Array, start: number, end: number): Unit | undefined {
  const first = bytes[start];
  if (end - start === 1) return first === 0x67 ? 'g' : first === 0x6c ? 'l' : undefined;
  if (end - start !== 2) return undefined;
  const second = bytes[start + 1];
  if (first === 0x6d) return second === 0x6c ? 'ml' : second === 0x67 ? 'mg' : undefined;
  return first === 0x6b && second === 0x67 ? 'kg' : undefined;
}

/** Whether a cell begins and ends with characters that no reader trims; also true of an empty cell. */
export function isTrimmed(bytes: Uint8Array, start: number, end: number): boolean {
  return (
    start === end || (isVisible(bytes[start] as number) && isVisible(bytes[end - 1] as number))
  );
}

/** Whether a byte is a visible ASCII character. Other bytes may belong to a space outside ASCII. */
function isVisible(byte: number): boolean {
  return byte > 0x20 && byte < 0x80;
}
