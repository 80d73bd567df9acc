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

test('the number of each kind is unclear if the pieces cannot be divided', () => {
  const uneven = '3 Kugeln Eis (Schoko, Vanille)';
  expect(foodsOfKinds(uneven)).toBeUndefined();
  expect(readLine(uneven).isUnclear).toBe(true);
});
