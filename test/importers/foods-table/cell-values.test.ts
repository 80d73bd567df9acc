import { expect, test } from 'vitest';
import { cellAmount, weightIn } from '../../../src/importers/foods-table/cell-values.ts';

test.each([
  ['12', false, 12],
  ['0', false, 0],
  ['.5', false, 0.5],
  ['1,5', false, 1.5],
  ['1,250', true, 1.25],
  ['1.250,5', true, 1250.5],
  ['1,250.5', false, 1250.5],
])('cellAmount() reads %s', (text, hasDecimalCommas, amount) => {
  expect(cellAmount(text, hasDecimalCommas)).toEqual({ amount });
});

test('cellAmount() reads the unit of a cell', () => {
  expect(cellAmount('12 mg', false)).toEqual({ amount: 12, unit: 'mg' });
  expect(cellAmount('3kJ', false)).toEqual({ amount: 3, unit: 'kJ' });
});

test.each(['', '-', '–', 'N', 'n/a', 'k.A.', 'Tr', 'TR', 'Spuren', '<0.1', '< LOD', '<LOQ', '+'])(
  'cellAmount() takes "%s" for unknown, not for zero',
  (text) => {
    expect(cellAmount(text, false)).toEqual({ amount: Number.NaN });
  },
);

test.each(['abc', '-3', '1,250', '12 apples', '1.2.3'])('cellAmount() refuses "%s"', (text) => {
  expect(cellAmount(text, false)).toBeUndefined();
});

test('weightIn() takes the last weight of a text', () => {
  expect(weightIn('2 slices (60 g)')).toEqual({ amount: 60, unit: 'g' });
  expect(weightIn('1 Glas (0,2 l, 200ml)')).toEqual({ amount: 200, unit: 'ml' });
  expect(weightIn('a slice')).toBeUndefined();
});
