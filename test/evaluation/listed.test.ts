import { expect, test } from 'vitest';
import { forEachListed } from '../../src/evaluation/listed.ts';

const ENTRIES = [
  { as: 'energy', unless: 1 },
  { as: 'fruit', unless: 1, together: 'patterns' },
  { as: 'grains', unless: 1, together: 'patterns' },
  { as: 'sodium', unless: 1 },
];

function listed(values: readonly number[]) {
  const found: string[] = [];
  forEachListed(
    ENTRIES,
    (entry) => values[ENTRIES.indexOf(entry)] as number,
    (name, value) => found.push(`${name} ${value}`),
  );
  return found;
}

test('forEachListed skips the usual value and unknown values', () => {
  expect(listed([1, 1, 1, 0.5])).toEqual(['sodium 0.5']);
  expect(listed([Number.NaN, 1, 1, 1])).toEqual([]);
});

test('forEachListed combines entries only if all of them have the same value', () => {
  expect(listed([0.5, 0, 0, 1])).toEqual(['energy 0.5', 'patterns 0']);
  expect(listed([1, 0, 0.5, 1])).toEqual(['fruit 0', 'grains 0.5']);
  expect(listed([1, 1, 0, 1])).toEqual(['grains 0']);
});
