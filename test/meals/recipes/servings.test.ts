import { expect, test } from 'vitest';
import { statedServings } from '../../../src/meals/recipes/servings.ts';

test.each([
  ['4', 4],
  ['4 servings', 4],
  ['Serves 4 (makes 12 patties)', 4],
  ['für 4 Personen', 4],
  ['vier Portionen', 4],
  ['12 Stück', 12],
  ['Makes 24 cookies', 24],
  ['2 dozen', 24],
  ['1 Blech (20 Stücke)', 20],
  ['1 loaf, 10 slices', 10],
  ['1 Springform (26 cm), 12 Stücke', 12],
  ['1 Portion', 1],
  ['2,5 Portionen', 2.5],
  ['Ingredients (serves 4)', 4],
  ['Personenzahl: 4', 4],
])('statedServings() reads %s', (text, servings) => {
  expect(statedServings(text)).toEqual({ servings, notes: [] });
});

test.each(['4-6 servings', '4 bis 6 Personen', 'Serves 4 to 6', '4–6'])(
  'statedServings() takes the middle of %s, and says so',
  (text) => {
    expect(statedServings(text)).toEqual({
      servings: 5,
      notes: [`Used the midpoint of "${text}": 5 servings`],
    });
  },
);

test.each([
  '1 Kuchen',
  '1 (9x5-inch) loaf',
  '500 ml',
  '2 Gläser',
  'ein Blech',
  'about 2 cups',
  '1 muffin tin',
  'x',
])('statedServings() finds no servings in %s, and says so', (text) => {
  expect(statedServings(text)).toEqual({
    servings: undefined,
    notes: [`The recipe makes "${text}", which is not a number of servings`],
  });
});

test.each([
  ['Yield: 1.5 kg', 1500],
  ['1,5 kg', 1500],
  ['Ergibt ca. 800 g Marmelade', 800],
  ['Makes about 2 lb', 907.18474],
  ['yield 16 oz.', 453.59237],
])('statedServings() takes %s for the weight of the dish', (text, grams) => {
  const stated = statedServings(text);
  expect(stated).toEqual({ servings: undefined, grams: expect.closeTo(grams, 4), notes: [] });
});

test.each(['4 servings (1.5 kg)', '500 g tin', '2 x 500 g', '4 portions of 250 g', '250 g each'])(
  'statedServings() takes %s for no weight of the dish',
  (text) => {
    expect(statedServings(text).grams).toBeUndefined();
  },
);

test('statedServings() has nothing to say of an empty text', () => {
  expect(statedServings('')).toEqual({ servings: undefined, notes: [] });
  expect(statedServings('0').servings).toBeUndefined();
});
