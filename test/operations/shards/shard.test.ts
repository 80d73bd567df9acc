import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LabelHash, readShard } from '../../../src/operations/shards/shard.ts';

function hashOf(...labels: readonly string[]): number {
  const hash = new LabelHash();
  for (const label of labels) {
    const bytes = Buffer.from(label);
    hash.add(bytes, 0, bytes.length);
  }
  return hash.take();
}

test('the hash of labels is stable, since shards of different releases would otherwise overlap', () => {
  expect([hashOf('P1', '1'), hashOf('ä'), hashOf('')]).toMatchInlineSnapshot(`
    [
      1702891581,
      1184905602,
      3099819549,
    ]
  `);
});

test('labels with the same characters have different hashes if they are split differently', () => {
  expect(hashOf('a', 'bc')).not.toBe(hashOf('ab', 'c'));
});

test('groups with consecutive numbers are spread evenly over shards', () => {
  const counts = new Array<number>(8).fill(0);
  for (let person = 0; person < 8000; person++) {
    const shard = hashOf(`${person}`, '1') % 8;
    counts[shard] = (counts[shard] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1150);
});

test('readShard() reads a number and a count, and rejects other text', () => {
  expect(readShard('2/8')).toEqual({ number: 2, count: 8 });
  for (const text of ['0/8', '9/8', '1/0', '1', '/', '-1/2', '1.5/2', '1/20000', ' 1/2']) {
    expect(readShard(text)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(9_999), (count, before) => {
      const number = (before % count) + 1;
      expect(readShard(`${number}/${count}`)).toEqual({ number, count });
    }),
  );
});
