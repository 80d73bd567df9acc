import { expect, test } from 'vitest';
import { withSupplementsNamed } from '../../../../../src/search/lines/normalising/foods/supplements.ts';

test.each([
  ['1 omega 3 capsule', '1 fish oil capsule'],
  ['Omega-3', 'fish oil'],
  ['omega 3 eggs', 'omega 3 eggs'],
  ['Vitamin D3 1000 IE', 'Vitamin D3'],
  ['vitamin C tablet 500 mg', 'vitamin C tablet'],
  ['Schinken 500 mg', 'Schinken 500 mg'],
])('withSupplementsNamed(%j)', (text, named) => {
  expect(withSupplementsNamed(text)).toBe(named);
});
