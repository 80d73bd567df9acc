import { expect, test } from 'vitest';
import { escapeFormulas } from '../../../src/text/escaping/escape-formulas.ts';

test.each([
  ['a formula', "=HYPERLINK('http://example.org')", "'=HYPERLINK('http://example.org')"],
  ['a plus', '+cmd', "'+cmd"],
  ['a minus', "-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t=1"],
  ['a carriage return', '\r=1', "'\r=1"],
  ['a full-width sign', '\uFF1D1+1', "'\uFF1D1+1"],
  ['a colour', 'a\u001B[31mred', 'a\\u001b[31mred'],
  ['a C1 control', '\u009B2J', '\\u009b2J'],
  ['a NUL', 'a\0', 'a\\u0000'],
])('escapeFormulas() escapes %s', (_, text, safe) => {
  expect(escapeFormulas(text)).toBe(safe);
});

test.each([
  '-5',
  '+49',
  '-1.5e-3',
  '.5',
  '1=1',
  'a-b',
  'two\nlines\twith a tab',
  '',
  'Müsli, 牛乳',
])('escapeFormulas() keeps %j unchanged', (text) => {
  expect(escapeFormulas(text)).toBe(text);
});
