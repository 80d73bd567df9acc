import { expect, test } from 'vitest';
import { withoutStyleAndStrength } from '../../../../../src/search/lines/normalising/remarks/style-and-strength.ts';

test.each([
  ['Rindergulasch ungarisch', 'Rindergulasch'],
  ['Salami ungarische Art', 'Salami'],
  ['Tomatensauce nach italienischer Art', 'Tomatensauce'],
  ['Biersuppe Berliner Art', 'Biersuppe'],
  ['Forelle nach Müllerin Art', 'Forelle'],
  ['chicken soup, Mexican style', 'chicken soup'],
  ['meatloaf Southern-style', 'meatloaf'],
  ['Rum 40 % vol', 'Rum'],
  ['Wein 12,5% Vol.', 'Wein'],
  ['beer 5% abv', 'beer'],
  ['cider (4.5% alc/vol)', 'cider'],
])('%s is %s', (text, food) => {
  expect(withoutStyleAndStrength(text)).toBe(food);
});

test.each([
  'Thunfisch',
  'Rindfleisch',
  'Tintenfisch frisch',
  'Ungarische Salami',
  'Berliner',
  'Wiener Würstchen',
  'Milch 1,5 % Fett',
  'cheese 30% fat',
  'vol-au-vent',
  'style',
  'Italian style meatballs',
  'Kartoffelsalat vegetarisch',
])('%s stays as it is', (text) => {
  expect(withoutStyleAndStrength(text)).toBe(text);
});
