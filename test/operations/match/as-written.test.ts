import { expect, test } from 'vitest';
import { asWritten } from '../../../src/operations/match/as-written.ts';

test.each<[line: string, foods: string[], written: string[]]>([
  ['200 g Reis, gewaschen', ['200 g Reis, ungekocht'], ['200 g Reis, gewaschen']],
  ['200 g rice, cooked or raw', ['200 g rice, cooked'], ['200 g rice, cooked or raw']],
  [
    '200 g Linsen, gewaschen, 100 g Brot',
    ['200 g Linsen, ungekocht', '100 g Brot'],
    ['200 g Linsen, gewaschen', '100 g Brot'],
  ],
  ['zwei Eier und drei Tomaten', ['2 Eier', '3 Tomaten'], ['zwei Eier', 'drei Tomaten']],
  ['1 buttered crumpet', ['1 crumpet', 'butter'], ['1 crumpet', 'butter']],
  ['toast w/ jam, 1 apple', ['toast with jam', '1 apple'], ['toast w/ jam', '1 apple']],
  ['1 apple, toast w/ jam', ['1 apple', 'toast with jam'], ['1 apple', 'toast w/ jam']],
  [
    'juice and zest of 1 lemon',
    ['juice of 1 lemon', 'zest of 1 lemon'],
    ['juice', 'zest of 1 lemon'],
  ],
  [
    '2 scoops ice cream (chocolate, vanilla)',
    ['1 scoops ice cream (chocolate)', '1 scoops ice cream (vanilla)'],
    ['2 scoops ice cream (chocolate', 'vanilla'],
  ],
  ['sandwich', ['bread', 'ham', 'cheese'], ['bread', 'ham', 'cheese']],
])('asWritten: %s', (line, foods, written) => {
  expect(asWritten(line, foods)).toEqual(written);
});

test('asWritten: a long gap between two foods takes no longer than a short one', () => {
  const gap = ' '.repeat(5000);
  expect(asWritten(`plus 4.9${gap}x`, ['a', 'b'])).toEqual(['a', 'b']);
});
