import { expect, test } from 'vitest';
import { RemarkColumns } from '../../../../../src/meals/layouts/rows/columns/remark-columns.ts';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

const columns = () => new RemarkColumns([{ name: 'Bemerkung', position: 0, topic: undefined }]);

test.each(['fettarm', '1,5 %', '0% fat', 'Gouda', 'low fat', 'im Büro'])(
  'RemarkColumns reads %j as a column that may name the kind of a food',
  (remark) => {
    expect(columns().read([remark])).toEqual({ isNotEaten: false, kind: remark });
  },
);

test.each(['2 davon für Anna', 'Gurke, Tomate', 'Mama hat gekocht, sehr lecker', 'a'.repeat(31)])(
  'RemarkColumns does not read %j',
  (remark) => {
    expect(columns().read([remark])).toEqual({ isNotEaten: false });
  },
);

test('RemarkColumns reports foods that count without what a remark adds', () => {
  const remarks = columns();
  expect(remarks.read(['mit Butter'])).toEqual({ isNotEaten: false });
  expect(remarks.notes()).toEqual([
    'column "Bemerkung": 1 food counts without what the remark "mit Butter" may add',
  ]);
  remarks.read(['with mayo']);
  expect(remarks.notes()).toEqual([
    'column "Bemerkung": 2 foods count without what remarks may add, such as "mit Butter"',
  ]);
});

test.each([
  ['Genaue Beschreibung (Marke, Fettgehalt)', '1,5 % Fett', '1,5 % Fett'],
  ['Description/Prep', 'breast, grilled, no skin', 'breast, grilled, no skin'],
  ['Sorte', 'Gouda', 'Gouda'],
  ['Fettgehalt in %', '1,5', '1,5 %'],
])('RemarkColumns reads descriptions: %s', (name, cell, kind) => {
  const described = new RemarkColumns([{ name, position: 0, topic: undefined }]);
  expect(described.read([cell])).toEqual({ isNotEaten: false, kind });
});

test.each(['Fett (g)', 'Fett', 'Fat', 'Fettgehalt'])(
  'RemarkColumns reads no numbers below %j, which may be grams',
  (name) => {
    const nutrients = new RemarkColumns([{ name, position: 0, topic: undefined }]);
    expect(nutrients.read(['1,5'])).toEqual({ isNotEaten: false });
  },
);

test('a deleted entry was not eaten, and a planned one counts with a note', async () => {
  const text =
    'Food,Grams,Status\nOats,50,eaten\nPizza,300,deleted\nSalad,250,planned\nMilk,200,eaten\n';
  const { lines, notes } = await readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
  expect(lines.map((line) => [line.text, line.kind])).toEqual([
    ['50 g Oats', undefined],
    ['250 g Salad', undefined],
    ['200 g Milk', undefined],
  ]);
  expect(notes).toEqual([
    'skipped 1 row of food that was not eaten',
    'column "Status": 1 row counts in full, though it says "planned"',
  ]);
});
