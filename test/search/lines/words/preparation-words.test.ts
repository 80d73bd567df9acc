import { expect, test } from 'vitest';
import { processingsIn } from '../../../../src/search/lines/words/preparation-words.ts';

test.each([
  [
    ['uncooked', 'cod'],
    ['raw', 'dried'],
  ],
  [['uncooked', 'dried', 'mushrooms'], ['dried']],
  [['cod'], []],
])('processingsIn(%j)', (words, states) => {
  expect(processingsIn(words)).toEqual(states);
});
