import { expect, test } from 'vitest';
import {
  isGroupHeading,
  withoutGroupLabel,
} from '../../../../src/meals/recipes/ingredients/group-headings.ts';

test.each([
  'For the dough:',
  'Für den Guss',
  '--- Patties ---',
  '## Sauce',
  'Außerdem',
  'To serve',
])('isGroupHeading() knows %s', (line) => expect(isGroupHeading(line)).toBe(true));

test.each([
  'Für den Teig 200 g Mehl',
  'Fett für die Form',
  '-- 2 Eier',
  'Zimt',
  'For the dip: yoghurt',
])('isGroupHeading() does not take %s for a heading', (line) =>
  expect(isGroupHeading(line)).toBe(false),
);

test.each([
  ['Gewürze: Salz, Pfeffer, Muskat', 'Salz, Pfeffer, Muskat'],
  ['Spices: salt and pepper', 'salt and pepper'],
  ['Kräuter: 1 Bund Petersilie', '1 Bund Petersilie'],
  ['Dressing: 3 EL Öl', '3 EL Öl'],
  ['Für die Soße: 250 ml Sahne', '250 ml Sahne'],
  ['For the garnish: parsley', 'parsley'],
  // The name of a food, and how much of it.
  ['Salz: 1 Prise', 'Salz: 1 Prise'],
  ['Oats: 50 g', 'Oats: 50 g'],
  ['Soße: 200 ml', 'Soße: 200 ml'],
  ['Kräuter: 1 Bund', 'Kräuter: 1 Bund'],
  ['Gewürze: nach Belieben', 'Gewürze: nach Belieben'],
  ['1 Ei', '1 Ei'],
  ['Gewürze (Salz, Pfeffer)', 'Salz, Pfeffer'],
  ['Salz (fein, grob)', 'Salz (fein, grob)'],
])('withoutGroupLabel() writes %s as %s', (text, plain) => {
  expect(withoutGroupLabel(text)).toBe(plain);
});
