import { expect, test } from 'vitest';
import { matchLine } from '../../../src/operations/match/match-line.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';
import { bestOfLine } from '../../support/matching.ts';

const catalogue = openEmbedded();

const bestOf = (text: string) => bestOfLine(catalogue, text);
const foodsOf = (text: string) => bestOf(text).map((best) => [best?.id, best?.amount]);

test('a text that is too long for one food names none, and a long list names all of its foods', () => {
  const words = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ');
  expect(foodsOf(words)).toEqual([[undefined, undefined]]);
  const rows = Array.from({ length: 40 }, () => '1 apple, 2 slices toast with butter');
  const foods = foodsOf(rows.join(', ')).map(([id]) => id);
  expect(foods.filter((id) => id === 'apple')).toHaveLength(40);
  expect(foods.filter((id) => id === 'butter')).toHaveLength(40);
});

test.each([
  ['150 g chicken, rice', ['chicken', 'white-rice']],
  ['200 g Schnitzel, Pute', ['turkey-breast']],
  ['fish, chips', ['fish-and-chips']],
  ['pasta, spaghetti 100 g', ['spaghetti']],
])('%s is one food, or several with the weight of the first', (text, ids) => {
  expect(foodsOf(text).map(([id]) => id)).toEqual(ids);
});

test.each([
  ['2 Eier 1 Toast', ['egg', 'toast-bread']],
  ['10 black olives, pitted and halved', ['black-olives']],
  ['Tee 2x mit je 1 TL Zucker', ['tea', 'sugar']],
  ['2 toast and jam', ['toast-bread', 'jam']],
  ['1 Brötchen Käse', ['crusty-roll', 'gouda']],
  ['1 Toast Hawaii', ['toast-hawaii']],
  ['toast, butter 10 g', ['toast-bread', 'butter']],
  ['bread, butter 8 g', ['white-bread', 'butter']],
  ['yoghurt, raspberries 50 g', ['yoghurt', 'raspberries']],
  ['yoghurt, raspberry 150 g', ['fruit-yoghurt']],
  ['Salat, Öl 8 g', ['mixed-salad', 'vegetable-oil']],
  ['bread, rye 50 g', ['rye-bread']],
  ['fish, salmon 120 g', ['salmon']],
  ['Brot, Käse 30 g', ['rye-wheat-bread', 'gouda']],
  ['salad, tuna 200 g', ['tuna-salad']],
  ['milk, oat 200 ml', ['oat-drink']],
  ['1/2 Brötchen mit Honig, 1/2 mit Käse', ['crusty-roll', 'honey', 'crusty-roll', 'gouda']],
])('%s names %j', (text, ids) => {
  expect(foodsOf(text).map(([id]) => id)).toEqual(ids);
});

test.each([
  ['2 Scheiben Brot, Butter, Käse', [90, 14, 50]],
  ['Cornflakes, Milch', [35, 125]],
  ['2 slices toast, butter, banana', [56, 14, 126]],
  ['2 Brötchenhälften mit Käse', [56, 25]],
  ['2 Toast mit Schinken und Käse', [56, 56, 50]],
])('%s counts the topping of each piece', (text, amounts) => {
  expect(foodsOf(text).map(([, amount]) => amount)).toEqual(amounts);
});

