import { expect, test } from 'vitest';
import {
  LETTERS,
  quickPatternsInTests,
  SCRIPTS,
  withQuickPatterns,
} from '../../build/quick-patterns.js';

const letter = new RegExp(`[${LETTERS}]`, 'u');
const characters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

test.each(Object.entries(SCRIPTS))(
  'the ranges contain exactly the letters of %s',
  (_, [first, last]) => {
    const other = characters(first, last).filter((one) => letter.test(one) !== /\p{L}/u.test(one));
    expect(other).toEqual([]);
  },
);

test('the ranges contain no digits, marks, signs or emoji', () => {
  const others = characters(0, 0x1f_fff).filter((one) => letter.test(one) && !/\p{L}/u.test(one));
  expect(others).toEqual([]);
});

/** A module with a shorter text in place of the ranges. */
const changed = (text: string) =>
  withQuickPatterns(text, 'example.ts')
    .replaceAll(LETTERS, 'a-z')
    .replaceAll(QUOTED, 'a-z (quoted)');
const QUOTED = LETTERS.replaceAll('\\', '\\\\');

/** A raw template with a value in it. */
function raw(pattern: string): string {
  return `x = String.raw\`${pattern.replace('VALUE', ['$', '{y}'].join(''))}\`;`;
}

test.each([
  ['a regular expression', String.raw`x = /^\p{L}+$/u;`, 'x = /^[a-z]+$/u;'],
  ['square brackets', String.raw`x = /[^\p{L}\d]/u;`, String.raw`x = /[^a-z\d]/u;`],
  ['brackets that are escaped', String.raw`x = /\[\p{L}\]/u;`, String.raw`x = /\[[a-z]\]/u;`],
  ['a list of code', String.raw`x = [/\p{L}/u];`, 'x = [/[a-z]/u];'],
  ['a raw template', raw(String.raw`[VALUE\p{L}]\p{L}`), raw('[VALUEa-z][a-z]')],
  ['a string', String.raw`x = '\\p{L}[\\p{L}]';`, "x = '[a-z (quoted)][a-z (quoted)]';"],
  ['another template', 'x = `\\\\p{L}`;', 'x = `[a-z (quoted)]`;'],
  ['what is no pattern', 'x = y; // \\p{L}', 'x = y; // \\p{L}'],
])('withQuickPatterns() writes ranges in %s', (_, text, expected) => {
  expect(changed(text)).toBe(expected);
});

test('tests use the same patterns as the program', () => {
  const text = String.raw`x = /\p{L}/u;`;
  expect(quickPatternsInTests.transform(text, '/viand/src/x.ts')).toBe(
    withQuickPatterns(text, 'x.ts'),
  );
  expect(quickPatternsInTests.transform(text, '/viand/test/x.ts')).toBeUndefined();
});
