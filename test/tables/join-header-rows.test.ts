import { expect, test } from 'vitest';
import { joinHeaderRows } from '../../src/tables/join-header-rows.ts';

test('joinHeaderRows() applies a name to the blank cells on its right, also in rows of unequal length', () => {
  const join = (above: string, below: string) => `${above}/${below}`;
  expect(joinHeaderRows(['a', ' ', 'b'], ['', 'x', ' y ', 'z'], join)).toEqual([
    'a',
    'a/x',
    'b/y',
    'b/z',
  ]);
});
