import { expect, test } from 'vitest';
import { matchLine } from '../../../src/operations/match/match-line.ts';
import { matchText } from '../../../src/operations/match/names/foods-of-text.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

const SURE = 0.8;
const best = (line: string) => matchText(catalogue, line)[0];

test.each([
  ['a cup that is cooked, or not', '2 cups chopped kale'],
  ['a spoon that is cooked, or not', '1 TL Weizen'],
  ['a size of a patty', '1 cold small burger patty'],
  ['a thickness of a whole piece', '1 thin bagel'],
  ['rings, raw or fried', '100 g Zwiebelringe'],
  ['a dry pint', '1 pint cherry tomatoes'],
  ['a tin whose liquid is poured away, or not', '1 can (15 oz) chickpeas'],
  ['a tin whose liquid is poured away, or not', '1 Dose Thunfisch (185 g)'],
  ['a tin whose liquid is poured away, or not', '1 Glas Gewürzgurken (670 g)'],
  ['a cup of leaves, chopped or whole', '1 cup fresh basil leaves'],
  ['a sweetened drink for one without sugar', '250 ml iced green tea, unsweetened'],
  ['a sweetened drink for one without sugar', '1 glass lemonade, unsweetened'],
  ['slices of a piece', '5 slices of radish'],
  ['slices of a piece', '3 Scheiben Wiener'],
  ['a dish, or its dry ingredient', '125 g Milchreis'],
  ['a base of any size', '1 Tortenboden'],
  ['a small size of another chain', 'Five Guys little cheeseburger'],
  ['a small size of another chain', 'Five Guys fries little'],
  ['a row of a bar, or a small bar', '1 Riegel Schokolade'],
  ['a helping of tiny pieces', '1 Pommes'],
  ['a helping of tiny pieces', '1 crisps'],
  ['a piece of any cake', '1 Stück Kuchen'],
  ['a piece of any cake', '2 Stück Gebäck'],
  ['a helping of one egg, or of several', '1 Rührei'],
  ['a sausage that is much smaller for breakfast', '2 sausage links'],
  ['a size of a brand that is sold in others', '1 Corny Big'],
  ['a spoon that people heap on their plate', '2 EL Kartoffelbrei'],
  ['a spoon that people heap on their plate', '2 tbsp bubble and squeak'],
  ['a spoon that people heap on their plate', '2 EL Rotkohl'],
  ['a share of fat in dry matter that the cheese lacks', '50 g Edamer 30 %'],
  ['a share of fat in the cheese, or in its dry matter', '100 g cheddar 35%'],
  ['a roll or a slice of bread', '1 Br. m. Käse'],
  ['a weight of raw or of cooked meat', '150 g Hähnchenbrust'],
  ['a weight of raw or of cooked meat', '8 oz sirloin steak'],
  ['a spoon or a helping of a dip', '1 pitta mit Hummus'],
  ['condensed soup, or soup', '1 can cream of mushroom soup'],
  ['a kind with less fat that viand lacks', '10 g Crème double, 30 % weniger Fett'],
  ['a size that differs from shop to shop', '1 kleiner Blumenkohl'],
  ['nothing of the amount', 'bread'],
  ['nothing of their number', 'eggs'],
  ['nothing of their number', 'Kartoffeln'],
  ['a piece of what people cut as they like', '1 Stück Camembert'],
  ['a piece of what people cut as they like', '1 Stück Fleischwurst'],
  ['a piece of butter', '1 Stück Butter'],
  ['a cheese that is sold whole', '1 Camembert'],
  ['another container', '1 jar of yoghurt'],
  ['a part in place of a ball', '1 Kugel Blumenkohl'],
  ['a bowl of what shops sell for several', '1 rote Grütze'],
  ['nothing of a tub that holds more elsewhere', '1 tub of ice cream'],
  ['a bowl, or a punnet', '1 Schale Erdbeeren'],
  ['nothing of their number', 'slices of bread'],
  ['nothing of their number', 'Scheiben Brot'],
  ['nothing of their number', 'glasses of water'],
  ['a size that differs from shop to shop', 'small head of broccoli'],
  ['a size of a whole that people share', 'medium pizza'],
  ['a size of a whole that has small slices, too', '8 inch pepperoni pizza, ate half'],
  ['nothing of a small jar', 'small jar of jam'],
  ['nothing of a dish that people share', 'quiche lorraine'],
  ['some of it', 'Gurke, ein paar Scheiben'],
  ['a level or heaped spoon of what does not flow', '2 EL Kakao'],
  ['a size of what is small elsewhere', '1 watermelon'],
  ['nothing of a dish that people eat several of', 'gyoza'],
  ['a slice of a large fruit', 'slice of watermelon'],
  ['a number of what is in a sandwich', '2 fish fingers sandwich'],
  ['a weight of one or of two', '2 Müsliriegel (25 g)'],
  ['nothing of their number', 'sausages'],
  ['a drink of a size that the house decides', 'large coffee'],
  ['a piece of a dish that is cut', '1 Stück Lasagne'],
  ['a size of a plate', 'big plate of spaghetti bolognese'],
  ['a size of a bowl', 'kleine Schüssel Salat'],
  ['a bowl that may be half full', '1 bowl of muesli'],
  ['a spoon that may be heaped', '4 tbsp Greek yogurt'],
  ['a spoon that may hold a powder', '1 TL Kaffee'],
  ['a number of beers, in small or large glasses', '2 beers'],
  ['nothing of the eggs in an omelette', '1 omelette'],
  ['a spoon of a dish', '2 tsp vegetable curry'],
  ['a size that a chain does not have', 'Costa latte regular'],
  ['one of what is served in pieces', '1 California roll'],
  ['one of what is served in slices', '1 garlic bread'],
  ['one of what the catalogue counts in halves', '1 Mettbrötchen'],
  ['a nest of noodles, which may be any helping', '1 nest of rice noodles'],
  ['a part of what it counts', '1 leek (only the white part)'],
  ['one of many foods', '0.5 fruit'],
  ['a bread or a filled one', '2 Stück Pide'],
  ['a bread or a filled one', '50 g pide'],
  ['one of many foods', '1 Kuchen'],
  ['one of a dish whose only piece is small', '1 lasagne'],
  ['one of a dish whose only piece is small', '1 Rösti'],
  ['a head or a stalk', '1 celery'],
  ['a packet for one or for many', '1 Packung Mandeln'],
  ['a packet for one or for many', '1 carton of orange juice'],
])('an amount is uncertain if the line has %s: %j', (_, line) => {
  expect(best(line)?.confidence).toBeLessThan(SURE);
});

