import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WordKeys } from '../../../src/engine/fast-path/word-keys.ts';
import { STOP_WORDS, stopIn } from '../../../src/engine/fast-path/word-scan.ts';
import { hashOfWords } from '../../../src/engine/sums/hash-of-words.ts';

const keys = fc.uniqueArray(fc.string({ maxLength: 14 }), { maxLength: 300 });

test('keys are numbered as they were added, and others are not found', () => {
  fc.assert(
    fc.property(keys, fc.array(fc.string({ maxLength: 14 })), (added, others) => {
      const all = new WordKeys();
      const find = (key: string) => {
        const bytes = Buffer.from(`<${key}>`);
        return all.find(bytes, 1, bytes.length - 1);
      };
      for (const [number, key] of added.entries()) {
        expect(find(key)).toBe(-1);
        const bytes = Buffer.from(key);
        expect(all.add(bytes, 0, bytes.length)).toBe(number);
      }
      expect(added.map(find)).toEqual(added.map((_, number) => number));
      for (const other of others) expect(find(other)).toBe(added.indexOf(other));
    }),
  );
});

test('a key is found by its hash, whatever stands behind it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 4 }), (key, rest) => {
      const all = new WordKeys();
      const bytes = Buffer.from(key);
      all.add(bytes, 0, bytes.length);
      const longer = Buffer.from(`${key}${rest}`);
      const view = new DataView(longer.buffer, longer.byteOffset, longer.length);
      const hash = hashOfWords(longer, 0, bytes.length);
      expect(all.findHashed(view, 0, bytes.length, hash)).toBe(0);
      expect(all.findHashed(view, 0, bytes.length - 1, hash)).toBe(-1);
    }),
  );
});

test('stopIn() points at the first byte of a word that is the one looked for', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 4, maxLength: 4 }),
      fc.nat(255),
      fc.boolean(),
      (bytes, other, isThere) => {
        const stop = isThere ? (bytes[2] as number) : other;
        const word = new DataView(bytes.buffer, bytes.byteOffset).getInt32(0, true);
        const found = stopIn(word, STOP_WORDS[stop] as number);
        const at = found === 0 ? -1 : (31 - Math.clz32(found & -found)) >> 3;
        expect(at).toBe(bytes.indexOf(stop));
      },
    ),
  );
});
