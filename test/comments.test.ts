import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { privateWords } from './support/private-words.ts';

const SRC = path.join(import.meta.dirname, '../src');

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.[jt]s$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(SRC, name), 'utf8') }));

const DECLARATION =
  /^export (?:async |abstract )?(?:function\*?|class|interface|type|const|let) (\w+)/;

/** Rules, commands, schemas of input and layouts describe themselves to people, in these members. */
const DESCRIBES_ITSELF = /summary: |code: '|\bfields\(|defineCommand\(/;

/** The rooms whose numbers are measured, published or limits, and so need a source or a unit. */
const ROOMS_OF_NUMBERS =
  /^(?:catalogue|engine|evaluation|io|meals|model|rules|search|server|tables|text)\//;

/** Lines that may be between a comment and its declaration. */
const PASSED_OVER = /^\s*\/\/ biome-ignore/;

/** A named number, such as `const MAX_ENTRIES = 100_000;`. */
const NUMBER = /^const ([A-Z][A-Z\d_]+)(?:: number)? = -?\d[\d_.e+*\- ]*;/;

/**
 * The names that `pattern` finds at the beginning of a line that no doc comment precedes. Named
 * numbers below each other share a comment.
 */
function undocumented(text: string, pattern: RegExp): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = pattern.exec(line)?.[1];
    const before = lines
      .slice(0, index)
      .findLast((one) => !PASSED_OVER.test(one) && !NUMBER.test(one));
    if (name === undefined || before?.trimEnd().endsWith('*/') === true) return [];
    return DESCRIBES_ITSELF.test(lines.slice(index, index + 5).join('\n')) ? [] : [name];
  });
}

test('undocumented() finds a declaration without a comment, unless it describes itself', () => {
  const source = [
    '/** What A is. */',
    'export const A = 1;',
    'export const RULE = {',
    "  code: 'meal/shape',",
    '};',
    'export const B = 2;',
  ].join('\n');
  expect(undocumented(source, DECLARATION)).toEqual(['B']);
});

test('every exported function, type and constant has a doc comment', () => {
  const missing = FILES.filter(({ name }) => name.endsWith('.ts')).flatMap(({ name, text }) =>
    undocumented(text, DECLARATION).map((of) => `${name}: ${of}`),
  );
  expect(missing).toEqual([]);
});

test('every named number has a doc comment with its unit or source', () => {
  const missing = FILES.filter(({ name }) => ROOMS_OF_NUMBERS.test(name)).flatMap(
    ({ name, text }) => undocumented(text, NUMBER).map((of) => `${name}: ${of}`),
  );
  expect(missing).toEqual([]);
});

test('comments use plain words', () => {
  const offenders = FILES.flatMap(({ name, text }) => {
    const comments = text.match(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? [];
    return comments.flatMap((comment) => {
      const line = comment.replace(/\s*\n\s*\*?/g, ' ');
      return privateWords(line).map((problem) => `${name}: ${problem}`);
    });
  });
  expect(offenders).toEqual([]);
});

/** A doc comment that makes sense only next to another one: a hover shows it alone. */
const DEPENDENT = /\/\*\*\s*\*?\s*((?:The same|Of)\b[^\n]*)/g;

test('doc comments name their subject, instead of "The same" or "Of"', () => {
  const offenders = FILES.flatMap(({ name, text }) =>
    [...text.matchAll(DEPENDENT)].map(([, comment]) => `${name}: ${comment}`),
  );
  expect(offenders).toEqual([]);
});
