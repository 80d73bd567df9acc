import { expect, test } from 'vitest';
import { withoutAnyMaker, withoutMakers } from '../../../../src/search/lines/words/makers.ts';

test.each([
  ['tesco milk', 'milk'],
  ['chicken tikka masala sainsburys', 'chicken tikka masala'],
  ['M&S scotch egg', 'scotch egg'],
  ['Rewe Bio Joghurt', 'Bio Joghurt'],
  ["Sainsbury's Taste the Difference sausages", 'sausages'],
  ['Tesco Finest coleslaw', 'coleslaw'],
  ['Rewe Beste Wahl Gouda', 'Gouda'],
  ['prawn sandwich from M&S', 'prawn sandwich'],
  ['Whopper Burger King', 'Whopper'],
  ['burger king', 'burger king'],
])('%s is the same food from another shop', (text, food) => {
  expect(withoutAnyMaker(text)).toBe(food);
});

test.each(['Aldi', 'Lidl 2', 'oat milk'])('%s stays unchanged', (text) => {
  expect(withoutAnyMaker(text)).toBe(text);
});

test('a maker at the end may say what the food is', () => {
  expect(withoutMakers('hamburger from McDonalds')).toBe('hamburger');
  expect(withoutMakers('burger king')).toBe('burger king');
});
