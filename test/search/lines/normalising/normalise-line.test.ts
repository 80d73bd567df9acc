import { expect, test } from 'vitest';
import { normaliseLine } from '../../../../src/search/lines/normalising/normalise-line.ts';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';

test.each([
  ['150ml/5fl oz double cream', 150, 'double cream'],
  ['300 ml / ½ pint milk', 300, 'milk'],
  ['25g/1oz butter', 25, 'butter'],
  ['500 g Mehl (Type 405)', 500, 'mehl'],
  ['3 slices of bread (90 g)', 90, 'bread'],
  ['1 pot yoghurt (125 g)', 125, 'yoghurt'],
  ['2 yoghurts (125 g each)', 250, 'yoghurts'],
  ['1/2 head cabbage, shredded (about 5 cups)', 0.5, 'cabbage'],
  ['2 slices ham (ca. 40-50 g)', 45, 'ham'],
  ['1 (400 g) can tomatoes', 400, 'tomatoes'],
  ['4 chicken thighs (about 1½ lb)', 1.5, 'chicken thighs'],
])('an amount after a slash or in parentheses repeats the first: %j', (text, quantity, words) => {
  expect(readLine(text)).toMatchObject({ quantity, isUnclear: false });
  expect(readLine(text).words.join(' ')).toBe(words);
});

test('a weight after several packages is unclear, since it may be the weight of each', () => {
  expect(readLine('2 packs tofu (400 g)')).toMatchObject({ quantity: 400, isUnclear: true });
});

test.each([
  ['2 T sugar', 'tablespoon'],
  ['2 t sugar', 'teaspoon'],
  ['1½ c flour', 'cup'],
  ['1 C. flour', 'cup'],
])('one letter is a spoon or a cup by its case: %j', (text, form) => {
  expect(readLine(text).measure).toMatchObject({ kind: 'serving', form });
});

test.each([
  ['1 Pfund Mehl', 'g', 500],
  ['20 dag Butter', 'g', 10],
  ['1 Tafel Schokolade', 'g', 100],
])('%j states a weight', (text, unit, factor) => {
  expect(readLine(text).measure).toEqual({ kind: 'unit', unit, factor });
});

test('words after the first comma and words such as "ripe" are qualifiers, but not the preparation', () => {
  expect(readLine('2 ripe bananas, from the market')).toMatchObject({ words: ['bananas'] });
  expect(readLine('Kartoffeln, festkochend, gekocht').words).toEqual(['kartoffeln', 'gekocht']);
  expect(readLine('Yoghurt, strawberry').qualifiers).toEqual(['strawberry']);
  expect(readLine('milk, 200 ml')).toMatchObject({
    quantity: 200,
    words: ['milk'],
    qualifiers: [],
  });
});

test('normaliseLine() leaves other lines as they are', () => {
  for (const text of ['bread (2 slices)', '2 eggs', '1/2 cup oats', 'Tee 0,2 l']) {
    expect(normaliseLine(text)).toBe(text);
  }
});

test.each([
  ['juice of 1 lemon', 1, 'fruit’s juice', 'lemon juice'],
  ['Juice of half a lime', 0.5, 'fruit’s juice', 'lime juice'],
  ['Saft einer halben Zitrone', 0.5, 'fruit’s juice', 'lemon juice'],
  ['Saft von 2 Orangen', 2, 'fruit’s juice', 'orange juice'],
  ['1 Zitrone, Saft davon', 1, 'fruit’s juice', 'lemon juice'],
  ['juice of 1 grapefruit', 1, 'fruit’s juice', 'grapefruit juice'],
  ['grated zest of 1 lemon', 1, 'fruit’s peel', 'lemon peel'],
  ['Abrieb einer Orange', 1, 'fruit’s peel', 'orange peel'],
])('%j is the juice or peel of the fruit', (text, quantity, name, words) => {
  const line = readLine(text);
  expect(line).toMatchObject({ quantity, measure: { kind: 'named', names: [name] } });
  expect(line.words.join(' ')).toBe(words);
});

test.each([
  ['1 Flasche Bier 0,33', 330],
  ['2 Dosen Cola (0,33)', 660],
  ['Bier 0,5', 500],
  ['Cola 0,33', 330],
])('a decimal number after a bottle or a drink is in litres: %j', (text, millilitres) => {
  const { quantity = 0, measure, isUnclear } = readLine(text);
  expect(isUnclear).toBe(false);
  expect(Math.round(quantity * (measure as { factor: number }).factor)).toBe(millilitres);
});

