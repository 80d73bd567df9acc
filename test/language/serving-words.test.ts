import { expect, test } from 'vitest';
import { servingInGerman } from '../../src/language/de/serving-words.ts';

test.each([
  ['medium_slice', '1 slice', '1 Scheibe'],
  ['small_slice', '1 thin slice', '1 kleine Scheibe'],
  ['large_whole', '1 large apple', '1 großes Stück'],
  ['package', '1 can', '1 Dose'],
  ['tablespoon', '1 tablespoon', '1 EL'],
  ['portion', '10 crisps', '10 crisps'],
  ['', '1 fillet', '1 fillet'],
])('servingInGerman() of %s, %s is %s', (type, label, german) => {
  expect(servingInGerman(type, label)).toBe(german);
});
