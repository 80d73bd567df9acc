import { expect, test } from 'vitest';
import { withoutCutShapes } from '../../../../../src/search/lines/normalising/remarks/cut-shapes.ts';

test.each([
  ['1 large aubergine, cut into 2cm cubes', '1 large aubergine'],
  ['50 g Schmelzkäse in Scheiben', '50 g Schmelzkäse'],
  ['2 carrots, cut into 1-inch pieces', '2 carrots'],
  ['3 Kartoffeln, in 2 cm große Würfel geschnitten', '3 Kartoffeln'],
  ['300 g swede, cut into 1/2–1 inch pieces', '300 g swede'],
  ['2 parsnips cut into 1 1/2-inch chunks', '2 parsnips'],
  ['1 orange, zested and cut into wedges', '1 orange'],
  ['2 EL Paprika in Streifen', '2 EL Paprikaschote'],
  ['1/2 Bund Schnittlauch in Röllchen', '1/2 Bund Schnittlauch'],
  ['1 Zwiebel, in feine Ringe geschnitten, angebraten', '1 Zwiebel, angebraten'],
])('withoutCutShapes() shortens %s to %s', (text, rest) => {
  expect(withoutCutShapes(text)).toBe(rest);
});

test.each([
  'Thunfisch in Öl',
  '2 slices of bread',
  'pineapple in juice',
  '3 cubes of cheese',
  '1 orange, zested',
])('withoutCutShapes keeps %s', (text) => {
  expect(withoutCutShapes(text)).toBe(text);
});
