import { expect, test } from 'vitest';
import { isQueryForNoFood } from '../../../src/search/names/no-foods.ts';
import { foldWords } from '../../../src/text/words/fold-words.ts';

test.each([
  'soap',
  'batteries',
  'Felix cat food',
  'washing-up liquid',
  'Zahnpasta',
  'Hundekuchen',
  'Katzenfutter',
  'Sonnencreme',
  'hairspray',
  'table',
])('%s is not a food', (query) => {
  expect(isQueryForNoFood(foldWords(query))).toBe(true);
});

test.each([
  'tomato soap',
  'hot dog',
  'baby food',
  'table salt',
  'straw potatoes',
  'Katzenzungen',
  'Zahnstocher',
])('%s may be a food', (query) => {
  expect(isQueryForNoFood(foldWords(query))).toBe(false);
});
