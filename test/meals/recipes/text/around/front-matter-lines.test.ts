import { expect, test } from 'vitest';
import { withoutFrontMatterFacts } from '../../../../../src/meals/recipes/text/around/front-matter-lines.ts';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

const plain = (text: string) => withoutFrontMatterFacts(text.split('\n')).join('\n');

test('properties that say nothing about the ingredients are no lines of the recipe', () => {
  expect(plain('---\ntitle: Leek tart\nveggie: yes\ntags:\n  - tart\n---\n3 leeks')).toBe(
    '---\ntitle: Leek tart\n\n\n\n---\n3 leeks',
  );
});

test('the size is what the recipe makes if it names servings', () => {
  expect(plain('---\nsize: 2-3 servings\nrank: 2\n---\n3 leeks')).toBe(
    '---\nYield: 2-3 servings\n\n---\n3 leeks',
  );
  expect(plain('---\nsize: large\n---\n3 leeks')).toBe('---\n\n---\n3 leeks');
});

test('ingredients among the properties stay, with their items', () => {
  const text = '---\nrank: 2\nservings: 4\ningredients:\n  - 3 leeks\n  - 2 eggs\nfoo: bar\n---';
  expect(plain(text)).toBe('---\n\nservings: 4\ningredients:\n  - 3 leeks\n  - 2 eggs\n\n---');
});

test.each([
  '---\n3 leeks\n2 eggs\n---\nFry them.',
  '3 leeks\n---\nrank: 2\n---',
  '---\nrank: 2\n3 leeks',
])('%j has no properties above it', (text) => {
  expect(plain(text)).toBe(text);
});

test('a note with properties and steps in quotations is read', () => {
  const text = [
    '---\ntitle: Leek soup\nsize: 4 servings\nspicy: no\n---\n\n* `3` leeks\n* `1 l` stock',
    '> Fry the leeks in butter.\n>\n> Add the stock and cream.\n\n---\n\n* `2 tbsp` cream',
  ].join('\n\n');
  const { name, servings, ingredients } = readRecipeText('r', text);
  expect({ name, servings, lines: ingredients.map((one) => one.text) }).toEqual({
    name: 'Leek soup',
    servings: 4,
    lines: ['3 leeks', '1 l stock', '2 tbsp cream'],
  });
});
