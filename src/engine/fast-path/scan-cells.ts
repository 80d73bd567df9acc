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
