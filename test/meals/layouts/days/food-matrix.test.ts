import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const record = (text: string) => readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});

test('a column of units applies to the amounts of all days', async () => {
  const { lines } = await record(
    'Lebensmittel;Einheit;Mo;Di\nMilch;ml;200;0\nBrot;g;60;2 Scheiben\n',
  );
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([
    ['200 ml Milch', 'Mo'],
    ['60 g Brot', 'Mo'],
    ['2 Scheiben Brot', 'Di'],
  ]);
});

test('unknown amounts are faults at their cells', async () => {
  const text = 'Food;Mon;Tue\nMilk;200 ml;?\nRice;-50 g;-\nEgg;x;=B2+5\n';
  const { lines, faults = [] } = await record(text);
  expect(lines.map((line) => line.text)).toEqual(['200 ml Milk', 'Egg']);
  expect(faults.map(({ code, value, location }) => [code, value, location?.line])).toEqual([
    ['meal/bad-amount', '?', 2],
    ['meal/negative-amount', '-50 g', 3],
    ['meal/bad-amount', '=B2+5', 4],
  ]);
});

test('persons and meals next to the foods are labels, and a cross is the portion of its row', async () => {
  const text =
    'Patient;Mahlzeit;Speise;Portion;Mo;Di\nP01;Frühstück;Brötchen;1 Stück;x;\n;;Butter;10 g;x;20\nP02;Mittag;Suppe;;;x\n';
  const { columns, lines } = await record(text);
  expect(columns).toEqual(['person', 'meal', 'day']);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['1 Stück Brötchen', 'P01', 'Frühstück', 'Mo'],
    ['10 g Butter', 'P01', 'Frühstück', 'Mo'],
    ['20 Butter', 'P01', 'Frühstück', 'Di'],
    ['Suppe', 'P02', 'Mittag', 'Di'],
  ]);
});

test('sums next to days do not make a table a questionnaire', async () => {
  const { lines } = await record('Essen;Einheit;Mo;Di;pro Woche;pro Tag\nBrot;g;100;50;150;75\n');
  expect(lines.map((line) => line.text)).toEqual(['100 g Brot', '50 g Brot']);
});

test('small numbers count portions of the size in their row, unless a column has their unit', async () => {
  const text =
    'Lebensmittel;Portion;Mo;Di\nBrot;1 Scheibe (50 g);2;1\nMilch;200 ml;1;\nApfel;1 Stück;1/2;\nReis;1 Teller;150 g;\n';
  const { lines, notes } = await record(text);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['2 x 50 g Brot', 'Mo'],
    ['1 x 50 g Brot', 'Di'],
    ['1 x 200 ml Milch', 'Mo'],
    ['1/2 x 1 Stück Apfel', 'Mo'],
    ['150 g Reis', 'Mo'],
  ]);
  expect(notes).toEqual(['read numbers as counts of what "Portion" has']);
  const { notes: none } = await record('Lebensmittel;Menge;Einheit;Mo;Di\nBrot;50 g;g;2;1\n');
  expect(none).toEqual([]);
});

test('strokes count what the row or the name of the food has', async () => {
  const text =
    'Lebensmittel;Portion;Mo;Di\nBrot;1 Scheibe (50 g);||;HHT I\nKaffee (150 ml);;III;IIII\n';
  const { lines, faults = [] } = await record(text);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['2 x 50 g Brot', 'Mo'],
    ['6 x 50 g Brot', 'Di'],
    ['3 x 150 ml Kaffee', 'Mo'],
  ]);
  expect(faults.map(({ value, expected }) => [value, expected])).toEqual([
    ['IIII', 'a number, since four strokes may be a group of five'],
  ]);
});

test('the unit of a row may be behind its food', async () => {
  const { lines } = await record('Lebensmittel;F;M;A\nBrot (g);100;;80\nMilch (ml);;200;\n');
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([
    ['100 g Brot', 'Frühstück'],
    ['80 g Brot', 'Abend'],
    ['200 ml Milch', 'Mittag'],
  ]);
});

test('a row below the days may name amounts and units', async () => {
  const { lines } = await record(
    'Lebensmittel;Mo;;Di;\n;Menge;Einheit;Menge;Einheit\nBrot;2;Scheiben;100;g\nMilch;1;l;200;ml\n',
  );
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([
    ['2 Scheiben Brot', 'Mo'],
    ['100 g Brot', 'Di'],
    ['1 l Milch', 'Mo'],
    ['200 ml Milch', 'Di'],
  ]);
});

test('a cross is the amount of its row in the unit of its column', async () => {
  const { lines } = await record('Lebensmittel;g;Mo;Di\nHafer;50;x;\nApfel;130;x;x\n');
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([
    ['50 g Hafer', 'Mo'],
    ['130 g Apfel', 'Mo'],
    ['130 g Apfel', 'Di'],
  ]);
});

test('rows of nutrients below the foods are skipped and named, unlike sugar among the foods', async () => {
  const { lines, notes } = await record(
    'Lebensmittel;Mo;Di\nMilch (ml);200;200\nZucker (g);5;\nEiweiß (g);60;65\nKH (g);200;220\nkcal;1800;1900\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['200 ml Milch', '200 ml Milch', '5 g Zucker']);
  expect(notes).toContain('skipped "Eiweiß (g)", "KH (g)" and "kcal"');
});

test.each([
  'Lebensmittel;Mo;Di\nHirse;80 g;60 g\nFett;5 g;5 g\nZucker;4 g;4 g\n',
  'Food;Mon;Tue\nMillet;80 g;60 g\nSugar;5 g;5 g\nSalt;1 g;1 g\nLard;4 g;4 g\nFat;3 g;3 g\n',
])(
  'fat, sugar and salt below the foods are foods without energy or carbohydrates: %j',
  async (text) => {
    const { lines } = await record(text);
    expect(lines).toHaveLength(2 * (text.split('\n').length - 2));
  },
);
