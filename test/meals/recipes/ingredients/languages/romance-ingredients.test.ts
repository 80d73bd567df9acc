import { expect, test } from 'vitest';
import {
  areRomance,
  withRomanceInEnglish,
} from '../../../../../src/meals/recipes/ingredients/languages/romance-ingredients.ts';

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
  ['6 huevos grandes', '6 large eggs'],
  ['1 cebolla pequeña', '1 small onions'],
  ['2 grosses tomates', '2 large tomatoes'],
  ['250 ml de aceite de oliva virgen extra (para freír)', '250 ml olive oil'],
  ['Tuorli 6', '6 egg yolks'],
  ['Riso Carnaroli 320 g', '320 g risotto rice'],
  ['Parmigiano Reggiano DOP da grattugiare 80 g', '80 g parmesan'],
  ['Olio extravergine di oliva 2 cucchiai', '2 tbsp olive oil'],
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

test('words of other languages count in a recipe that is in one of these', () => {
  const lines = ['2 œufs', '80 g de sucre', '5 pommes', '1 sachet de levure'];
  expect(areRomance(lines)).toBe(true);
  expect(areRomance(['200 g Pommes', '1 Ei', '2 cl olio di oliva'])).toBe(false);
  expect(withRomanceInEnglish('5 pommes', true)).toBe('5 apples');
  expect(withRomanceInEnglish('Burro 125 g', true)).toBe('125 g butter');
  expect(withRomanceInEnglish('1 sachet de levure', true)).toBe('1 sachet de levure');
});
