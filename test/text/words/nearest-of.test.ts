import { expect, test } from 'vitest';
import { nearestOf } from '../../../src/text/words/edit-distance.ts';

test('nearestOf() prefers the longest common prefix, and then the first candidate', () => {
  expect(nearestOf('aple', ['ale', 'apple'])).toBe('apple');
  expect(nearestOf('aple', ['ample', 'maple', 'apple'])).toBe('apple');
  expect(nearestOf('bean', ['beau', 'beam'])).toBe('beau');
  expect(nearestOf('xyz', ['abc'])).toBeUndefined();
});
