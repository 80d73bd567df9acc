import { expect, test } from 'vitest';
import { meatFreeQueries, withMeatFreeInFull } from '../../../src/search/names/meat-free.ts';

const queries = (text: string) => meatFreeQueries(text.split(' ')).map((words) => words.join(' '));

test.each([
  ['vegan duck', ['vegan meat']],
  ['vegan chicken burger', ['vegan burger', 'vegan meat']],
  ['vegetarian pulled pork', ['vegetarian pulled', 'vegan meat']],
  ['vegane ente', ['vegan meat']],
] as const)('"%s" is searched for without the animal', (text, expected) => {
  expect(queries(text)).toEqual(expected);
});

test.each(['vegan chocolate', 'vegan cottage pie', 'chicken burger', 'duck', 'vegan'])(
  '"%s" names no meat that it is free of',
  (text) => {
    expect(queries(text)).toEqual([]);
  },
);

test('"meat free" is one word before a food, but not alone', () => {
  expect(withMeatFreeInFull(['meat', 'free', 'meatballs'])).toEqual(['vegetarian', 'meatballs']);
  expect(withMeatFreeInFull(['meat', 'free'])).toEqual(['meat', 'free']);
  expect(withMeatFreeInFull(['sugar', 'free', 'meat'])).toEqual(['sugar', 'free', 'meat']);
});
