import { expect, test } from 'vitest';
import {
  isForFrying,
  reasonNotEaten,
} from '../../../../src/meals/recipes/ingredients/not-eaten.ts';

test.each([
  ['1/2 cup soy sauce (marinade, discarded)', 'the line says that it is not eaten'],
  ['1/2 cup soy sauce (for marinating, discard)', 'the line says that it is not eaten'],
  ['2 cups buttermilk, for soaking (discarded)', 'the line says that it is not eaten'],
  ['100 ml Sojasoße (zum Marinieren, wegschütten)', 'the line says that it is not eaten'],
  ['ohne Salz', 'the line says that it is not in the dish'],
  ['(ohne Butter)', 'the line says that it is not in the dish'],
  ['No fish sauce!', 'the line says that it is not in the dish'],
  ['omit sugar', 'the line says that it is not in the dish'],
  ['no added sugar', 'the line says that it is not in the dish'],
  ['Keine Rosinen und Nüsse', 'the line says that it is not in the dish'],
  ['5 ice cubes', 'it only cools the drink'],
  ['3-4 Eiswürfel', 'it only cools the drink'],
  ['Eiswürfel', 'it only cools the drink'],
  ['crushed ice, to serve', 'it only cools the drink'],
  ['1 l Sud, wird weggegossen', 'the line says that it is not eaten'],
  ['1 cup kosher salt (for the brine)', 'the brine is not eaten'],
  ['5 l water, for the pasta', 'the cooking water is not eaten'],
  ['5 l Wasser zum Kochen der Nudeln', 'the cooking water is not eaten'],
  ['1 EL Salz für das Nudelwasser', 'the cooking water is not eaten'],
  ['Cooked rice, for serving', 'it has no amount and is only served with the dish'],
  ['To serve: berries and honey', 'it has no amount and is only served with the dish'],
  ['Baguette zum Servieren', 'it has no amount and is only served with the dish'],
  ['vanilla ice cream, to serve (optional)', 'it has no amount and is only served with the dish'],
  ['Küchengarn', 'it is not food'],
  ['1 kg Rinderknochen', 'bones are not eaten'],
  ['2 lb beef marrow bones', 'bones are not eaten'],
  ['Fett fürs Blech', 'it only greases the tin'],
  ['etwas kaltes Wasser', 'it has no amount and is only water'],
  ['Water, as needed to thin', 'it has no amount and is only water'],
  ['3 l water for boiling', 'the cooking water is not eaten'],
  ['(optional) raisins', 'it is optional and has no amount'],
  ['Optional: frische Kresse', 'it is optional and has no amount'],
  ['orange slices, to garnish (optional)', 'it is optional and has no amount'],
  ['Für die Form: Butter', 'it only greases the tin'],
])('nobody eats "%s"', (line, reason) => {
  expect(reasonNotEaten(line)).toBe(reason);
});

test.each([
  '1 lb shrimp, shells discarded',
  '2 lemons (for juicing, rinds discarded)',
  '1/2 cup soy sauce (for marinating)',
  '200 g feta in brine',
  'Eis',
  'Fett zum Ausbacken',
  'water chestnuts',
  'Wassermelone',
  '2 cups water for cooking the rice',
  '100 ml water for the pasta sauce',
  '1 tsp salt for the eggs',
  '500 g pasta for cooking',
  '1 lemon, to serve',
  'a handful of parsley, to serve',
  'Soft-serve ice cream',
  '(optional) 50 g raisins',
  '1 handful of raisins (optional)',
])('people eat "%s"', (line) => {
  expect(reasonNotEaten(line)).toBeUndefined();
});

test('a line says that its fat is for frying', () => {
  expect(['1 l Öl zum Frittieren', '2 cups oil for deep-frying'].map(isForFrying)).toEqual([
    ...[true, true],
  ]);
  expect(['2 tbsp oil', '200 g butter for the dough'].some(isForFrying)).toBe(false);
});