test.each([
  ['one of a food, by its name', 'apple'],
  ['one filled roll, by its name', 'Leberkässemmel'],
  ['one open sandwich, by its name', 'Käsebrot'],
  ['a part of what nobody shares', 'half an avocado'],
  ['a number of pieces of any size', '2 courgettes'],
  ['a vegetable of one usual size', '1/2 Gurke'],
  ['one piece of a dish, by its name', 'sausage roll from Greggs'],
  ['one sandwich, by its name', 'chicken & bacon sandwich'],
  ['a spoon of what slides off', '4 EL Zucker'],
  ['a slice of cheese', '1 Scheibe Gouda'],
  ['a long name with a slip', '1 jalepeno, deseeded'],
  ['slices as shops sell them', '2 Scheiben Vollkornbrot'],
  ['pieces of a middle size', '4 mittelgroße Kartoffeln'],
  ['the eggs of an omelette', '3-egg omelette'],
  ['a beer of one size', '1 Weizen'],
  ['a bowl of soup', '1 bowl of tomato soup'],
  ['a pot of a brand', '1 Activia'],
  ['a bottle of a brand by its name', 'Actimel'],
  ['a number of one raw or cooked', '4 Hähnchenschenkel'],
])('an amount is sure if the line has %s: %j', (_, line) => {
  expect(best(line)?.confidence).toBeGreaterThanOrEqual(SURE);
  expect(best(line)?.isSizeAssumed).toBe(true);
});

test('the weight of bones is subtracted in records, too', () => {
  const [matched] = matchLine(catalogue, { text: '1.5 kg lamb shoulder, bone in' } as never, {
    threshold: SURE,
  });
  expect(matched?.candidates[0]).toMatchObject({ id: 'lamb-shoulder', amount: 1050 });
});

test('cooked food may have been cut before cooking', () => {
  expect(best('3 roast potatoes')?.id).toBe('roast-potatoes');
  expect(best('2 steamed carrots')?.confidence).toBeLessThan(SURE);
  expect(best('2 boiled eggs')?.confidence).toBeGreaterThanOrEqual(SURE);
});

test('an amount next to a second unit is uncertain', () => {
  expect(best('0 g milk')).toMatchObject({ id: 'milk', amount: 0, confidence: 1 });
  expect(best('Milch 0,0 l')).toMatchObject({ id: 'milk', amount: 0, confidence: 1 });
  expect(best('0 apples')?.confidence).toBeLessThan(SURE);
  expect(best('0 Stück Milch')?.amount).toBeUndefined();
});

test('a spoon in the catalogue may be a heaped one', () => {
  expect(best('2 heaped tablespoons of peas')?.amount).toBe(60);
  expect(best('1 level tablespoon of peas')?.amount).toBeCloseTo(30 / 1.75);
  expect(best('1 heaped tbsp flour')?.amount).toBe(14);
  expect(best('1 level tbsp flour')).toMatchObject({ amount: 8, amountConfidence: 1 });
});

