import { expect, test } from 'vitest';
import { isRecordText, readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string, options = {}) =>
  readTextRecord({ name: 'diary.csv', chunks: [text] as never }, options);

async function linesOf(text: string): Promise<string[][]> {
  return (await read(text)).lines.map((line) => [line.text, ...line.cells]);
}

test.each([
  ['Lebensmittel;Menge Mo;Menge Di\nBrot;100 g;50 g\n', 'Mo', 'Di'],
  ['Food;Amount day 1 (g);Amount day 2 (g)\nBrot;100;50\n', 'day 1', 'day 2'],
  ['Lebensmittel;Menge 02.03. (g);Menge 03.03. (g)\nBrot;100;50\n', '02.03.', '03.03.'],
  ['Lebensmittel;Menge früh (g);Menge am Abend (g)\nBrot;100;50\n', 'früh', 'Abend'],
  ['Food;Breakfast amount (g);Lunch amount (g)\nBrot;100;50\n', 'Breakfast', 'Lunch'],
])('amounts of days or meals count for each of them: %s', async (text, first, second) => {
  expect(await linesOf(text)).toEqual([
    ['100 g Brot', first],
    ['50 g Brot', second],
  ]);
});

test('amounts of meals keep the day of their row', async () => {
  const text = 'Tag;Lebensmittel;Menge früh (g);Menge abends (g)\nMo;Brot;100;50\n';
  expect(await linesOf(text)).toEqual([
    ['100 g Brot', 'Mo', 'früh'],
    ['50 g Brot', 'Mo', 'abends'],
  ]);
});

test.each([
  'Lebensmittel;Menge Anna (g);Menge Bernd (g)\nBrot;100;50\n',
  'Tag;Lebensmittel;Portion Kinder (g);Portion Erwachsene (g)\nMo;Brot;100;50\n',
  'Tag;Lebensmittel;Menge KS1;Menge KS2\nMo;Brot;100 g;50 g\n',
])('amounts of several persons are refused: %s', async (text) => {
  await expect(read(text)).rejects.toThrow('have different amounts of the same foods');
});

test('the amount of one person takes precedence over the amount of all', async () => {
  const text = 'Zutat;Menge für 4 Personen;Menge pro Person\nBrot;400 g;100 g\n';
  expect(await linesOf(text)).toEqual([['100 g Brot']]);
});

test('--map names the amounts of one person', async () => {
  const text = 'Lebensmittel;Menge Anna (g);Menge Bernd (g)\nBrot;100;50\n';
  const { lines } = await read(text, { columnMap: { amount: 'Menge Bernd (g)' } });
  expect(lines.map((line) => line.text)).toEqual(['50 g Brot']);
});

test('a record whose amounts --map names is recognised from its beginning', async () => {
  const text = 'Lebensmittel;Menge Anna (g);Menge Bernd (g)\nBrot;100;50\n';
  const options = { columnMap: { amount: 'Menge Bernd (g)' } };
  expect(await isRecordText('diary.csv', text, options)).toBe(true);
});

test.each([
  'Food;Amount (metric);Amount (imperial)\nBrot;100 g;3.5 oz\n',
  'Food;Weighed amount (g);Amount offered (g)\nBrot;100;120\n',
  'Food;Menge Anna (g);Menge Bernd (g)\nBrot;100;\n',
])('columns that do not contradict each other are read: %s', async (text) => {
  expect((await linesOf(text))[0]?.[0]).toBe('100 g Brot');
});

test.each([
  'Tag;Lebensmittel;Menge (g);Nachschlag (g)\nMo;Püree;200;50\nMo;Reis;100;\nMo;Fisch;90;-\n',
  'Tag;Lebensmittel;Menge;Einheit;2. Portion\nMo;Püree;200;g;50\nMo;Reis;100;g;\nMo;Fisch;90;g;0\n',
  'Day;Food;Amount (g);Second helping\nMo;Püree;200;50\nMo;Reis;100;\nMo;Fisch;90;\n',
])('second helpings are added: %s', async (text) => {
  expect((await linesOf(text)).map(([line]) => line)).toEqual([
    '200 g Püree',
    '50 g Püree',
    '100 g Reis',
    '90 g Fisch',
  ]);
});

test.each([
  'Lebensmittel;Menge (g);Menge pro Person (g)\nBrot;600;150\nReis;400;100\n',
  'Food,Grams per person,Amount (g)\nBrot,150,600\nReis,100,400\n',
  'Lebensmittel;Menge (g);Menge (g) pro Person\nBrot;600;150\nReis;400;100\n',
  'Lebensmittel;Nettogewicht (g);Bruttogewicht (g)\nBrot;150;200\nReis;100;120\n',
  'Lebensmittel;Bruttomenge (g);Abtropfgewicht (g)\nBrot;200;150\nReis;120;100\n',
])('the amount of one person, and a net one, take precedence: %s', async (text) => {
  expect((await linesOf(text)).map(([line]) => line)).toEqual(['150 g Brot', '100 g Reis']);
});

test('amounts for two kinds of people are refused', async () => {
  const text = 'Lebensmittel;Menge pro Kind (g);Menge pro Bewohner (g)\nBrot;50;100\n';
  await expect(linesOf(text)).rejects.toThrow('different amounts of the same foods');
});

test.each([
  'Lebensmittel;Nettogewicht (g);Abtropfgewicht (g)\nErbsen;340;285\n',
  'Lebensmittel;Abtropfgewicht (g);Nettogewicht (g)\nErbsen;285;340\n',
  'Food;Net weight (g);Drained weight (g)\nErbsen;340;285\n',
])('the drained weight counts, in either order, with a note: %s', async (text) => {
  const { lines, notes } = await read(text);
  expect(lines.map((line) => line.text)).toEqual(['285 g Erbsen']);
  expect(notes).toEqual([expect.stringContaining('the drained weights in')]);
});

test.each(['Menge (g);Abtropfgewicht (g)', 'Menge (g);Nettogewicht (g)'])(
  'a net weight next to an amount may be that of the package: %s',
  async (names) => {
    expect(await linesOf(`Lebensmittel;${names}\nErbsen;90;285\n`)).toEqual([['90 g Erbsen']]);
  },
);

test.each([
  'date,food,grams per person,grams Anna\n2026-03-02,bread,90,360\n',
  'food,amount per person (g),amount dad (g),amount mum (g)\nbread,90,120,60\n',
])('an amount per person next to those of named persons is refused: %s', async (text) => {
  await expect(linesOf(text)).rejects.toThrow('different amounts of the same foods');
});
