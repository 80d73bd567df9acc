import { expect, test } from 'vitest';
import { readPdf } from '../../../../src/tables/pdf/read-pdf.ts';
import { type PlacedRule, type PlacedText, pdfOf } from '../../../support/write-pdf.ts';

const EDGES = [50, 150, 300, 400];

/** The rows of a page with lines of text above a ruled table of three columns, which begins at 100 points. */
async function read(above: readonly PlacedText[], rows: readonly (readonly string[])[]) {
  const texts = rows.flatMap((row, index) =>
    row.map((cell, column): PlacedText => [(EDGES[column] as number) + 4, 114 + 20 * index, cell]),
  );
  const bottom = 100 + 20 * rows.length;
  const rules = [
    ...EDGES.map((x): PlacedRule => [x, 100, x, bottom]),
    ...Array.from({ length: rows.length + 1 }, (_, index): PlacedRule => {
      const y = 100 + 20 * index;
      return [50, y, 400, y];
    }),
  ];
  const bytes = pdfOf({ texts: [...above, ...texts].filter(([, , text]) => text !== ''), rules });
  return (await readPdf({ name: 'a.pdf', bytes }, 1000)).rows;
}

const ROWS = [
  ['Monday', 'Oats', '60 g'],
  ['Tuesday', 'Milk', '200 ml'],
];

test.each<[string, PlacedText[], string[][]]>([
  [
    'names where the texts below begin',
    [
      [54, 94, 'Day'],
      [154, 94, 'Food'],
      [304, 94, 'Amount'],
    ],
    [['Day', 'Food', 'Amount']],
  ],
  [
    'names of all columns but one',
    [
      [154, 94, 'Food'],
      [304, 94, 'Amount'],
    ],
    [['', 'Food', 'Amount']],
  ],
  [
    'centred names, one in two lines, below a title',
    [
      [54, 60, 'Diary'],
      [90, 90, 'Day'],
      [213, 90, 'Food'],
      [331, 84, 'Amount'],
      [343, 95, '(g)'],
    ],
    [['Diary'], ['Day', 'Food', 'Amount (g)']],
  ],
])('%s are the header of a ruled table', async (_, above, head) => {
  expect(await read(above, ROWS)).toEqual([...head, ...ROWS]);
});

test.each<[string, PlacedText[], string[][]]>([
  ['a title', [[54, 94, 'Monday']], ROWS],
  [
    'texts at other places',
    [
      [54, 94, 'Name: A'],
      [230, 94, 'Week 12'],
    ],
    ROWS,
  ],
  [
    'names further up',
    [
      [54, 70, 'Day'],
      [154, 70, 'Food'],
      [304, 70, 'Amount'],
    ],
    ROWS,
  ],
  [
    'a line above a header',
    [
      [54, 94, 'Lunch'],
      [154, 94, 'cooked'],
      [304, 94, 'by X'],
    ],
    [['Day', 'Food', 'Amount'], ...ROWS],
  ],
])('%s is no header of a ruled table', async (_, above, rows) => {
  const line = above.map(([, , text]) => text).join(' ');
  expect(await read(above, rows)).toEqual([[line], ...rows]);
});
