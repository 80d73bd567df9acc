import { expect, test } from 'vitest';
import { withKindsOfYeast } from '../../../../../../src/search/lines/normalising/foods/baking/kinds-of-yeast.ts';

test.each([
  ['1/2 Würfel Hefe', '1/2 Würfel Frischhefe'],
  ['1 Würfel Germ', '1 Würfel Frischhefe'],
  ['1 Päckchen Hefe', '1 Päckchen Hefe'],
  ['20 g Germ', '20 g Frischhefe'],
  ['2 dag Germ', '2 dag Frischhefe'],
  ['10 g Hefe', '10 g Frischhefe'],
  ['7 g Hefe', '7 g Hefe'],
  ['14 g Hefe', '14 g Hefe'],
  ['14 g yeast', '14 g yeast'],
  ['25g yeast, crumbled', '25g Frischhefe, crumbled'],
  ['25 g yeast (instant)', '25 g yeast (instant)'],
  ['20 g yeast (fast-action)', '20 g yeast (fast-action)'],
  ['20 g Hefe, getrocknet', '20 g Hefe, getrocknet'],
  ['1 cube yeast extract', '1 cube yeast extract'],
  ['20 g Hefeteig', '20 g Hefeteig'],
])('withKindsOfYeast(%j)', (text, told) => {
  expect(withKindsOfYeast(text)).toBe(told);
});
