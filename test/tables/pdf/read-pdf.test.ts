import { expect, test } from 'vitest';
import { readPdf } from '../../../src/tables/pdf/read-pdf.ts';
import { sheetGrid } from '../../../src/tables/workbook/sheet-grid.ts';
import {
  type FormField,
  type PdfPageContent,
  type PlacedRule,
  type PlacedText,
  pdfOf,
} from '../../support/write-pdf.ts';

async function rowsOf(...pages: readonly PdfPageContent[]): Promise<(readonly string[])[]> {
  const sheet = await readPdf({ name: 'diary.pdf', bytes: pdfOf(...pages) }, 10_000);
  return sheetGrid(sheet, 'diary.pdf').rows.map(({ cells }) => cells);
}

/** Rows of texts at the given columns, 16 points below each other. */
function table(top: number, columns: readonly number[], rows: readonly (readonly string[])[]) {
  return rows.flatMap((row, index) =>
    row.flatMap((text, column): PlacedText[] =>
      text === '' ? [] : [[columns[column] as number, top + 16 * index, text]],
    ),
  );
}

/** The rules around cells, from the given edges. */
function grid(xs: readonly number[], ys: readonly number[]): PlacedRule[] {
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return [
    ...ys.map((y): PlacedRule => [left, y, right, y]),
    ...xs.map((x): PlacedRule => [x, top, x, bottom]),
  ];
}

const DIARY = [
  ['Meal', 'Food', 'Amount'],
  ['Breakfast', 'Rolled oats', '60 g'],
  ['', 'Whole milk', '200 ml'],
  ['Lunch', 'Lentil soup', '350 g'],
];

test('a table with rules around its cells', async () => {
  const texts = table(112, [62, 152, 302], DIARY);
  const rules = grid([60, 150, 300, 400], [100, 116, 132, 148, 164]);
  expect(await rowsOf({ texts: [[60, 60, 'Monday'], ...texts], rules })).toEqual([
    ['Monday'],
    ...DIARY,
  ]);
});

test('a cell that spans rows, as no rule divides it', async () => {
  const texts = table(112, [62, 152, 302], DIARY);
  const rules = [
    ...grid([150, 300, 400], [100, 116, 132, 148, 164]),
    ...[100, 116, 148, 164].map((y): PlacedRule => [60, y, 150, y]),
    [60, 100, 60, 164] as const,
  ];
  expect(await rowsOf({ texts, rules })).toEqual([
    DIARY[0],
    DIARY[1],
    ['Breakfast', 'Whole milk', '200 ml'],
    DIARY[3],
  ]);
});

test('a table whose first corner is blank', async () => {
  const rows = [
    ['', 'Monday', 'Tuesday'],
    ['Breakfast', '60 g oats', '2 rolls'],
  ];
  const rules = grid([60, 150, 250, 350], [100, 116, 132]);
  expect(await rowsOf({ texts: table(112, [62, 152, 252], rows), rules })).toEqual(rows);
});

test('lines of a ruled cell are one text where the next word did not fit', async () => {
  const texts: PlacedText[] = [
    [62, 112, 'Breakfast'],
    [152, 112, 'Wholemeal bread with'],
    [152, 124, 'sunflower seeds'],
    [152, 136, 'Jam'],
    [302, 112, '2 slices'],
    ...table(156, [62, 152, 302], [['Lunch', 'Soup', '300 g']]),
  ];
  const rules = grid([60, 150, 255, 400], [100, 144, 160]);
  expect((await rowsOf({ texts, rules }))[0]).toEqual([
    'Breakfast',
    'Wholemeal bread with sunflower seeds\nJam',
    '2 slices',
  ]);
});

test('a table without rules, by its aligned columns', async () => {
  expect(await rowsOf({ texts: table(100, [60, 150, 300], DIARY) })).toEqual(DIARY);
});

test('the header of a column may be centred above shorter texts', async () => {
  const texts = [
    ...table(100, [80, 210, 305], [DIARY[0] as string[]]),
    ...table(116, [60, 150, 300], DIARY.slice(1)),
  ];
  expect(await rowsOf({ texts })).toEqual(DIARY);
});

test('a text that reaches into the next column stays in its own', async () => {
  const long = 'Porridge of oats with milk, honey and nuts';
  const rows = [...DIARY, ['Dinner', long, ''], ['', 'Rice', '180 g'], ['', 'Fish', '150 g']];
  expect(await rowsOf({ texts: table(100, [60, 150, 300], rows) })).toEqual(
    rows.map((row) => (row[2] === '' ? row.slice(0, 2) : row)),
  );
});

