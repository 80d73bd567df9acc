import { expect, test } from 'vitest';
import { withFoodsByMeasure } from '../../../../../src/search/lines/normalising/foods/foods-by-measure.ts';

test.each([
  ['1 Teller Salat', '1 Teller gemischter Salat'],
  ['1 kleiner Salat mit Dressing', '1 kleiner gemischter Salat mit Dressing'],
  ['1 Blatt Salat', '1 Blatt Blattsalat'],
  ['50 g Salat', '50 g Salat'],
  ['1 pot of green tea', '1 Kännchen of green tea'],
  ['1/2 Würfel Hefe', '1/2 Würfel Frischhefe'],
  ['1 Päckchen Hefe', '1 Päckchen Hefe'],
  ['1 TL Gemüsebrühe', '1 TL Gemüsebrühpulver'],
  ['2 TL gekörnte Brühe', '2 TL Gemüsebrühpulver'],
  ['1 Tasse Kakao', '1 Tasse heiße Schokolade'],
  ['200 ml Kakao', '200 ml heiße Schokolade'],
  ['Kakao', 'heiße Schokolade'],
  ['Kakao 1 Becher', 'heiße Schokolade 1 Becher'],
  ['Kakao, 200 ml', 'heiße Schokolade, 200 ml'],
  ['Kakao 20 g', 'Kakao 20 g'],
  ['half tin beans', 'half tin baked beans'],
  ['1 tin of beans on toast', '1 tin of baked beans on toast'],
  ['beans, 1/2 tin', 'baked beans, 1/2 tin'],
  ['1 tin beans, drained', '1 tin beans, drained'],
  ['1 can beans', '1 can beans'],
  ['a mug of cocoa', 'a mug of hot chocolate'],
  ['1 cup cocoa', '1 cup cocoa'],
  ['2 TL Kakao', '2 TL Kakao'],
  ['100 g Kakao', '100 g Kakao'],
  ['1 Tasse Kakaopulver', '1 Tasse Kakaopulver'],
  ['2 Flaschen Bier', '2 große Flaschen Bier'],
  ['1 kleine Flasche Bier', '1 kleine Flasche Bier'],
  ['1 Flasche Wein', '1 Flasche Wein'],
  ['2 Rippchen Schokolade', '2 Rippen Schokolade'],
  ['2 Rippchen', '2 Rippchen'],
  ['1 Weizen', '1 Weizenbier'],
  ['500 g Weizen', '500 g Weizen'],
])('withFoodsByMeasure(%j)', (text, told) => {
  expect(withFoodsByMeasure(text)).toBe(told);
});
