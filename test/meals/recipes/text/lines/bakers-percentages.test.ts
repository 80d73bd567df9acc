import { expect, test } from 'vitest';
import { withoutPercentages } from '../../../../../src/meals/recipes/text/lines/bakers-percentages.ts';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

const FORMULA = ['Weizenmehl Type 550  100 %', 'Wasser 60 %', 'Hefe: 2,5 %'];

test('percentages are weights if a line gives the weight of the flour', () => {
  expect(withoutPercentages(['Rezept für 2 kg Mehl', ...FORMULA])).toEqual({
    lines: ['', '2000 g Weizenmehl Type 550', '1200 g Wasser', '50 g Hefe'],
    notes: ['Read percentages as weights: 100 % as 2000 g'],
    isScaled: false,
  });
});

test('percentages are weights if a line gives the weight of a food or of all', () => {
  const ofFood = ['Bread flour 90% 450 g', '10% rye flour', 'Water 70%'];
  expect(withoutPercentages(ofFood).lines).toEqual([
    ...['450 g Bread flour', '50 g rye flour', '350 g Water'],
  ]);
  expect(withoutPercentages([...FORMULA, 'Gesamt 162,5 % 1625 g']).lines).toEqual([
    ...['1000 g Weizenmehl Type 550', '600 g Wasser', '25 g Hefe', 'Gesamt'],
  ]);
});

test('percentages without any weight give only 100 g of the dish', () => {
  const recipe = readRecipeText('rolls.txt', ['Rolls', 'Makes 4', '', ...FORMULA].join('\n'));
  expect(recipe).toMatchObject({ name: 'Rolls', servings: undefined });
  expect(recipe.ingredients.map(({ text }) => text)).toEqual([
    ...['1000 g Weizenmehl Type 550', '600 g Wasser', '25 g Hefe'],
  ]);
  expect(recipe.notes).toContain(
    'Read percentages as weights: 100 % as 1000 g, since nothing states a weight; servings are unknown',
  );
});

test('the shares of a whole are weights, too', () => {
  const { lines } = withoutPercentages(['Oats 60%', 'Honey 25%', 'Raisins 15 %']);
  expect(lines).toEqual(['600 g Oats', '250 g Honey', '150 g Raisins']);
});

test.each([
  [['500 g flour (100%)', '325 g water (65%)', '2 g yeast (0.4%)'], '325 g water'],
  [['Flour 100% 500 g', 'Water 65% 325 g', 'Salt 2% 10 g'], '325 g Water'],
])('weights take precedence over percentages: %j', (lines, second) => {
  const { lines: weighed, notes } = withoutPercentages(lines);
  expect(weighed[1]).toBe(second);
  expect(notes).toEqual([]);
});

test.each([
  [['Milch 3,5 % 1 l', 'Sahne 30 % 100 ml', 'Quark 20 % 250 g']],
  [['100% whole wheat flour', '2% milk']],
])('other percentages are not weights: %j', (lines) => {
  expect(withoutPercentages(lines).lines).toEqual(lines);
});

test('weights in proportion to their percentages are a formula, whatever the flours are called', () => {
  const { lines } = withoutPercentages([
    'Strong white 80 % 800 g',
    'Rye 20% 200 g',
    'Salt 2 % 20 g',
  ]);
  expect(lines).toEqual(['800 g Strong white', '200 g Rye flour', '20 g Salt']);
});

test.each(['Total flour: 900 g', 'Mehlmenge gesamt: 900 g', 'Gesamtmehl 0,9 kg'])(
  '"%s" is the weight of 100 %% in a formula',
  (line) => {
    const shares = ['Bread flour 90%', 'Rye flour 10%', 'Water 78%', 'Salt 2%'];
    const { lines, isScaled } = withoutPercentages([...shares, line]);
    expect(lines.slice(0, 2)).toEqual(['810 g Bread flour', '90 g Rye flour']);
    expect(isScaled).toBe(false);
  },
);
