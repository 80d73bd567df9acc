import { expect, test } from 'vitest';
import { usFortification } from '../../../src/rules/foods/fortification-rule.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

test.each([
  ['Muesli', 'bls-4.0', 708, 1],
  ['Muesli', 'cofid-2015', 0, 0],
  ['Muesli', 'sr-28', 708, 0],
  ['Fortified muesli', 'bls-4.0', 708, 0],
] as const)('usFortification of %s from %s with %d µg: %d', (name, source, folic_acid, faults) => {
  const variants = [makeVariant({ source, nutrients: nutrients({ folic_acid }) })];
  expect(usFortification.check(makeFood({ name, variants }))).toHaveLength(faults);
});
