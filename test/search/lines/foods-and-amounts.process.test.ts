import { expect, test } from 'vitest';
import { matchLine } from '../../../src/operations/match/match-line.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

const SURE = 0.8;

/** The likeliest foods of a line. */
function foodsOf(text: string) {
  return matchLine(catalogue, { text } as never, { threshold: SURE }).map(
    ({ candidates: [best] }) => best,
  );
}

test.each([
  ['1 rabbit, jointed', 'rabbit', 900],
  ['1 whole rabbit, cut into 8 pieces', 'rabbit', 900],
  ['2 Fasane', 'pheasant', 1000],
  ['1 Karpfen', 'carp', 600],
  ['halbe Ente', 'duck', 380],
  ['1 coconut', 'coconut', 400],
  ['1 Radicchio', 'radicchio', 150],
  ['1 leg of lamb', 'leg-of-lamb', 1500],
])('%j is a whole one, of an uncertain size', (line, id, amount) => {
  const [best] = foodsOf(line);
  expect(best?.id.split('.')[0]).toBe(id);
  expect(best?.amount).toBeCloseTo(amount);
  expect(best?.confidence).toBeLessThan(SURE);
});

test.each([
  ['2 tbsp 32 g peanut butter', 'peanut-butter', 32],
  ['1 tbsp olive oil', 'olive-oil', 13.5],
  ['20 drops vanilla extract', 'vanilla-extract', 0.88],
  ['2 tbsp butter, melted and slightly cooled', 'butter', 28],
  ['Porridge oats, made with water, 200 g', 'oats', 200],
  ['Milk, semi-skimmed, on cereal, 150 ml', 'semi-skimmed-milk', 150],
  ['Bread, wholemeal, medium slice, toasted, 2 slices', 'wholemeal-bread.roasted', 60],
  ['1 packet instant oatmeal', 'instant-porridge.raw', 35],
  ['1 Gläschen Kürbis mit Rindfleisch 190g', 'baby-vegetable-beef-dinner', 190],
  ['Fischfilet paniert 150 g', 'breaded-fish-fillet', 150],
  ['Maultaschen in der Brühe (4 Stück)', 'maultaschen-broth', 520],
  ['1 doz eggs', 'egg', 600],
  ['1 (15 ounce) can tomato sauce', 'canned-tomato-sauce', 425.24],
  ['2 boiled eggs (whites)', 'egg-white.boiled', 66],
  ['whites of 3 large eggs', 'egg-white', 114],
  ['40 g whole milk chocolate', 'milk-chocolate', 40],
  ['1 glass whole milk, chocolate', 'whole-chocolate-milk', 250],
  ['1 Pizza vier Käse', 'pizza-four-cheese', 400],
])('%j is a stated amount of one food', (line, id, amount) => {
  const [best, ...others] = foodsOf(line);
  expect(others).toEqual([]);
  expect(best?.id).toBe(id);
  expect(best?.amount).toBeCloseTo(amount);
  expect(best?.confidence).toBeGreaterThanOrEqual(SURE);
});

test.each([
  ['1 pineapple (1.5 kg), peeled', 'pineapple', 765],
  ['1 Wassermelone, ca. 3 kg', 'watermelon', 1560],
  ['2 butternut squash (about 1 kg each)', 'butternut-squash.raw', 1680],
  ['1 pineapple, 300 g', 'pineapple', 300],
  ['500 g pineapple', 'pineapple', 500],
])('%j counts what can be eaten of a whole fruit', (line, id, amount) => {
  const [best] = foodsOf(line);
  expect(best?.id).toBe(id);
  expect(best?.amount).toBeCloseTo(amount);
});

test('nobody knows how much a crate holds', () => {
  const [best] = foodsOf('1 Kiste Bier');
  expect(best?.id).toBe('beer');
  expect(best?.amount).toBeUndefined();
});

