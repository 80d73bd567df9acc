import { expect, test } from 'vitest';
import {
  readTextRecord,
  recordOfSheets,
} from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string, options = {}) =>
  readTextRecord({ name: 'diary.csv', chunks: [text] as never }, options);

async function textsOf(text: string, options = {}): Promise<string[]> {
  const { lines, faults } = await read(text, options);
  expect(faults).toEqual([]);
  return lines.map((line) => line.text);
}

test.each([
  ['Tag;Essen;Getränke\nMo;Brot 100 g;2 Tassen Kaffee\n', ['Brot 100 g', '2 Tassen Kaffee']],
  ['Day,Time,Food,Drink\nMon,07:30,Bread 100 g,Milk 200 ml\n', ['Bread 100 g', 'Milk 200 ml']],
  ['id,food_1,grams_1,food_2,grams_2\nP1,milk,200,oats,50\n', ['200 g milk', '50 g oats']],
  ['Tag;Speise;Speise 2;Getränk\nMo;Brot 1;Butter 2;Milch 3\n', ['Brot 1', 'Butter 2', 'Milch 3']],
  ['Tag;Speise;Beilage;Menge\nMo;Fisch 90 g;Reis 80 g;\n', ['Fisch 90 g', 'Reis 80 g']],
  ['Tag;Essen;Süßes/Snacks\nMo;Brot 100 g;Schokolade 20 g\n', ['Brot 100 g', 'Schokolade 20 g']],
  ['Dish name,Food item,Amount (g)\nBolognese,Spaghetti,120\n', ['120 g Spaghetti']],
  ['Product name,Food,Amount (g)\nKölln Kernige,Oats,50\n', ['50 g Oats']],
  ['Dish name,Drink,Amount (g)\nBolognese,,120\n', ['120 g Bolognese']],
  ['Day,Main dish,Side dish,Dessert\nMon,Fish,Rice,Apple\n', ['Fish', 'Rice', 'Apple']],
  ['Tag;Suppe;Hauptgericht;Salat\nMo;Brühe;Fisch;Gurke\n', ['Brühe', 'Fisch', 'Gurke']],
  ['Tag;Vorspeise;Hauptgericht;Dessert\nMo;Suppe;Fisch;Apfel\n', ['Suppe', 'Fisch', 'Apfel']],
  [
    'Tag;Hauptspeise;Menge (g);Beilage;Menge (g)\nMo;Fisch;120;Reis;200\n',
    ['120 g Fisch', '200 g Reis'],
  ],
  ['Day,Food,Amount,Drink\nMon,Bread,100 g,Milk 200 ml\n', ['100 g Bread', 'Milk 200 ml']],
])('%s has foods in several columns', async (text, texts) => {
  expect(await textsOf(text)).toEqual(texts);
});

test.each([
  [
    'Tag;Gericht;Zutat;Menge (g)\n1;Pfanne;Reis;180\n1;Pfanne;Mais;80\n',
    ['180 g Reis', '80 g Mais'],
  ],
  [
    'Datum;Mahlzeit/Snack;Menge\n2.3.26;Haferbrei;250 g\n3.3.26;Reis;90 g\n',
    ['250 g Haferbrei', '90 g Reis'],
  ],
])('%s has its foods in the column of what was eaten', async (text, texts) => {
  expect(await textsOf(text)).toEqual(texts);
});

test.each([
  'Food,Description,Amount\nBread,sliced white bread,100 g\n',
  'Tag;Essen;Getränke (ml)\nMo;Brot;1500\n',
  'Tag;Essen;Menge;Sonstiges\nMo;Brot;100 g;bei Oma gegessen\n',
  'Tag;Essen;Menge;Nachtisch\nMo;Brot;100 g;nein\n',
])('%s has one column of foods', async (text) => {
  expect(await textsOf(text)).toHaveLength(1);
});

test('an amount after two columns of foods belongs to the one that is filled', async () => {
  const text = 'Day,Food,Drink,Amount\nMon,Bread,,100 g\nMon,,Milk,200 ml\nMon,Bread,Milk,300 g\n';
  const { lines, faults } = await read(text);
  expect(lines.map((line) => line.text)).toEqual(['100 g Bread', '200 ml Milk']);
  expect(faults).toMatchObject([
    { message: 'The amount "300 g" may be of any of "Bread" and "Milk"', value: '300 g' },
  ]);
});

test.each([
  ['Tag;Menü 1;Menü 2;Dessert\nMo;Reis;Linsen;Apfel\n', '"Menü 1" and "Menü 2"'],
  ['Day,Main,Vegetarian,Dessert\nMon,Beef,Lentils,Apple\n', '"Main" and "Vegetarian"'],
  [
    'Tag;Gericht;Vegetarische Alternative\nMo;Rind;Linsen\n',
    '"Gericht" and "Vegetarische Alternative"',
  ],
  ['Day,Main,Veggie option,Side\nMon,Beef,Tofu,Rice\n', '"Main" and "Veggie option"'],
  ['Tag;Vollkost;Vegetarisch;Dessert\nMo;Rind;Linsen;Apfel\n', '"Vollkost" and "Vegetarisch"'],
  ['Week 1,Main,V Option,Dessert\nMon,Beef,Lentils,Apple\n', '"Main" and "V Option"'],
  ['Day,Option 1,Option 2,Sides\nMon,Beef,Lentils,Peas\n', '"Option 1" and "Option 2"'],
])('a menu with dishes to choose from is refused: %s', async (text, columns) => {
  await expect(read(text)).rejects.toThrow(`The columns ${columns} may be a choice`);
});

test('an answer below "Vegetarian" is not a choice', async () => {
  const text = 'Day,Main dish,Vegetarian,Amount\nMon,Beef,no,150 g\nTue,Tofu,yes,120 g\n';
  expect(await textsOf(text)).toEqual(['150 g Beef', '120 g Tofu']);
});

test('a dish of a menu is read with its dessert', async () => {
  const text = 'Tag;Menü 1;Menü 2;Dessert\nMo;Reis;Linsen;Apfel\n';
  expect(await textsOf(text, { column: 'Menü 1' })).toEqual(['Reis', 'Apfel']);
});

test('an amount in a cell that is merged across several foods is an error for each', () => {
  const location = { file: 'a.xlsx', sheet: 'Mo' };
  const table = [
    ['Food', 'Amount (g)'],
    ['Rice', '400'],
    ['Curry', '400'],
    ['Bread', '90'],
  ];
  const rows = table.map((cells, index) => ({
    cells,
    location: { ...location, row: index + 1 },
    locationOf: (at: number) => ({ ...location, row: index + 1, cell: `${at}` }),
    isMerged: (at: number) => index === 2 && at === 1,
  }));
  const { lines, faults } = recordOfSheets([{ location, rows }], 'a.xlsx', {});
  expect(lines.map((line) => line.text)).toEqual(['90 g Bread']);
  expect(faults?.map(({ location }) => location)).toMatchObject([{ row: 2 }, { row: 3 }]);
});

test.each([
  ['Day,Meal,Item 1,Amount 1,Item 2,Amount 2\nMon,Lunch,Rice,150 g,Apple,120 g\n', 2],
  ['Tag;Mahlzeit;Gegessen;Getrunken\nMo;Mittag;150 g Reis;200 ml Milch\nMo;Abend;Brot;\n', 3],
  ['Uhrzeit;Gegessen;Getrunken\n12:00;150 g Reis;200 ml Milch\n', 2],
])('%s has foods in columns that are not persons', async (text, foods) => {
  const { lines, columns } = await read(text);
  expect(lines).toHaveLength(foods);
  expect(columns).not.toContain('person');
});