test.each([
  ['fish and chips from the chippy, small portion', 'fish-and-chips', 300],
  ['spaghetti bolognese, large portion', 'spaghetti-bolognese', 570],
  ['2 m.-große Zwiebeln', 'onion', 220],
  ['1 m.-gr. Zwiebel', 'onion', 110],
])('a size counts for the food next to it: %j', (line, id, amount) => {
  expect(best(line)).toMatchObject({ id, amount });
});

test('a piece of a food that is cut into slices is a slice', () => {
  expect(best('1 Stück Pizza Salami')?.amount).toBeLessThan(200);
  expect(best('1 piece of pizza')?.amount).toBeLessThan(200);
});

test.each([
  ['2 Stk. Tomaten', 200],
  ['1 Stück Aubergine', 250],
  ['2 Stück Mango', 300],
])('a piece of fruit or vegetables is not a slice: %j', (line, least) => {
  expect(best(line)?.amount).toBeGreaterThan(least);
});

test('"large" and "small" of a food eaten by the handful are sizes of a portion', () => {
  const [small, large] = ['small fries', 'large fries'].map((line) => best(line)?.amount ?? 0);
  expect(small).toBeGreaterThan(60);
  expect(large).toBeGreaterThan(small as number);
  expect(best('small raisins')?.confidence).toBeLessThan(SURE);
});

test.each([
  ['2 small fast food fries', 'fast-food-fries', 160],
  ['3 thin mints', 'thin-mints', 24],
  ['2 slices of thin sliced bread', 'white-bread', 48],
  ['omelette (3 eggs)', 'omelette', 165],
  ["2 large McDonald's fries", 'fast-food-fries', 310],
  ['2 kleine Pommes', 'french-fries', 160],
  ['1 beef quesadilla', 'beef-quesadilla', 140],
  ['1 sticky toffee pudding', 'sticky-toffee-pudding', 110],
  ['3 scrambled egg whites', 'egg-white.fried', 108],
])('%j counts portions, and pieces of the usual size', (line, id, amount) => {
  expect(best(line)).toMatchObject({ id, amount });
});

test('a tablespoon of honey or syrup is sure, since it cannot be heaped', () => {
  expect(best('1 EL Honig')?.confidence).toBeGreaterThanOrEqual(SURE);
  expect(best('2 tbsp maple syrup')?.confidence).toBeGreaterThanOrEqual(SURE);
});

test('a reduced-fat food is uncertain if the line does not ask for it', () => {
  expect(best('500 g Quark')?.confidence).toBeLessThan(SURE);
  expect(best('500 g Magerquark')?.confidence).toBeGreaterThanOrEqual(SURE);
});

test('pieces are not from a tin, and a mug is larger than a cup', () => {
  expect(best('4 tomatoes, chopped')?.id).toMatch(/^tomato/);
  const [cup, mug] = ['1 cup of coffee', '1 mug of coffee'].map((line) => best(line)?.amount ?? 0);
  expect(mug).toBeGreaterThan(cup as number);
});

test.each([
  ['Brezel mit Butter', 'soft-pretzel'],
  ['2 weetabix with 150ml milk', 'wheat-biscuits'],
  ['Rindsgulasch 250 g + 1 Semmel', 'goulash'],
])('of several foods, the first one is meant, with less confidence: %j', (line, food) => {
  expect(best(line)?.id).toBe(food);
  expect(best(line)?.foodConfidence).toBeLessThan(1);
});

test.each([
  ['3 celery sticks', 'celery', 120],
  ['4 Stück Merci', 'milk-chocolate', 50],
  ['zwei Stück Würfelzucker', 'sugar', 6],
  ['1 medium butternut squash', 'butternut-squash', 850],
  ['1 Prise Zucker', 'sugar', 0.4],
  ['matchbox-sized piece of cheddar', 'cheddar', 30],
  ['8 flour tortillas (6-inch)', 'tortilla', 360],
])('pieces have the weight of their kind: %j', (line, food, grams) => {
  expect(best(line)).toMatchObject({ id: food, amount: grams });
});

test('a stated size changes the amount of a food that has none of that size', () => {
  const medium = best('1 Portion Spaghetti Bolognese')?.amount as number;
  expect(best('1 große Portion Spaghetti Bolognese')?.amount).toBe(1.5 * medium);
  // A plate is a portion, even if only a large bowl has a weight.
  for (const line of ['1 Teller Spaghetti Bolognese', '1 plate of spaghetti bolognese']) {
    expect(best(line)).toMatchObject({
      amount: medium,
      remarks: [{ topic: 'amount', text: expect.stringContaining('assumed a portion') }],
    });
  }
});

