import { expect, test } from 'vitest';
import { readRecipe } from '../../../../../src/meals/recipes/read-recipe.ts';

const textsOf = (text: string) => {
  const { ingredients, notes } = readRecipe('recipe.md', text);
  return { texts: ingredients.map((one) => one.text), notes };
};

test.each([
  '# W\n100 g flour\n\n# Second\n100 g sugar\n',
  '# W\n100 g flour\n## Zubereitung\nMix.\n# Second\n100 g sugar\n',
  '# W\n## Zutaten\n100 g flour\n## Zubereitung\nMix.\n# Second\n## Zutaten\n100 g sugar\n',
  'Title: W\n100 g flour\n\nTitle: Second\n100 g sugar\n',
  '>> title: W\nMix @flour{100%g}.\n\n>> title: Second\nAdd @sugar{100%g}.\n',
  '---\ntitle: W\n---\nMix @flour{100%g}.\n\n---\ntitle: Second\n---\nAdd @sugar{100%g}.\n',
  '# W\nMix @flour{100%g}.\n\n# Second\nAdd @sugar{100%g}.\n',
])('the first of two recipes is read, and the next is named: %j', (text) => {
  const { texts, notes } = textsOf(text);
  expect(texts).toEqual(['100 g flour']);
  expect(notes).toContain('The text has several recipes: skipped "Second"');
});

test.each([
  '# Cake\n# Zutaten\n100 g flour\n# Für den Belag\n3 apples\n# Streusel\n50 g butter\n# Zubereitung\nMix.\n',
  '# For the dough\n100 g flour\n# For the topping\n3 apples\n50 g butter\n',
  '# Cake\n## Dough\n100 g flour\n## Apples on top\n3 apples\n50 g butter\n',
  '# Cake\nMix @flour{100%g}.\n# Topping\nAdd @apples{3} and @butter{50%g}.\n# Step 2\nBake.\n',
])('headings of parts begin no other recipe: %j', (text) => {
  const { texts, notes } = textsOf(text);
  expect(texts).toEqual(['100 g flour', '3 apples', '50 g butter']);
  expect(notes.join()).not.toContain('several recipes');
});
