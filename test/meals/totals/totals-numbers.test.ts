import { expect, test } from 'vitest';
import { totalsNumbers } from '../../../src/meals/totals/totals-numbers.ts';

const read = (cells: readonly string[], separator: string) =>
  cells.map(totalsNumbers(cells, separator).numberOf);

test('totalsNumbers() reads decimal points, and decimal commas if they do not separate cells', () => {
  expect(read(['2019.5', '20', '.5', '1e3'], ',')).toEqual([2019.5, 20, 0.5, 1000]);
  expect(read(['2019.5', '20'], ';')).toEqual([2019.5, 20]);
  expect(read(['2019,5', '20', '1,2E-05', '2.019,12'], ';')).toEqual([
    2019.5, 20, 0.000012, 2019.12,
  ]);
  expect(read(['2019,5'], ',')).toEqual([Number.NaN]);
});

test('totalsNumbers() refuses a point in a row with decimal commas, since it may separate thousands', () => {
  expect(read(['20,89', '2.019'], ';')).toEqual([20.89, Number.NaN]);
  expect(totalsNumbers(['20,89'], ';').expected).toMatch('decimal comma');
});
