import { expect, test } from 'vitest';
import { readPdf } from '../../../../src/tables/pdf/read-pdf.ts';
import { type PlacedRule, pdfOf } from '../../../support/write-pdf.ts';

function box(left: number, top: number, right: number, bottom: number): PlacedRule[] {
  return [
    [left, top, right, top],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
    [right, top, right, bottom],
  ];
}

const FRAME = [
  ...[100, 114, 128, 142].map((y): PlacedRule => [50, y, 290, y]),
  ...[50, 290].map((x): PlacedRule => [x, 100, x, 142]),
];

test('the boxes of fields within the cells of a table are no columns', async () => {
  const bytes = pdfOf({
    rules: [
      ...[100, 130, 160].map((y): PlacedRule => [50, y, 290, y]),
      ...[50, 170, 290].map((x): PlacedRule => [x, 100, x, 160]),
      ...box(57, 135, 150, 155),
      ...box(177, 135, 220, 155),
    ],
    texts: [
      [54, 118, 'Food'],
      [174, 118, 'Amount'],
      [60, 148, 'Oats'],
      [180, 148, '60 g'],
    ],
  });
  const { rows } = await readPdf({ name: 'a.pdf', bytes }, 1000);
  expect(rows).toEqual([
    ['Food', 'Amount'],
    ['Oats', '60 g'],
  ]);
});

test('cells between narrow ones are no boxes within the title of the table', async () => {
  const bytes = pdfOf({
    rules: [...FRAME, [62, 114, 62, 142], [200, 114, 200, 142]],
    texts: [
      [54, 111, 'Lunch'],
      [53, 125, '1'],
      [66, 125, 'Oats'],
      [204, 125, '60 g'],
      [53, 139, '2'],
      [66, 139, 'Milk'],
      [204, 139, '90 g'],
    ],
  });
  const { rows } = await readPdf({ name: 'a.pdf', bytes }, 1000);
  expect(rows.slice(1)).toEqual([
    ['1', 'Oats', '60 g'],
    ['2', 'Milk', '90 g'],
  ]);
});
