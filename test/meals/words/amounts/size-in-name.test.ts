import { expect, test } from 'vitest';
import { countOfSize, weightOfServing } from '../../../../src/meals/words/amounts/size-in-name.ts';

test.each([
  ['1', 'Apfel 150 g', '1 x 150 g', 'Apfel'],
  ['2', 'Apfel, 150g', '2 x 150g', 'Apfel'],
  ['1', 'Milk (250 ml)', '1 x 250 ml', 'Milk'],
  ['0,5', 'Thunfisch Dose 150g', '0,5 x 150g', 'Thunfisch Dose'],
  ['1/2', 'Milch 3,5% 200 ml', '1/2 x 200 ml', 'Milch 3,5%'],
  ['3x', 'Chicken breast 6 oz', '3 x 6 oz', 'Chicken breast'],
  ['2', 'Brötchen (je 50 g)', '2 x 50 g', 'Brötchen'],
  ['2', 'Joghurt (150 g Becher)', '2 x 150 g', 'Joghurt'],
  ['2', 'Joghurt (Becher 150 g)', '2 x 150 g', 'Joghurt'],
  ['2', '2 x Vollkornbrot (50 g)', '2 x 50 g', 'Vollkornbrot'],
])('%s of %s', (count, name, measure, food) => {
  expect(countOfSize(count, name)).toEqual({ measure, food });
});

test.each([
  ['150', 'Apfel 150 g'],
  ['20', 'Ketchup 500 ml'],
  ['150 g', 'Tomaten (100 g)'],
  ['2 Scheiben', 'Brot 50 g'],
  ['2', 'Apfel'],
  ['2', '3 x Vollkornbrot (50 g)'],
  ['2', '1 Joghurt 150 g'],
  ['1', 'Vitamin D 20 µg'],
  ['', 'Apfel 150 g'],
])('%j of %s states no size', (count, name) => {
  expect(countOfSize(count, name)).toBeUndefined();
});

test.each([
  ['1 cup (234 g)', '234 g'],
  ['2 slices (56 g)', '56 g'],
  ['1 medium (about 182g)', '182g'],
  ['8 fl oz (240 ml)', '240 ml'],
  ['slice (28 g)', '28 g'],
  ['slices (28 g)', undefined],
  ['1 cup', undefined],
  ['1 cup (chopped)', undefined],
])('the weight of a serving of %s', (size, weight) => {
  expect(weightOfServing(size)).toBe(weight);
});
