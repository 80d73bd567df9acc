import { expect, test } from 'vitest';
import { withoutKitchenWork } from '../../../../../src/search/lines/normalising/remarks/kitchen-work.ts';

test.each([
  ['1 package frozen spinach, thawed and squeezed dry', '1 package frozen spinach, thawed'],
  ['1 salmon fillet, patted dry with paper towels', '1 salmon fillet'],
  ['200 g Tofu, trocken getupft', '200 g Tofu'],
  ['1 rotisserie chicken, meat shredded (about 3 cups)', '1 rotisserie chicken (about 3 cups)'],
  ['1 chicken, meat removed from the bones', '1 chicken'],
  ['1 lobster, meat only', '1 lobster'],
  ['1 Brathähnchen, Fleisch ausgelöst und zerkleinert', '1 Brathähnchen'],
  ['4 tomatoes, seeded and diced', '4 tomatoes, deseeded and diced'],
  ['4 tomatoes, peeled and seeded', '4 tomatoes, peeled and deseeded'],
  ['2 boneless chicken breast halves', '2 boneless chicken breasts'],
])('withoutKitchenWork() of %j', (text, plain) => {
  expect(withoutKitchenWork(text)).toBe(plain);
});

test.each([
  '1 cup dry white wine',
  '2 tbsp dry yeast',
  '100 g meat, chopped',
  'potatoes, meat, gravy',
  '2 peach halves',
  '1 slice bread, seeded rye',
  '2 slices seeded bread',
])('withoutKitchenWork() leaves %j', (text) => {
  expect(withoutKitchenWork(text)).toBe(text);
});
