import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const record = (text: string) => readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
const linesOf = async (text: string) =>
  (await record(text)).lines.map((line) => [line.text, ...line.cells]);

test('each column of a food has its amounts, and zero and a dash are nothing', async () => {
  const text =
    'Proband;Tag;Brot (g);Milch (ml);Obst (Portionen)\nP1;1;120;200;2\nP1;2;0;62,5;-\nSumme;;120;262,5;2\n';
  expect(await linesOf(text)).toEqual([
    ['120 g Brot', 'P1', '1'],
    ['200 ml Milch', 'P1', '1'],
    ['2 Portionen Obst', 'P1', '1'],
    ['62,5 ml Milch', 'P1', '2'],
  ]);
  expect((await record(text)).notes).toEqual([
    'each of 3 columns is a food',
    'skipped 1 row of totals',
  ]);
});

test('crosses are foods without amounts', async () => {
  expect(await linesOf('Datum;Brot;Milch\n2.3.26;x;\n3.3.26;;x\n4.3.26;x;x\n')).toEqual([
    ['Brot', '2.3.26'],
    ['Milch', '3.3.26'],
    ['Brot', '4.3.26'],
    ['Milch', '4.3.26'],
  ]);
});

test('an amount that cannot be read is a fault at its cell', async () => {
  const {
    lines,
    notes,
    faults = [],
  } = await record('Tag;Brot (g);Milch (ml);Laune;Notiz\n1;?;200;gut;\n2;80;-5;;\n');
  expect(lines.map(({ text }) => text)).toEqual(['200 ml Milch', '80 g Brot']);
  expect(faults.map(({ value, location }) => [value, location?.line])).toEqual([
    ['?', 2],
    ['-5', 3],
  ]);
  expect(notes).toEqual(['each of 2 columns is a food', 'skipped the column "Laune"']);
});

test.each([
  ['nutrients', 'Datum;Energie (kcal);Eiweiß (g);Fett (g)\n2.3.26;1800;70;60\n'],
  ['numbers without units', 'Datum;Brot;Milch\n2.3.26;2;1\n3.3.26;1;1\n'],
  ['amounts, and numbers without a unit', 'Datum;Brot (g);Milch (ml);Äpfel\n2.3.26;80;100;2\n'],
  [
    'amounts of foods in another column',
    'Datum;Kost;Menge angeboten (g);Menge gegessen (g)\n2.3.26;Brei;180;150\n',
  ],
  ['durations', 'Datum;Joggen (min);Radfahren (min)\n2.3.26;30;60\n'],
])('a table of %s is no record of foods', async (_, text) => {
  await expect(record(text)).rejects.toThrow('Cannot find a column of foods');
});

test('"nein" and false next to crosses mean that a food was not eaten', async () => {
  const text = 'Tag;Milch;Brot;Käse\nMo;ja;nein;TRUE\nDi;nein;ja;FALSE\n';
  expect(await linesOf(text)).toEqual([
    ['Milch', 'Mo'],
    ['Käse', 'Mo'],
    ['Brot', 'Di'],
  ]);
});

test('a first column "Name" has the persons', async () => {
  const { columns, lines } = await readTextRecord(
    { name: 'x.csv', chunks: ['Name,Bread (g),Milk (ml)\nAnna,100,200\nBen,150,0\n'] as never },
    {},
  );
  expect(columns).toEqual(['person']);
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([
    ['100 g Bread', 'Anna'],
    ['200 ml Milk', 'Anna'],
    ['150 g Bread', 'Ben'],
  ]);
});
