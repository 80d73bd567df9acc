import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTooDeep, MAX_DEPTH, withoutNested } from '../../../src/server/bodies/nesting.ts';

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('isTooDeep() counts the levels of %s', (open, close) => {
  const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
  expect(isTooDeep(Buffer.from(nested(MAX_DEPTH)))).toBe(false);
  expect(isTooDeep(Buffer.from(nested(MAX_DEPTH + 1)))).toBe(true);
  expect(isTooDeep(Buffer.from(`[${`${nested(MAX_DEPTH - 1)},`.repeat(100)}1]`))).toBe(false);
});

test('isTooDeep() ignores brackets in texts', () => {
  expect(isTooDeep(Buffer.from(JSON.stringify('"[\\'.repeat(100))))).toBe(false);
});

test('withoutNested() empties what is nested, and keeps everything else', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (members) => {
      const text = JSON.stringify(members);
      const flat = Object.entries(JSON.parse(text)).map(([key, value]) => {
        if (typeof value !== 'object' || value === null) return [key, value];
        return [key, Array.isArray(value) ? [] : {}];
      });
      expect(Object.entries(JSON.parse(withoutNested(Buffer.from(text))))).toEqual(flat);
    }),
  );
});

test('withoutNested() leaves out what follows an array without an end', () => {
  expect(withoutNested(Buffer.from('{"id":1,"a":[2,[3'))).toBe('{"id":1,"a":[');
});
