import { expect, test } from 'vitest';
import {
  isCountedFood,
  isFoodWithAmount,
} from '../../../../src/meals/layouts/rows/other-rows/food-alone.ts';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});
const linesOf = async (text: string) => {
  const { columns, lines } = await read(text);
  return { columns, lines: lines.map((line) => [...line.cells, line.text]) };
};

test('foods below a meal above the header count', async () => {
  expect(
    await linesOf('Dinner;\nPear 90 g;\nKefir 250 ml;\nSupper;\nFood;Amount (g)\nPlum;70\n'),
  ).toEqual({
    columns: ['meal'],
    lines: [
      ['Dinner', 'Pear 90 g'],
      ['Dinner', 'Kefir 250 ml'],
      ['Supper', '70 g Plum'],
    ],
  });
});

test('a meal with its food above the header is the meal of the table, too', async () => {
  expect(await linesOf('Frühstück: Birne 90 g;\nLebensmittel;Menge (g)\nPflaume;70\n')).toEqual({
    columns: ['meal'],
    lines: [
      ['Frühstück', 'Birne 90 g'],
      ['Frühstück', '70 g Pflaume'],
    ],
  });
});

test('foods above the header without a meal are named in a note', async () => {
  const { lines, notes } = await read('Pear 90 g;\nFood;Amount (g)\nPlum;70\n');
  expect(lines.map(({ text }) => text)).toEqual(['70 g Plum']);
  expect(notes).toContain('skipped "Pear 90 g"');
});

test('a food alone in the column of meals counts', async () => {
  expect(
    await linesOf(
      'Meal;Food;Amount (g)\nDinner;Pear;90\nSnack: raisins 25 g;;\nMeal;Food;Amount (g)\nLunch;Plum;70\n',
    ),
  ).toEqual({
    columns: ['Meal'],
    lines: [
      ['Dinner', '90 g Pear'],
      ['Snack', 'raisins 25 g'],
      ['Lunch', '70 g Plum'],
    ],
  });
});

test('a food above another table is not its title', async () => {
  const { lines } = await linesOf(
    'Food;Amount (g)\nPear;90\nSnack: raisins 25 g;\nDrink;Volume (ml)\nTea;200\n',
  );
  expect(lines.map((cells) => cells.at(-1))).toEqual(['90 g Pear', 'raisins 25 g', '200 ml Tea']);
});

test.each([
  'Pear 90 g',
  'Milk 3.5 %: 200 ml',
  'Rice, cooked (150 g)',
  '250 ml Kefir',
  'ca. 30 g Käse',
])('isFoodWithAmount() takes %s', (text) => {
  expect(isFoodWithAmount(text)).toBe(true);
});

test.each([
  'Gewicht: 70 kg',
  'Weight 70 kg',
  'Größe 175 cm',
  'BMI 24',
  '1800 kcal',
  'Alter: 34',
  'Tel. 0151 1234567',
  'Woche 2',
  '500 ml Wasser pro Tag trinken',
  'Ziel: 90 g Eiweiß',
  'Protein 90 g',
  'Carbs: 200 g',
  'Salz unter 6 g',
  'Summe 1250 g',
  'Tellergewicht 300 g',
  'Angaben in 100 g',
  'Startgewicht 82 kg',
  '03.06.2024',
])('isFoodWithAmount() leaves out %s', (text) => {
  expect(isFoodWithAmount(text)).toBe(false);
});

test('foods alone in a column of days belong to the last day, and other text is named', async () => {
  const { lines, notes } = await read(
    'Tag;Lebensmittel;Menge (g)\nMontag;Birne;90\nMittwoch\n1 Pflaume\n250 ml Kefir\nRosinen\n',
  );
  expect(lines.map((line) => [...line.cells, line.text])).toEqual([
    ['Montag', '90 g Birne'],
    ['Mittwoch', '1 Pflaume'],
    ['Mittwoch', '250 ml Kefir'],
  ]);
  expect(notes).toContain('skipped 1 row with a blank food: "Rosinen"');
});

test('labels alone above their rows are no skipped rows', async () => {
  const { notes } = await read(
    'Tag;Lebensmittel;Menge (g)\nFeiertag;;\n;Birne;90\n;Pflaume;70\nWoche 2;;\nMo;Birne;90\n',
  );
  expect(notes.filter((note) => note.startsWith('skipped'))).toEqual([]);
});

test.each(['1 apple', '2x Ei', '½ Pizza', '2 Bananen'])('isCountedFood() takes %s', (text) => {
  expect(isCountedFood(text)).toBe(true);
});

test.each([
  '12 Uhr',
  '2 Personen',
  '1. März',
  '3 days',
  '30 min',
  '2',
  '4 Mahlzeiten',
  '1800 kcal',
])('isCountedFood() leaves out %s', (text) => {
  expect(isCountedFood(text)).toBe(false);
});
