import { expect, test } from 'vitest';
import { memoizeBounded } from '../../src/collections/bounded-cache.ts';

test('memoizeBounded() computes each cached value once, and evicts the oldest', () => {
  const made: number[] = [];
  const double = memoizeBounded(2, (key: number) => {
    made.push(key);
    return 2 * key;
  });
  expect([1, 2, 1, 2, 3, 2, 1].map(double)).toEqual([2, 4, 2, 4, 6, 4, 2]);
  expect(made).toEqual([1, 2, 3, 1]);
});

test('memoizeBounded() does not cache a missing value', () => {
  let asked = 0;
  const find = memoizeBounded(2, (): string | undefined => {
    asked += 1;
    return asked > 1 ? 'found' : undefined;
  });
  expect([find(1), find(1), find(1)]).toEqual([undefined, 'found', 'found']);
});
