import { expect, test } from 'vitest';
import {
  withAbbreviationsInFull,
  withJoiningWordsInFull,
  withMeasureInFull,
} from '../../../../../src/search/lines/normalising/wording/abbreviations.ts';
import { readLine } from '../../../../../src/search/lines/reading/read-line.ts';

test.each([
  ['2 P. Vanillezucker', '2 Päckchen Vanillezucker'],
  ['100 g ger. Käse', '100 g geriebener Käse'],
  ['2 getr. Feigen', '2 getrocknete Feigen'],
  ['1 Bier, getr. um 8', '1 Bier, getr. um 8'],
  ['1 Ds. Kokosmilch', '1 Dose Kokosmilch'],
  ['1 Port. Reis gek.', '1 Portion Reis gekocht'],
  ['2 Sch. Brot', '2 Scheibe Brot'],
  ['1 Be. Joghurt nat.', '1 Becher Joghurt natur'],
  ['120 g Filet gebr., 1 Gl. Wein', '120 g Filet gebraten, 1 Glas Wein'],
  ['2 slices w/meal toast', '2 slices wholemeal toast'],
  ['Kekse pro Packung', 'Kekse, 1 Packung'],
  ['3 heaped dessertspoons yoghurt', '3 tablespoons yoghurt'],
  ['mash, one big spoonful', 'mash, one servingspoon'],
  ['2 serving spoons of peas', '2 servingspoon of peas'],
  ['lite mayo', 'light mayo'],
  ['lo-fat yoghurt', 'low-fat yoghurt'],
  ['lowfat yoghurt', 'low-fat yoghurt'],
  ['glutenfree bread', 'gluten-free bread'],
])('withAbbreviationsInFull(%j)', (short, full) => {
  expect(withAbbreviationsInFull(short)).toBe(full);
});

test.each([
  '4 fl. oz milk',
  '1 glass port',
  '1 gem lettuce',
  'may be. eggs',
  '1 Portwein',
  'a glass of port.',
  '1 small fl.',
])('%j has no abbreviated word', (text) => {
  expect(withAbbreviationsInFull(text)).toBe(text);
});

test('abbreviations are measures, sizes or preparations', () => {
  expect(readLine('2 Schb. Mischbrot').measure).toEqual({ kind: 'serving', form: 'slice' });
  expect(readLine('2 Eßl. Haferflocken').measure).toEqual({ kind: 'serving', form: 'tablespoon' });
  expect(readLine('1 mittl. Apfel').size).toBe('medium');
  expect(readLine('150 g Kartoffeln gek.').processings).toEqual(['boiled']);
});

test.each([
  ['fish n chips', 'fish and chips'],
  ["mac 'n' cheese", 'mac and cheese'],
  ['Brot m Butter', 'Brot mit Butter'],
])('withJoiningWordsInFull(%j)', (text, full) => {
  expect(withJoiningWordsInFull(text)).toBe(full);
});

test.each([
  ['1 Fl.', '1 Flasche'],
  ['3 Gl', '3 Glas'],
  ['2 Sch.', '2 Scheibe'],
  ['½ Ta.', '½ Tasse'],
  ['2 BE', '2 BE'],
  ['1 Glas', '1 Glas'],
])('an amount without its food: %s is %s', (amount, full) => {
  expect(withMeasureInFull(amount)).toBe(full);
});
