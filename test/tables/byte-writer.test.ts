import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteWriter } from '../../src/tables/byte-writer.ts';
import { billionthsText } from '../../src/text/numbers/billionths.ts';
import { rounded } from '../../src/text/numbers/rounding.ts';

/** One for all numbers, since each has a buffer of its own. */
const ONE = new ByteWriter();

function written(figure: number): string {
  ONE.figure(figure);
  return ONE.take().toString();
}

const FIGURES = fc.oneof(
  fc.double({ noNaN: true }),
  fc.double({ min: -2e9, max: 2e9, noNaN: true }),
  fc.double({ min: -10, max: 10, noNaN: true }),
  fc.integer({ min: -2e9, max: 2e9 }).map((millionths) => millionths / 1e6),
  fc.integer(),
  fc.constantFrom(0, -0, 1e-6, -1e-6, 4e-7, 999_999_999.999_999_9, 1e9, 100, 0.1, 20.05),
);

test('figure() writes a rounded number like String()', () => {
  fc.assert(
    fc.property(FIGURES, (figure) => {
      expect(written(figure)).toBe(String(rounded(figure)));
    }),
    { numRuns: 5000 },
  );
});

/** A writer moves into the memory of a module at its first row of numbers. */
const KERNEL = new ByteWriter();

test.each<[string, () => ByteWriter, number]>([
  ['a new writer', () => new ByteWriter(), 100],
  ['a writer with rows before', () => KERNEL, 2000],
])('figures() of %s writes each number like figure(), and nothing for NaN', (_, make, numRuns) => {
  const rows = fc.array(fc.oneof(FIGURES, fc.constant(Number.NaN)), { maxLength: 60 });
  fc.assert(
    fc.property(rows, (row) => {
      const places = Int32Array.from(row.keys()).reverse();
      const out = make();
      out.text('x');
      out.figures(Float64Array.from(row), places, 0x2c);
      const cells = [...row]
        .reverse()
        .map((figure) => (Number.isNaN(figure) ? '' : written(figure)));
      expect(out.take().toString()).toBe(`x${cells.join(',')}`);
    }),
    { numRuns },
  );
});

test('billionths() writes the same as billionthsText()', () => {
  const parts = fc.oneof(
    fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    fc.integer({ min: 0, max: 2000 }).map((millionths) => millionths * 1000),
    fc.integer({ min: 0, max: 9_007_199 }).map((whole) => whole * 1e9),
    fc.integer({ min: 1, max: 9_007_199 }).map((whole) => whole * 1e9 - 1),
    fc.bigInt({ min: 0n, max: 2n ** 80n }),
  );
  fc.assert(
    fc.property(parts, (amount) => {
      const out = new ByteWriter();
      out.billionths(amount);
      expect(out.take().toString()).toBe(billionthsText(amount));
    }),
    { numRuns: 5000 },
  );
});

test('text() writes short and long texts in UTF-8', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 })), (texts) => {
      const out = new ByteWriter();
      for (const text of texts) out.text(text);
      expect(out.take().equals(Buffer.from(texts.join('')))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('figures() writes a row that is larger than the buffer', () => {
  const out = new ByteWriter();
  const row = new Float64Array(20_000).fill(-123_456_789.123_456);
  out.figures(row, Int32Array.from(row.keys()), 0x3b);
  expect(out.take().toString()).toBe(Array(20_000).fill('-123456789.123456').join(';'));
});

test('text, bytes and numbers are written in order, whatever their size', () => {
  const out = new ByteWriter();
  const long = 'ü€😀'.repeat(50_000);
  out.text(long);
  out.byte(0x2c);
  out.append(Buffer.from('abc'));
  out.copy(Buffer.from('12345'), 1, 3);
  out.figure(1.5);
  expect(out.length).toBe(Buffer.byteLength(`${long},abc231.5`));
  expect(out.take().toString()).toBe(`${long},abc231.5`);
  out.text('x');
  expect(out.take().toString()).toBe('x');
});
