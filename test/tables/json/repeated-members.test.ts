import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedMembers } from '../../../src/tables/json/repeated-members.ts';

test('repeatedMembers() finds repeated names in an object, at any depth', () => {
  const text = '[{"a": 1, "b": [{"x": 1, "x": 2}], "a": "b:{", "c": {"a": 1}}, {"a": 1}]';
  expect(repeatedMembers(text)).toEqual([
    { name: 'x', pointer: '/0/b/0/x' },
    { name: 'a', pointer: '/0/a' },
  ]);
});

test('repeatedMembers() decodes escaped names, and escapes its pointers', () => {
  expect(repeatedMembers('{"/~": {"\\u0061": 1, "a": 2}}')).toEqual([
    { name: 'a', pointer: '/~1~0/a' },
  ]);
});

test('repeatedMembers() finds nothing in the output of JSON.stringify()', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      expect(repeatedMembers(JSON.stringify(value, null, indent))).toEqual([]);
    }),
  );
});
