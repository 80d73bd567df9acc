import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

async function linesOf(text: string) {
  const { columns, lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  return { columns, lines: lines.map((line) => [line.text, ...line.cells]) };
}

test.each([
  'ID;LM1;G1;LM2;G2\n7;Brot;50;Milch;200\n8;Reis;180;;\n',
  'ID;food_1;amount_1 (g);food_2;amount_2 (g)\n7;Brot;50;Milch;200\n8;Reis;180;;\n',
  'ID;item1;qty1;unit1;item2;qty2;unit2\n7;Brot;50;g;Milch;200;g\n8;Reis;180;g;;;\n',
  'ID;food1_name;food1_grams;food2_name;food2_grams\n7;Brot;50;Milch;200\n8;Reis;180;;\n',
  'ID;amount1;food1;amount2;food2\n7;50 g;Brot;200 g;Milch\n8;180 g;Reis;;\n',
  'ID;Essen 1;Menge 1;Getränk 1;Menge;Essen 2;Menge 2\n7;Brot;50 g;Milch;200 g;;\n8;;;;;Reis;180 g\n',
  'ID;Zutat 1;g;Zutat 2;g\n7;Brot;50;Milch;200\n8;Reis;180;;\n',
])('numbered columns are the foods of a row: %j', async (text) => {
  expect(await linesOf(text)).toEqual({
    columns: ['ID'],
    lines: [
      ['50 g Brot', '7'],
      ['200 g Milch', '7'],
      ['180 g Reis', '8'],
    ],
  });
});

test('what is numbered becomes a label if it is not the food', async () => {
  expect(
    await linesOf('ID,Visit1_food,Visit1_g,Visit2_food,Visit2_g\n7,bread,50,milk,200\n'),
  ).toEqual({
    columns: ['Visit', 'ID'],
    lines: [
      ['50 g bread', '1', '7'],
      ['200 g milk', '2', '7'],
    ],
  });
});

test('numbered meals keep their names', async () => {
  const { lines } = await linesOf('Day,snack 1,snack 2\nMon,1 apple,1 pear\n');
  expect(lines).toEqual([
    ['1 apple', 'Mon', 'snack 1'],
    ['1 pear', 'Mon', 'snack 2'],
  ]);
});

test('an amount behind the last of several foods may be of any of them', async () => {
  const text = 'Item 1,Item 2,Qty\napple,banana,2\n';
  const { faults } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(faults).toHaveLength(1);
});

test('what a numbered column says about a food is its label', async () => {
  expect(
    await linesOf('Food 1,Grams 1,Food 1 brand,Food 2,Grams 2\nOats,50,Kölln,Milk,200\n'),
  ).toEqual({
    columns: ['brand'],
    lines: [
      ['50 g Oats', 'Kölln'],
      ['200 g Milk', ''],
    ],
  });
});

test('what says more about a food may be before or behind its name', async () => {
  const text =
    'food_1_brand,food_1_name,food_1_grams,food_2_name,food_2_brand,food_2_grams\nK,oats,50,milk,W,200\n';
  expect(await linesOf(text)).toEqual({
    columns: ['brand'],
    lines: [
      ['50 g oats', 'K'],
      ['200 g milk', 'W'],
    ],
  });
});

test.each([
  ['Day 1 food,Day 1 amount,Day 2 food,Day 2 amount', 'day'],
  ['Mahlzeit 1 Lebensmittel,Mahlzeit 1 Menge,Mahlzeit 2 Lebensmittel,Mahlzeit 2 Menge', 'Mahlzeit'],
])('each numbered day or meal has its own foods: %s', async (header, label) => {
  const { columns, lines } = await linesOf(`${header}\noats,50 g,milk,200 ml\n`);
  expect(columns.map((name) => name.toLowerCase())).toEqual([label.toLowerCase()]);
  expect(lines).toEqual([
    ['50 g oats', '1'],
    ['200 ml milk', '2'],
  ]);
});
