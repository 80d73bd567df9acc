import { densities } from './settings';

/** Reads single cells. */

/** The byte that ends a line. */
export const LF: u32 = 0x0a;
/** The byte that may precede the end of a line. */
export const CR: u32 = 0x0d;
/** The byte that may enclose a cell. */
export const QUOTE: u32 = 0x22;

/** Units by their places in `UNITS_OF_ROWS`. */
const GRAM: u32 = 1;
const KILOGRAM: u32 = 2;
const MILLIGRAM: u32 = 3;
const MICROGRAM: u32 = 4;
const MILLILITRE: u32 = 5;
const LITRE: u32 = 6;

/** The highest bit of the first matching byte in a word; 0 if there is none (Hacker's Delight, 6-1). */
export function stopIn(next: u64, stops: u64): u64 {
  const apart = next ^ stops;
  return (apart - 0x0101010101010101) & ~apart & 0x8080808080808080;
}

/** The end of a cell: its separator or quote, or the first byte that no plain cell contains. */
export function endOfCell(start: usize, limit: usize, stop: u32): usize {
  let at = start;
  for (; at < limit; at++) {
    const byte = <u32>load<u8>(at);
    if (byte === stop || byte === LF || byte === CR || byte === QUOTE) break;
  }
  return at;
}

/** Whether a byte is a visible ASCII character. Other bytes may belong to a space outside ASCII. */
export function isVisibleByte(byte: u32): bool {
  return byte > 0x20 && byte < 0x80;
}

/** The unit that a cell spells as the specification does; 0 for any other text. */
export function unitOf(start: usize, end: usize): u32 {
  if (end - start === 1) {
    const letter = load<u8>(start);
    return letter === 0x67 ? GRAM : letter === 0x6c ? LITRE : 0;
  }
  if (end - start !== 2) return 0;
  const letters = load<u16>(start);
  return letters === 0x676d ? MILLIGRAM : letters === 0x676b ? KILOGRAM : letters === 0x6c6d ? MILLILITRE : 0;
}

/** The grams of an amount; NaN if its unit is none of these. */
export function gramsOf(amount: f64, unit: u32, food: usize): f64 {
  if (unit === GRAM) return amount;
  if (unit === KILOGRAM) return amount * 1000;
  if (unit === MILLIGRAM) return amount / 1000;
  if (unit === MICROGRAM) return amount / 1000000;
  const density = load<f64>(densities + (food << 3));
  if (unit === MILLILITRE) return amount * density;
  return unit === LITRE ? amount * 1000 * density : NaN;
}
