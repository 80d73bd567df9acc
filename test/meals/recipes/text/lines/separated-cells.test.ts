import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

function read(text: string) {
  const { name, servings, ingredients } = readRecipeText('recipe.csv', text);
  return { name, servings, ingredients: ingredients.map((one) => one.text) };
}

test('a separator within quotes is part of its cell', () => {
  expect(read('Zutat,Menge,Einheit\nMehl,250,g\nMilch,"0,5",l\n').ingredients).toEqual([
    '250 g Mehl',
    '0,5 l Milch',
  ]);
});

test('commas may separate the cells of a table without a header', () => {
  const text = 'Lasagne,,\nServes 6,,\n500,g,minced beef\n1,,onion\n"0,5",l,Milch\n';
  expect(read(text)).toEqual({
    ...{ name: 'Lasagne', servings: 6 },
    ingredients: ['500 g minced beef', '1 onion', '0,5 l Milch'],
  });
});

test('commas of prose and decimals are none', () => {
  const lines = ['1,5 kg Äpfel', '0,5 l Milch', '2,5 EL Öl', '1 onion, diced'];
  expect(read(`${lines.join('\n')}\n`).ingredients).toEqual(lines);
});

test('steps beside the ingredients of a table are no part of them', () => {
  const text = '| Ingredients | Method |\n|---|---|\n| 2 eggs | Boil them. |\n| 1 roll | |\n';
  expect(read(text).ingredients).toEqual(['2 eggs', '1 roll']);
});

test('a second title directly above the servings is no ingredient', () => {
  expect(read('Sheet1\n\nLasagne\nServes 6\n500 g minced beef\n1 onion\n').ingredients).toEqual([
    '500 g minced beef',
    '1 onion',
  ]);
});
