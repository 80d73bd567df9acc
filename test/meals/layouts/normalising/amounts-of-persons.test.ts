import { expect, test } from 'vitest';
import { withRowsOfPersons } from '../../../../src/meals/layouts/normalising/amounts-of-persons.ts';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test('a column of amounts for each person is rows of each person', async () => {
  const text =
    'Mahlzeit;Lebensmittel;Anna (g);Ben (g)\nFrüh;Müsli;40;70\n;Kiwi;;90\n;Milch;150;\nMittag;Reis;150;220\n;Huhn;80;120\n';
  const { columns, lines, notes } = await readTextRecord(
    { name: 'x.csv', chunks: [text] as never },
    {},
  );
  expect(columns).toEqual(['Mahlzeit', 'person']);
  expect(lines.map((line) => [line.line, line.text, ...line.cells])).toEqual([
    [2, '40 g Müsli', 'Früh', 'Anna'],
    [4, '150 g Milch', 'Früh', 'Anna'],
    [5, '150 g Reis', 'Mittag', 'Anna'],
    [6, '80 g Huhn', 'Mittag', 'Anna'],
    [2, '70 g Müsli', 'Früh', 'Ben'],
    [3, '90 g Kiwi', 'Früh', 'Ben'],
    [5, '220 g Reis', 'Mittag', 'Ben'],
    [6, '120 g Huhn', 'Mittag', 'Ben'],
  ]);
  expect(notes[0]).toBe('read the columns "Anna" and "Ben" as people');
});

test.each([
  [['Food', 'Anna (g)', 'Amount (g)']],
  [['Food', 'Protein (g)', 'Fat (g)']],
  [['Food', 'Raw (g)', 'Cooked (g)']],
  [['Food', 'Anna (g)', 'Ben (ml)']],
  [['Person', 'Food', 'Anna (g)', 'Ben (g)']],
])('other columns of weights stay: %j', (cells) => {
  const location = { file: 'a.csv' };
  const grid = { location, rows: [{ cells, location, locationOf: () => location }] };
  expect(withRowsOfPersons(grid)).toBe(grid);
});

const read = (text: string) => readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});

test.each([
  [
    'Food;Portion;Anna;Ben\nRye bread;1 slice (50 g);2;\nMilk;200 ml;1;0,5\n',
    '2 x 50 g',
    '0,5 x 200 ml',
  ],
  ['Food;Portion (g);Anna;Ben\nRye bread;50;2;\nMilk;200;1;0,5\n', '2 x 50 g', '0,5 x 200 g'],
  ['Food;Unit;Anna;Ben\nRye bread;slice;2;\nMilk;ml;200;100\n', '2 slice', '100 ml'],
  ['Food;Anna;Ben\nRye bread;100 g;-\nMilk;1 glass;100 ml\n', '100 g', '100 ml'],
  ['Food;Unit;Anna;Ben\nRye bread;slice;xx;\nMilk;glass;x;x\n', '2 slice', '1 glass'],
])('columns of persons may have counts, or amounts with units: %j', async (text, first, last) => {
  const { lines, columns } = await read(text);
  expect(columns).toContain('person');
  expect(lines.map(({ measure, cells }) => [measure, cells[0]])).toEqual([
    [first, 'Anna'],
    [expect.anything(), 'Anna'],
    [last, 'Ben'],
  ]);
});

test('units behind the names of foods belong to the amounts of each person', async () => {
  const { lines } = await read('Lebensmittel;Anna;Ben\nBrot (Scheiben);2;3\nMilch (ml);200;\n');
  expect(lines.map(({ text }) => text)).toEqual([
    '2 Brot (Scheiben)',
    '200 Milch (ml)',
    '3 Brot (Scheiben)',
  ]);
});

test('counts of persons next to an amount that may be another are asked about', async () => {
  const text = 'Food;Amount (g);Anna;Ben\nRye bread;100;1;2\n';
  await expect(read(text)).rejects.toThrow('different amounts of the same foods');
});

test.each(['Amount;Anna;Ben\nRye bread;100 g;x;x', 'Amount (g);Anna;Ben\nRye bread;100;x;'])(
  'crosses of persons next to an amount are asked about: %j',
  async (text) => {
    await expect(read(`Food;${text}\n`)).rejects.toThrow('different amounts of the same foods');
  },
);

test.each([
  'Patient 1;Patient 2',
  'Pat-07;Pat-11',
  'P1;P2',
  'Teilnehmer A;Teilnehmer B',
  'ID 3;ID 4',
])('codes with a word for a person are persons: %s', async (names) => {
  const { columns } = await read(`Food;${names}\nRye bread;100 g;50 g\n`);
  expect(columns).toContain('person');
});

test.each([
  ['Jan 25', 'Feb 25'],
  ['Day 10', 'Day 11'],
  ['Tag 01', 'Tag 02'],
  ['Mo 03', 'Di 04'],
  ['KW10', 'KW11'],
  ['B12 (mg)', 'Q10 (mg)'],
  ['C16', 'C18'],
  ['Nr 01', 'Nr 02'],
  ['Person', 'Persons'],
])('days, weeks, nutrients and numbers are no persons: %s, %s', (...names) => {
  const location = { file: 'a.csv' };
  const rows = [
    ['Food', ...names],
    ['Rye bread', '2', '1'],
  ].map((cells) => ({
    cells,
    location,
    locationOf: () => location,
  }));
  const grid = { location, rows };
  expect(withRowsOfPersons(grid)).toBe(grid);
});

test('ages behind names are no reason to miss a person', async () => {
  const { lines } = await read('Food,Mum,Tom (6),"Ida (3 J., w)"\nApple,100 g,50 g,\n');
  expect(lines.map(({ cells, text }) => [...cells, text])).toEqual([
    ['Mum', '100 g Apple'],
    ['Tom (6)', '50 g Apple'],
  ]);
});

test('amounts below a name that viand does not know are named', async () => {
  const { notes } = await read('Food,Mum,Dad,Xyz,Total\nApple,100 g,150 g,50 g,300 g\n');
  expect(notes).toContain('did not read the amounts in "Xyz"');
});
