import { expect, test } from 'vitest';
import { type Candidate, matchLine } from '../../../src/operations/match/match-line.ts';
import { acceptanceOf } from '../../../src/search/lines/candidates/candidate.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';
import { bestOfLine } from '../../support/matching.ts';

const catalogue = openEmbedded();

const bestOf = (text: string) => bestOfLine(catalogue, text);
const foodsOf = (text: string) => bestOf(text).map((best) => [best?.id, best?.amount]);

test.each([
  ['1 Teller Suppe, die Hälfte gegessen', [146]],
  ['Nudeln mit Tomatensoße, ate half', [175]],
  ['10 Kekse, davon 3 gegessen', [24]],
  ['2 Kaffee mit je 20 ml Milch', [400, 40]],
  ['2 slices of toast with 5 g butter each', [56, 10]],
  ['coffee (2 sugars, milk)', [200, 7, 30]],
  ['toast (10 g butter, 20 g jam)', [28, 10, 20]],
  ['1 cup plus 2 tablespoons flour', [125, 16]],
  ['1 EL und 1 TL Honig', [20, 6.7]],
])('only the part of %s that was eaten counts', (text, amounts) => {
  expect(foodsOf(text).map(([, amount]) => amount)).toEqual(amounts);
});

test.each([
  "bowl of ramen, didn't finish it",
  '1 slice carrot cake, shared with a friend',
  '2 eggs, 1 toast, ate half',
  'Gemüsepfanne mit Reis (ca. 350 g)',
  'curry with rice (450 g)',
])('the amount of %s is uncertain', (text) => {
  const line = { location: { file: 'diary.txt' }, line: 1, text, cells: [] };
  for (const { candidates } of matchLine(catalogue, line, { threshold: 0.8 })) {
    expect(acceptanceOf(candidates[0] as Candidate)).toBeLessThan(0.7);
  }
});

test.each([
  ['2 Zehe/n Knoblauch, gepresst', [['garlic', 6]]],
  ['1/2 Zitrone(n), Saft davon', [['lemon-juice', 22.5]]],
  ['1 Bund/Bünde Petersilie', [['parsley', 30]]],
  ['1 clove(s) garlic', [['garlic', 3]]],
])('the plural in %s does not matter', (text, foods) => {
  expect(foodsOf(text)).toEqual(foods);
});

test.each([
  ['150 g Sahne (sauer)', [['low-fat-sour-cream', 150]]],
  ['200 g Joghurt (griechisch)', [['greek-yoghurt', 200]]],
  ['100 g Joghurt (natur)', [['yoghurt', 100]]],
  ['1 lime, zested and cut into wedges', [['lime', 65]]],
  ['1 TL Kreuzkümmelpulver', [['cumin', 2.1]]],
  ['80 g flüssige Butter', [['unsalted-butter', 80]]],
  ['1 TL edelsüsses Paprikapulver', [['paprika-powder', 2.3]]],
])('what describes a food behind or before its name decides its kind: %s', (text, foods) => {
  expect(foodsOf(text)).toEqual(foods);
});

test.each(['80 g Peperonis', '50 g Nüssli', '1 rote Peperoni', '2 grüne Peperoni', '2 white eggs'])(
  'a name of two foods is never sure: %s',
  (text) => {
    expect(bestOf(text)[0]?.confidence).toBeLessThan(0.8);
  },
);

test('a drink with a milk that the catalogue lacks stands in for it, and is never sure', () => {
  const [best] = bestOf('300 ml hot chocolate with oat milk');
  expect(best?.confidence).toBeLessThan(0.8);
  expect(best && acceptanceOf(best)).toBeGreaterThanOrEqual(0.8);
  expect(best?.remarks).toContain('made with the usual milk, not the milk that the line names');
});

test.each([
  ['4 cups low-sodium chicken broth', [['chicken-stock', 960]]],
  ['1 cup unsalted butter, melted and cooled', [['unsalted-butter', 225]]],
  ['reduced-salt baked beans', [['baked-beans', 200]]],
  ['2 skinless, boneless chicken breast halves', [['chicken-breast', 240]]],
  ['1 rotisserie chicken, meat shredded (about 3 cups)', [['rotisserie-chicken', 600]]],
  ['400 g Hähnchenbrustfilet, ohne Haut und Knochen', [['chicken-breast', 400]]],
  ['1 Bund Koriander, Blätter abgezupft und Stiele fein gehackt', [['coriander-leaves', 30]]],
])('%s says what was done to one food', (text, foods) => {
  expect(foodsOf(text)).toEqual(foods);
  expect(bestOf(text).every((best) => best && acceptanceOf(best) >= 0.8)).toBe(true);
});

