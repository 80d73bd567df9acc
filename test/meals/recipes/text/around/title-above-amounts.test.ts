import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

test.each([
  'CARROT CAKE\nFLOUR - 2 CUPS\nSUGAR - 1/2 CUP\nEGGS - 2\nMAKES 10 SLICES\n',
  'Nudelsuppe\nBrühe: 1 l\nNudeln: 200 g\nMöhren: 3 Stück\n',
])('a line above amounts behind foods is the title: %j', (text) => {
  const { name, ingredients } = readRecipeText('recipe.txt', text);
  expect(name).toBe(text.split('\n')[0]);
  expect(ingredients).toHaveLength(3);
});

test.each(['Pancakes', 'Potato salad', 'Kartoffelauflauf', 'Pasta with spinach'])(
  'the name of a dish is a title above amounts behind foods: %s',
  (title) => {
    const { name } = readRecipeText(
      'recipe.txt',
      `${title}\nMilk: 200 ml\nEggs: 2\nFlour: 3 cups\n`,
    );
    expect(name).toBe(title);
  },
);

test.each(['Chicken breast', 'Kartoffeln', 'Hackfleisch', 'Parmesan', 'Bacon', 'Salat'])(
  'a food above amounts behind foods is an ingredient: %s',
  (food) => {
    const text = `${food}\nRice: 200 g\nCoconut milk: 400 ml\nCurry paste: 2 tbsp\n`;
    expect(readRecipeText('recipe.txt', text).ingredients).toHaveLength(4);
  },
);

test.each(['2 x 400 g tins tomatoes, drained', '2x400g tins chickpeas', '3 x 1.5 kg chickens'])(
  'a weight of several is no title: %s',
  (line) => {
    const text = `${line}\n500 g beef\n1 onion\n`;
    expect(readRecipeText('recipe.txt', text).ingredients).toHaveLength(3);
  },
);

test('a staple above amounts behind foods is an ingredient', () => {
  const { ingredients } = readRecipeText('recipe.txt', 'Salz\nMehl: 250 g\nWasser: 150 ml\n');
  expect(ingredients).toHaveLength(3);
});

test.each([
  [
    '# Fish pie\n\nOur family loves it a lot.\n\n- cod: 400 g\n- butter: 50 g\n- milk: 200 ml',
    'Fish pie',
  ],
  ['Soup:\nIngredients -\n- carrots, 3\n- stock, 500 ml', 'Soup'],
  ['"Eintopf"\nMan nehme:\nZwiebeln 2\nMehl 100 g', 'Eintopf'],
])('the title stays above a sentence or a heading: %j', (text, name) => {
  const { name: found, ingredients } = readRecipeText('recipe.txt', text);
  expect(found).toBe(name);
  expect(ingredients.filter(({ text: line }) => !/\d/.test(line))).toEqual([]);
});
