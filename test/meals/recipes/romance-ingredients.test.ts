import { expect, test } from 'vitest';
import { withRomanceInEnglish } from '../../../src/meals/recipes/romance-ingredients.ts';

test.each([
  ["2 gousses d'ail", '2 cloves garlic'],
  ["6 cuillères à soupe d'huile d'olive", '6 tbsp olive oil'],
  ['1 c. à café de cumin', '1 tsp cumin'],
  ['3 œufs', '3 eggs'],
  ['500 g de tomates bien mûres', '500 g tomatoes'],
  ['1 oignon, émincé', '1 onions'],
  ['sel, poivre', 'salt, black pepper'],
  ['sale e pepe q.b.', 'salt, black pepper'],
  ['une noix de beurre', '1 knob butter'],
  ['1 pâte brisée', '1 sheet shortcrust pastry'],
  ["2 spicchi d'aglio", '2 cloves garlic'],
  ['4 cucchiai di olio extravergine', '4 tbsp olive oil'],
  ['2 dientes de ajo', '2 cloves garlic'],
  ['1 cucharadita de pimentón dulce', '1 tsp paprika powder'],
  ['100 g de raisins secs', '100 g raisins'],
])('"%s" is %s', (text, english) => {
  expect(withRomanceInEnglish(text)).toBe(english);
});

test.each([
  '200 g Pommes',
  '100 g raisins',
  'Prunes',
  '1 pan',
  '2 oranges, juiced',
  '1 oignon, 2 clous de girofle',
  '1 poulet de 1,5 kg',
  'Salz, Pfeffer',
  '2 cups flour',
])('"%s" stays', (text) => {
  expect(withRomanceInEnglish(text)).toBe(text);
});
