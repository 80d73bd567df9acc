import { expect, test } from 'vitest';
import { withTallies } from '../../../../src/meals/words/amounts/tally-marks.ts';

test.each([
  [
    ['Wasser (Glas): |||', 'Kaffee ||', 'Obst: |'],
    ['3 Glas Wasser', '2 Kaffee', '1 Obst'],
  ],
  [
    ['Wasser 0,2 l  IIIII II', 'Brötchen II', 'Brot (50 g) III'],
    ['7 x 0,2 l Wasser', '2 Brötchen', '3 x 50 g Brot'],
  ],
  [
    ['Kaffee (Tasse 150 ml): ///', 'Tee //', 'Saft: /'],
    ['3 x 150 ml Kaffee', '2 Tee', '1 Saft'],
  ],
])('withTallies() counts the strokes of %j', (lines, counted) => {
  expect(withTallies(lines.join('\n'))).toBe(counted.join('\n'));
});

test('withTallies() keeps unclear strokes as letters, which are part of an uncertain name', () => {
  expect(withTallies('Wasser |||| |||\nBrot ||')).toBe('Wasser IIII III\n2 Brot');
});

test.each([
  ['a group of four, which may be five', 'Wasser IIII\nWasser IIII I'],
  ['a single line', 'Kaffee III\n2 Brötchen'],
  ['cells without content', 'Food|Amount|Note\nOats|50 g||\nMilk|1||'],
  ['one stroke each', 'Menü I\nSuppe I'],
  ['the strokes of several cells', 'Essen\tMo\tDi\nBrot\tIIIII\tII\nTee\tII\tII'],
])('withTallies() leaves %s', (_, text) => {
  expect(withTallies(text)).toBe(text);
});
