import { expect, test } from 'vitest';
import { unlistedAmountsNotes } from '../../../../../src/meals/recipes/text/steps/unlisted-amounts.ts';

const NOTE = 'Not counted, since only the steps name them: ';

test.each([
  ['Den Teig backen, 1 Glas abgetropfte Kirschen darauf geben.', '"1 Glas abgetropfte Kirschen"'],
  ['Mit 1 Becher Sahne und 2 EL Butter servieren.', '"1 Becher Sahne"'],
  ['Add 2 cups cream and stir.', '"2 cups cream"'],
  ['Fry in 3 tbsp of sunflower oil.', '"3 tbsp sunflower oil"'],
])('%j names a food that no ingredient names', (step, amounts) => {
  expect(unlistedAmountsNotes([step], ['150 g Mehl', '100 g Butter', '2 eggs'])).toEqual([
    NOTE + amounts,
  ]);
});

test.each([
  'Die Hälfte der Butter mit 50 g Mehl verkneten.',
  'Add 200 ml boiling water.',
  '1 l Salzwasser aufkochen.',
  'Spread 2 tbsp of the filling on it.',
  '200 g Teig in 2 Stücke teilen.',
  'Bake for 20 minutes, then rest 2 hours.',
])('%j adds no other food', (step) => {
  expect(unlistedAmountsNotes([step], ['150 g Mehl', '100 g Butter'])).toEqual([]);
});