test.each([
  [
    '2 strips bacon, hash brown patty, coffee w/ creamer',
    ['bacon', 'hash-browns', 'coffee', 'coffee-creamer'],
  ],
  ['2 breadsticks, salad with ranch', ['breadsticks', 'mixed-salad', 'ranch-dressing']],
  ['2 fish fingers, peas and chips', ['fish-fingers', 'green-peas', 'french-fries']],
  ['Sauerbraten mit Rotkohl und Klößen', ['sauerbraten', 'braised-red-cabbage', 'potato-dumpling']],
  ['nachos with guac and sour cream', ['tortilla-chips', 'guacamole', 'sour-cream']],
  ['ham sandwich on white bread with mayo', ['ham-sandwich', 'mayonnaise']],
  ['fish and chips with mushy peas', ['fish-and-chips', 'mushy-peas']],
  ['1 Schnitzel, als Beilage Pommes', ['pork-escalope', 'french-fries']],
  ['Gulasch mit Knödeln', ['goulash', 'bread-dumpling']],
  ['Kaiserschmarrn mit Zwetschkenröster', ['kaiserschmarrn', 'plum-compote']],
  ['1 apple, along with cheese', ['apple', 'cheddar']],
  ['200 g Reis, Hähnchen dazu', ['white-rice', 'chicken']],
  ['Schnitzel mit Pommes und Salat', ['pork-escalope', 'french-fries', 'mixed-salad']],
  ['2 Scheiben Brot (Roggen) mit Leberwurst', ['rye-bread', 'liver-sausage']],
  ['cheese, cheddar', ['cheddar']],
  ['cheese, 20 g, crackers', ['cheddar', 'butter-cracker']],
  ['1/2 Zitrone, Saft', ['lemon-juice']],
  ['Butter 10 g, Brezel', ['unsalted-butter', 'soft-pretzel']],
  ['milk, 200 ml, semi-skimmed', ['semi-skimmed-milk']],
  ['chicken, 150 g, breast', ['chicken-breast']],
  ['protein shake, 1 scoop whey with water', ['whey-protein-powder']],
  ['school lunch: pizza, corn', ['pizza-margherita', 'sweetcorn']],
  [
    'ribeye steak 8oz, baked potato w/ butter, Caesar salad',
    ['rib-eye-steak', 'jacket-potato', 'butter', 'caesar-salad-with-dressing'],
  ],
])('%s names several foods, and none is lost', (text, ids) => {
  expect(foodsOf(text).map(([id]) => id)).toEqual(ids);
});

test.each([
  ['1 Schale Cornflakes mit Milch', 125],
  ['2 Tassen Kaffee mit Sahne und Milch', 60],
  ['2 Brötchen mit Honig', 40],
])('the line gives the weight of the addition in %s', (text, amount) => {
  expect(foodsOf(text).at(-1)?.[1]).toBe(amount);
});

test.each([
  ['Latte Macchiato, hafer', ['plant-milk-latte']],
  ['cappuccino (soja)', ['plant-milk-cappuccino']],
  ['mug of hot chocolate made w/ whole milk', ['hot-chocolate']],
  ['latte (skimmed), croissant', ['skimmed-latte', 'croissant']],
])('the milk in %s is not a second food', (text, ids) => {
  expect(foodsOf(text).map(([id]) => id)).toEqual(ids);
});

test('a little milk after a coffee is not taken for the coffee', () => {
  const coffee = ['coffee', 200];
  expect(foodsOf('coffee, oat milk 30 ml')).toEqual([coffee, ['oat-drink', 30]]);
  expect(foodsOf('Kaffee, Milch 30 ml')).toEqual([coffee, ['milk', 30]]);
  expect(foodsOf('coffee, oat milk 200 ml')).toEqual([coffee, ['oat-drink', 30]]);
});

test.each([
  ['turkey sandwich with lettuce, tomato and mustard', [143, 10, 40, 5]],
  ['Brötchen mit Käse, Gurke und Tomate', [56, 25, 20, 40]],
  ['burger with cheese, bacon', [145, 25, 20]],
  ['2 Scheiben Brot mit Margarine', [90, 16]],
  ['ham roll, tomato, lettuce', [112, 40, 10]],
  ['sandwich with turkey, lettuce and tomato', [143, 10, 40]],
])(
  'the filling of %s weighs some slices, and is uncertain unless it is a spread',
  (text, amounts) => {
    expect(foodsOf(text).map(([, amount]) => amount)).toEqual(amounts);
    expect(
      bestOf(text)
        .slice(1)
        .filter((best) => best?.id !== 'gouda')
        .every((best) => best && best.confidence < 0.8),
    ).toBe(true);
  },
);

test('a food eaten with bread is not a filling', () => {
  expect(foodsOf('cheese sandwich, apple, crisps')).toEqual([
    ['cheese-sandwich', 102],
    ['apple', 165],
    ['crisps', 28],
  ]);
  expect(foodsOf('2 Toast, Tee mit Milch').at(-1)).toEqual(['tea-with-milk', 260]);
});

test.each([
  ['1/2 Br. m. Frischk. + Gurke', ['crusty-roll', 'cream-cheese', 'cucumber']],
  ['1/2 Xyzzy m. Qwertz + Gurke', [undefined, undefined, 'cucumber']],
  ['2 Brötchen mit Xyzzy und Gurke', ['crusty-roll', undefined, 'cucumber']],
  ['PB&J on ww', ['peanut-butter-jam-sandwich']],
  ['0,5 l Bier alkfr.', ['alcohol-free-beer']],
  ['beer, non-alcoholic', ['alcohol-free-beer']],
])('every readable part of %s is read', (text, ids) => {
  expect(foodsOf(text).map(([id]) => id)).toEqual(ids);
});

