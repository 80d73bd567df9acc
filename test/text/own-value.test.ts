import { expect, test } from 'vitest';
import { ownValue } from '../../src/text/own-value.ts';

test('ownValue finds the values of a table', () => {
  expect(ownValue({ el: 15 }, 'el')).toBe(15);
  expect(ownValue({ el: 15 }, 'tl')).toBeUndefined();
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'ownValue finds no %s in a table',
  (name) => {
    expect(ownValue({ el: 15 }, name)).toBeUndefined();
  },
);
