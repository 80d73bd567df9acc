import { expect, test } from 'vitest';
import { namesManyKinds } from '../../../../src/search/lines/words/general-words.ts';

test('namesManyKinds() knows words for kinds that differ', () => {
  for (const word of ['fish', 'Käse', 'pork', 'Wein', 'biscuits']) {
    expect(namesManyKinds([word])).toBe(true);
  }
  for (const words of [['milk'], ['Gouda'], ['red', 'wine'], ['Rotwein'], []]) {
    expect(namesManyKinds(words)).toBe(false);
  }
});
