import { expect, test } from 'vitest';
import { withSizesBeforeFood } from '../../../../../../src/search/lines/normalising/amounts/measures/sizes-before-food.ts';

test.each([
  ['2 Halbe', '2 x 0,5 l Bier'],
  ['1 Krügerl', '1 Krügerl Bier'],
  ['pizza, whole', 'pizza, ganz'],
  ['a whole frozen pizza', '1 ganze frozen pizza'],
  ['1 entire garlic', '1 ganze garlic'],
  ['2 whole lemons', '2 lemons'],
  ['1 ganze Dose Mais', '1 Dose Mais'],
  ['2 ganze Dosen Mais', '2 Dosen Mais'],
  ['2 ganze Knoblauchzehen', '2 Knoblauchzehen'],
  ['2 thin burger patties', '2 small burger patties'],
  ['1 whole garlic powder', '1 garlic powder'],
  ['2 whole bread rolls', '2 bread rolls'],
  ['2 fun-size Snickers', '2 small Snickers'],
  ['pumpkin pie slice', '1 slice pumpkin pie'],
  ['Spag bol (large portion)', '1 large portion Spag bol'],
  ['1 shandy (pint)', '1 pint shandy'],
  ['pizza (slice)', '1 slice pizza'],
  ['Käsekuchen, Stück', '1 Stück Käsekuchen'],
  ['whole bag of crisps', '1 bag of crisps'],
  ['2 Eier (Größe L)', '2 große Eier'],
  ['3 Eier Gr. M', '3 Eier'],
  ['4 Eier, S', '4 kleine Eier'],
  ['one slice', 'one slice'],
  ['bread, large slice, toasted, 2 slices', 'bread, toasted, 2 large slices'],
])('withSizesBeforeFood writes %s as %s', (text, full) => {
  expect(withSizesBeforeFood(text)).toBe(full);
});

test.each([
  'half a glass',
  '2 fish portion',
  'whole milk',
  'whole wheat pizza',
  '1 whole chicken',
  '1 whole wheat roll',
  '1 whole haddock',
  '1 whole bread',
  '1 whole swiss roll',
  '1 whole nut chocolate bar',
  '3 whole cloves',
  '1 ganzer Apfel',
])('withSizesBeforeFood keeps %s', (text) => {
  expect(withSizesBeforeFood(text)).toBe(text);
});
