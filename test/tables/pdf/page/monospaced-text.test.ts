import { expect, test } from 'vitest';
import { withWordsJoined } from '../../../../src/tables/pdf/page/monospaced-text.ts';

/** A text at a place from the left, in points. */
function at(left: number, str: string, width: number, fontName = 'f1') {
  return { str, width, fontName, height: 10, transform: [10, 0, 0, 10, left, 700] };
}

test('withWordsJoined() joins words of a monospaced font', () => {
  const items = [
    ...[at(60, 'Zutaten', 42), at(102, ' ', 6), at(108, 'für', 18), at(126, ' ', 6)],
    at(132, '4', 6),
  ];
  expect(withWordsJoined(items)).toEqual([at(60, 'Zutaten für 4', 78)]);
});

test('withWordsJoined() goes by the place of the next word, whatever the font says of its blanks', () => {
  const items = [at(60, 'Brot', 24), at(84, ' ', 8), at(90, '50', 12)];
  expect(withWordsJoined(items)).toEqual([at(60, 'Brot 50', 42)]);
});

test.each([
  ['a wider gap', [at(60, 'Brot', 24), at(84, ' ', 18), at(102, '50 g', 24)]],
  ['letters of different widths', [at(60, 'Brot', 24), at(84, ' ', 5), at(89, '50 g', 20)]],
  ['another font', [at(60, 'Brot', 24), at(84, ' ', 6), at(90, '50 g', 24, 'f2')]],
])('withWordsJoined() keeps texts apart for %s', (_, items) => {
  expect(withWordsJoined(items)).toEqual(items);
});
