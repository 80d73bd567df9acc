import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyOrder } from '../../../src/engine/sums/key-order.ts';

function key(labels: readonly string[]): Uint8Array {
  return Buffer.concat(labels.flatMap((label) => [Buffer.from(label), Buffer.of(0xff)]));
}

/** Whether keys count as sorted, one step after the other. */
function isSorted(keys: readonly (readonly string[])[]): boolean {
  const [{ length } = { length: 0 }] = keys;
  const order = new KeyOrder(length);
  return keys
    .slice(1)
    .every((labels, index) => order.step(key(keys[index] as string[]), 0, key(labels), 0));
}

test.each<[string, string[][]]>([
  ['names', [['Ann'], ['Anna'], ['Bo']]],
  ['numbers', [['2'], ['9'], ['10'], ['100']]],
  ['numbers in descending order', [['100'], ['10'], ['9'], ['2']]],
  [
    'names, with ascending numbers in each',
    [
      ['Ann', '9'],
      ['Ann', '10'],
      ['Bo', '1'],
      ['Bo', '2'],
    ],
  ],
  [
    'numbers, with descending days in each',
    [
      ['9', '2026-02-01'],
      ['9', '2026-01-31'],
      ['10', '2026-02-01'],
    ],
  ],
])('keys are sorted: %s', (_, keys) => {
  expect(isSorted(keys)).toBe(true);
});

test.each<[string, string[][]]>([
  ['a key that repeats', [['a'], ['b'], ['a']]],
  ['numbers that rise and fall', [['1'], ['3'], ['2']]],
  [
    'numbers that rise in one name and fall in the next',
    [
      ['a', '1'],
      ['a', '2'],
      ['b', '2'],
      ['b', '1'],
    ],
  ],
])('keys are not sorted: %s', (_, keys) => {
  expect(isSorted(keys)).toBe(false);
});

test('keys that count as sorted contain no key twice', () => {
  const label = fc.oneof(fc.nat(30).map(String), fc.constantFrom('a', 'b', 'ab', 'ä', ''));
  fc.assert(
    fc.property(fc.array(fc.tuple(label, label), { minLength: 1, maxLength: 6 }), (keys) => {
      const distinct = new Set(keys.map((labels) => JSON.stringify(labels)));
      if (isSorted(keys)) expect(distinct.size).toBe(keys.length);
    }),
    { numRuns: 3000 },
  );
});
