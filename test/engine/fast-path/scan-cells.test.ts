import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNumberAsWritten } from '../../../src/engine/fast-path/scan-cells.ts';

function isNumber(text: string): boolean {
  const bytes = Buffer.from(`,${text},`);
  return isNumberAsWritten(bytes, 1, bytes.length - 1);
}

test('isNumberAsWritten accepts every number as String() writes it', () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => (one === 0 ? 0 : one)),
    fc.integer(),
    fc.integer().map((one) => one / 1000),
  );
  fc.assert(
    fc.property(numbers, (number) => {
      expect(isNumber(String(number)), String(number)).toBe(true);
    }),
  );
});

test('isNumberAsWritten: accepted text is the same after conversion to a number and back', () => {
  const texts = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.-+e '), maxLength: 20 }),
    fc.string(),
  );
  fc.assert(
    fc.property(texts, (text) => {
      if (isNumber(text)) expect(String(Number(text))).toBe(text);
    }),
    { numRuns: 5000 },
  );
});

test.each(['', '-', '-0', '00', '07', '1.', '.5', '1.50', '+1', '1e5', 'NaN', 'Infinity', '1 '])(
  'isNumberAsWritten refuses "%s"',
  (text) => {
    expect(isNumber(text)).toBe(false);
  },
);
