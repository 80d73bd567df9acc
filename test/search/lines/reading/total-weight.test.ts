import { expect, test } from 'vitest';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';

test.each([
  ['3 medium potatoes, about 500 g', 500],
  ['4 Möhren, ca. 300 g', 300],
  ['2 Scheiben Brot, 90 g', 90],
  ['2 steaks, about 250 g each', 500],
  ['2 yoghurts, 125 g', 250],
])('isWeightOfAll() decides what %j weighs', (line, grams) => {
  expect(readLine(line)).toMatchObject({ quantity: grams, measure: { unit: 'g' } });
});