test('a decimal number after a food is a share of it', () => {
  expect(readLine('Brötchen 0,5')).toMatchObject({ quantity: 0.5, measure: undefined });
});

test.each([
  ['Rührei aus 2 Eiern', 2, 'rührei'],
  ['omelette made with 3 eggs', 3, 'omelette'],
  ['2-egg cheese omelette', 2, 'cheese omelette'],
  ['a three-egg omelette', 3, 'omelette'],
  ['12 inch pepperoni pizza, 2 slices', 2, 'pepperoni pizza'],
])('%j counts eggs or slices, not inches', (text, quantity, words) => {
  const line = readLine(text);
  expect(line).toMatchObject({ quantity, isUnclear: false });
  expect(line.words.join(' ')).toBe(words);
});

test.each([
  ['abends nur ein Käsebrot', 1, 'käsebrot'],
  ['just 2 crackers', 2, 'crackers'],
  ['Reste vom Gulasch', undefined, 'gulasch'],
  ['leftover curry', undefined, 'curry'],
  ['1 Rolle Blätterteig aus dem Kühlregal', 1, 'blätterteig'],
  ['2 pizza bases (10 inch)', 2, 'pizza bases'],
  ['4 (8 inch) tortillas', 4, 'tortillas'],
  ['1 tbsp cornflour mixed with 2 tbsp water', 1, 'cornflour'],
  ['2 TL Speisestärke, in 3 EL kaltem Wasser angerührt', 2, 'speisestärke'],
])('%j has one amount, and only the food in its name', (text, quantity, words) => {
  const line = readLine(text);
  expect(line).toMatchObject({ quantity, isUnclear: false });
  expect(line.words.join(' ')).toBe(words);
});

test('a number between two foods is unclear, since it may count either of them', () => {
  expect(readLine('tea, 2 sugars').isUnclear).toBe(true);
  expect(readLine('chicken curry and 2 naan').isUnclear).toBe(true);
  for (const clear of ['eggs 2 boiled', 'toast, 2 slices with butter', 'Pizza Salami 1 Stück']) {
    expect(readLine(clear).isUnclear).toBe(false);
  }
});

test.each([
  ['Tesco hummus', 'hummus'],
  ["McDonald's cheeseburger", 'cheeseburger'],
  ['cavolo nero', 'cavolo nero'],
  ['M&S egg sandwich', 'egg sandwich'],
  ['Burger King Zwiebelringe', 'zwiebelringe'],
])('the maker or shop is not part of the name of a food: %j', (text, words) => {
  expect(readLine(text).words.join(' ')).toBe(words);
});

test.each([
  ['I had a flat white from Costa', 'flat white'],
  ['dann noch 2 Kekse', 'kekse'],
  ['Zwischendurch: 1 Apfel', 'apfel'],
  ['hausgemachte Lasagne', 'lasagne'],
])('words around a food are not part of its name: %j', (text, words) => {
  expect(readLine(text).words.join(' ')).toBe(words);
});

test('a number after a food counts the measure before it', () => {
  expect(readLine('Can of tomato soup, 1/2')).toMatchObject({
    quantity: 0.5,
    measure: { kind: 'named', names: ['tin', 'can'] },
  });
});

test.each([
  ['30 g (2 EL) Haferflocken', 30],
  ['30g / 2 EL Haferflocken', 30],
  ['2 mal 45 g Graubrot', 90],
  ['2*45g Graubrot', 90],
  ['250mls orange juice', 250],
])('a household measure next to a weight repeats it, and "mal" multiplies: %j', (text, grams) => {
  expect(readLine(text)).toMatchObject({ quantity: grams, isUnclear: false });
});

test.each([
  ['1 halbe Avocado', 0.5],
  ['2 halbe Brötchen', 1],
  ['anderthalb Bananen', 1.5],
])('%j counts halves', (text, quantity) => {
  expect(readLine(text).quantity).toBe(quantity);
});

test('a maker stays in a line that names nothing else', () => {
  expect(readLine('Burger King').words).toEqual(['burger', 'king']);
  expect(readLine('1 Starbucks').words).toEqual(['starbucks']);
});

test.each([
  ['1 heaped tbsp flour', 1, 'heaped'],
  ['1 EL gehäuft Mehl', 1, 'heaped'],
  ['2 TL (geh.) Backpulver', 2, 'heaped'],
  ['1 EL geh. Zucker', 1, 'heaped'],
  ['2 gehäufte EL Mehl', 2, 'heaped'],
  ['2 gehäufte Esslöffel Mehl', 2, 'heaped'],
  ['heaped tablespoon of cocoa', 1, 'heaped'],
  ['1 level tbsp flour', 1, 'level'],
  ['level teaspoon of salt', 1, 'level'],
  ['3 gestr. TL Salz', 3, 'level'],
  ['1 heaping cup berries', 1, 'heaped'],
  ['1 scant cup sugar', 1, undefined],
])('%j says how full the spoon is', (text, quantity, fill) => {
  expect(readLine(text)).toMatchObject({ quantity, fill });
});

