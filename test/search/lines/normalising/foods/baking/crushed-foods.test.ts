import { expect, test } from 'vitest';
import { withCrushedWeighed } from '../../../../../../src/search/lines/normalising/foods/baking/crushed-foods.ts';
import { readLine } from '../../../../../../src/search/lines/reading/read-line.ts';
import { textOfRemark } from '../../../../../../src/search/lines/words/remark.ts';

test.each([
  ['1 cup crushed cornflakes', '80 g cornflakes'],
  ['1 1/2 cups crushed corn flakes cereal', '120 g corn flakes'],
  ['½ Tasse zerbröselte Cornflakes', '40 g Cornflakes'],
  ['1 cup crushed potato chips', '65 g potato chips'],
  ['2 tbsp cracker crumbs', '10 g crackers'],
  ['1 cup graham cracker crumbs', '1 cup crushed graham crackers'],
])('%s is %s', (text, weighed) => {
  expect(withCrushedWeighed(text)).toBe(weighed);
});

test.each([
  '2 cups cornflakes, crushed',
  '1 cup crushed pineapple',
  '1 cup crushed tomatoes',
  '50 g crushed cornflakes',
])('%s stays', (text) => {
  expect(withCrushedWeighed(text)).toBe(text);
});

test('a remark says that the weight is assumed', () => {
  expect(readLine('1 cup crushed cornflakes').remarks.map(textOfRemark)).toEqual([
    'assumed 80 g for the crushed food',
  ]);
});
