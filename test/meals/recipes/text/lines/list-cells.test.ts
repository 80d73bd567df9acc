import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

function read(text: string) {
  const { name, ingredients } = readRecipeText('a.csv', text);
  return [name, ...ingredients.map((one) => one.text)];
}

test.each([
  [
    'Name,Zutaten,Anleitung\nPfannkuchen,"250 g Mehl\n3 Eier\n500 ml Milch","Verrühren.\nIn 20 g Butter backen."\n',
  ],
  ['Name;Zutaten;Anleitung\nPfannkuchen;"250 g Mehl\n3 Eier\n500 ml Milch";"Verrühren."\n'],
])('a cell may have all ingredients, one in each line: %j', (text) => {
  expect(read(text)).toEqual(['Pfannkuchen', '250 g Mehl', '3 Eier', '500 ml Milch']);
});

test('a quote that no line ends opens no cell', () => {
  expect(read('Ingredient,Amount\n"flour,250 g\neggs,3\n')).toHaveLength(3);
});
