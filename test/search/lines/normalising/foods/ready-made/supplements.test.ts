import { expect, test } from 'vitest';
import { withSupplementsNamed } from '../../../../../../src/search/lines/normalising/foods/ready-made/supplements.ts';

test.each([
  ['1 omega 3 capsule', '1 fish oil'],
  ['2 Kapseln Omega 3', '2 fish oil'],
  ['1000 IU vitamin D', 'vitamin D'],
  ['1 B12 tablet', '1 B12'],
  ['1 Brausetablette Calcium', '1 Calcium'],
  ['Calcium-Brausetablette 500 mg', 'Calcium'],
  ['2 capsules of magnesium', '2 magnesium'],
  ['calcium-fortified orange juice', 'calcium-fortified orange juice'],
  ['Vitamin D3 1000 IE and milk', 'Vitamin D3 and milk'],
  ['Omega-3', 'fish oil'],
  ['omega 3 eggs', 'omega 3 eggs'],
  ['Vitamin D3 1000 IE', 'Vitamin D3'],
  ['vitamin C tablet 500 mg', 'vitamin C'],
  ['Schinken 500 mg', 'Schinken 500 mg'],
])('withSupplementsNamed(%j)', (text, named) => {
  expect(withSupplementsNamed(text)).toBe(named);
});
