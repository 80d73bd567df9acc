import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteWriter } from '../../src/tables/byte-writer.ts';
import { rounded } from '../../src/text/rounding.ts';

function written(figure: number): string {
  const out = new ByteWriter();
  out.figure(figure);
  return out.take().toString();
}

test('figure() writes what String() writes of a rounded figure', () => {
  const figures = fc.oneof(
    fc.double({ noNaN: true }),
    fc.double({ min: -2e9, max: 2e9, noNaN: true }),
    fc.double({ min: -10, max: 10, noNaN: true }),
    fc.integer({ min: -2e9, max: 2e9 }).map((millionths) => millionths / 1e6),
    fc.integer(),
    fc.constantFrom(0, -0, 1e-6, -1e-6, 4e-7, 999_999_999.999_999_9, 1e9, 100, 0.1, 20.05),
  );
  fc.assert(
    fc.property(figures, (figure) => {
      expect(written(figure)).toBe(String(rounded(figure)));
    }),
    { numRuns: 5000 },
  );
});

test('text, bytes and figures stand behind one another, however many', () => {
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