test.each([
  ['1 pot noodle', 'instant-noodles', 305],
  ['2 Scheiben Putenbrust', 'turkey-slices', 40],
  ['1 Rippe Schokolade', 'milk-chocolate', 17],
  ['1 Käsebrot', 'open-cheese-bread', 88],
  ['1 bag of quavers', 'cheese-puffs', 16],
  ['10 fries', 'french-fries', 50],
  ['2 Butterbrote', 'bread-butter', 116],
  ['1 veggie burger in a bun', 'veggie-burger-bun', 190],
  ['1 Pide mit Spinat', 'cheese-pide', 300],
])('%j is surely of this size', (line, id, amount) => {
  const [best] = foodsOf(line);
  expect(best).toMatchObject({ id, amount });
  expect(best?.confidence).toBeGreaterThanOrEqual(SURE);
});

test('the first words of a line alone do not name its food', () => {
  expect(foodsOf('spicy rice')[0]?.foodConfidence).toBeLessThan(SURE);
  expect(foodsOf('spicy tuna')[0]?.foodConfidence).toBeLessThan(SURE);
});

test('beans with fried eggs are baked beans', () => {
  const ids = (line: string) => foodsOf(line).map((best) => best?.id);
  expect(ids('two fried eggs and beans')).toEqual(['egg.fried', 'baked-beans']);
  expect(ids('2 eggs and 80 g green beans')).toEqual(['egg', 'green-beans']);
});

test('the amount of a whole animal that people share is uncertain', () => {
  expect(foodsOf('1 kg Muscheln')[0]).toMatchObject({ amount: 250, amountConfidence: 0.6 });
  expect(foodsOf('1 turkey')[0]).toMatchObject({ amount: 2500, amountConfidence: 0.6 });
  expect(foodsOf('2 turkey')[0]?.amount).toBeLessThan(500);
});

test.each([
  ["Nando's quarter chicken breast med, no skin", 'chicken-breast.roasted', 160],
  ['quarter chicken, dark meat', 'chicken-leg.roasted', 140],
  ['half a chicken breast', 'chicken-breast', 60],
  ['1 Semmel (nur Oberhälfte)', 'crusty-roll', 28],
  ['1 cortado', 'flat-white', 160],
  ['1 Cornet (Glace)', 'ice-cream-in-a-cone', 125],
  ['2 Brote', 'rye-wheat-bread', 90],
  ['Ein Viertel Grüner Veltliner', 'white-wine', 250],
  ['zwei Achterl Weiß', 'white-wine', 250],
  ['2 Pfiff', 'beer', 400],
  ['banana, smallish', 'banana', 101],
  ['glass OJ w/ pulp, 8 fl oz', 'orange-juice', 236.588],
  ['2 teaspon salt', 'salt', 12],
  ['1 jar of pesto, of which 2 tbsp', 'pesto', 32],
  ['2 cups cauliflower florets', 'cauliflower.raw', 220],
  ['bowl of pho', 'pho', 610],
  ['200 g Champinions, in Scheiben', 'mushroom.raw', 200],
  ['3 tsp Ovaltine', 'malted-drink-powder', 15],
  ['3 sprigs thyme, leaves picked', 'fresh-thyme', 3],
  ['3 tbsp tahini — stir the jar first', 'tahini', 45],
  ['1 lb large shrimp (21/25 count), peeled', 'prawns', 453.59237],
  ['Two 8-oz. skinless halibut fillets', 'halibut', 453.59237],
  ['1 Msp. gem. Nelken', 'cloves', 0.3],
  ['1 c. all purp. flour, sifted', 'white-flour', 125],
  ['125 g zerlassene Butter (+ etwas für die Form)', 'unsalted-butter', 125],
  ['1 Rolle Blätterteig (Kühlregal, 275 g)', 'puff-pastry.raw', 275],
  ['¼ cup dry oats cooked in water', 'oats.raw', 20.25],
  ['corn dog at state fair', 'corn-dog', 88],
  ['300 g Rindergulasch', 'goulash', 300],
  ['6 rashers streaky bacon, cut into lardons', 'bacon', 120],
  ['zwei Dezi Fendant', 'white-wine', 200],
  ['1 Glas Sauerkirschen (720 ml, Abtr.gew. 350 g)', 'jarred-sour-cherries', 350],
  ['2 breaded fish fillets', 'breaded-fish-fillet', 220],
  ['1 juice box, apple', 'apple-juice', 200],
  ['1 Uncrustable', 'peanut-butter-jam-sandwich', 58],
  ['3 Chips Ahoy', 'chocolate-chip-cookie', 33],
  ['1 sleeve saltine crackers', 'saltine', 110],
  ["McDonald's double cheeseburger", 'double-cheeseburger', 165],
  ['1 Alster 0,3', 'radler', 300],
  ['Fertiggericht Hühnerfrikassee 400 g', 'chicken-fricassee', 400],
])('%j is a sure amount of this food', (line, id, amount) => {
  const [best, ...others] = foodsOf(line);
  expect(best?.id).toBe(id);
  expect(best?.amount).toBeCloseTo(amount);
  expect(best?.confidence).toBeGreaterThanOrEqual(SURE);
  expect(others).toEqual([]);
});

