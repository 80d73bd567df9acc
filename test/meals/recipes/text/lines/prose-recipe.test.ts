import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

const read = (text: string) => {
  const { name, servings, ingredients, notes } = readRecipeText('recipe.txt', text);
  return { name, servings, texts: ingredients.map((one) => one.text), ingredients, notes };
};

test('a recipe in English prose has the amounts in its sentences', () => {
  const text =
    'Waffles\n\nWhisk 250 g flour with two eggs and half a pint of milk. Rest for 20 minutes, then bake in 2 tbsp oil at 200 °C. Serves 3.\n';
  const { name, servings, texts, ingredients, notes } = read(text);
  expect([name, servings]).toEqual(['Waffles', 3]);
  expect(texts).toEqual(['250 g flour', '2 eggs', '½ pint milk', '2 tbsp oil']);
  expect(ingredients.map(({ location }) => location.line)).toEqual([3, 3, 3, 3]);
  expect(notes[0]).toContain('Read ingredients in sentences');
});

test('a recipe in German prose has staples without an amount, too', () => {
  const text =
    'Gemüsepfanne für 2 Personen\n\nEine Zwiebel in einer Pfanne in Öl anschwitzen. 300 g passierte Tomaten und 1 Bund Basilikum zugeben, mit Salz würzen. Mit 150 g Nudeln servieren.\n';
  const { servings, texts } = read(text);
  expect(servings).toBe(2);
  expect(texts).toEqual([
    ...['1 Zwiebel', '300 g passierte Tomaten', '1 Bund Basilikum', '150 g Nudeln'],
    ...['öl', 'salz'],
  ]);
});

test('numbers of pieces, weeks and people are no ingredients', () => {
  const text =
    'Toast 200 g oats with 3 tbsp honey. Press into 12 bars and cut in 4 rows. Makes 12 bars, keeps for 2 weeks.\n';
  expect(read(text).texts).toEqual(['200 g oats', '3 tbsp honey']);
});

test.each([
  'Rice pudding\n\nBoil 1 l milk with 50 g of the sugar. Stir in 200 g rice, and the remaining 20 g sugar.\n',
  'Kuchen\n\nMit 50 g der Butter und 200 g Mehl einen Teig kneten. Den Rest der Butter schmelzen.\n',
])('amounts that may be parts of others are no recipe: %j', (text) => {
  expect(read(text).texts).toEqual([]);
});

test('the title of a recipe in prose is no ingredient', () => {
  const text = 'Soup\n\nHeat 800 g tinned tomatoes with a little stock and serve it.\n';
  expect(read(text).name).toBe('Soup');
  expect(read(text).texts).not.toContain('Soup');
});

test('steps below a list of ingredients stay steps', () => {
  const text =
    'Shake\n\n200 ml milk\n1 banana\n\nSteps\nBlend 200 ml milk with 1 banana and 2 ice cubes.\n';
  expect(read(text).texts).toEqual(['200 ml milk', '1 banana']);
});

test('dough, tins and the juice of a fruit are no whole foods', () => {
  const text =
    'Aus 200 g Mehl und 3 Eiern einen Teig kneten und in eine Form geben. Mit 80 ml Teig beginnen, den Saft einer Zitrone zugeben.\n';
  expect(read(text).texts).toEqual(['200 g Mehl', '3 Eiern', 'Saft von 1 Zitrone']);
});
