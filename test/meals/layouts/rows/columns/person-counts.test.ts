import { expect, test } from 'vitest';
import { recordOfJson } from '../../../../../src/meals/reading-records/json-record.ts';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});

test.each([
  'Kinder',
  'Anzahl TN',
  'Personen',
  'Anzahl Personen',
  'für wie viele Personen',
  'No. of people',
])('PersonCounts: %s', async (name) => {
  const { lines, faults } = await read(
    `Lebensmittel;Menge (g);${name}\nNudeln;500;2\nApfel;120;1\n`,
  );
  expect(lines.map(({ food }) => food)).toEqual(['Apfel']);
  expect(faults).toMatchObject([{ field: 'amount', value: '500', location: { line: 2 } }]);
});

test.each([
  '500 g Nudeln',
  'Nudeln (500 g)',
  '- 2 Eier',
  '½ Melone',
  '1/2 Melone',
  '2x Brezel',
  '2-3 Birnen',
])('PersonCounts: the amount in the text of a food is that of all, too: %s', async (food) => {
  const { lines, faults } = await read(
    `Lebensmittel;Personen\n${food};4\n1 Apfel;1\nJoghurt 3,5 %;4\n`,
  );
  expect(lines.map((line) => line.text)).toEqual(['1 Apfel', 'Joghurt 3,5 %']);
  expect(faults).toMatchObject([{ field: 'amount', value: food, location: { line: 2 } }]);
});

test.each(['3-Korn-Brot', '100% orange juice', '100 % Apfelsaft', '7up'])(
  'PersonCounts: a number in the name of a food is no amount: %s',
  async (food) => {
    const { lines, faults } = await read(
      `Datum;Lebensmittel;Personen\n02.03.2026;${food};2\n02.03.2026;1 Apfel;1\n`,
    );
    expect(faults).toEqual([]);
    expect(lines.map((line) => line.text)).toEqual([food, '1 Apfel']);
  },
);

test('PersonCounts: texts of a dish for several people', () => {
  const dish = { name: 'Stew', servings: 4, ingredients: ['500 g potatoes', 'salt'] };
  const { lines, faults } = recordOfJson(dish, 'a.json', {}) ?? {};
  expect(lines?.map(({ text }) => text)).toEqual(['salt']);
  expect(faults).toMatchObject([{ location: { pointer: '/ingredients/0' } }]);
});

test.each<[name: string, servings: unknown]>([
  ['servings', '4 servings'],
  ['servings', '4-6'],
  ['serves', 4],
  ['recipeYield', 'für 3 Personen'],
  ['number_of_portions', 2],
  ['servingCount', 2.5],
  ['servings', 0.5],
  ['servings', 0],
])('PersonCounts: a dish with %s %j', (name, servings) => {
  const dish = { name: 'Stew', [name]: servings, ingredients: ['500 g potatoes', '80 g leek'] };
  const { faults } = recordOfJson(dish, 'a.json', {}) ?? {};
  expect(faults).toHaveLength(2);
});

test.each(['1', 1, '1 serving (250 g)', 'one'])('PersonCounts: a dish for one: %j', (servings) => {
  const dish = { name: 'Stew', servings, ingredients: ['500 g potatoes', '80 g leek'] };
  expect(recordOfJson(dish, 'a.json', {})?.lines).toHaveLength(2);
});

test.each([
  ['Personen', 'Person 2'],
  ['Personen', '1 (38 Jahre)'],
  ['Kinder', '3-jährig'],
  ['people', '1/4'],
])('PersonCounts: %s %j counts nobody', async (name, text) => {
  const { lines, faults } = await read(`Lebensmittel;Menge (g);${name}\nNudeln;80;${text}\n`);
  expect(faults).toEqual([]);
  expect(lines).toHaveLength(1);
});

test.each([
  ['people', 'P12'],
  ['servings', '1 serving (350 kcal)'],
  ['yield', '1 cake, 26 cm'],
])('PersonCounts: a dish with %s %j is for one', (name, text) => {
  const dish = { name: 'Stew', [name]: text, ingredients: ['80 g leek'] };
  expect(recordOfJson(dish, 'a.json', {})?.lines).toHaveLength(1);
});

test.each([
  {
    days: [
      {
        date: '2026-01-01',
        'total servings': 14,
        meals: [{ meal: 'lunch', foods: [{ food: 'leek', grams: 80 }] }],
      },
    ],
  },
  { total_servings: 3, items: ['80 g leek', '60 g rice', '1 egg'] },
])('PersonCounts: the total of a day or a list is not for several people: %j', (value) => {
  const { lines, faults } = recordOfJson(value, 'a.json', {}) ?? {};
  expect(faults).toEqual([]);
  expect(lines?.[0]?.text).toBe('80 g leek');
});

test('PersonCounts: half a serving around a food', () => {
  const value = { servings: 0.5, items: [{ food: 'apple', grams: 150 }] };
  expect(recordOfJson(value, 'a.json', {})?.faults).toMatchObject([{ value: '150' }]);
});

test.each(['0', '0,5'])('PersonCounts: %s children in a table are no fault', async (children) => {
  const { faults } = await read(`Lebensmittel;Menge (g);Kinder\nNudeln;80;${children}\n`);
  expect(faults).toEqual([]);
});

test('PersonCounts: names of persons are a label', () => {
  const foods = [{ food: 'leek', grams: 80 }];
  const value = { meals: [{ meal: 'lunch', persons: 'Anna, Ben', foods }] };
  expect(recordOfJson(value, 'a.json', {})?.columns).toContain('persons');
});

test('PersonCounts: the message has the number, and the name of the member', () => {
  const dish = { name: 'Stew', recipeYield: '4 servings', ingredients: ['500 g potatoes'] };
  expect(recordOfJson(dish, 'a.json', {})?.faults).toMatchObject([
    { message: 'Amount "500 g potatoes" is for 4 people, according to the column "recipeYield"' },
  ]);
});

test('PersonCounts: the amount of one person is no fault', async () => {
  const { lines } = await read('Lebensmittel;Menge pro Person (g);Personen\nNudeln;250;2\n');
  expect(lines).toHaveLength(1);
});

test.each(['Teilnehmer', 'Bewohner', 'TN'])(
  'PersonCounts: %s identifies a person',
  async (name) => {
    const { lines } = await read(`${name};Lebensmittel;Menge (g)\n2;Nudeln;250\n`);
    expect(lines).toHaveLength(1);
  },
);
