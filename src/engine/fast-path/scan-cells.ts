import type { Unit } from '../../model/units.ts';

const DIGIT_0 = 0x30;
const POINT = 0x2e;

/** So many digits a double holds exactly, and so a number of them divided by a power of ten is rounded once. */
const MAX_DIGITS = 15;

const POWERS_OF_TEN = Float64Array.from({ length: MAX_DIGITS + 1 }, (_, power) => 10 ** power);

/** The number of a cell of plain decimals, such as 12.5; NaN for all else, which other rules are for. */
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

/** Below this a number has one more digit without exceeding what a double holds exactly. */
const ROOM_FOR_DIGIT = 9e14;
const MAX_POWER = 22;
const LONG_POWERS_OF_TEN = Float64Array.from({ length: MAX_POWER + 1 }, (_, power) => 10 ** power);

/** How far a number may be off without its last digits, as a share of it: some times 2^-53. */
const OMITTED_SHARE = 4e-15;

/** Sums are in parts of this size. */
const PARTS_PER_UNIT = 1e9;

/**
 * The number of a cell of plain decimals of any length; NaN for all else. Programs write up to 17 digits. Where more
 * than 15 make no difference to the parts that sums are made of, they are omitted, since reading them all takes ten
 * times as long.
 *
 * @param factor that the number is multiplied with before it is summed; NaN where all digits matter
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

/** Whether a cell is a number just as programs write it: without zeros in front or behind, or any lost digit. */
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

/** No number takes more characters: -0.0000012345678901234567. */
const MAX_NUMBER_BYTES = 25;

/** The unit of a cell that spells it as the specification does; undefined for all else. */
export function scanUnit(bytes: Uint8Array, start: number, end: number): Unit | undefined {
  const first = bytes[start];
  if (end - start === 1) return first === 0x67 ? 'g' : first === 0x6c ? 'l' : undefined;
  if (end - start !== 2) return undefined;
  const second = bytes[start + 1];
  if (first === 0x6d) return second === 0x6c ? 'ml' : second === 0x67 ? 'mg' : undefined;
  return first === 0x6b && second === 0x67 ? 'kg' : undefined;
}

/** Whether a cell begins and ends with characters that no reader takes away; an empty one does. */
export function isTrimmed(bytes: Uint8Array, start: number, end: number): boolean {
  return (
    start === end || (isVisible(bytes[start] as number) && isVisible(bytes[end - 1] as number))
  );
}

/** Of ASCII, as some spaces are beyond it. */
function isVisible(byte: number): boolean {
  return byte > 0x20 && byte < 0x80;
}
