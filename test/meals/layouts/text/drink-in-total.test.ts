import { expect, test } from 'vitest';
import { drinkInTotal, isAmountDrunk } from '../../../../src/meals/layouts/text/drink-in-total.ts';

test.each([
  ['insgesamt 2 l Wasser', '2 l Wasser'],
  ['Insgesamt: ca. 1,5 Liter Kräutertee getrunken', 'ca. 1,5 Liter Kräutertee'],
  ['In total 6 cups of black coffee', '6 cups of black coffee'],
])('drinkInTotal() finds the drink of a day in %j', (line, drink) => {
  expect(drinkInTotal(line, ['F: 2 Eier', line])).toBe(drink);
});

test.each([
  'Insgesamt 2 l',
  'Insgesamt 2 l Flüssigkeit getrunken',
  'Gesamt 1800 kcal',
  'Total 250 g protein',
  'insgesamt 300 g Gemüse',
  'Total 3 cups fruit and veg',
  'Insgesamt 2 Tassen Gemüse',
])('drinkInTotal() finds none in %j', (line) => {
  expect(drinkInTotal(line, [line])).toBeUndefined();
});

test('drinkInTotal() does not count a drink again that another line has', () => {
  const line = 'insgesamt 2 l Wasser';
  expect(drinkInTotal(line, ['2 Gläser Mineralwasser', line])).toBeUndefined();
});

test('drinkInTotal() counts the total of each day', () => {
  const [first, second] = ['Insgesamt 2 l Wasser', 'Insgesamt 1,5 l Wasser'] as const;
  const lines = ['Montag', '2 TL Honig', first, 'Dienstag', second];
  expect(lines.flatMap((line) => drinkInTotal(line, lines) ?? [])).toEqual([
    '2 l Wasser',
    '1,5 l Wasser',
  ]);
});

test.each([
  ['Trinkmenge insgesamt: 1,8 l', true],
  ['Fluid intake: 1.5 litres', true],
  ['Flüssigkeit ca. 2 l', true],
  ['Trinkmenge: 2 l Wasser', false],
  ['Trinkmenge am Tag (gesamt): ca. 2 l', true],
  ['Water: 1.5 l', false],
  ['Trinkmenge: Fanta 1 l', false],
  ['Flüssigkeit Eistee 250 ml', false],
  ['Flüssigkeit Brühe: 300 ml', false],
  ['Fluid intake cider 500 ml', false],
])('isAmountDrunk() of %s', (line, expected) => {
  expect(isAmountDrunk(line)).toBe(expected);
});
