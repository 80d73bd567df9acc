import { expect, test } from 'vitest';
import { withPlainAmount } from '../../../../../src/meals/recipes/ingredients/rewriting/amount-wordings.ts';

test.each([
  ['Two (2) teaspoons oil', '2 teaspoons oil'],
  ['1 - 14.5 oz can lentils', '1 x 14.5 oz can lentils'],
  ['2 – 400 g tins plums', '2 x 400 g tins plums'],
  ['1 bag (10 ounce) oat flakes (3 cups)', '1 bag (10 ounce) oat flakes'],
  ['1 cup, plus 3 tbsp stock', '1 cup plus 3 tbsp stock'],
  ['4. Wine vinegar - 3 tbsp', 'Wine vinegar - 3 tbsp'],
  ['2 tsp caraway ((optional))', '2 tsp caraway (optional)'],
  ['3 beetroots (, coarsely grated)', '3 beetroots, coarsely grated'],
  ['700 g or more diced pork', '700 g diced pork'],
  ['5 parsnips; 800 g total', '800 g parsnips'],
  ['2 turkey breasts (1-2 lb total), sliced', '1-2 lb turkey breasts, sliced'],
  ['4 Rüben (insgesamt ca. 900 g)', '900 g Rüben'],
  ['Three quarter (¾) cup of milk', '¾ cup of milk'],
  ['One-two (1-2) tablespoons parsley', '1-2 tablespoons parsley'],
  ['Juice of half (½) a lemon', 'Juice of ½ lemon'],
  ['Zest of about one (1) lime', 'Zest of 1 lime'],
  ['3- to 4-pound beef roast', '3-4 pound beef roast'],
  ['3 -5 lbs chuck roast', '3-5 lbs chuck roast'],
  ['1 1/2 tb cornflour', '1 1/2 tbsp cornflour'],
  ['10 branches thyme', '10 sprigs thyme'],
  ['2.5 cm (1 inch) piece of fresh root ginger', '2.5 cm piece of fresh ginger'],
  ['Squeeze of lemon juice', 'a dash of lemon juice'],
  ['(semi-optional) vanilla extract', 'vanilla extract'],
  ['3 lbs potatoes (as many as you can fit)', '3 lbs potatoes'],
  ['1 (10 3/4 ounce) can cream of mushroom soup', '1 (10.75 ounce) can cream of mushroom soup'],
  ['1 x 14½-ounce can tomatoes', '1 x 14.5-ounce can tomatoes'],
  ['400g punnet of strawberries', '400g strawberries'],
  ['a 250 g block of feta', '250 g feta'],
  ['2 EL Rapsöl, 20 g', '2 EL Rapsöl (20 g)'],
  ['2 Möhren (geschält 170 g), geraspelt', '2 Möhren (170 g), geraspelt'],
  ['3 eggs (150 g edible part)', '3 eggs (150 g)'],
  ['30 g dates (about 3 pieces)', '30 g dates'],
  ['1 ½ Tassen Linsen (1 Dose mit 240 g)', '1 ½ Tassen Linsen'],
  ['½ tsp spice mix (see recipe)', '½ tsp spice mix'],
  ['1 EL Paste (20 g; siehe Rezept)', '1 EL Paste (20 g)'],
])('%j has the amount %j', (text, plain) => {
  expect(withPlainAmount(text)).toBe(plain);
});

test.each([
  ['250gMargarine', '250 g Margarine'],
  ['2kgmehlige Kartoffeln', '2 kg mehlige Kartoffeln'],
  ['1ELEssig', '1 EL Essig'],
  ['ein PäckchenBackpulver', 'ein Päckchen Backpulver'],
  ['2 bottles rum (700 ml ea)', '2 bottles rum (700 ml each)'],
  ['½ Orangenschale', 'Schale von ½ Orange'],
  ['Zest from 1 lime', 'Zest of 1 lime'],
  ['8 whole cloves', '8 Gewürznelken'],
  ['1 tsp whole allspice', '1 tsp allspice berries'],
  ['thin lime slices for the glass', 'lime for the glass'],
  ['4 lemon slices', '4 slices lemon'],
  ['Stir in 2 tbsp cream', '2 tbsp cream'],
  ['1 large or 2 small leeks', '1 large leeks'],
  ['knob of lard (about 15 g)', '15 g lard'],
  ['1 Bund Dill (ca. 20 g)', '20 g Dill'],
  ['salt and sugar, about 1 tsp of each', '1 tsp each salt and sugar'],
  ['1 cup milk of your choice', '1 cup milk'],
  ['900 g – 1.2kg leeks', '900-1200 g leeks'],
  ['40 g brauner Zucker für die Streusel', '40 g brauner Zucker'],
  ['2 tsp chicken bouillon granules', '2 tsp chicken stock cube'],
])('%j has the amount %j', (text, plain) => {
  expect(withPlainAmount(text)).toBe(plain);
});

test.each([
  '1glass of milk',
  'Stir in the milk',
  '1 large pan or 2 small ones',
  '2 (400 g) tins tomatoes',
  'One (400 g) tin tomatoes',
  '2 x 250 g packs of feta',
  '4 chops (250 g each)',
  '250 g berries, 20 g of them frozen',
  '500 g beef, 2 cm cubes',
  '6 eggs (2 for the glaze)',
  '2 cups beans (200 g)',
  '1 EL Öl, 2 EL Essig',
  '3 slices bread (90 g total)',
  '2 Gläser Kapern, insgesamt 150 g',
])('%j is unchanged', (text) => {
  expect(withPlainAmount(text)).toBe(text);
});
