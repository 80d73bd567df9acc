import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

test('readRecipeText() reads the recipe in an e-mail without its greetings and names', () => {
  const recipe = readRecipeText(
    'mail.txt',
    `From: ann@example.org
Subject: Re: Pea soup

Dear Bob,

As promised, here is the recipe (serves 4). It is easy!

500 g peas
1 l water
salt

Boil the peas in the water until they are soft,
then puree them with a blender.

Kind regards,
Ann Bacon
`,
  );
  expect(recipe.name).toBe('Pea soup');
  expect(recipe.ingredients.map(({ text }) => text)).toEqual(['500 g peas', '1 l water', 'salt']);
  expect(recipe.notes.join()).toContain('Dear Bob,');
});