test('a wrapped cell of a table without rules, aligned with its first or last line', async () => {
  const header: PlacedText[] = table(100, [60, 160], [['Food', 'Amount']]);
  const below = table(
    130,
    [60, 160],
    [
      ['Wholemeal bread', '2 slices'],
      ['Butter', '10 g'],
    ],
  );
  const isFirst = await rowsOf({
    texts: [
      ...header,
      ...below,
      [60, 176, 'Soup of lentils and'],
      [160, 176, '1 plate'],
      [60, 188, 'vegetables'],
    ],
  });
  expect(isFirst.at(-1)).toEqual(['Soup of lentils and vegetables', '1 plate']);
  const isLast = await rowsOf({
    texts: [
      ...header,
      ...below,
      [60, 176, 'Soup of lentils and'],
      [60, 188, 'vegetables'],
      [160, 188, '1 plate'],
    ],
  });
  expect(isLast.at(-1)).toEqual(['Soup of lentils and vegetables', '1 plate']);
});

test('a line that may belong to the row above or below is refused', async () => {
  const texts: PlacedText[] = [
    ...table(100, [60, 130, 190], [['Food', 'Amount', 'Unit']]),
    ...table(116, [60, 130, 190], [['Porridge oats', '60', 'g']]),
    [60, 128, 'Wholemeal flakes'],
    ...table(
      140,
      [60, 130, 190],
      [
        ['Bread rolls', '2', 'pieces'],
        ['Milk', '200', 'ml'],
      ],
    ),
  ];
  await expect(rowsOf({ texts })).rejects.toThrow('it is unclear to which row');
});

test('lines of text, in which wrapped lines are one and bullets begin lines', async () => {
  const texts: PlacedText[] = [
    [
      57,
      80,
      'Breakfast: two slices of wholemeal bread with butter and jam, a boiled egg, half a grapefruit, a cup of coffee',
    ],
    [57, 92, 'with milk'],
    [57, 104, 'Lunch: lentil soup'],
    [57, 120, '\x95'],
    [75, 120, '1 apple'],
  ];
  expect(await rowsOf({ texts })).toEqual([
    [
      'Breakfast: two slices of wholemeal bread with butter and jam, a boiled egg, half a grapefruit, a cup of coffee with milk',
    ],
    ['Lunch: lentil soup'],
    ['• 1 apple'],
  ]);
});

test('pages follow each other, without their numbers and repeated headers', async () => {
  const page = (number: number, rows: readonly (readonly string[])[]) => ({
    texts: [
      [60, 40, 'Food diary'],
      ...table(100, [60, 150, 300], rows),
      [280, 810, `Page ${number} of 2`],
    ] as PlacedText[],
  });
  expect(await rowsOf(page(1, DIARY), page(2, [['Dinner', 'Rice', '180 g']]))).toEqual([
    ['Food diary'],
    ...DIARY,
    ['Dinner', 'Rice', '180 g'],
  ]);
});

test('what somebody filled into a form', async () => {
  const fields = [
    { box: [120, 88, 300, 104] as const, value: 'Rolled oats 60 g' },
    { box: [120, 110, 300, 140] as const, value: 'Bread 2 slices\nButter 10 g' },
  ];
  const texts: PlacedText[] = [
    [60, 100, 'Breakfast:'],
    [60, 120, 'Lunch:'],
  ];
  expect((await rowsOf({ texts, fields })).flat().filter(Boolean).join(' ')).toBe(
    'Breakfast: Rolled oats 60 g Lunch: Bread 2 slices Butter 10 g',
  );
});

test('boxes that somebody ticked, and others', async () => {
  const texts: PlacedText[] = [
    [80, 100, 'coffee'],
    [80, 120, 'tea'],
  ];
  const fields = [
    { box: [60, 91, 70, 101] as const, value: true },
    { box: [60, 111, 70, 121] as const, value: false },
  ];
  expect(await rowsOf({ texts, fields })).toEqual([['☒ coffee'], ['☐ tea']]);
});

test('a PDF without text, a damaged one, and one with too many cells', async () => {
  await expect(rowsOf({ texts: [] })).rejects.toThrow('no text, only pictures');
  const bytes = Buffer.from('%PDF-1.4\nnothing else');
  await expect(readPdf({ name: 'a.pdf', bytes }, 10)).rejects.toThrow('damaged');
  const many = pdfOf({ texts: table(100, [60, 150, 300], DIARY) });
  await expect(readPdf({ name: 'a.pdf', bytes: many }, 3)).rejects.toThrow('too many cells');
});

