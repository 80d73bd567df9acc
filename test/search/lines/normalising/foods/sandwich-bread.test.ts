import { expect, test } from 'vitest';
import {
  namesBreadOfSandwich,
  withoutUsualBread,
} from '../../../../../src/search/lines/normalising/foods/sandwich-bread.ts';

test('the usual bread is a part of a sandwich', () => {
  expect(withoutUsualBread('ham sandwich on white bread with mayo')).toBe('ham sandwich with mayo');
  expect(withoutUsualBread('PB&J on whole wheat bread')).toBe('PB&J (on whole wheat bread)');
  expect(withoutUsualBread('egg on toast')).toBe('egg on toast');
});

test.each([
  ['cheese sandwich on wholemeal bread', true],
  ['BLT on rye', true],
  ['BLT (on rye)', true],
  ['ham sandwich on white bread', false],
  ['ham sandwich and brown bread', false],
])('namesBreadOfSandwich(%j) is %j', (text, isNamed) => {
  expect(namesBreadOfSandwich(text)).toBe(isNamed);
});
