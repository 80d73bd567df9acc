import { expect, test } from 'vitest';
import { withoutListLabel } from '../../../../../src/meals/recipes/text/lines/labelled-list.ts';

test.each([
  [
    'Zutaten für Linsensuppe für ca. vier Personen: vier Möhren, 250 g Linsen, Salz.',
    'vier Möhren, 250 g Linsen, Salz',
    ['Serves 4'],
  ],
  [
    'Für 2 Portionen werden benötigt: 2 Eier, 100 g Mehl. Alles verrühren.',
    '2 Eier, 100 g Mehl',
    ['Serves 2'],
  ],
  ['For this you need: 2 eggs, 100 g flour', '2 eggs, 100 g flour', []],
  ['Man braucht 2 Eier, 90 g Mehl, 1 EL Öl. Alles mischen.', '2 Eier, 90 g Mehl, 1 EL Öl', []],
  ['You will need 2 eggs, 90 g flour, 1 leek.', '2 eggs, 90 g flour, 1 leek', []],
])('the label of %j is no ingredient', (line, foods, yields) => {
  expect(withoutListLabel([line])).toEqual({ lines: [foods], yields });
});

test.each([
  'Zutaten: Linsen, 1 Möhre',
  'Zutaten für 4 Personen:',
  'Für die Suppe: 250 g Linsen, 2 Möhren',
  'You need a pot: large, with a lid',
])('%j has no label of a list', (line) => {
  expect(withoutListLabel([line])).toEqual({ lines: [line], yields: [] });
});
