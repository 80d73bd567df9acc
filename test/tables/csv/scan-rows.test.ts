import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanRows } from '../../../src/tables/csv/scan-rows.ts';

interface Scanned {
  readonly rows: readonly { readonly cells: readonly string[]; readonly line: number }[];
  readonly alike: readonly boolean[];
  readonly stoppedAt: number | undefined;
  readonly lines: number;
}

function scanned(text: string, leading = 0): Scanned {
  const bytes = Buffer.from(text);
  const rows: { cells: string[]; line: number }[] = [];
  const alike: boolean[] = [];
  const { lines, stoppedAt } = scanRows(bytes, 0, bytes.length, 0x2c, leading, (row) => {
    const cells = Array.from({ length: row.cells }, (_, cell) =>
      bytes.subarray(row.starts[cell], row.ends[cell]).toString(),
    );
    rows.push({ cells, line: row.line });
    alike.push(row.isAlike);
  });
  return { rows, alike, stoppedAt, lines };
}

test('scanRows() finds quoted and unquoted cells', () => {
  const { rows, stoppedAt, lines } = scanned('a,"b c",\r\n\n"",d,"e,f"\n"g"');
  expect(rows).toEqual([
    { cells: ['a', 'b c', ''], line: 0 },
    { cells: ['', 'd', 'e,f'], line: 2 },
    { cells: ['g'], line: 3 },
  ]);
  expect([stoppedAt, lines]).toEqual([undefined, 3]);
});

test.each([
  ['a quote in a cell', 'a,b\nc,5"\n', 4],
  ['a quoted quote', 'a,b\n"c""d",e\n', 4],
  ['a quoted line end', '"a\nb",c\n', 0],
  ['an unclosed quote', 'a,"b\n', 0],
  ['text after a quote', 'a\n"b"c\n', 2],
  ['CR alone', 'a\rb\n', 0],
])('scanRows() stops at %s', (_, text, at) => {
  expect(scanned(text).stoppedAt).toBe(at);
});

test('scanRows() marks rows whose leading cells are equal', () => {
  const text = 'P1,1,a\nP1,1,b\n\nP1,1\nP1,2,c\nP1,2,d\n"P1",2,e\n"P1",2,"f"\n"P1",2,"g"\n';
  const { alike, stoppedAt } = scanned(text, 2);
  expect(alike).toEqual([false, true, false, false, true, false, true, true]);
  expect(stoppedAt).toBeUndefined();
});

test('scanRows() finds the same rows with and without comparing leading cells', () => {
  const cell = fc.constantFrom('', 'a', 'aa', '"a"', '"a,b"', '""', 'é');
  const row = fc.array(cell, { minLength: 0, maxLength: 4 }).map((cells) => cells.join(','));
  const end = fc.constantFrom('\n', '\r\n');
  const text = fc
    .tuple(fc.array(fc.tuple(row, end), { maxLength: 12 }), row)
    .map(([rows, last]) => rows.flat().join('') + last);
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 4 }), (written, leading) => {
      const { alike: _, ...compared } = scanned(written, leading);
      const { alike: none, ...plain } = scanned(written);
      expect(compared).toEqual(plain);
      expect(none.some(Boolean)).toBe(false);
    }),
    { numRuns: 3000 },
  );
});
