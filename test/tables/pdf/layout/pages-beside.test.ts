import { expect, test } from 'vitest';
import { readPdf } from '../../../../src/tables/pdf/read-pdf.ts';
import { type PdfPageContent, type PlacedText, pdfOf } from '../../../support/write-pdf.ts';

/** A page with a table without rulings, whose columns begin at these places. */
function page(rows: readonly (readonly string[])[], lefts: readonly number[]): PdfPageContent {
  return {
    texts: rows.flatMap((row, index) =>
      row.map((cell, column): PlacedText => [lefts[column] as number, 100 + 20 * index, cell]),
    ),
  };
}

const FOODS = [
  ['Day', 'Food'],
  ['Monday', 'Oats'],
  ['Tuesday', 'Milk'],
];

async function read(...pages: readonly PdfPageContent[]) {
  return (await readPdf({ name: 'a.pdf', bytes: pdfOf(...pages) }, 1000)).rows;
}

test('columns that a spreadsheet printed on the next page stand beside the others', async () => {
  const amounts = [
    ['Where', 'Amount'],
    ['home', '60 g'],
    ['work', '200 ml'],
  ];
  expect(await read(page(FOODS, [60, 200]), page(amounts, [60, 150]))).toEqual(
    FOODS.map((row, index) => [...row, ...(amounts[index] as string[])]),
  );
});

test.each<[string, string[][], number[]]>([
  [
    'the same columns',
    [
      ['Wednesday', 'Rice'],
      ['Thursday', 'Bread'],
      ['Friday', 'Fish'],
    ],
    [60, 200],
  ],
  [
    'a header with the same names',
    [
      ['Food', 'Day'],
      ['Rice', 'Friday'],
      ['Bread', 'Sunday'],
    ],
    [60, 150],
  ],
  [
    'other rows',
    [
      ['Where', 'Amount'],
      ['home', '60 g'],
    ],
    [60, 150],
  ],
])('a page with %s goes on below', async (_, rows, lefts) => {
  expect(await read(page(FOODS, [60, 200]), page(rows, lefts))).toEqual([...FOODS, ...rows]);
});

test('pages with a title each, such as their day, go on below', async () => {
  const monday = [['Monday'], ['Oats', '60 g'], ['Milk', '200 g'], ['Fish', '150 g']];
  const tuesday = [['Tuesday'], ['Rice', '80 g'], ['Eggs', '55 g'], ['Pears', '140 g']];
  const rows = await read(page(monday, [60, 200]), page(tuesday, [80, 150]));
  expect(rows.map((row) => row.filter((cell) => cell !== '').join(' '))).toEqual(
    [...monday, ...tuesday].map((row) => row.join(' ')),
  );
});

test('the title of a table is on its first page', async () => {
  const left = [['Plan'], ['Oats', '60 g'], ['Milk', '200 g'], ['Fish', '150 g']];
  const right = [
    ['Anna', 'Ben'],
    ['yes', 'no'],
    ['no', 'no'],
    ['yes', 'no'],
  ];
  const rows = await read(page(left, [60, 200]), page(right, [60, 150]));
  expect(rows.map((row) => row.filter((cell) => cell !== '').join(' '))).toEqual(
    left.map((row, index) => [...row, ...(right[index] as string[])].join(' ')),
  );
});
