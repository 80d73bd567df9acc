import { expect, test } from 'vitest';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { totalOfFoods, weighsTogether } from '../../../../src/search/lines/reading/total-weight.ts';

test.each([
  ['3 medium potatoes, about 500 g', 500],
  ['4 Möhren, ca. 300 g', 300],
  ['2 Scheiben Brot, 90 g', 90],
  ['2 steaks, about 250 g each', 500],
  ['2 yoghurts, 125 g', 250],
  ['3 Zucchini, zusammen 600 g', 600],
  ['4 chicken breasts (about 1 1/2 kg total)', 1.5],
])('isWeightOfAll() decides what %j weighs', (line, grams) => {
  expect(readLine(line)).toMatchObject({ quantity: grams, measure: { unit: 'g' } });
});

test.each([
  ['curry with rice (450 g)', true],
  ['Linseneintopf mit Würstchen 400 g', true],
  ['3 Äpfel und 2 Birnen, zusammen 600 g', true],
  ['3 apples, 2 pears, 600 g total', true],
  ['3 apples, 2 pears, 600 g', false],
  ['2 Kaffee und 1 Tee, insgesamt 600 ml', true],
  ['1 banana and 1 Fage Total 170 g', false],
  ['3 Zucchini, zusammen 600 g', false],
  ['lentil soup with bread 50 g', false],
  ['pasta with chicken 200 g', false],
])('weighsTogether(%j) is %j', (line, isTogether) => {
  expect(weighsTogether(line)).toBe(isTogether);
});

test.each([
  ['2 Brötchen mit Salami, insgesamt 150 g', '2 Brötchen mit Salami', '150 g'],
  ['2 Bier und 1 Glas Wein, zusammen 1 l', '2 Bier und 1 Glas Wein', '1 l'],
  ['1 beer and 1 cola (total 800 ml)', '1 beer and 1 cola', '800 ml'],
  ['fish and chips, about 450 g in total', 'fish and chips', '450 g'],
])('totalOfFoods(%j) is that of %j', (line, foods, weight) => {
  expect(totalOfFoods(line)).toEqual({ foods, weight });
});

test.each(['1 banana and 1 Fage Total 170 g', '3 Zucchini, zusammen 600 g'])(
  'totalOfFoods() finds none in %j',
  (line) => expect(totalOfFoods(line)).toBeUndefined(),
);
