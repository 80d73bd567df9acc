import { expect, test } from 'vitest';
import { anyWordOf, wholeWord } from '../../../src/text/words/word-patterns.ts';

test('anyWordOf() reads alternatives from a table of words', () => {
  const table = `
    eggs?; fried rice
    (?:red|white) wine
  `;
  expect(anyWordOf(table, 'tea')).toBe('(?:eggs?|fried rice|(?:red|white) wine|tea)');
});

test('wholeWord() matches a word only if no letter is next to it', () => {
  const pattern = new RegExp(wholeWord(anyWordOf('ei; eis')), 'u');
  expect(['ein', 'drei', '2 ei', 'eis'].map((text) => pattern.test(text))).toEqual([
    ...[false, false],
    ...[true, true],
  ]);
});
