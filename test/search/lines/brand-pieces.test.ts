import { expect, test } from 'vitest';
import { brandPiece } from '../../../src/search/lines/brand-pieces.ts';

test.each([
  [['merci'], 12.5],
  [['Ferrero', 'Rocher'], 12.5],
  [['kinder', 'riegel'], 21],
])('brandPiece knows what one piece of %j weighs', (words, grams) => {
  expect(brandPiece(words)).toBe(grams);
});

test('brandPiece knows no piece of what only has such a word in it', () => {
  expect(brandPiece(['rosehip', 'tea'])).toBeUndefined();
  expect(brandPiece(['chocolate'])).toBeUndefined();
});
