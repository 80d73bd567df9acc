import { expect, test } from 'vitest';
import { withFoodsByMeasure } from '../../../src/search/lines/foods-by-measure.ts';

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
])('withFoodsByMeasure(%j)', (text, told) => {
  expect(withFoodsByMeasure(text)).toBe(told);
});