test.each([
  ['coffee no sugar', 'coffee'],
  ['Kaffee ohne Zucker', 'coffee'],
  ['2 eggs no salt', 'egg'],
])('a line is certainly without what only some people add: %j', (line, food) => {
  expect(best(line)?.id).toBe(food);
  expect(best(line)?.foodConfidence).toBeGreaterThanOrEqual(0.9);
});

test('a food without something is found if it has a name of its own', () => {
  expect(best('beer without alcohol')?.id).toBe('alcohol-free-beer');
  expect(best('250 ml Milch ohne Laktose')?.id).toBe('lactose-free-milk');
});

test.each(['burger without bun', 'chocolate without sugar', 'Müsli ohne Rosinen'])(
  'a food without one of its parts is uncertain: %j',
  (line) => {
    expect(best(line)?.foodConfidence).toBeLessThan(SURE);
  },
);

test('a bar, bag or ice cream of a brand is one piece, but a square is not', () => {
  const grams = (line: string) => best(line)?.amount;
  expect(['1 twirl', '1 galaxy bar', '1 cornetto', '2 packets of quavers'].map(grams)).toEqual([
    43, 42, 75, 32,
  ]);
  expect(grams('2 squares galaxy')).toBeLessThan(20);
  expect(best('1 Packung Merci')?.confidence).toBeLessThan(SURE);
  expect(grams('1 Corny Schoko')).toBe(25);
  expect(['1 Ü-Ei', '2 Eier', '1 Käsestange', '2 Ferrero Küsschen'].map(grams)).toEqual([
    20, 100, 90, 18,
  ]);
  // A pack of two bars.
  expect(grams('1 Kinder Bueno')).toBe(43);
  expect(best('2 Riegel Kinder Bueno')?.confidence).toBeLessThan(SURE);
});

test('fried vegetables or fruit are not surely baked ones, which have no fat', () => {
  const taken = best('100 g fried apples');
  expect(taken?.id).toBe('apple.baked');
  expect(taken?.confidence).toBeLessThan(SURE);
});

test('a pot with a stated size has that size, but is uncertain', () => {
  const [pot, small] = ['1 pot yoghurt', '1 small pot yoghurt'].map(best);
  expect(small?.amount).toBeLessThan(pot?.amount as number);
  expect(small?.confidence).toBeLessThan(SURE);
});

test.each([
  ['100 g roasted carrots', 'carrot.baked'],
  ['150 g gekochter Buckellachs', 'pink-salmon.steamed'],
])('a similar cooking method replaces one that a food lacks, with a remark: %j', (line, state) => {
  const taken = best(line);
  expect(taken?.id).toBe(state);
  expect(taken?.confidence).toBeGreaterThanOrEqual(SURE);
  expect(taken?.remarks).toContain('not in the catalogue in this state: used a similar one');
});

test.each([
  ['125 g Lachs, gebraten', 'salmon.fried'],
  ['150 g gedünsteter Brokkoli', 'broccoli.boiled'],
  ['200 g gebratenes Hähnchen', 'chicken.fried'],
  ['150 g pan-fried pork chop', 'pork-chop.fried'],
  ['200 ml trockener Weißwein', 'white-wine'],
])('all forms of a way of cooking are read: %j', (line, state) => {
  expect(best(line)?.id).toBe(state);
});

test.each([
  ['400 g tinned tomatoes', 'tinned-tomatoes'],
  ['400 g canned tomatoes', 'tinned-tomatoes'],
  ['1 tin tomatoes', 'tinned-tomatoes'],
  ['200 g tinned chickpeas', 'tinned-chickpeas'],
])('%s is surely the food in the tin', (line, food) => {
  const { id, foodConfidence } = best(line) ?? {};
  expect(id).toBe(food);
  expect(foodConfidence).toBeGreaterThan(SURE);
});

test.each([
  ['2 TL Paprika', 'paprika-powder'],
  ['1 Prise Paprika', 'paprika-powder'],
  ['1 tsp curry', 'curry-powder'],
  ['200 g Paprika', 'red-pepper'],
  ['1/2 Paprika', 'red-pepper'],
])('the amount shows which of two foods a word means: %j', (line, food) => {
  expect(best(line)?.id).toBe(food);
  expect(best(line)?.foodConfidence).toBeGreaterThanOrEqual(SURE);
});

test.each(['paprika', 'Paprika, gemahlen', '30 g Paprika'])(
  'viand is not sure whether a pepper or the spice is meant: %j',
  (line) => {
    expect(best(line)?.foodConfidence).toBeLessThan(SURE);
  },
);

test('a name with wrongly doubled letters is the same name', () => {
  expect(best('steamed brocolli 80g')).toMatchObject({ id: 'broccoli.steamed', amount: 80 });
});

test('sticks of a food are pieces of it, even if its name says sticks', () => {
  expect(best('6 carrot sticks')).toMatchObject({ id: 'carrot', amount: 60 });
});
