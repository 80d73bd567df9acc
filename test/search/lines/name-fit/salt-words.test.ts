import { expect, test } from 'vitest';
import { withoutSaltWords } from '../../../../src/search/lines/name-fit/salt-words.ts';

test.each([
  ['low sodium chicken stock', 'chicken stock'],
  ['no salt added tomatoes', 'tomatoes'],
  ['unsalted beef broth', 'beef broth'],
  ['salzarme gemüsebrühe', 'gemüsebrühe'],
])('withoutSaltWords() of %j', (words, rest) => {
  expect(withoutSaltWords(words.split(' '))).toEqual(rest.split(' '));
});

test.each(['chicken stock', 'low fat milk', 'chips no salt', 'unsalted', 'salt'])(
  'withoutSaltWords() finds none in %j',
  (words) => {
    expect(withoutSaltWords(words.split(' '))).toBeUndefined();
  },
);
