import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

test.each([
  ['kcal that fit the macronutrients', 'Fett;Kohlenhydrate;Eiweiß', '376;6,6;62;10,9', 1573],
  ['kJ that fit the macronutrients', 'Fett;Kohlenhydrate;Eiweiß', '1573;6,6;62;10,9', 1573],
  ['kcal with a point between thousands', 'Fett;Kohlenhydrate;Eiweiß', '1.573;6,6;62;10,9', 1573],
  ['kcal of fat', 'Fett', '900;100', 3766],
  ['kJ that are too many kcal', 'Fett', '1050;2', 1050],
  ['kcal of another column', 'kcal', '376;376', 1573],
  ['kJ of another column', 'kcal', '1573;376', 1573],
  ['kcal next to kJ', 'kJ', '376;1573', 1573],
  ['kcal next to those per 100 g', 'kcal/100g', '376;376', 1573],
  ['no energy', 'Fett', '0;0', 0],
  ['both', 'Fett', '1573 / 376;2', 1573],
])('a column of both units has %s', async (_, columns, cells, kj) => {
  const table = `Produkt;Brennwert (kJ/kcal);${columns}\nX;${cells}\n`;
  const { foods, faults, contradicted } = await readFoods(table);
  expect([faults, [...contradicted]]).toEqual([[], []]);
  expect(Math.round(amountOf(foods[0], 'energy'))).toBe(kj);
});

test.each([
  ['nothing', 'Marke', '376;A'],
  ['little fat', 'Fett', '376;6,6'],
  ['contradicting macronutrients', 'Fett;Kohlenhydrate;Eiweiß', '100;3;4;4'],
])('a single number in such a column is refused next to %s', async (_, columns, cells) => {
  const { foods, faults } = await readFoods(`Produkt;Brennwert (kJ/kcal);${columns}\nX;${cells}\n`);
  expect(foods).toEqual([]);
  expect(faults).toMatchObject([
    {
      code: 'import/bad-value',
      location: { line: 2 },
      field: 'Brennwert (kJ/kcal)',
      expected: expect.stringMatching(/^(\d+) kJ or \1 kcal, since the column has both units$/),
    },
  ]);
});

test('in kcal/kJ, too, and per portion', async () => {
  const { foods } = await readFoods(
    'Produkt;Energie (kcal/kJ) pro Portion (50 g);Fett pro Portion (50 g);' +
      'Kohlenhydrate pro Portion (50 g);Eiweiß pro Portion (50 g)\nMüsli;188;3,3;31;5,45\n',
  );
  expect(Math.round(amountOf(foods[0], 'energy'))).toBe(1573);
});
