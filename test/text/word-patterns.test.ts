import { expect, test } from 'vitest';
import { anyWordOf, wholeWord } from '../../src/text/word-patterns.ts';

test('alternatives are read from tables of words', () => {
  const table = `
    eggs?; fried rice
    (?:red|white) wine
  `;
  expect(anyWordOf(table, 'tea')).toBe('(?:eggs?|fried rice|(?:red|white) wine|tea)');
});

test('a whole word has no letters next to it', () => {
  const pattern = new RegExp(wholeWord(anyWordOf('ei; eis')), 'u');
  expect(['ein', 'drei', '2 ei', 'eis'].map((text) => pattern.test(text))).toEqual([
    ...[false, false],
    ...[true, true],
  ]);
});