test('a food next to an unknown one is never sure', () => {
  expect(bestOf('xyzzy with apple')[1]?.confidence).toBeLessThan(0.8);
});

test.each([
  ['150 g Nudeln (Rohgewicht) mit Tomatensoße', ['pasta.raw', 150], 'tomato-pasta-sauce'],
  ['100 g Reis roh gewogen mit Gemüse', ['white-rice.raw', 100], 'mixed-vegetables'],
  ['100 g pasta (dry weight) with pesto', ['pasta.raw', 100], 'pesto'],
])('the weight in %s is that of the first food', (text, first, second) => {
  const [weighed, added] = foodsOf(text);
  expect(weighed).toEqual(first);
  expect(added?.[0]).toBe(second);
});

test('prose in a line names no food, and foods next to it are found', () => {
  const prose = Array.from({ length: 400 }, (_, at) => `remark${at % 7}`).join(' ');
  expect(foodsOf(`2 eggs, ${prose}`)).toEqual([
    ['egg', 100],
    [undefined, undefined],
  ]);
});

test.each([
  ['1 kg chicken thighs and drumsticks', [500, 500]],
  ['300 g Karotten und Pastinaken', [150, 150]],
])('the weight in %s is that of both foods, and neither amount is sure', (text, amounts) => {
  const best = bestOf(text);
  expect(best.map((one) => one?.amount)).toEqual(amounts);
  for (const one of best) expect(one?.confidence).toBeLessThan(0.8);
});

test('a weight before several foods is that of the first', () => {
  expect(foodsOf('30 g oats and milk')[0]).toEqual(['oats.raw', 30]);
});

test.each([
  ['salmon, potatoes, 220 g', 'potatoes'],
  ['chicken curry, rice, 450 g', 'rice'],
  ['salmon, lemon butter sauce, 220 g', 'lemon butter sauce'],
  ['salmon, lemon butter sauce', 'lemon butter sauce'],
])('%s is not only its first food', (text, missed) => {
  const [best] = bestOf(text);
  expect(best?.id).toMatch(/salmon|curry/);
  expect(best?.confidence).toBeLessThan(0.8);
  expect(best?.remarks).toContain(`without ${missed}`);
});

test('a share of fat in brackets is that of the milk in a drink', () => {
  expect(foodsOf('grande latte 2% milk')).toEqual([['latte', 473.176473]]);
});

test('a weight behind two foods of a dish is assumed', () => {
  const [best] = bestOf('roll, ham 150 g');
  expect(best).toMatchObject({ id: 'ham-sandwich', amount: 150, amountConfidence: 0.75 });
  expect(best?.remarks).toContain('the weight may be that of ham alone');
});

test.each([
  ['1 Apfel oder 1 Birne', 'apple', 'used the first of the alternatives, not 1 Birne'],
  [
    '200 ml Milch, 1 Apfel oder 1 Birne',
    'apple',
    'used the first of the alternatives, not 1 Birne',
  ],
  [
    '1 Apfel oder 1 Birne, 200 ml Milch',
    'apple',
    'used the first of the alternatives, not 1 Birne',
  ],
])('%s: what was eaten is uncertain', (text, id, remark) => {
  const foods = bestOf(text);
  const best = foods.find((one) => one?.id === id);
  expect(best?.remarks).toContain(remark);
  expect(best?.foodConfidence).toBeLessThan(1);
  expect(foods.filter((one) => one?.id === 'milk')).toHaveLength(text.includes('Milch') ? 1 : 0);
});

test.each([
  ['1 each', 'Burger and Fries', ['hamburger', 'french-fries']],
  ['2 each', 'Toast with Butter, Jam', ['toast-bread', 'butter', 'jam']],
  ['1 serving', 'Chicken, Rice and Broccoli', ['chicken', 'white-rice', 'broccoli']],
  ['1 each', 'Chicken Breast, Meat and Skin, Roasted', ['chicken-breast.roasted']],
  ['1 each', 'Apple, Banana', ['apple']],
  ['2 slice', 'Bread, Whole Wheat, with Butter', ['white-bread']],
])('the export of a program has %s of %s', (measure, food, ids) => {
  const text = `${measure} ${food}`;
  const line = { location: { file: 'servings.csv' }, line: 2, text, measure, food, cells: [] };
  const found = matchLine(catalogue, { ...line, isOneFood: true }, { threshold: 0.8 });
  expect(found.map(({ candidates }) => candidates[0]?.id)).toEqual(ids);
});
