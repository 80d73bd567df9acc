import { expect, test } from 'vitest';
import { matchLine } from '../../../src/operations/match/match-line.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

const SURE = 0.8;
const LINE = { location: { file: 'diary.txt' }, line: 1, cells: [] };
const foodsOf = (text: string) =>
  matchLine(catalogue, { ...LINE, text }, { threshold: SURE }).map(
    ({ candidates: [best] }) => best,
  );

test.each([
  ['2 raisins', 'raisins', 1],
  ['4 Sonnenblumenkerne', 'sunflower-seeds', 0.2],
  ['6 chocolate chips', 'dark-chocolate', 3],
  ['6 walnut halves , chopped', 'walnuts', 12],
  ['1 x 400 tin chopped tomatoes', 'tinned-tomatoes', 400],
  ['half a 400 g tin of coconut milk', 'coconut-milk', 200],
  ['1/2 (14 oz) can coconut milk', 'coconut-milk', 198.4],
  ['½-1 TL Zimt', 'cinnamon', 1.95],
  ['1 cup cooked quinoa', 'quinoa.boiled', 185],
  ['1 Ritter Sport', 'milk-chocolate', 100],
  ['21 g Hefe', 'fresh-yeast', 21],
  ['120 g Kirschen aus dem Glas', 'tinned-cherries', 120],
  ['1 lb hot dogs', 'frankfurter', 453.6],
  ['500 g Weizenmehl 1050', 'brown-flour', 500],
  ['4 large eggs, sunny-side up', 'egg.fried', 260],
  ['1 small jar (4 oz) diced pimientos, drained', 'red-pepper', 113.4],
  ['1 kleine Zwiebel fein würfeln', 'onion', 70],
  ['75 g Maisstärkemehl', 'cornflour', 75],
  ['Rice crackers 3 crackers', 'rice-cracker', undefined],
  ['4 fish fingers, grilled', 'fish-fingers', 112],
  ['200 g Steak, medium rare', 'beef-steak', 200],
  ['apple 1 -150g', 'apple', 150],
  ['2 -1/2 cups milk', 'milk', 610],
  ['3 -5 lb potatoes', 'potato', 1814.4],
  ['10 white chocolate chips', 'white-chocolate', 5],
  ['14 g Hefe', 'bakers-yeast', 14],
  ['1/2 tsp pimento', 'allspice', 0.95],
  ['4 egg halves', 'egg', 100],
  ['half a 400g tin of tomato soup', 'tomato-soup', 200],
  ['1 burger, medium rare', 'hamburger', 145],
  ['2 Brötchen vom Grill', 'crusty-roll', 112],
  ['2 sausages from the bbq', 'pork-sausage', 114],
  ['200 g Zucchini vom Grill', 'courgette.broiled', 200],
  ['200 g Gemüse vom Grill', 'roasted-vegetables', 200],
  ['2 Würstchen aus dem Glas', 'frankfurter', 100],
  ['1 Glas Rotkohl, roh', 'red-cabbage.raw', 650],
  ['100 g hot dogs', 'hot-dog', 100],
  ['2/4 banana', 'banana', 63],
  ['6 tbsp butter (85 g total)', 'butter', 85],
  ['1 steak, well done', 'beef-steak', 175],
  ['100 g stewed rabbit', 'rabbit.stewed', 100],
  ['1 ground beef patty', 'minced-beef', 85],
  ['1 burger patty', 'minced-beef', 85],
  ['1 hamburger patty', 'minced-beef', 85],
  ['1 beef burger patty', 'minced-beef', 85],
  ['1 beef patty pastry', 'jamaican-patty', 140],
  ['5 meat free chicken nuggets', 'vegan-nuggets', 100],
  ['5 meat-free chicken nuggets', 'vegan-nuggets', 100],
  ['1 fruit shoot', 'fruit-drink', 248],
  ['1 salmon en croute', 'salmon-en-croute', 170],
  ['1 large salmon en croute', 'salmon-en-croute', 220],
  ['20 g pinon nuts', 'pine-nuts', 20],
  ['100 g little gem squash', 'acorn-squash', 100],
  ['apple 1 -4 oz', 'apple', 113.4],
])('%s certainly is %s, %d g', (text, id, grams) => {
  const [best, ...others] = foodsOf(text);
  expect(others).toEqual([]);
  expect(best?.id).toContain(id);
  if (grams !== undefined) expect(best?.amount).toBeCloseTo(grams, 1);
  expect(best?.confidence).toBeGreaterThanOrEqual(SURE);
});

