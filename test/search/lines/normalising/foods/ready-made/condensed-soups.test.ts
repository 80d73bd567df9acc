import { expect, test } from 'vitest';
import { withCondensedSoups } from '../../../../../../src/search/lines/normalising/foods/ready-made/condensed-soups.ts';

test.each([
  ['1 can (10.5 oz) cream of celery soup', '1 can (10.5 oz) condensed cream of celery soup'],
  ['1 10 3/4 ounce can tomato soup', '1 10 3/4 ounce can condensed tomato soup'],
  [
    '2 cans of cream of chicken soup',
    '2 cans of condensed cream of chicken soup or cream of chicken soup',
  ],
  ['1 can (10.5 oz) condensed tomato soup', '1 can (10.5 oz) condensed tomato soup'],
  ['1 tin tomato soup', '1 tin tomato soup'],
  ['1 cup cream of chicken soup', '1 cup cream of chicken soup'],
  ['110 oz tomato soup', '110 oz tomato soup'],
])('withCondensedSoups() writes %j as %j', (text, named) => {
  expect(withCondensedSoups(text)).toBe(named);
});
