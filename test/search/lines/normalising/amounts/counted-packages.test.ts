import { expect, test } from 'vitest';
import {
  withPairsCounted,
  withTimesFirst,
} from '../../../../../src/search/lines/normalising/amounts/counted-packages.ts';

test.each([
  ['Paar Wiener', '2 Wiener'],
  ['ein paar Oliven', 'a few Oliven'],
  ['paar Salzstangen', 'a few Salzstangen'],
  ['Wein, paar Erdnüsse', 'Wein, a few Erdnüsse'],
  ['2 paar Wiener', '2 paar Wiener'],
])('withPairsCounted(%j)', (text, counted) => {
  expect(withPairsCounted(text)).toBe(counted);
});

test.each([
  ['rice cakes x 3', '3 rice cakes'],
  ['coffee, biscuit x2', 'coffee, biscuit x2'],
])('withTimesFirst(%j)', (text, counted) => {
  expect(withTimesFirst(text)).toBe(counted);
});