test.each(['1 alcohol-free beer', '1 Bier, alkoholfrei', '2 beers (alcohol-free)'])(
  '%s is surely free of alcohol',
  (text) => {
    const [best] = bestOf(text);
    expect(best?.id).toBe('alcohol-free-beer');
    expect(best?.foodConfidence).toBeGreaterThanOrEqual(0.8);
  },
);

test.each([
  '1 pint IPA',
  '2 pints Bud Light',
  '1 Schoppen Weißwein',
  '1 black pudding',
  '2 tbsp mushy peas',
])('the size of %s differs', (text) => {
  expect(bestOf(text)[0]?.foodConfidence).toBe(1);
  expect(bestOf(text)[0]?.amountConfidence).toBe(0.75);
});

test.each([
  ['1 cup long-grain white rice, rinsed', ['white-rice.raw', 185]],
  ['250 g Kichererbsen, über Nacht eingeweicht', ['chickpeas.raw', 250]],
  ['1 cup red lentils, washed and drained', ['red-lentils.raw', 192]],
  ['1 can chickpeas, rinsed and drained', ['tinned-chickpeas', 240]],
  ['200 g grüne Bohnen, gewaschen', ['green-beans', 200]],
])('%s is dry, since people wash it dry', (text, food) => {
  expect(foodsOf(text)).toEqual([food]);
});

test.each([
  ['500 ml veg or chicken stock', ['vegetable-stock', 500]],
  ['500 ml Gemüse- oder Hühnerbrühe', ['vegetable-stock', 500]],
  ['1 tsp fresh or dried thyme', ['fresh-thyme', 0.8]],
])('%s names two alternatives, and the first one is assumed', (text, food) => {
  expect(foodsOf(text)).toEqual([food]);
  const [best] = bestOf(text);
  expect(best?.confidence).toBeLessThan(0.8);
  expect(best && acceptanceOf(best)).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['1 cup fresh or frozen blueberries', ['blueberries', 148]],
  ['200 g frische oder TK-Himbeeren', ['raspberries', 200]],
  ['1 cup canned or cooked chickpeas', ['tinned-chickpeas', 180]],
])('%s offers two states of one food', (text, food) => {
  expect(foodsOf(text)).toEqual([food]);
  expect(bestOf(text)[0]?.confidence).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['500g Maris Piper potatoes', ['potato', 500]],
  ['2 Granny Smith apples', ['apple-granny-smith', 344]],
  ['1 Golden Delicious', ['apple-golden-delicious', 172]],
])('%s is surely the food of that variety or cut', (text, food) => {
  expect(foodsOf(text)).toEqual([food]);
  expect(bestOf(text)[0]?.confidence).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['1 Portion Spinat', 'spinach.boiled'],
  ['a portion of kale', 'kale.boiled'],
  ['Beilage Brokkoli', 'broccoli.boiled'],
  ['spinach as a side', 'spinach.boiled'],
])('%s is cooked, in an assumed amount', (text, id) => {
  expect(foodsOf(text)).toEqual([[id, 130]]);
  expect(bestOf(text)[0]?.confidence).toBe(0.75);
});

