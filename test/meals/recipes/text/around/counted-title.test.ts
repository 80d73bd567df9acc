import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

function read(text: string) {
  const { name, servings, ingredients } = readRecipeText('recipe.txt', text);
  return { name, servings, ingredients: ingredients.map((one) => one.text) };
}

test.each([
  '12 blueberry muffins',
  'blueberry muffins x12',
  'blueberry muffins - 12',
  'blueberry muffins (12)',
])('a title may count what the recipe makes from flour: %s', (title) => {
  expect(read(`${title}\n110 g butter\n2 eggs\n200 g flour\n`)).toEqual({
    name: 'blueberry muffins',
    servings: 12,
    ingredients: ['110 g butter', '2 eggs', '200 g flour'],
  });
});

test.each([
  '4 burger buns\n500 g minced beef\n100 g cheese\n',
  '6 Brötchen\n250 ml Milch\n100 g Mehl\n',
  '8 cookies\n200 g cream cheese\n1 tbsp flour\n',
  '20 Kekse\n100 g Kokosflocken\n100 g Butter\n',
  '6 biscuits\n100 g butter, 1 tbsp flour\n3 eggs\n',
  '2 Pfannkuchen\n150 g Paniermehl\n3 Eier\n',
])('a count above other food is an ingredient: %j', (text) => {
  expect(read(text).ingredients).toHaveLength(3);
});

test.each([
  ['Pfannkuchen\n250 g Mehl, 500 ml Milch, 4 Eier\n', 'Pfannkuchen'],
  ['Pfannkuchen\n\n250 g Mehl, 500 ml Milch, 4 Eier\n', 'Pfannkuchen'],
  ['green smoothie\n1 banana\nhandful spinach\n250 ml almond milk\n', 'green smoothie'],
  ['Omelette\n3 eggs\nbutter\nsalt\n', 'Omelette'],
])('a dish above amounts is the title, even if not each line has one: %j', (text, title) => {
  expect(read(text).name).toBe(title);
  expect(read(text).ingredients.join()).not.toContain(title);
});

test.each([
  'Salz und Pfeffer\n200 g Reis\n2 Eier\n',
  'Butter\n250 g Mehl, 4 Eier\n',
  'Spinach\n2 eggs\nsalt\n',
])('a food above amounts is an ingredient: %j', (text) => {
  expect(read(text).name).toBe('');
});
