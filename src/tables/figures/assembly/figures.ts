/** Writes figures as text, in AssemblyScript: `npm run build:kernel` compiles it to WebAssembly. */

/** The start of the memory that JavaScript allocates. */
export function freeFrom(): usize {
  return __heap_base;
}

/** The figures to write: doubles. Nothing is written for NaN. */
export let values: usize = 0;

/** The number of figures that are written: all, or those before one that only JavaScript writes. */
export let written: u32 = 0;

/** Figures are rounded to millionths, as the specification requires. */
const PER_UNIT: u64 = 1000000;

/** Up to this limit, a rounded figure has at most 15 digits, which a double holds exactly. */
const PLAIN_LIMIT: f64 = 1e9;

const MINUS: u8 = 0x2d;
const POINT: u8 = 0x2e;
const DIGIT_0: u32 = 0x30;

/** A word for each number below 1000: its three digits, and the number of digits without trailing zeros. */
const DIGITS: usize = memory.data(4000, 4);

for (let number: u32 = 0; number < 1000; number++) {
  const hundreds = DIGIT_0 + number / 100;
  const tens = DIGIT_0 + ((number / 10) % 10);
  const ones = DIGIT_0 + (number % 10);
  const significant: u32 = number % 100 === 0 ? 1 : number % 10 === 0 ? 2 : 3;
  store<u32>(
    DIGITS + (<usize>number << 2),
    hundreds | (tens << 8) | (ones << 16) | (significant << 24),
  );
}

function digitsOf(number: u32): u32 {
  return load<u32>(DIGITS + (<usize>number << 2));
}

/** Writes a number below 1000 without leading zeros, and returns its end. A word may extend past it. */
function writeShort(at: usize, number: u32): usize {
  const digits = digitsOf(number);
  if (number > 99) {
    store<u32>(at, digits);
    return at + 3;
  }
  if (number > 9) {
    store<u32>(at, digits >> 8);
    return at + 2;
  }
  store<u32>(at, digits >> 16);
  return at + 1;
}

/** Writes any whole number of a plain figure, and returns its end. */
export function writeWhole(at: usize, number: u32): usize {
  if (number < 1000) return writeShort(at, number);
  const thousands = number / 1000;
  const end = writeWhole(at, thousands);
  store<u32>(end, digitsOf(number - 1000 * thousands));
  return end + 3;
}

/** The nearest whole number, the higher one of two, like Math.round(). */
function rounded(number: f64): f64 {
  const above = ceil(number);
  return above - 0.5 > number ? above - 1 : above;
}

/**
 * Writes rounded figures in the form of String(), with a byte between them.
 *
 * @param start the address of enough room for all of them
 * @param first the figure to begin with; a byte precedes all figures except the first
 * @returns the end of the text; `written` says how many figures it has
 */
export function write(start: usize, first: u32, count: u32, separator: u32): usize {
  return writeFigures(values, start, first, count, separator);
}

@inline
/** Writes figures from any place in memory. */
export function writeFigures(
  figures: usize,
  start: usize,
  first: u32,
  count: u32,
  separator: u32,
): usize {
  let at = start;
  let index = first;
  for (; index < count; index++) {
    if (index > 0) store<u8>(at++, <u8>separator);
    const figure = load<f64>(figures + (<usize>index << 3));
    if (isNaN<f64>(figure)) continue;
    if (!(figure > -PLAIN_LIMIT && figure < PLAIN_LIMIT)) break;
    let exact = rounded(figure * <f64>PER_UNIT);
    if (exact < 0) {
      store<u8>(at++, MINUS);
      exact = -exact;
    }
    const millionths = <u64>exact;
    const whole = <u32>(millionths / PER_UNIT);
    const fraction = <u32>(millionths - <u64>whole * PER_UNIT);
    at = writeWhole(at, whole);
    if (fraction === 0) continue;
    const thousandths = fraction / 1000;
    const rest = fraction - 1000 * thousandths;
    const high = digitsOf(thousandths);
    store<u8>(at, POINT);
    store<u32>(at + 1, high);
    if (rest === 0) {
      at += 1 + <usize>(high >> 24);
      continue;
    }
    const low = digitsOf(rest);
    store<u32>(at + 4, low);
    at += 4 + <usize>(low >> 24);
  }
  written = index;
  return at;
}
