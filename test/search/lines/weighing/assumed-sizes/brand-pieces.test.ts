import { expect, test } from 'vitest';
import { brandPiece } from '../../../../../src/search/lines/weighing/assumed-sizes/brand-pieces.ts';

test.each([
  [['merci'], 12.5],
  [['Ferrero', 'Rocher'], 12.5],
  [['kinder', 'riegel'], 21],
  [['twirl'], 43],
  [['hula', 'hoops'], 24],
  [['chipolatas'], 30],
  [['Timbits'], 14],
  [['pot', 'noodles'], 305],
  [['Sausage', 'and', 'Egg', 'McMuffin'], 159],
  [['ice', 'cubes'], 20],
  [['Butterkekse'], 5],
  [['Wiener', 'im', 'Schlafrock'], 110],
  [['wine', 'gums'], 5.5],
  [['Eiswürfel'], 20],
  [['Nürnberger', 'Rostbratwürstchen'], 25],
  [['Gemüsezwiebeln'], 250],
  [['garibaldi', 'biscuits'], 10],
  [['garibaldi', 'cake'], 70],
])('brandPiece knows what one piece of %j weighs', (words, grams) => {
  expect(brandPiece(words, [words.join(' ')])?.grams).toBe(grams);
});

test('brandPiece ignores foods that only contain such a word', () => {
  expect(brandPiece(['rosehip', 'tea'], ['Roses'])).toBeUndefined();
  expect(brandPiece(['chocolate'], ['chocolate'])).toBeUndefined();
});

test('brandPiece knows no piece of another food that has the word', () => {
  expect(brandPiece(['lion', 'steak'], ['sirloin steak'])).toBeUndefined();
});
