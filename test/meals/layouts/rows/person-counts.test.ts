import { expect, test } from 'vitest';
import { recordOfJson } from '../../../../src/meals/reading-records/json-record.ts';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

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

test.each(['500 g Nudeln', 'Nudeln (500 g)', '- 2 Eier'])(
  'PersonCounts: the amount in the text of a food is that of all, too: %s',
  async (food) => {
    const { lines, faults } = await read(
      `Lebensmittel;Personen\n${food};4\n1 Apfel;1\nJoghurt 3,5 %;4\n`,
    );
    expect(lines.map((line) => line.text)).toEqual(['1 Apfel', 'Joghurt 3,5 %']);
    expect(faults).toMatchObject([{ field: 'amount', value: food, location: { line: 2 } }]);
  },
);

test('PersonCounts: texts of a dish for several people', () => {
  const dish = { name: 'Stew', servings: 4, ingredients: ['500 g potatoes', 'salt'] };
  const { lines, faults } = recordOfJson(dish, 'a.json', {}) ?? {};
  expect(lines?.map(({ text }) => text)).toEqual(['salt']);
  expect(faults).toMatchObject([{ location: { pointer: '/ingredients/0' } }]);
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
