import { expect, test } from 'vitest';
import { readRecipeText } from '../../../src/meals/recipes/text/recipe-text.ts';
import { alignedCells, chunksOf } from '../../../src/text/lines/aligned-cells.ts';

test('alignedCells() puts pieces below the name that they are nearest to', () => {
  const columns = chunksOf('Food            Amount  Unit');
  expect(alignedCells('Flour           1.5     kg', columns)).toEqual(['Flour', '1.5', 'kg']);
  expect(alignedCells('Eggs              12', columns)).toEqual(['Eggs', '12', '']);
  expect(alignedCells('Long grain rice 2.5     kg', columns)).toEqual([
    'Long grain rice',
    '2.5',
    'kg',
  ]);
  expect(alignedCells('White bread with butter  60  g', columns)).toEqual([
    'White bread with butter',
    '60',
    'g',
  ]);
});

test('readRecipeText() reads a table whose columns spaces align', () => {
  const recipe = readRecipeText(
    'stew.txt',
    `STEW (50 Portionen)

Zutat             Menge   Einheit
Rindfleisch       6,500   kg
Zwiebeln          2       kg

Salz
Wasser            4,000   l
`,
  );
  expect(recipe).toMatchObject({ name: 'STEW', servings: 50 });
  expect(recipe.ingredients.map(({ text }) => text)).toEqual([
    '6,500 kg Rindfleisch',
    '2 kg Zwiebeln',
    'Salz',
    '4,000 l Wasser',
  ]);
});
