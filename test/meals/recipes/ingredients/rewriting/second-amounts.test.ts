import { expect, test } from 'vitest';
import { ingredientParts } from '../../../../../src/meals/recipes/ingredients/ingredient-text.ts';
import {
  summands,
  withoutSecondAmount,
} from '../../../../../src/meals/recipes/ingredients/rewriting/second-amounts.ts';

test.each([
  ['¾ cup sugar ((150g))', '¾ cup sugar (150g)'],
  ['3 ripe bananas (mashed, about 1 1/3 cups)', '3 ripe bananas'],
  ['1 medium onion, chopped (1 cup)', '1 medium onion, chopped'],
  ['2 sticks (1 cup) butter', '2 sticks butter'],
  ['1 package (2 cups) shredded cheese', '2 cups shredded cheese'],
  ['1 lb carrots (about 6 medium)', '1 lb carrots'],
  ['3 tbsp lard 45 ml', '3 tbsp lard'],
  ['2 cups cornmeal 320 g', '320 g cornmeal'],
  ['8 oz macaroni 225 g', '8 oz macaroni'],
  ['2 cups minus 2 tablespoons rye flour', '450 ml rye flour'],
  ['1 cup chopped onion (1 medium)', '1 cup chopped onion'],
  ['2 tbsp fresh lemon juice (about 1 lemon)', '2 tbsp fresh lemon juice'],
  ['2 6-oz salmon fillets', '2 x 6 oz salmon fillets'],
  ['1 1/2-inch piece ginger', '1 1/2 inch ginger'],
  ['5 cm piece of ginger', '5 cm ginger'],
  ['2 cups (281 g) flour', '281 g flour'],
  ['1/2 cup (8 Tbsp; 113g) unsalted butter', '113 g unsalted butter'],
  ['1 cup (2 sticks or 230 g) butter', '230 g butter'],
  ['2 cups (460g) mashed bananas (about 4 large ripe bananas)', '460 g mashed bananas'],
  ['1 rounded tbsp or 4 tsp curry paste', '1 rounded tbsp curry paste'],
  ['2 EL oder 30 g Butter', '2 EL Butter'],
  ['4 tablespoons/55 grams unsalted butter', '55 grams unsalted butter'],
  ['1 cup / 240 ml milk', '1 cup milk'],
  ['1 14-oz. block tofu', '1 x 14 oz block tofu'],
])('%s is %s', (text, once) => {
  expect(withoutSecondAmount(text)).toBe(once);
});

test.each([
  '1 cup flour (125 g)',
  '1 can (15 oz) beans',
  '1 cup milk (or 1/2 cup cream)',
  '2 eggs (beaten)',
  '2 TL Salz auf 500 g',
  '1 cup milk and 20 ml',
  '4 chicken breasts (600 g)',
])('%s stays', (text) => {
  expect(withoutSecondAmount(text)).toBe(text);
});

test.each([
  ['¼ cup + 2 tbsp sugar', '¼ cup sugar', '2 tbsp sugar'],
  ['100 g + 2 EL Zucker', '100 g Zucker', '2 EL Zucker'],
  ['100 g sugar, plus 2 tbsp for sprinkling', '100 g sugar', '2 tbsp sugar'],
  ['250 g strawberries, plus 100 g to decorate', '250 g strawberries', '100 g strawberries'],
])('%s is a sum', (text, first, second) => {
  expect(summands(text)).toEqual([first, second]);
});

test.each(['100 g Mehl + 1 Ei', '1 tbsp olive oil plus 1 tsp sesame oil', '2 tbsp butter'])(
  '%s is not a sum of one food',
  (text) => {
    expect(summands(text)).toBeUndefined();
  },
);

test('an amount that nobody states is left out', () => {
  expect(ingredientParts('300 g flour + extra for dusting')).toEqual(['300 g flour']);
  expect(ingredientParts('100 g Butter + etwas für die Form')).toEqual(['100 g Butter']);
  expect(ingredientParts('1 to 2 tbsp lemon juice (½ to 1 medium lemon)')).toEqual([
    '1 to 2 tbsp lemon juice',
  ]);
  expect(ingredientParts('1 tsp thyme, plus a few sprigs to garnish')).toEqual(['1 tsp thyme']);
});
