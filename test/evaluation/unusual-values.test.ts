import { expect, test } from 'vitest';
import { forEachUnusualValue } from '../../src/evaluation/unusual-values.ts';

const ENTRIES = [
  { as: 'energy', usual: 1 },
  { as: 'fruit', usual: 1, together: 'patterns' },
  { as: 'grains', usual: 1, together: 'patterns' },
  { as: 'sodium', usual: 1 },
];

function listed(values: readonly number[]) {
  const found: string[] = [];
  forEachUnusualValue(
    ENTRIES,
    (entry) => values[ENTRIES.indexOf(entry)] as number,
    (name, value) => found.push(`${name} ${value}`),
  );
  return found;
}

test('forEachUnusualValue skips the usual value and unknown values', () => {
  expect(listed([1, 1, 1, 0.5])).toEqual(['sodium 0.5']);
  expect(listed([Number.NaN, 1, 1, 1])).toEqual([]);
});

test('forEachUnusualValue combines entries only if all of them have the same value', () => {
  expect(listed([0.5, 0, 0, 1])).toEqual(['energy 0.5', 'patterns 0']);
  expect(listed([1, 0, 0.5, 1])).toEqual(['fruit 0', 'grains 0.5']);
  expect(listed([1, 1, 0, 1])).toEqual(['grains 0']);
});
