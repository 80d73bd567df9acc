import { expect, test } from 'vitest';
import { InvalidValue } from '../../src/cli/define-command.ts';
import { wholeNumberReader } from '../../src/cli/whole-number-reader.ts';

const read = wholeNumberReader('a whole number from 1 to 4', 1, 4);

test.each([
  ['1', 1],
  ['4', 4],
  [' 2 ', 2],
])('wholeNumberReader() reads %j', (text, number) => {
  expect(read(text)).toBe(number);
});

test.each(['', ' ', '0', '5', '2.5', 'two', 'NaN', 'Infinity'])(
  'wholeNumberReader() refuses %j',
  (text) => {
    expect(() => read(text)).toThrow(new InvalidValue('expected a whole number from 1 to 4'));
  },
);

test('wholeNumberReader() without bounds reads any whole number', () => {
  expect(wholeNumberReader('a whole number')('-3')).toBe(-3);
});
