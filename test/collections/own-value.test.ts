import { expect, test } from 'vitest';
import { ownValue } from '../../src/collections/own-value.ts';

test('ownValue returns the value of a key in a table', () => {
  expect(ownValue({ el: 15 }, 'el')).toBe(15);
  expect(ownValue({ el: 15 }, 'tl')).toBeUndefined();
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'ownValue ignores the inherited member %s',
  (name) => {
    expect(ownValue({ el: 15 }, name)).toBeUndefined();
  },
);
