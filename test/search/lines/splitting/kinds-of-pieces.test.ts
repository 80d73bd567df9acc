import { expect, test } from 'vitest';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { foodsOfKinds } from '../../../../src/search/lines/splitting/kinds-of-pieces.ts';

test('each kind has its share of the pieces', () => {
  expect(foodsOfKinds('2 Kugeln Eis (Schoko, Vanille)')).toEqual([
    '1 Kugeln Eis (Schoko)',
    '1 Kugeln Eis (Vanille)',
  ]);
  expect(foodsOfKinds('four slices of pizza (salami, funghi)')).toEqual([
    '2 slices of pizza (salami)',
    '2 slices of pizza (funghi)',
  ]);
});

test.each([
  ['2 bell peppers (1 red, 1 green)', ['1 bell peppers, red', '1 bell peppers, green']],
  ['bell peppers 3 (1 red 2 green)', ['1 bell peppers, red', '2 bell peppers, green']],
  [
    '3 EL Paprikapulver (2 EL edelsüß und 1 EL rosenscharf)',
    ['2 EL Paprikapulver, edelsüß', '1 EL Paprikapulver, rosenscharf'],
  ],
])('the brackets of "%s" count each kind', (text, foods) => {
  expect(foodsOfKinds(text)).toEqual(foods);
});

test.each(['3 peppers (1 red, 1 green)', '2 eggs (1 for brushing, 1 beaten)', '2 rolls (60 g)'])(
  'the brackets of "%s" do not count all kinds',
  (text) => {
    expect(foodsOfKinds(text)).toBeUndefined();
  },
);

test('the number of each kind is unclear if the pieces cannot be divided', () => {
  const uneven = '3 Kugeln Eis (Schoko, Vanille)';
  expect(foodsOfKinds(uneven)).toBeUndefined();
  expect(readLine(uneven).isUnclear).toBe(true);
});
