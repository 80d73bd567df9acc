import { expect, test } from 'vitest';
import { fillFactor, isOfUnstatedFill } from '../../../../src/search/lines/weighing/fill-factor.ts';

test.each([
  ['heaped', 'tablespoon', '1 tablespoon', 1.75],
  ['heaped', 'cup', '1 cup', 1.25],
  ['heaped', 'tablespoon', '1 heaped tablespoon', 1],
  ['level', 'tablespoon', '1 heaped tablespoon', 1 / 1.75],
  ['level', 'teaspoon', '1 teaspoon', 1],
  [undefined, 'tablespoon', '1 heaped tablespoon', 1],
] as const)('a %s %s has a fill factor for %j', (fill, form, label, factor) => {
  expect(fillFactor(fill, form, label)).toBe(factor);
});

test('the fill of a spoon is unclear if only a heaped one is known', () => {
  expect(isOfUnstatedFill(undefined, '1 heaped tablespoon')).toBe(true);
  expect(isOfUnstatedFill('heaped', '1 heaped tablespoon')).toBe(false);
  expect(isOfUnstatedFill(undefined, '1 tablespoon')).toBe(false);
});
