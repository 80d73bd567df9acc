import { expect, test } from 'vitest';
import { withAmountsJoined } from '../../../../../src/meals/recipes/text/lines/amounts-apart.ts';

test.each([
  [
    ['Zutaten', '500 g', 'Möhren', '1', 'Zwiebel', 'Salz', '', 'Zubereitung', 'Kochen.'],
    ['Zutaten', '500 g Möhren', '', '1 Zwiebel', '', 'Salz', '', 'Zubereitung', 'Kochen.'],
  ],
  [
    [
      'Eintopf',
      '4,7',
      '12.03.2025',
      'simpel',
      'Zutaten für',
      '2',
      'Portionen',
      '300 g',
      'Bohnen',
      '1',
      'Zwiebel',
    ],
    [
      'Eintopf',
      '4,7',
      '12.03.2025',
      'simpel',
      'Zutaten für 2 Portionen',
      '',
      '',
      '300 g Bohnen',
      '',
      '1 Zwiebel',
      '',
    ],
  ],
  [
    [
      'Zutaten',
      '',
      'für',
      '',
      '2',
      'Portionen',
      '300 g',
      'Bohnen',
      '1',
      'Lauch',
      'Nährwerte',
      '5 g',
      'Fett',
    ],
    [
      'Zutaten für 2 Portionen',
      '',
      '',
      '',
      '',
      '',
      '300 g Bohnen',
      '',
      '1 Lauch',
      '',
      'Nährwerte',
      '5 g',
      'Fett',
    ],
  ],
  [
    ['Ingredients', '2 medium-sized -', 'leeks', 'up to ½ cup -', 'milk', '¼ pint -', 'stock'],
    ['Ingredients', '2 medium-sized leeks', '', 'up to ½ cup milk', '', '¼ pint stock', ''],
  ],
  [
    ['Ingredients', 'Tofu', '200 g', 'Soy sauce', '2 tbsp', 'Method'],
    ['Ingredients', '200 g Tofu', '', '2 tbsp Soy sauce', '', 'Method'],
  ],
  [
    ['Soup', '', '500 g', 'leeks', '', '1 1/2 cups', 'milk'],
    ['Soup', '', '500 g leeks', '', '', '1 1/2 cups milk', ''],
  ],
])('joins amounts with their foods: %j', (lines, joined) => {
  expect(withAmountsJoined(lines)).toEqual(joined);
});

test.each([
  [['Zutaten', '500 g Möhren', '1 Zwiebel', 'Salz']],
  [['Servings', '4', 'Salt', 'Pepper']],
  // The order is unclear.
  [['Curry', '500 g', 'Möhren', '1', 'Zwiebel']],
  [['Curry', '', '500 g', '', 'Möhren', '', '1', '', 'Zwiebel']],
])('leaves other lines as they are: %j', (lines) => {
  expect(withAmountsJoined(lines)).toEqual(lines);
});