test.each([
  ['bars or squares', '1 Toblerone'],
  ['in or without its shell', '1 lb lobster'],
  ['in or without its shell', 'plate of mussels 500 g'],
  ['the size of a chain', 'chicken wrap from Pret'],
  ['a filling, or a second food', '2 Brötchen, Lachs'],
  ['half a package of that weight, or a package', '1/2 jar pesto (190 g)'],
  ['two numbers that are no range', 'eggs 2 -100 g'],
  ['pieces or grams', '200 lentils'],
  ['pieces or grams', 'Linsen 200'],
  ['pieces or grams', '20 Hefe'],
  ['the kind of pepper', '10 Pimientos'],
  ['the food without its liquid', 'half a 400g tin chickpeas'],
  ['the food without its liquid', '1 425 Dose Mais'],
  ['the food without its liquid', 'half a 340 g jar olives'],
  ['a dish that frying changes', '200 g gebratene Maultaschen'],
  ['a dish that frying changes', '100 g baked samosa'],
  ['pieces or packages', '1 400 tin kidney beans'],
  ['smoked salmon, or grilled', 'salmon from the smoker'],
  ['the size of a mini bar', '1 Ritter Sport mini'],
  ['the food without its liquid', 'half a 400 g tin of butter beans'],
  ['a range or a weight of each', 'coffee 2 -8 oz'],
  ['the size of a mini bar', '3 Ritter Sport minis'],
])('viand is not sure of %s: %s', (_, text) => {
  expect(foodsOf(text).some((best) => (best?.confidence ?? 0) < SURE)).toBe(true);
});

test.each([
  ['6 pecan halves', 9],
  ['2 Pfirsichhälften aus der Dose', 150],
  ['2 Brötchenhälften mit Thunfisch aus der Dose', 56],
  ['2 banana halves and pecan nuts', 126],
])('%s are %d g', (text, grams) => {
  expect(foodsOf(text)[0]?.amount).toBeCloseTo(grams, 1);
});

test.each([
  ['80 g Magerquark mit Beeren', ['low-fat-quark', 'mixed-berries']],
  ['1 oz peanuts mixed with 1 oz raisins', ['peanuts', 'raisins']],
  ['1 biscuit with sausage, egg and cheese', ['egg-sausage-biscuit']],
  ['1 biscuit with cheese', ['butter-biscuit', 'cheddar']],
])('%s is %j', (text, ids) => {
  expect(foodsOf(text).map((best) => best?.id)).toEqual(ids);
});

test('the kind of cream in coffee is assumed', () => {
  expect(foodsOf('1 cup of coffee with cream')[1]?.confidence).toBeLessThan(SURE);
  expect(foodsOf('1 Tasse Kaffee mit Kaffeesahne')[1]?.confidence).toBeGreaterThanOrEqual(SURE);
});

test.each([
  ['Brot mit Hummus', ['rye-wheat-bread', 'hummus']],
  ['1 Brot mit Banane', ['rye-wheat-bread', 'banana']],
  ['1 gem squash', ['acorn-squash']],
  ['100 g vegan oyster mushrooms', ['oyster-mushroom.raw']],
  ['100 g vegan kidney beans', ['kidney-beans']],
  ['300 g vegan chicken soup', ['vegetable-soup']],
  ['300 g vegane chicken curry', ['vegetable-curry']],
  ['30 g vegan prawn crackers', ['prawn-crackers']],
  ['2 non-vegan sausages', ['pork-sausage']],
])('%s probably is %j', (text, ids) => {
  expect(foodsOf(text).map((food) => food?.id)).toEqual(ids);
});

test.each(['1 Hummusbrot', '1 Bananenbrot belegt', '20 g Pistaziencreme', '20 g pistachio spread'])(
  '%s is certainly no food',
  (text) => {
    for (const food of foodsOf(text)) expect(food?.confidence ?? 0).toBeLessThan(SURE);
  },
);

test('a gem squash weighs less than an acorn squash', () => {
  const weights = ['1 gem squash', '1 little gem squash', '1 acorn squash'];
  expect(weights.map((text) => foodsOf(text)[0]?.amount)).toEqual([270, 270, 431]);
});
