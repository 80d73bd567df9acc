import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});

test.each([
  ['Lebensmittel;Innen (g);Außen (g)\nReis;180;90\nMilch;200;150\n', '"Innen (g)" and "Außen (g)"'],
  [
    'Mahlzeit;Speise;Innen;Außen\nMittag;Reis;180 g;120 g\nMittag;Milch;200 ml;150 ml\n',
    '"Innen" and "Außen"',
  ],
])('several weights of a food are refused: %s', async (table, names) => {
  await expect(read(table)).rejects.toThrow(
    `The columns ${names} have different amounts of the same foods`,
  );
});

test.each([
  'kcal;KH (g);Eiweiß (g);Fett (g);Salz (g)',
  'Net carbs (g);Saturated fat (g);Sugars (g);Fibre (g);Sodium (mg)',
  'Kohlenhydrate g;davon Zucker g;gesättigte Fettsäuren g;Ballaststoffe g;EW (g)',
  'Total Fat (g);Trans Fat (g);Dietary Fiber (g);Protein (g);Cholesterol (mg)',
])('nutrients are not weights of foods: %s', async (nutrients) => {
  const { lines } = await read(`Day;Food;${nutrients}\n1;Rice;10;20;30;4;5\n1;Milk;10;20;30;4;5\n`);
  expect(lines.map(({ text }) => text)).toEqual(['Rice', 'Milk']);
});

test('bread units are no amounts, and a note says so', async () => {
  const { lines, notes } = await read('Mahlzeit;Was;BE\nMittag;Nudeln;4\nAbend;Brot;3\n');
  expect(lines.map(({ text }) => text)).toEqual(['Nudeln', 'Brot']);
  expect(notes).toEqual([
    'column "BE" has carbohydrate exchanges, not amounts: each food counts as one serving',
  ]);
});

test('leftovers are subtracted from a gross weight', async () => {
  const { lines } = await read('Lebensmittel;Brutto (g);Rest (g)\nMilch;200;50\nBrot;90;\n');
  expect(lines.map(({ text, left }) => [text, left])).toEqual([
    ['200 g Milch', 50],
    ['90 g Brot', undefined],
  ]);
});

test('a column of measures without a known name may have the amounts', async () => {
  const { notes } = await read(
    'Tag;Speise;Angabe\n1;Brot;2 Sch.\n1;Reis;4 EL geh.\n1;Milch;1 Glas\n',
  );
  expect(notes).toEqual([
    'no column is called "amount"; if "Angabe" has the amounts, name it with --map amount=…',
  ]);
  const { notes: none } = await read('Tag;Speise;Esstempo\n1;Brot;20 min\n1;Reis;1 h\n');
  expect(none).toEqual([]);
});

test.each([
  ['Lebensmittel;w10 (g)\nReis;350\nMilch;700\n', '"w10 (g)"'],
  ['Day;Food;Mum (g)\n1;Rice;35\n1;Milk;200\n', '"Mum (g)"'],
])('a weight that no nutrient reaches may be the amount: %s', async (table, name) => {
  await expect(read(table)).rejects.toThrow(
    `No column is called "amount", and ${name} may have the amounts`,
  );
});

test.each([
  'Phe (g)\nReis;0.4\nMilch;0.2',
  'Kaffein (mg)\nTee;250\nMilch;0',
  'kJ\nReis;550\nMilch;700',
])('a weight that may be a nutrient is none: %s', async (columns) => {
  expect(
    (await read(`Tag;Lebensmittel;${columns.replace(/\n(?=.)/g, '\n1;')}\n`)).lines,
  ).toHaveLength(2);
});