test.each([
  ['bowl of tomato soup, about half a tin', [['tomato-soup', 200]]],
  [
    'splash of milk in coffee x 3 cups',
    [
      ['coffee', 600],
      ['milk', 60],
    ],
  ],
  [
    'beef burger in a bun with fries',
    [
      ['hamburger', 145],
      ['french-fries', 110],
    ],
  ],
  [
    'Currywurst Pommes rot-weiß',
    [
      ['currywurst', 200],
      ['fries-mayonnaise', 230],
    ],
  ],
  ['Currywurst mit Pommes', [['currywurst-fries', 350]]],
  ['bowl of cheerios', [['oat-rings', 28]]],
  [
    'tea, toast x 2',
    [
      ['tea', 200],
      ['toast-bread', 56],
    ],
  ],
  [
    'cuppa and 2 digestives',
    [
      ['tea-with-milk', 260],
      ['digestive-biscuit', 30],
    ],
  ],
  ['yoghurt, muller corner', [['fruit-yoghurt', 124]]],
  ['chobani strawberry', [['greek-fruit-yoghurt', 150]]],
  ["siggi's vanilla", [['fruit-skyr', 150]]],
  ['2 Müller peach', [['fruit-yoghurt', 340]]],
  ['2 KFC thighs', [['chicken-thigh.deep-fried', 196]]],
  ['1 pint (16 oz) IPA', [['ale', 473.176473]]],
  ['320g sheet puff pastry', [['puff-pastry.raw', 320]]],
  ['125 g ball of mozzarella', [['mozzarella', 125]]],
  ['can La Croix', [['sparkling-water', 355]]],
  ['1 graham cracker crust (9 inch)', [['graham-cracker-crust', 183]]],
  ['Hot Pocket, ham and cheese', [['hot-pocket', 127]]],
  ['Börek mit Spinat', [['boerek', 150]]],
  ['500 g Poulet, geschnetzelt', [['chicken', 500]]],
  ['1 Glas Nesquik', [['hot-chocolate', 200]]],
  ['Porridge, 50 g Haferflocken', [['rolled-oats', 50]]],
  ['half a fried chicken', [['chicken.deep-fried', 377.5]]],
  ['2 pudding cups', [['vanilla-pudding', 220]]],
  ['Starbucks cake pop', [['cupcake', 40]]],
  ['1 packet Mini Cheddars', [['cheese-crackers', 25]]],
  ['1 Jever 0,33', [['beer', 330]]],
  ['1 Pfannkuchen mit Apfelmus', [['pancake-apple-sauce', 150]]],
  ['4 siu mai', [['jiaozi', 88]]],
  ['1 Knoblauchknolle', [['garlic', 45]]],
  ['1 Miller Lite', [['light-beer', 300]]],
  ['Popeyes spicy chicken sandwich', [['chicken-burger', 140]]],
  ['Chick-fil-A nuggets, 8 ct', [['chicken-nuggets', 128]]],
  [
    '1 belegtes Brötchen mit Salami',
    [
      ['crusty-roll', 56],
      ['salami', 25],
    ],
  ],
  ['Salamipizza, 3/4 davon', [['pizza-pepperoni', 300]]],
  ['1 ciabatta loaf', [['ciabatta', 250]]],
  ['6 Maki', [['sushi', 120]]],
  ['sausages', [['pork-sausage', 114]]],
  ['Knoppers', [['chocolate-wafer', 20]]],
  ['2 gefüllte Paprika', [['stuffed-peppers', 596]]],
  ['2 Ringe Ananas', [['pineapple', 112]]],
  ['2 onion bhajis', [['pakora', 100]]],
  ['1 Grapefruit, halb', [['grapefruit', 154]]],
  ['a quarter of a pizza', [['pizza-margherita', 100]]],
  ['1 Stück Moussaka', [['moussaka', 300]]],
  ['1 grosser Apfel', [['apple', 220]]],
  ['1 Stange Bier', [['beer', 250]]],
  ['50 g gluten free oats', [['oats.raw', 50]]],
])('%s is read in all parts', (text, foods) => {
  expect(foodsOf(text)).toEqual(foods);
});

test('a fraction of a whole is not a second number', () => {
  const [best] = bestOf('2/3 of a 12" margherita');
  expect(best).toMatchObject({ id: 'pizza-margherita', foodConfidence: 1 });
  expect(best?.amount).toBeCloseTo((2 / 3) * 690);
});

test('unknown words are searched for in another spelling, and such a match is never sure', () => {
  const [best] = bestOf('1 tbsp vinager');
  expect(best?.id).toBe('vinegar');
  expect(best?.confidence).toBeLessThan(0.8);
  expect(best?.remarks).toContain('searched for "vinegar"');
  expect(bestOf('asafoetida')).toEqual([undefined]);
});

test.each([
  ['1 Muffin, Blaubeere', 'blueberry-muffin'],
  ['150 g Skyr Vanille', 'fruit-skyr'],
  ['150 g Quark, Himbeere', 'fruit-quark'],
  ['1000 IU vitamin D', 'vitamin-d-supplement'],
  ['1 B12 tablet', 'vitamin-b12-supplement'],
  ['1 tbsp zaatar', 'zaatar'],
  ['2 chipotle peppers in adobo', 'chipotle-in-adobo'],
  ['200 g Kichererbsen aus der Dose', 'tinned-chickpeas'],
])('%s is surely %s', (text, id) => {
  const [best] = bestOf(text);
  expect(best?.id).toBe(id);
  expect(best?.foodConfidence).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ['2 Würfel Gemüsebrühe', 'vegetable-stock-cube', 20],
  ['1 cube of chicken stock', 'chicken-stock-cube', 10],
  ['1 tin of rice pudding', 'rice-pudding', 400],
  ['1 McFlurry', 'ice-cream', 180],
  ['1 Mozzarella', 'mozzarella', 125],
  ["2 slices Domino's pepperoni", 'pizza-pepperoni', 248],
])('%s is %s, %d g', (text, id, amount) => {
  expect(foodsOf(text)).toEqual([[id, amount]]);
});
