import { expect, test } from 'vitest';
import { withGermanButter } from '../../../../../src/search/lines/normalising/foods/german-butter.ts';

test.each([
  ['125 g weiche Butter', '125 g weiche Süßrahmbutter'],
  ['100 g Butter', '100 g Süßrahmbutter'],
  ['20 dag Butter', '20 dag Süßrahmbutter'],
  ['1 EL Butter', '1 EL Süßrahmbutter'],
  ['Butter - 1 EL', 'Süßrahmbutter - 1 EL'],
  ['50 g Butter und 1 Prise Salz', '50 g Süßrahmbutter und 1 Prise Salz'],
  ['2 Scheiben Toast mit Butter und Honig', '2 Scheiben Toast mit Süßrahmbutter und Honig'],
  ['brot mit butter', 'brot mit Süßrahmbutter'],
  ['Butter 10 g, 1 Brezel', 'Süßrahmbutter 10 g, 1 Brezel'],
  ['Butter - 10 g, Vollkornbrot - 50 g', 'Süßrahmbutter - 10 g, Vollkornbrot - 50 g'],
])('withGermanButter(%j) is unsalted', (text, unsalted) => {
  expect(withGermanButter(text)).toBe(unsalted);
});

test.each([
  '100 g butter',
  '1 tbsp Butter',
  '100 g Butter, 100 g Caster Sugar',
  'Butter',
  'toast with butter',
  '100 g gesalzene Butter',
  '100 g Butter, gesalzen',
  '10 g Butter light und Brot',
  '1 EL Peanut Butter',
  '1 Butter Croissant mit Marmelade',
  '10 g Kräuterbutter',
])('withGermanButter(%j) changes nothing', (text) => {
  expect(withGermanButter(text)).toBe(text);
});
