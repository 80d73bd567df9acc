import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isPlainNumber,
  isTrimmed,
  scanAmount,
  scanDecimal,
  scanUnit,
} from '../../../src/engine/fast-path/scan-cells.ts';

/** Scans a cell between two others, whose bytes the scanner must not read. */
function scan<Found>(
  text: string,
  by: (bytes: Uint8Array, start: number, end: number) => Found,
): Found {
  const cell = Buffer.from(text);
  const bytes = Buffer.concat([Buffer.from('7.'), cell, Buffer.from('.7')]);
  return by(bytes, 2, 2 + cell.length);
}

const amountOf = (text: string) => scan(text, scanAmount);
const decimalOf = (text: string, factor = Number.NaN) =>
  scan(text, (bytes, start, end) => scanDecimal(bytes, start, end, factor));

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });

test('scanAmount() reads plain decimals of up to 15 digits as Number() does', () => {
  fc.assert(
    fc.property(digits(0, 9), digits(0, 8), fc.boolean(), (whole, fraction, hasPoint) => {
      const text = hasPoint ? `${whole}.${fraction}` : whole;
      const count = whole.length + (hasPoint ? fraction.length : 0);
      if (count === 0 || count > 15) expect(amountOf(text)).toBeNaN();
      else expect(amountOf(text)).toBe(Number(text));
    }),
  );
  expect(amountOf('123456789012345')).toBe(123456789012345);
  expect(amountOf('1234567890123456')).toBeNaN();
  expect(amountOf('0.12345678901234')).toBe(0.12345678901234);
});

test.each(['', '.', '-1', '+1', '1e3', '1.2.3', ' 1', '1 ', '1,5', 'NaN', '٣', '/', ':'])(
  'scanAmount(), scanDecimal() and isPlainNumber() do not accept %j',
  (text) => {
    expect(amountOf(text)).toBeNaN();
    expect(decimalOf(text)).toBeNaN();
    // A blank cell has no amount, and counts as plain.
    expect(scan(text, isPlainNumber)).toBe(text === '');
  },
);

test('isPlainNumber() accepts decimals of any length', () => {
  fc.assert(
    fc.property(digits(0, 30), digits(0, 30), (whole, fraction) => {
      const text = `${whole}.${fraction}`;
      expect(scan(whole, isPlainNumber)).toBe(true);
      expect(scan(text, isPlainNumber)).toBe(text.length > 1);
    }),
  );
});

test('scanDecimal() reads decimals of 15 digits exactly with any factor', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), digits(0, 6), (whole, fraction) => {
      const text = fraction === '' ? String(whole) : `${whole}.${fraction}`;
      expect(decimalOf(text)).toBe(Number(text));
      expect(decimalOf(text, 3.7)).toBe(Number(text));
    }),
  );
});

test('scanDecimal() rounds more than 15 digits to the same billionths as exact arithmetic', () => {
  const factor = fc.double({ min: 0.001, max: 40, noNaN: true });
  fc.assert(
    fc.property(fc.nat(99_999), digits(12, 18), factor, (whole, fraction, by) => {
      const text = `${whole}.${fraction}`;
      const read = decimalOf(text, by);
      expect(Math.round(read * by * 1e9)).toBe(Math.round(Number(text) * by * 1e9));
      // Without a factor, all digits matter.
      expect(decimalOf(text)).toBe(Number(text));
    }),
    { numRuns: 500 },
  );
});

test('scanDecimal() leaves tiny numbers, and whole ones that are not exact as doubles, to other code', () => {
  expect(decimalOf('900000000000000')).toBe(9e14);
  expect(decimalOf('12345678901234567')).toBeNaN();
  expect(decimalOf(`0.${'0'.repeat(22)}1`)).toBeNaN();
  expect(decimalOf(`0.${'0'.repeat(20)}12`)).toBe(Number(`0.${'0'.repeat(20)}12`));
});

test('scanUnit() accepts units only as the specification spells them', () => {
  const known = ['g', 'l', 'ml', 'mg', 'kg'];
  for (const unit of known) expect(scan(unit, scanUnit)).toBe(unit);
  const letter = fc.constantFrom(...'gklmuGKLM ');
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 3 }), (text) => {
      expect(scan(text, scanUnit)).toBe(known.includes(text) ? text : undefined);
    }),
  );
});

test.each([
  ['', true],
  ['a', true],
  ['a b', true],
  ['!~', true],
  [' a', false],
  ['a ', false],
  ['a\u00a0', false],
  ['\ta', false],
  ['é', false],
])('isTrimmed() of %j: %s', (text, isIt) => {
  expect(scan(text, isTrimmed)).toBe(isIt);
});
