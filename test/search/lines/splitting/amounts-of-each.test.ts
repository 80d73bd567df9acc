import { expect, test } from 'vitest';
import { foodsOfEach } from '../../../../src/search/lines/splitting/amounts-of-each.ts';

test.each<[text: string, foods: string[]]>([
  [
    '1 tsp each cumin, coriander and turmeric',
    ['1 tsp cumin', '1 tsp coriander', '1 tsp turmeric'],
  ],
  ['je 1 TL Kreuzkümmel und Koriander', ['1 TL Kreuzkümmel', '1 TL Koriander']],
  ['100 g each of peas, carrots and corn', ['100 g peas', '100 g carrots', '100 g corn']],
  ['Salz und Pfeffer, je 1 Prise', ['1 Prise Salz', '1 Prise Pfeffer']],
  ['je 1 rote und gelbe Paprika', ['1 rote Paprika', '1 gelbe Paprika']],
  ['1 each red and green pepper', ['1 red pepper', '1 green pepper']],
  ['carrots & peas, 1 cup each', ['1 cup carrots', '1 cup peas']],
])('in %s, each food has the amount', (text, foods) => {
  expect(foodsOfEach(text)).toEqual(foods);
});

test.each([
  '2 yoghurts, 125 g each',
  '2 Brötchen mit je 20 g Butter',
  'je 100 g Quark',
  '1 tsp cumin and coriander',
  'Brot mit Käse und Wurst, je 1 Scheibe',
])('%s does not give each food the amount', (text) => {
  expect(foodsOfEach(text)).toBeUndefined();
});
