import { expect, test } from 'vitest';
import { withShorthandInFull } from '../../../../../src/search/lines/normalising/wording/shorthand.ts';

test.each([
  ['0,5 l Bier alkfr.', '0,5 l Bier alkoholfrei'],
  ['1 Weizen alk.frei', '1 Weizen alkoholfrei'],
  ['chx breast 200 g', 'chicken breast 200 g'],
  // It may be a slice of bread as well.
  ['1/2 Br. m. Frischk. + Gurke', '1/2 Brötchen/Brot m. Frischkäse + Gurke'],
  ['1 Brö. m. Marm.', '1 Brötchen m. Marmelade'],
  ['2 Brtch.', '2 Brötchen'],
  ['1 large egg, over easy', '1 large egg, fried'],
  ['Eggs – 3 medium, sunny-side up', 'Eggs – 3 medium, fried'],
  ['1 Sch. Br.', '1 Sch. Brot'],
  ['Br. Käse', 'Brot mit Käse'],
  ['Br. m. Wurst', 'Brot mit Wurst'],
  ['1 Br.', '1 Brötchen/Brot'],
  ['40 g Haferfl. mit Milch', '40 g Haferflocken mit Milch'],
  ['tom soup', 'tomato soup'],
  ['tom yum soup', 'tom yum soup'],
  ['1 Sch. Vollk.br.', '1 Sch. Vollkornbrot'],
  ['1 Vollk.brötchen', '1 Vollkornbrötchen'],
  ['2 Scheiben gek. Schinken', '2 Scheiben gekochter Schinken'],
  ['1 slice ww toast', '1 slice whole wheat toast'],
  ['PBJ', 'PB&J'],
  ['2 doz eggs', '2 dozen eggs'],
  ['griech. Joghurt', 'griechischer Joghurt'],
  ['sausages and beans', 'sausages and baked beans'],
  ['2 eggs, black beans', '2 eggs, black beans'],
  ['beans and 2 eggs', 'baked beans and 2 eggs'],
  ['PB&J on ww', 'PB&J on whole wheat bread'],
  ['BLT on ww w/ mayo', 'BLT on whole wheat bread w/ mayo'],
  ['bagel w/ cc', 'bagel w/ cream cheese'],
  ['toast, cc', 'toast, cream cheese'],
  ['cc bagel', 'cream cheese bagel'],
  ['200g new pots', '200g new potatoes'],
  ['jacket pot', 'jacket potato'],
  ['beans on 2 slices of toast', 'baked beans on 2 slices of toast'],
  ['jacket potato with cheese & beans', 'jacket potato with cheese & baked beans'],
  ['1 G&T', '1 gin and tonic'],
  ['mug of hot choc', 'mug of hot chocolate'],
  ['1 Stulle', '1 belegtes Brot'],
  ['2 Stullen mit Käse', '2 Scheiben Brot mit Käse'],
  ['pb sandwich', 'peanut butter sandwich'],
  ['200 g spuds', '200 g potatoes'],
  ['baked spud', 'baked potato'],
  ['beer (non-alcoholic)', 'non-alcoholic beer'],
  ['2 free-range eggs', '2 freerange eggs'],
])('withShorthandInFull() of %j', (text, full) => {
  expect(withShorthandInFull(text)).toBe(full);
});

test.each([
  'Brot',
  'Brie',
  'Hähnchen Br.',
  'Bratwurst',
  'Market',
  'ww',
  '2 pots yoghurt',
  'hot pots',
  'Butterstulle',
  '50 cc milk',
  'bagel 50 cc milk',
  'Frischkäse',
  'Kartoffeln',
])('withShorthandInFull() leaves %j', (text) => {
  expect(withShorthandInFull(text)).toBe(text);
});
