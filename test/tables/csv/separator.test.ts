import { expect, test } from 'vitest';
import { separatorOf } from '../../../src/tables/csv/separator.ts';

test.each([
  ['a,b;c,d', ','],
  ['a;b;c,d', ';'],
  ['a\tb\tc', '\t'],
  ['"a,b,c";d', ';'],
  ['a', ','],
  ['a;b,c', ','],
])('separatorOf %j is %j', (header, separator) => {
  expect(separatorOf(header)).toBe(separator);
});
