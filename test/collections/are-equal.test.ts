import { expect, test } from 'vitest';
import { areEqual } from '../../src/collections/are-equal.ts';

const cycle = () => {
  const entry: Record<string, unknown> = { amount: 1 };
  entry['self'] = entry;
  entry['list'] = [entry];
  return entry;
};

test.each([
  [{ amount: 5n }, { amount: 5n }, true],
  [{ amount: NaN }, { amount: NaN }, true],
  [{ amount: 0 }, { amount: -0 }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ tags: ['a', { b: 1 }] }, { tags: ['a', { b: 1 }] }, true],
  [{ amount: 5n }, { amount: 5 }, false],
  [{ amount: 1 }, { amount: 1, time: '8:00' }, false],
  [{ amount: undefined }, { unit: undefined }, false],
  [{ list: [] }, { list: {} }, false],
  [{ at: new Date(0) }, { at: new Date(0) }, true],
  [{ at: new Date(0) }, { at: new Date(1) }, false],
  [new Map([[1, 2]]), new Map([[1, 2]]), false],
  [null, {}, false],
  [cycle(), cycle(), false],
])('%o and %o', (a, b, equal) => {
  expect(areEqual(a, b)).toBe(equal);
});
