import { expect, test } from 'vitest';
import { meatFreeQueries, withMeatFreeInFull } from '../../../src/search/names/meat-free.ts';

const queries = (text: string) => meatFreeQueries(text.split(' ')).map((words) => words.join(' '));

test.each([
  ['vegan duck', ['vegan meat']],
  ['vegan chicken burger', ['vegan burger', 'vegetarian burger', 'vegetable burger', 'vegan meat']],
  [
    'vegetarian pulled pork',
    ['vegetarian pulled', 'vegan pulled', 'vegetable pulled', 'vegan meat'],
  ],
  ['vegane ente', ['vegan meat']],
  ['vegan lamb curry', ['vegan curry', 'vegetarian curry', 'vegetable curry']],
  ['vegan prawn crackers', ['vegan crackers', 'vegetarian crackers', 'vegetable crackers']],
  ['non vegan sausages', ['sausages']],
] as const)('"%s" is searched for without the animal', (text, expected) => {
  expect(queries(text)).toEqual(expected);
});

test.each([
  'vegan chocolate',
  'vegan cottage pie',
  'chicken burger',
  'duck',
  'vegan',
  'vegan oyster mushrooms',
  'vegane beef tomato',
  'vegetarian crab apple',
  'vegan crab apple jelly',
  'vegan goose berries',
  'vegan kidney beans',
])('"%s" names no meat that it is free of', (text) => {
  expect(queries(text)).toEqual([]);
});

test('"meat free" is one word before a food, but not alone', () => {
  expect(withMeatFreeInFull(['meat', 'free', 'meatballs'])).toEqual(['vegetarian', 'meatballs']);
  const isVegan = ([diet]: readonly string[]) => diet === 'vegan';
  expect(withMeatFreeInFull(['meat', 'free', 'nuggets'], isVegan)).toEqual(['vegan', 'nuggets']);
  expect(withMeatFreeInFull(['meat', 'free'])).toEqual(['meat', 'free']);
  expect(withMeatFreeInFull(['sugar', 'free', 'meat'])).toEqual(['sugar', 'free', 'meat']);
});
