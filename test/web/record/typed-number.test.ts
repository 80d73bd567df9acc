import path from 'node:path';
import { expect, test } from 'vitest';

const { typedNumber, numberText } = (await import(
  path.join(import.meta.dirname, '../../../src/web/record/typed-number.js')
)) as {
  typedNumber: (text: string, language?: string) => number | undefined;
  numberText: (value: number, language?: string) => string;
};

test.each([
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 200 ', 200],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['2½', 2.5],
  ['.5', 0.5],
])('typedNumber() reads %j as %d in both languages', (text, number) => {
  expect(typedNumber(text, 'en')).toBe(number);
  expect(typedNumber(text, 'de')).toBe(number);
});

test('typedNumber() accepts the thousands separator of the language', () => {
  expect(typedNumber('1.250', 'de')).toBe(1250);
  expect(typedNumber('1.250,5', 'de')).toBe(1250.5);
  expect(typedNumber('1,250', 'en')).toBe(1250);
  expect(typedNumber('1.25', 'de')).toBe(1.25);
});

test.each(['', 'two', '1,5,5', '-1', '1/0', '12 g', 'e5'])('typedNumber() rejects %j', (text) => {
  expect(typedNumber(text, 'en')).toBeUndefined();
});

test('numberText() writes a number with the decimal separator of the language', () => {
  expect(numberText(1.5, 'de')).toBe('1,5');
  expect(numberText(1.5, 'en')).toBe('1.5');
  expect(typedNumber(numberText(1234.5, 'de'), 'de')).toBe(1234.5);
});
