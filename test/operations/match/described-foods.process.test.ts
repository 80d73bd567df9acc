import { expect, test } from 'vitest';
import { openEmbedded } from '../../support/embedded-catalogue.ts';
import { bestOfLine } from '../../support/matching.ts';

const catalogue = openEmbedded();

const bestOf = (text: string) => bestOfLine(catalogue, text);

test.each([
  ['1 1/2 lbs boneless skinless chicken thighs, trimmed', 'chicken-thigh-skinless'],
  ['6 skinless chicken thighs', 'chicken-thigh-skinless'],
  ['6 chicken thighs, skinless and boneless', 'chicken-thigh-skinless'],
  ['500 g organic free-range skinless chicken legs', 'chicken-leg-skinless'],
  ['200 g chicken thighs, skin removed', 'chicken-thigh-skinless'],
  ['200 g Hähnchenschenkel, ohne Haut und Knochen', 'chicken-leg-skinless'],
  ['200 g Ente ohne Haut', 'duck-meat'],
  ['2 chicken breasts, skin on', 'chicken-breast-with-skin'],
  ['4 free-range skin-on chicken thighs', 'chicken-thigh'],
  ['400 g skinless boneless salmon fillet', 'salmon'],
])('every word that describes a food counts: %s', (text, id) => {
  expect(bestOf(text)).toMatchObject([{ id }]);
});

test('a food after an unknown word is not lost', () => {
  const [beer] = bestOf('2 beers, shared nachos');
  expect(beer).toMatchObject({ id: 'beer', remarks: expect.arrayContaining(['without nachos']) });
  expect(beer?.foodConfidence).toBeLessThan(0.8);
});

test.each([
  ['8 good-quality pork sausages', 'pork-sausage', 456],
  ['3 overripe bananas', 'banana', 378],
  ['2 cups leftover cooked rice', 'white-rice.boiled', 316],
  ['340 g uncooked penne pasta', 'pasta.raw', 340],
  ['100 g uncooked cod', 'cod.raw', 100],
  ['100 g uncooked prawns', 'prawns.raw', 100],
  ['100 g uncooked dried apricots', 'apricot.dried', 100],
  ['100 g raw carrot salad', 'carrot-salad.raw', 100],
  ['100 g frittierter Fisch', 'fish.deep-fried', 100],
  ['100 g steak, uncooked', 'beef-steak.raw', 100],
  ['3 small fries (the pieces)', 'french-fries', 15],
  ['3 small fries', 'french-fries', 240],
  ['2 dünne Pommes', 'french-fries', 10],
  ['1 cup thick cream', 'double-cream', 240],
  ['100 g dicke Bohnen', 'broad-beans', 100],
  ['2 thick slices of bread', 'white-bread', 86],
  ['1 entire garlic', 'garlic', 45],
  ['1 whole lemon', 'lemon', 65],
  ['1 cup skim milk, chocolate', 'low-fat-chocolate-milk', 240],
  ['3-egg omelet', 'omelette', 165],
  ['2 EL Paprika in Streifen', 'red-pepper', 18.75],
  ['2 tsp cornflour mixed with a splash of cold water', 'cornflour', 6],
  ['350 g Quorn mince', 'quorn-pieces', 350],
  ['175ml glass of white wine', 'white-wine', 175],
  ['1 packet (2 1/4 tsp) active dry yeast', 'bakers-yeast', 7.2],
  ['1 stick (8 tbsp) butter', 'butter', 113],
  ['1 Block Tofu', 'tofu', 280],
  ['1/2 tsp xanthan gum', 'thickening-gum', 1.25],
  ['1 Vanilleschote, ausgekratzt', 'vanilla-pod', 3],
  ['2 tsp mirin', 'mirin', 11.6],
  ['1 tbsp lite mayo', 'light-mayonnaise', 15],
  ['Gemüseeintopf von gestern, 1 Suppenkelle', 'vegetable-stew', 123.6375],
  ['Nutellabrot 1 Scheibe', 'bread-chocolate-spread', 70],
  ['4 rashers smoked back bacon, chopped', 'back-bacon', 120],
  ['1 9-inch deep-dish pie crust', 'shortcrust-pastry', 154],
])('viand is sure of %s', (text, id, amount) => {
  const [best] = bestOf(text);
  expect(best).toMatchObject({ id, amount });
  expect(best?.confidence).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['lentil soup, lg bowl', 'lentil-soup', 403],
  ['chili 1 bowl', 'chilli-con-carne', 254],
  ['1 large leek', 'leek', 195],
  ['small tin sweetcorn', 'tinned-sweetcorn', 142.5],
  ['1 large tin chopped tomatoes', 'tinned-tomatoes', 800],
])('the size of %s is assumed', (text, id, amount) => {
  expect(bestOf(text)).toMatchObject([{ id, amount, foodConfidence: 1, amountConfidence: 0.75 }]);
});

