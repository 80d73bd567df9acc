import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOfKey } from '../../../src/engine/sums/byte-keys.ts';
import { Groups } from '../../../src/engine/sums/groups.ts';
import { KeyTable, type WantedKeys } from '../../../src/engine/sums/key-table.ts';

const WIDTH = 6;

/** Keys one after another, with bytes in front. */
function wanted(words: readonly string[], before = ''): WantedKeys {
  const keys = words.map((word) => Buffer.from(`${word}\xff`, 'latin1'));
  const bytes = Buffer.concat([Buffer.from(before), ...keys]);
  const start = before.length;
  const ends = Int32Array.from(keys, () => 0);
  keys.reduce((end, { length }, index) => {
    ends[index] = end + length;
    return end + length;
  }, start);
  const hashes = Int32Array.from(keys, (key) => hashOfKey(key, 0, key.length));
  return { bytes, start, ends, hashes };
}

const word = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.string({ minLength: 20, maxLength: 40 }),
  fc.integer({ min: 0, max: 400 }).map(String),
);

test('KeyTable numbers keys in the order in which they first occur', () => {
  const calls = fc.array(fc.array(word, { minLength: 1, maxLength: 300 }), { maxLength: 8 });
  fc.assert(
    fc.property(calls, word, (lists, stranger) => {
      const table = KeyTable.make(10_000) as KeyTable;
      const known = new Map<string, number>();
      for (const list of lists) {
        const numbers = list.map((one) => {
          if (!known.has(one)) known.set(one, known.size);
          return known.get(one);
        });
        const from = Math.floor(list.length / 3);
        const { ends, ...keys } = wanted(list, 'before');
        // Two calls: the second one begins where the first one ends.
        const first = from === 0 ? [] : [...(table.numbersOf({ ...keys, ends }, 0, from) ?? [])];
        const start = from === 0 ? keys.start : (ends[from - 1] as number);
        const second = table.numbersOf({ ...keys, start, ends }, from, list.length) ?? [];
        expect([...first, ...second]).toEqual(numbers);
      }
      expect(table.length).toBe(known.size);
      for (const one of [...known.keys(), stranger]) {
        const { bytes } = wanted([one], 'x');
        expect(table.numberOf(bytes, 1, bytes.length)).toBe(known.get(one) ?? known.size);
      }
    }),
    { numRuns: 60 },
  );
});

test('groups are the same whether keys are looked up together or one by one', () => {
  const step = fc.record({
    list: fc.array(word, { minLength: 1, maxLength: 60 }),
    isAtOnce: fc.boolean(),
  });
  const steps = fc.array(step, { maxLength: 12 });
  fc.assert(
    // Groups may exceed what the table holds.
    fc.property(steps, fc.constantFrom(40, 100_000), (all, maxTableKeys) => {
      const groups = new Groups(WIDTH, maxTableKeys);
      const plain = new Groups(WIDTH, 0);
      // From here on, the keys are not sorted.
      for (const some of [groups, plain]) for (const one of ['b', 'a', 'b']) some.ofLabels([one]);
      for (const { list, isAtOnce } of all) {
        const keys = wanted(list);
        const expected = list.map((_, index) => {
          const start = index === 0 ? 0 : (keys.ends[index - 1] as number);
          return plain.of(keys.bytes, start, keys.ends[index] as number);
        });
        const found = isAtOnce ? groups.ofAll(keys, 0, list.length) : undefined;
        if (found !== undefined) expect([...found]).toEqual(expected);
        else {
          const one = list.map((_, index) => {
            const start = index === 0 ? 0 : (keys.ends[index - 1] as number);
            return groups.of(keys.bytes, start, keys.ends[index] as number);
          });
          expect(one).toEqual(expected);
        }
      }
      const labels = (some: Groups) =>
        Array.from({ length: some.length }, (_, group) => some.labels(group));
      expect(labels(groups)).toEqual(labels(plain));
      expect(groups.sums.length).toBe(plain.sums.length);
      groups.clear();
      groups.ofLabels(['z']);
      expect([groups.length, groups.areSorted]).toEqual([1, true]);
    }),
    { numRuns: 60 },
  );
});
