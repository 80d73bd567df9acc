import { expect, test } from 'vitest';
import { withGermanButter } from '../../../../../../src/search/lines/normalising/foods/dairy-and-eggs/german-butter.ts';

test.each([
  ['125 g weiche Butter', '125 g weiche Süßrahmbutter'],
  ['20 dag Butter', '20 dag Süßrahmbutter'],
  ['1 EL Butter', '1 EL Süßrahmbutter'],
  ['250 g Butter, weich', '250 g Süßrahmbutter, weich'],
  ['1 EL Butter, zerlassen', '1 EL Süßrahmbutter, zerlassen'],
  ['Butter - 1 EL', 'Süßrahmbutter - 1 EL'],
  ['50 g Butter und 1 Prise Salz', '50 g Süßrahmbutter und 1 Prise Salz'],
  ['1 Brot mit 10 g Butter', '1 Brot mit 10 g Süßrahmbutter'],
  ['Brot, Butter, Käse', 'Brot, Süßrahmbutter, Käse'],
  ['Butter 10 g, 1 Brezel', 'Süßrahmbutter 10 g, 1 Brezel'],
  ['Butter - 10 g, Vollkornbrot - 50 g', 'Süßrahmbutter - 10 g, Vollkornbrot - 50 g'],
])('withGermanButter(%j) is unsalted', (text, unsalted) => {
  expect(withGermanButter(text)).toBe(unsalted);
});

test.each([
  // Nothing else says that the line is German.
  '100 g Butter',
  'Butter 10 g',
  '100 g butter',
  '1 tbsp Butter',
  '100 g Butter, 100 g Caster Sugar',
  'Butter',
  'toast with butter',
  'jäger schnitzel with 10 g butter',
  // Another kind, or none
  '100 g gesalzene Butter mit Brot',
  '1 EL Butter, gesalzen',
  '80 g Butter mit Meersalz',
  'Butter mit Rapsöl 10 g',
  '1 EL Butter, geklärt',
  '1 EL streichzarte Butter',
  '1 EL Kräuter Butter',
  '1 EL veganer Butter',
  '1 EL Butter 40 % Fett',
  '10 g Butter light und Brot',
  '1 EL Peanut Butter',
  '1 Butter Croissant mit Marmelade',
  '10 g Kräuterbutter',
  '1 Scheibe Toast ohne Butter',
  '1 Brot, keine Butter',
  // A food of its own
  'Brot mit Butter und Marmelade',
])('withGermanButter(%j) changes nothing', (text) => {
  expect(withGermanButter(text)).toBe(text);
});
