import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WordKeys } from '../../../src/engine/fast-path/word-keys.ts';

const keys = fc.uniqueArray(fc.string({ maxLength: 14 }), { maxLength: 300 });

test('keys are numbered in the order of their addition, and other keys are not found', () => {
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
