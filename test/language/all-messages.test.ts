import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { problemsInGerman } from '../../src/language/de/problems/problems-and-notes.ts';
import { translator } from '../../src/language/translate.ts';

/** Folders whose messages the terminal shows: not those of HTTP and of importers of published tables. */
const FILES = globSync([
  'src/{catalogue,cli,engine,io,meals,operations}/**/*.ts',
  'src/rules/labels/*.ts',
  'src/server/clients/*.ts',
  '!src/cli/mcp/**',
]);

/** Only programs and requests receive these messages, which are in English. */
const FOR_PROGRAMS =
  /^src\/(?:engine\/(?:evaluate|groups-and-summary)|operations\/(?:library-options|fields|match\/match-text-record))\.ts$/;

/** The same in both languages. */
const SAME = new Set(['efsa, dri, dach', 'female, male', 'pregnant, lactating', 'totals']);

/** Composed of texts that other tests check. */
const COMPOSED = /\$\{(?:use|what|whyNoLabel\(meal, value\))\}/;

/** A message or expectation that is literal where the diagnostic is made; gaps contain no further text. */
const WRITTEN = /\b(?:message|expected):\s*(['`])((?:(?!\1)[^\\]|\\.)*)\1/g;
const GAP = /\$\{[^{}'`]*\}/g;

test('every diagnostic has a German text', () => {
  const german = translator('de');
  const texts = FILES.filter((file) => !FOR_PROGRAMS.test(file)).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(WRITTEN), ([, , text = '']) =>
      text.replace(/\\(.)/g, '$1'),
    ),
  );
  // A text that consists only of gaps is composed of other texts.
  const written = texts.filter((text) => /[a-z]{2}/.test(text.replace(GAP, '')));
  const whole = written.filter((text) => !text.replace(GAP, '').includes('${'));
  expect(whole.length).toBeGreaterThan(200);
  const isKnown = (text: string) =>
    ['x', '"x"', '1'].some((gap) => {
      const filled = text.replace(GAP, gap);
      return german(filled) !== filled;
    });
  expect(whole.filter((text) => !SAME.has(text) && !COMPOSED.test(text) && !isKnown(text))).toEqual(
    [],
  );
});

test('every gap of a German text has the number of a gap of the English one', () => {
  const wrong = problemsInGerman().filter(([english, text]) => {
    const gaps = english.split('{}').length - 1;
    const numbers = Array.from(text.matchAll(/\{(\d?)[!&%#-]?\}/g), ([, number]) => number);
    return numbers.some((number) => number === '' || Number(number) >= gaps);
  });
  expect(wrong).toEqual([]);
});
