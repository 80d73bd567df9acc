import { expect, test } from 'vitest';
import { withJuiceAndPeel } from '../../../../../../src/search/lines/normalising/foods/fruit-and-vegetables/juice-and-peel.ts';

test.each([
  ['juice 1 lemon', '1 fruitjuice lemon juice'],
  ['zest 2 limes', '2 fruitpeel lime peel'],
  ['juice of 2 lemons', '2 fruitjuice lemon juice'],
  ['zest of one orange', 'one fruitpeel orange peel'],
  ['zest from 1 lime', '1 fruitpeel lime peel'],
  ['1 lime, zested', '1 fruitpeel lime peel'],
  ['1 Bio-Zitrone, Abrieb', '1 fruitpeel lemon peel'],
  ['1 Limette, davon der Abrieb', '1 fruitpeel lime peel'],
  ['Saft von 1/2 Bio-Zitrone', '1/2 fruitjuice lemon juice'],
  ['Schale von 1 Mandarine', '1 fruitpeel mandarin peel'],
])('withJuiceAndPeel writes %s as %s', (text, written) => {
  expect(withJuiceAndPeel(text).trim().replace(/ +/g, ' ')).toBe(written);
});

test('withJuiceAndPeel keeps a whole fruit', () => {
  expect(withJuiceAndPeel('1 lime, sliced')).toBe('1 lime, sliced');
});

test.each([
  ['der Saft von 2 Orangen', '2 fruitjuice orange juice'],
  ['juice 1½ lemons', '1½ fruitjuice lemon juice'],
  ['Saft von 1,5 Zitronen', '1,5 fruitjuice lemon juice'],
  ['Saft von 3-4 Limetten', '3-4 fruitjuice lime juice'],
  ['die abgeriebene Schale von 1 Zitrone', '1 fruitpeel lemon peel'],
])('%s is %s', (text, plain) => {
  expect(withJuiceAndPeel(text)).toBe(plain);
});