test.each([
  ['1 Viertel Pizza', 'pizza-margherita', 100],
  ['1/4 chicken breast', 'chicken-breast', 30],
  ['1 ciabatta', 'ciabatta', 90],
  ['quarter of wine', 'red-wine', 250],
  ['1 Glas Sauerkirschen (720 ml)', 'sour-cherry', 720],
])('%j is an uncertain amount of this food', (line, id, amount) => {
  const [best] = foodsOf(line);
  expect(best).toMatchObject({ id, amount });
  expect(best?.confidence).toBeLessThan(SURE);
});

test.each([
  ['coffee with oat milk', ['coffee', 'oat-drink']],
  ['white bread, dipped in olive oil, 3 slices', ['white-bread', 'olive-oil']],
  ['Weißbrot in Olivenöl getunkt', ['white-bread', 'olive-oil']],
  ['2 digestives dunked in tea', ['digestive-biscuit', 'tea']],
  ['Zucker im Kaffee', ['coffee', 'sugar']],
  ['1 buttered crumpet', ['crumpet', 'butter']],
  ['2 Warburtons crumpets', ['crumpet']],
  ['2 slices Warburtons', ['white-bread']],
  ['hot chocolate made with water', ['hot-chocolate-water']],
  ['pho with beef', ['pho']],
  ['1 scoop collagen in coffee', ['collagen-powder', 'coffee']],
  ['S & P', ['salt', 'black-pepper']],
  ["McDonald's 6pc McNuggets, bbq dip", ['chicken-nuggets', 'barbecue-sauce']],
  ['mug of builders tea, splash of milk', ['tea', 'milk']],
  ['bánh mì, pork', ['banh-mi']],
  ['KIND bar, dark choc nuts & sea salt', ['cereal-bar']],
  ['juice of half a lemon, plus wedges to serve', ['lemon-juice']],
  ['¾ cup plus 2 tbsp buttermilk', ['buttermilk', 'buttermilk']],
  ['bowl of Weetabix (2) semi skimmed', ['wheat-biscuits', 'semi-skimmed-milk']],
])('%j has these foods, and no others', (line, ids) => {
  expect(foodsOf(line).map((food) => food?.id)).toEqual(ids);
});

test.each([
  'Prep time: 25 mins, plus overnight chilling',
  'Serves 4',
  'Ruhezeit: ca. 2 Std. / Schwierigkeitsgrad: normal',
  'Für 4 Personen',
  'Gewicht heute: 82,4 kg',
  'Walked 10,432 steps',
  'Total: 1,850 kcal — over by 50',
])('%j has no food', (line) => {
  expect(foodsOf(line)).toEqual([undefined]);
});

test.each([
  ['Für 4 Personen Nudeln', 'pasta'],
  ['total: 2 eggs', 'egg'],
  ['Weight: 200 g chicken', 'chicken'],
])('%j has a food', (line, id) => {
  expect(foodsOf(line)[0]?.id.split('.')[0]).toBe(id);
});

test.each([
  ['bake 2 potatoes', 'potato'],
  ['bake 250 g macaroni', 'pasta'],
  ['roast 400 g beetroot', 'beetroot'],
  ['mash 300 g swede', 'swede'],
  ['juice 3 lemons', 'lemon'],
])('in %j, the verb names no dish', (line, id) => {
  const [best, ...others] = foodsOf(line);
  expect(best?.id.split('.')[0]).toBe(id);
  expect(others).toEqual([]);
});
