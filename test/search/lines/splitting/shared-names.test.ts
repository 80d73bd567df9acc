import { expect, test } from 'vitest';
import { foodsOfSharedName } from '../../../../src/search/lines/splitting/shared-names.ts';

test.each<[text: string, foods: string[]]>([
  ['1 red and 1 green bell pepper', ['1 red bell pepper', '1 green bell pepper']],
  ['1 red and 1 green pepper, diced', ['1 red pepper', '1 green pepper']],
  ['1 rote, 1 gelbe und 1 grüne Paprika', ['1 rote Paprika', '1 gelbe Paprika', '1 grüne Paprika']],
  ['1 rote Paprika und 1 gelbe', ['1 rote Paprika', '1 gelbe Paprika']],
  ['½ rote und ½ kleine gelbe Paprika', ['½ rote Paprika', '½ kleine gelbe Paprika']],
  ['200 g green and 200 g red grapes', ['200 g green grapes', '200 g red grapes']],
  ['1 glass of red and 1 glass of white wine', ['1 glass of red wine', '1 glass of white wine']],
])('the foods in %s share a noun', (text, foods) => {
  expect(foodsOfSharedName(text)).toEqual(foods);
});

test.each([
  '1 glass of red and 1 green salad',
  '1 red pepper and 1 green apple',
  '1 red and green pepper',
  '1 Brötchen und 1 helle Semmel',
  '1 red and 1 pizza',
])('the foods in %s share no noun', (text) => {
  expect(foodsOfSharedName(text)).toBeUndefined();
});
