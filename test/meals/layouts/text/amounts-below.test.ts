import { expect, test } from 'vitest';
import { withAmountsAbove } from '../../../../src/meals/layouts/text/amounts-below.ts';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test('withAmountsAbove() puts an amount with its energy in front of the food above', () => {
  expect(
    withAmountsAbove(['Frühstück', 'Milch 1,5 %', '200 ml · 94 kcal', 'Brot, 2 Stück']),
  ).toEqual(['Frühstück', '200 ml Milch 1,5 %', '', 'Brot, 2 Stück']);
  expect(withAmountsAbove(['Oats', '223 kcal | 60 g', 'Bread', '(80 g)'])).toEqual([
    '60 g Oats',
    '',
    '80 g Bread',
    '',
  ]);
});

test('withAmountsAbove() takes amounts alone if there are several, with the energy below them', () => {
  expect(withAmountsAbove(['Oats', '60 g', '223 kcal', 'Milk', '200 ml'])).toEqual([
    '60 g Oats',
    '',
    '',
    '200 ml Milk',
    '',
  ]);
});

test.each([
  ['a single amount alone', ['Oats', '60 g', 'Milk']],
  ['an amount below a meal', ['Lunch', '60 g · 223 kcal']],
  ['amounts above their foods', ['Lunch', '200 g', 'Rice', '100 g', 'Chicken', '50 g', 'Peas']],
  [
    'a food with its weight in brackets',
    ['Kaffee', '1 Apfel (150 g)', 'Reis 100 g', '1 Birne (150 g)'],
  ],
  ['foods with amounts', ['60 g oats', '200 ml milk, 94 kcal']],
])('withAmountsAbove() leaves %s', (_, lines) => {
  expect(withAmountsAbove(lines)).toEqual(lines);
});

test('the energy behind the name of a meal is no food', async () => {
  const text =
    'Frühstück 420 kcal\n60 g Oats\nMittagessen: 610 kcal\nBanane\n1 Stück (120 g)\nTee\n200 ml\n';
  const { lines } = await readTextRecord({ name: 'x.txt', chunks: [text] as never }, {});
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['60 g Oats', 'Frühstück'],
    ['1 Stück (120 g) Banane', 'Mittagessen'],
    ['200 ml Tee', 'Mittagessen'],
  ]);
});