test.each([
  ['rice cakes x 3', 3, 'rice cakes'],
  ['1 orange juice', 1, 'orange juice'],
  ['breakfast: 2 eggs', 2, 'eggs'],
  ['Abends: 1 Brot', 1, 'brot'],
  ['2 Semmeln vom Vortag', 2, 'semmeln'],
  ['400 g Lachsfilet ohne Haut', 400, 'lachsfilet'],
  ['1 lemon, to serve', 1, 'lemon'],
  ['1 kl. Zwiebel', 1, 'zwiebel'],
  ['kl. Cappuccino', undefined, 'cappuccino'],
  ['1 kl Banane', 1, 'banane'],
  ['Paar Wiener', 2, 'wiener'],
  ['gr. Latte Macchiato', undefined, 'latte macchiato'],
  ['2 pints of bitter at the pub', 2, 'bitter'],
  ['1 Pizza vom Lieferdienst', 1, 'pizza'],
  ['1 litre stock (from 2 cubes)', 1, 'stock'],
  ['1 fillet of salmon (6 oz each) x 4', 24, 'salmon'],
  ['3 peppers', 3, 'bell peppers'],
])('%j also says when, how often or why the food was eaten', (text, quantity, words) => {
  const line = readLine(text);
  expect(line).toMatchObject({ quantity, isUnclear: false, qualifiers: [] });
  expect(line.words.join(' ')).toBe(words);
});

test('food in a tin is the tinned food, and a drained tin holds less', () => {
  expect(readLine('1 tin chickpeas')).toMatchObject({ isTinned: true, isDrained: false });
  expect(readLine('2 (15-oz.) cans chickpeas, drained')).toMatchObject({
    quantity: 30,
    isTinned: true,
    isDrained: true,
    isUnclear: false,
  });
  expect(readLine('400g tin chopped tomatoes')).toMatchObject({ quantity: 400, isTinned: true });
  expect(readLine('200 g chickpeas, drained')).toMatchObject({ isDrained: false });
});

test.each([
  ['1/8 Weißwein', 125],
  ['ein Viertel Rotwein', 250],
  ['ein Achterl Veltliner', 125],
  ['1/4 Milch', 250],
  ['½ Bier', 500],
])('a fraction of a drink without a measure is in litres: %j', (text, millilitres) => {
  const { quantity = 0, measure } = readLine(text);
  expect(measure).toMatchObject({ kind: 'unit', unit: 'ml' });
  expect(quantity * (measure as { factor: number }).factor).toBe(millilitres);
});

test.each(['1/4 Gurke', 'ein Viertel Brot', '1/2 pizza'])(
  '%j is not a fraction of a litre',
  (text) => {
    expect(readLine(text).measure).toBeUndefined();
  },
);

test('"Chips" with a capital letter within a line is German, and means crisps', () => {
  expect(readLine('50 g Chips').words).toEqual(['kartoffelchips']);
  expect(readLine('1 Handvoll Chips').words).toEqual(['kartoffelchips']);
  expect(readLine('Chips, 1 Tüte').words).toEqual(['kartoffelchips']);
  expect(readLine('fish and Chips').words).toContain('chips');
  expect(readLine('50 g chips').words).toEqual(['chips']);
});

test.each([
  ['a couple of crackers', 2, false],
  ['half a dozen eggs', 6, false],
  ['zwei Dutzend Eier', 24, false],
  ['ein Paar Wiener', 2, false],
  ['a few olives', 4, true],
  ['ein paar Oliven', 4, true],
])('a word for a group is a number: %j', (text, quantity, isUnclear) => {
  expect(readLine(text)).toMatchObject({ quantity, isUnclear });
});

test('a small volume after several glasses is the volume of each', () => {
  const glasses = readLine('2 small glasses red wine (125ml)');
  expect(glasses).toMatchObject({ quantity: 250, measure: { unit: 'ml' }, isUnclear: false });
});

