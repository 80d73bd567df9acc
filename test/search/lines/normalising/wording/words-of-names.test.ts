import { expect, test } from 'vitest';
import { withWordsOfNames } from '../../../../../src/search/lines/normalising/wording/words-of-names.ts';

test.each([
  ['1 hartgek. Ei', '1 gek. Ei'],
  ['1 hard-boiled egg', '1 boiled egg'],
  ['außerdem Kekse', 'außerdem Kekse'],
  ['ready-rolled puff pastry', 'puff pastry'],
  ['Brot mit süßem Senf', 'Brot mit süßer Senf'],
  ['mit einem Apfel', 'mit einem Apfel'],
  ['1 cup sliced almonds', '1 cup flaked almonds'],
])('withWordsOfNames(%j)', (text, words) => {
  expect(withWordsOfNames(text)).toBe(words);
});