test.each([
  ['Buttermilch / Kefir 250 ml', 'buttermilk', 'not Kefir'],
  ['1.5-2 L water / unsweetened tea', 'water', 'not unsweetened tea'],
  ['1 medium fruit (apple/pear/orange), 120-150 g', 'apple', 'not pear'],
])('of the alternatives in %s, the first is assumed', (text, id, remark) => {
  const [best, ...others] = bestOf(text);
  expect(others).toEqual([]);
  expect(best?.id).toBe(id);
  expect(best?.confidence).toBeLessThan(0.8);
  expect(best?.remarks.at(-1)).toBe(`used the first of the alternatives, ${remark}`);
});

test.each([
  ['2 eggs / bacon', ['egg', 'bacon']],
  ['bread 50 g / 200 ml milk', ['white-bread', 'milk']],
  ['Avoid: grapefruit, liquorice', [undefined]],
  ['Rohkost: Paprika, Gurke, Tomate je 50 g', ['red-pepper', 'cucumber', 'tomato']],
  ['takeout chinese - orange chicken & fried rice', ['orange-chicken', 'fried-rice']],
  ['fish n chips from the chippy with mushy peas', ['fish-and-chips', 'mushy-peas']],
  ['greek yogurt (chobani strawberry)', ['greek-fruit-yoghurt']],
  ['4 Rouladen vom Rind', ['beef-roulade']],
])('%s names %j', (text, ids) => {
  expect(bestOf(text).map((best) => best?.id)).toEqual(ids);
});

test.each(['unsalted almonds 30 g', '2 eggs, poached or boiled'])('%s has no remark', (text) => {
  expect(bestOf(text)).toMatchObject([{ remarks: [] }]);
});

test.each([
  ['Lachs geräuchert 60g', 'smoked-salmon', 60],
  ['200 g Tomaten getrocknet', 'sun-dried-tomatoes', 200],
  ['Schinken gekocht 30 g', 'ham', 30],
  ['Hähnchen paniert 150 g', 'chicken.deep-fried', 150],
  ['Hering eingelegt 100 g', 'pickled-herring', 100],
  ['Bohnen gebacken 200 g', 'baked-beans', 200],
  ['Tee grün 200 ml', 'green-tea', 200],
  ['Wein rot 200 ml', 'red-wine', 200],
  ['Spargel weiß 200 g', 'white-asparagus', 200],
  ['1 pepper', 'red-pepper', 145],
  ['½ pepper, sliced', 'red-pepper', 72.5],
])('a word after a food, or a count, shows which food it is: %s', (text, id, amount) => {
  const [best, ...others] = bestOf(text);
  expect(best).toMatchObject({ id, amount });
  expect(others).toEqual([]);
  expect(best?.confidence).toBeGreaterThanOrEqual(0.8);
});

test('a food after a comma is not lost if an unknown word follows it', () => {
  expect(bestOf('Lasagne, Lachs geräuchert 60g')).toMatchObject([
    { id: 'lasagne', amount: 350 },
    { id: 'smoked-salmon', amount: 60 },
  ]);
});

test.each(['Wurst, Salami luftgetrocknet 30 g', 'Wurst, Salami luftgetrocknet'])(
  'an unknown food after a comma makes the first one uncertain: %s',
  (text) => {
    const [sausage] = bestOf(text);
    expect(sausage?.remarks).toContain('without Salami');
    expect(sausage?.foodConfidence).toBeLessThan(0.8);
  },
);

test.each([
  ['200 g besan', 'chickpea-flour'],
  ['200 g Kichererbsenmehl', 'chickpea-flour'],
  ['2 stalks lemon grass', 'lemongrass'],
  ['10 curry leaves', 'curry-leaves'],
  ['1 plate poha', 'poha'],
  ['100 g curd', 'yoghurt'],
  ['20 g lemon curd', 'lemon-curd'],
  ['150 g rajma', 'kidney-bean-curry'],
  ['2 tbsp Cool Whip', 'whipped-topping'],
  ['2 tbsp sweet chilli sauce', 'sweet-chilli-sauce'],
  ['200 g Bolognesesoße', 'bolognese-sauce'],
  ['1 Portion Spaghetti Bolo', 'spaghetti-bolognese'],
  ['250 g ausgewallter Kuchenteig', 'shortcrust-pastry'],
])('everyday foods of other countries are found: %s', (text, id) => {
  expect(bestOf(text)).toMatchObject([{ id }]);
});

test.each([
  ['10 pretzel sticks with cheese', 'pretzels'],
  ['baby broccoli 80 g', 'broccoli'],
  ['baby parsnips 100 g', 'parsnip'],
  ['Relish 20 g', 'chutney'],
])('a name that another food resembles keeps its food: %s', (text, id) => {
  expect(bestOfLine(catalogue, text)[0]?.id).toMatch(new RegExp(`^${id}(?:\\.|$)`));
});

test.each(['5 vegane Hackbällchen', '5 vegan meatballs', '6 Veggie-Bällchen'])(
  'meatless balls are no burgers: %s',
  (text) => {
    expect(bestOfLine(catalogue, text)[0]?.id).not.toMatch(/^veggie-burger/);
  },
);