test.each([
  ['Forelle, mit Gräten gewogen 250 g', 0.7, 'forelle'],
  ['200 g cherries with stones', 0.9, 'cherries'],
  ['500 g Hähnchenkeulen mit Knochen', 0.73, 'hähnchenkeulen'],
  ['200 g chicken without bones', undefined, 'chicken'],
])('a weight with inedible parts has an edible share: %j', (text, edibleShare, words) => {
  expect(readLine(text)).toMatchObject({ edibleShare });
  expect(readLine(text).words.join(' ')).toBe(words);
});

test.each([
  ['500 g pack of spaghetti', 500, 'spaghetti'],
  ['284 ml pot double cream', 284, 'double cream'],
  ['pot roast 200 g', 200, 'pot roast'],
])('a container after a weight is not part of the name: %j', (text, quantity, words) => {
  expect(readLine(text)).toMatchObject({ quantity });
  expect(readLine(text).words.join(' ')).toBe(words);
});

test.each([
  ['7:30 Uhr 1 Scheibe Brot', 1, 'brot'],
  ['8am coffee', undefined, 'coffee'],
])('a time of day is not an amount: %j', (text, quantity, words) => {
  expect(readLine(text)).toMatchObject({ quantity });
  expect(readLine(text).words.join(' ')).toBe(words);
});

test('chips of a chip shop are fries', () => {
  expect(normaliseLine('bag of chips from the chippy')).toBe('bag of chip shop chips');
});

test.each([
  ['a thumb-sized piece of ginger', 'thumb'],
  ['ein daumengroßes Stück Ingwer', 'thumb'],
  ['1 Stück Ingwer (2 cm)', 'centimetre'],
])('ginger has sizes of its own: %j', (text, name) => {
  expect(readLine(text).measure).toMatchObject({ kind: 'named', names: [name] });
});

test('the drained weight on a label is the amount eaten', () => {
  expect(readLine('1 tin tuna, drained (112g drained weight)')).toMatchObject({
    quantity: 112,
    isDrained: false,
  });
});

test.each([
  ['Gurke, ein paar Scheiben', 4, 'slice'],
  ['cucumber, several slices', 4, 'slice'],
  ['Gurke, wenige Scheiben', 4, 'slice'],
])('"some" of a measure is a guess: %j', (text, quantity, form) => {
  expect(readLine(text)).toMatchObject({
    quantity,
    measure: { kind: 'serving', form },
    isUnclear: true,
  });
});

test.each([
  ['Cola Zero Dose', { kind: 'named', names: ['tin', 'can'], forms: ['package'] }, 'cola zero'],
  ['Bier Flasche', { kind: 'serving', form: 'bottle' }, 'bier'],
  ['TK-Pizza Salami, ganz', { kind: 'serving', form: 'whole' }, 'pizza salami'],
  ['pizza, whole', { kind: 'serving', form: 'whole' }, 'pizza'],
])('a container or "whole" may stand at the end, without a number: %j', (text, measure, words) => {
  expect(readLine(text)).toMatchObject({ quantity: 1, measure });
  expect(readLine(text).words.join(' ')).toBe(words);
});

test('the source of a food is not a measure', () => {
  expect(readLine('Tomaten aus der Dose').measure).toBeUndefined();
});

test.each([
  ['1 Krügerl', '1 Krügerl Bier'],
  ['zwei Halbe', '2 x 0,5 l Bier'],
  ['Maß', '1 Maß Bier'],
  ['ein Seidel', 'ein Seidel Bier'],
  ['halbe Avocado', 'halbe Avocado'],
  ['coffee with a splash of milk', 'coffee with milk'],
  ['Becher Kaffee mit einem Schuss Milch', 'Becher Kaffee mit Milch'],
  ['1 sweet onion (like Vidalia)', '1 sweet onion'],
  ['1 chicken stock cube (I use Knorr), crumbled', '1 chicken stock cube, crumbled'],
  ['200 g Butter (ich nehme immer Kerrygold)', '200 g Butter'],
  ['heaped tsp sugar in my coffee', 'coffee with heaped tsp sugar'],
  ['milk in tea', 'milk in tea'],
  ['Brot (Roggen) mit Leberwurst', 'Brot mit Leberwurst, Roggen'],
  ['Kantine: 1 Schnitzel', '1 Schnitzel'],
  ['Döner mit alles', 'Döner'],
  ['3 very ripe bananas, mashed (about 1 1/4 cups)', '3 very ripe bananas, mashed'],
  ['water throughout the day 1.5 l', 'water 1.5 l'],
  ['Schuss Hafermilch im Kaffee', 'Schuss Hafermilch'],
  ['2 tbsp cream in my coffee', '2 tbsp cream'],
])('normaliseLine(%j) is %j', (text, plain) => {
  expect(normaliseLine(text)).toBe(plain);
});
