import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdf } from '../../../src/tables/pdf/read-pdf.ts';
import { sheetGrid } from '../../../src/tables/workbook/sheet-grid.ts';
import { type PlacedRule, type PlacedText, pdfOf } from '../../support/write-pdf.ts';

/** Columns as wide as the longest text, and rows as high as one line and its padding. */
const EDGES = [50, 200, 350, 500];
const ROW = 16;

const text = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9,.]{0,9}( [a-z0-9]{1,6})?$/);
const table = fc.array(fc.tuple(text, text, text), { minLength: 4, maxLength: 12 });

async function readBack(rows: readonly (readonly string[])[], isRuled: boolean) {
  const texts = rows.flatMap((row, index) =>
    row.map((cell, column): PlacedText => [(EDGES[column] as number) + 3, 112 + ROW * index, cell]),
  );
  const bottom = 100 + ROW * rows.length;
  const rules = [
    ...Array.from(
      { length: rows.length + 1 },
      (_, index): PlacedRule => [50, 100 + ROW * index, 500, 100 + ROW * index],
    ),
    ...EDGES.map((x): PlacedRule => [x, 100, x, bottom]),
  ];
  const bytes = pdfOf({ texts, rules: isRuled ? rules : [] });
  const sheet = await readPdf({ name: 'a.pdf', bytes }, 1000);
  return sheetGrid(sheet, 'a.pdf').rows.map(({ cells }) => cells);
}

test.each([
  ['with rules', true],
  ['without rules', false],
])('readPdf() reads back any full table %s', async (_, isRuled) => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      expect(await readBack(rows, isRuled)).toEqual(rows);
    }),
    { numRuns: 25 },
  );
});
