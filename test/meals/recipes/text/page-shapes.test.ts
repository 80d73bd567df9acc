import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../src/meals/recipes/text/recipe-text.ts';

const read = (text: string) => {
  const { name, servings, ingredients } = readRecipeText('r', text);
  return { name, servings, lines: ingredients.map((one) => one.text) };
};

test.each([
  ['Recipe Ingredients:', 'Cooking Directions:'],
  ['Here’s what you need:', 'Do this...'],
  ['You will need', 'Baking instructions'],
  ['Was du brauchst', 'So bereite ich es zu'],
  ['Zutatenfür 4 Portionen', 'Zubereitung in wenigen Schritten:'],
  ['Ingredients Quantity', 'How to cook it'],
])('"%s" and "%s" are headings', (heading, steps) => {
  const text = `Plum tart\n\nWe like it.\n\n${heading}\n200 g flour\n3 plums\n\n${steps}\nRoll out the dough with 50 g flour.\n`;
  expect(read(text)).toMatchObject({ name: 'Plum tart', lines: ['200 g flour', '3 plums'] });
});

test('the heading of the ingredients may give the servings and times', () => {
  const text = 'Tart\n\nIngredients Serves 6 Prep 15 min Cook 40 min\n200 g flour\n3 plums\n';
  expect(read(text)).toEqual({ name: 'Tart', servings: 6, lines: ['200 g flour', '3 plums'] });
});

test('"How to make" above amounts is the title, and above sentences it is the heading of the steps', () => {
  const above =
    'How to make leek soup:\n2 leeks\n1 l stock\nBoil the leeks in the stock for 20 minutes.\n';
  expect(read(above)).toMatchObject({ name: 'leek soup', lines: ['2 leeks', '1 l stock'] });
  const below = 'Leek soup\n\n2 leeks\n1 l stock\n\nHow to make it\nBoil 2 leeks.\n';
  expect(read(below)).toMatchObject({ name: 'Leek soup', lines: ['2 leeks', '1 l stock'] });
});

test('a title that ends with a colon may give the servings in brackets', () => {
  const text = 'Rezept für Linseneintopf (für 3 Personen):\nZutaten:\n- 300 g Linsen\n- 2 Möhren\n';
  expect(read(text)).toMatchObject({ name: 'Rezept für Linseneintopf', servings: 3 });
});

test('a table of nutrients below the steps has no ingredients', () => {
  const text =
    'Soup\n\nIngredients\n2 leeks\n1 l stock\nDirections\nBoil.\nNutrition Facts (per serving) | |\n---|---|\n210 | Calories |\n9g | Fat |\n';
  expect(read(text).lines).toEqual(['2 leeks', '1 l stock']);
});

test('images and links in Markdown are no words of a food', () => {
  const text =
    '# Bean dip\n\n![Bean dip](/pix/dip.webp)\n\n- 200 g beans\n- 50 g [tomato sauce](/tomato-sauce)\n';
  expect(read(text).lines).toEqual(['200 g beans', '50 g tomato sauce']);
});

test('a line that begins with a comma belongs to the line above it', () => {
  expect(read('80g pecorino\n, grated, plus extra to serve\n300g penne\n').lines).toEqual([
    ...['80g pecorino, grated, plus extra to serve', '300g penne'],
  ]);
});

test('what a page cut from an ingredient belongs to the line above it', () => {
  expect(
    read('Ingredients\n- 2 leeks\n- finely sliced\n- 30g/1oz butter\n- melted\n').lines,
  ).toEqual(['2 leeks, finely sliced', '30g/1oz butter, melted']);
});

test('steps directly below the ingredients may be broken within sentences', () => {
  const text =
    '2 cups rye flour\n1 cup milk\n2 eggs\nPreheat the oven to 350F. Line a tray with\nbaking paper.\nIn a bowl, mix the flour with the\neggs until it is smooth, followed by the milk and\nsome water.\n';
  expect(read(text).lines).toEqual(['2 cups rye flour', '1 cup milk', '2 eggs']);
});

test('"STEP 1" begins the steps', () => {
  const text =
    '2 leeks\n1 l stock\n\nSTEP 1\nBoil the leeks in 1 l stock.\nSTEP 2\nServe 2 bowls.\n';
  expect(read(text).lines).toEqual(['2 leeks', '1 l stock']);
});

test('a tin in words above other amounts is an ingredient, not their heading', () => {
  expect(
    read('## Ingredients\n\n- One can of white beans\n- 60 g tahini\n- 2 lemons\n').lines,
  ).toEqual([...['One can of white beans', '60 g tahini', '2 lemons']]);
});

test('numbered sentences below the ingredients are steps, whatever their verb is', () => {
  const text =
    '100g rye flour\n\n2 eggs\n\n50g butter\n\n  1. Line two or three trays with a sheet of paper\n  2. Separate 2 eggs and leave the yolks aside for now\n';
  expect(read(text).lines).toEqual(['100g rye flour', '2 eggs', '50g butter']);
});