test('pages that begin with the same foods keep them all', async () => {
  const page = (day: string) => ({
    texts: table(60, [60, 150], [[day], ['Oats', '60 g'], ['Milk', '200 ml'], ['Rice', '180 g']]),
  });
  const rows = await rowsOf(page('Monday'), page('Tuesday'));
  expect(rows.filter(([food]) => food === 'Oats')).toHaveLength(2);
});

test('a text that somebody struck out is noted instead', async () => {
  const bytes = pdfOf({
    texts: [
      [60, 100, '60 g oats'],
      [60, 116, '1 glass of milk'],
    ],
    rules: [[60, 113.2, 128, 113.2]],
  });
  const sheet = await readPdf({ name: 'a.pdf', bytes }, 100);
  expect([sheet.rows, sheet.struck]).toEqual([[['60 g oats']], ['1 glass of milk']]);
});

test('labels in the middle of their rows, and texts side by side, are refused', async () => {
  const middle = table(
    100,
    [60, 150, 300],
    [
      ['Meal', 'Food', 'Amount'],
      ['', 'Oats', '60 g'],
      ['Breakfast', 'Milk', '200 ml'],
      ['', 'Pear', '90 g'],
    ],
  );
  await expect(rowsOf({ texts: middle })).rejects.toThrow('"Breakfast" belongs');
  const beside: PlacedText[] = [
    [60, 100, 'oats'],
    [120, 100, 'pears'],
    [60, 130, 'rice with fish and beans'],
    [230, 130, 'eggs'],
    [60, 160, 'soup of lentils with carrots, leeks and potatoes'],
    [400, 160, 'nuts'],
  ];
  await expect(rowsOf({ texts: beside })).rejects.toThrow('in several columns');
});

test('raised digits, such as the marks of footnotes, are no part of a number', async () => {
  const placed = (size: number, x: number, y: number, text: string) =>
    `BT /F ${size} Tf ${x} ${842 - y} Td (${text}) Tj ET\n`;
  const content =
    placed(10, 60, 100, 'Oats 60') + placed(6, 95.2, 96, '1') + placed(10, 104, 100, 'g');
  const fraction =
    placed(10, 60, 140, 'Milk 1') +
    placed(6, 86.3, 136, '1') +
    placed(10, 89.8, 140, '/') +
    placed(6, 92.8, 140, '2');
  const bytes = pdfOf({ texts: [], content: content + fraction });
  const { rows } = await readPdf({ name: 'a.pdf', bytes }, 1000);
  expect(rows).toEqual([['Oats 60¹ g'], ['Milk 1 1/2']]);
  for (const [small, text] of [
    ['1\\)', 'Oats 60'],
    ['1,2', 'Oats 60'],
    ['a', 'Oats 60'],
    ['*', 'Oats 60'],
    ['g', 'Oats 60g'],
  ] as const) {
    const marked = placed(10, 60, 100, 'Oats 60') + placed(6, 95.2, 96, small);
    const file = { name: 'a.pdf', bytes: pdfOf({ texts: [], content: marked }) };
    expect((await readPdf(file, 1000)).rows).toEqual([[text]]);
  }
  for (const [small, text] of [
    ['2', 'Oats ²'],
    ['60', 'Oats 60'],
  ] as const) {
    const marked = placed(10, 60, 100, 'Oats') + placed(6, 82, 96, small);
    const file = { name: 'a.pdf', bytes: pdfOf({ texts: [], content: marked }) };
    expect((await readPdf(file, 1000)).rows).toEqual([[text]]);
  }
});

test('boxes to tick in the columns of a table stay in their columns', async () => {
  const rules: PlacedRule[] = [
    ...[100, 120, 140].map((y): PlacedRule => [50, y, 290, y]),
    ...[50, 130, 210, 290].map((x): PlacedRule => [x, 100, x, 140]),
  ];
  const texts: PlacedText[] = [
    ...[54, 134, 214].map(
      (x, index): PlacedText => [x, 114, ['Food', 'small', 'large'][index] as string],
    ),
    [54, 134, 'Apple'],
  ];
  const fields: FormField[] = [
    { box: [140, 124, 150, 134], value: false },
    { box: [220, 124, 230, 134], value: true },
  ];
  const { rows } = await readPdf({ name: 'a.pdf', bytes: pdfOf({ texts, rules, fields }) }, 1000);
  expect(rows).toEqual([
    ['Food', 'small', 'large'],
    ['Apple', '☐', '☒'],
  ]);
});
