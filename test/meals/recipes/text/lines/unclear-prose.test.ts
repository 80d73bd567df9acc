import { expect, test } from 'vitest';
import { withoutProse } from '../../../../../src/meals/recipes/text/lines/prose-recipe.ts';
import { isUnclearProse } from '../../../../../src/meals/recipes/text/lines/unclear-prose.ts';

test.each([
  'Mix 500 g flour and 200 g butter. Add the 500 g flour slowly.',
  'Whisk 3 eggs and 100 g sugar. Separate 2 of them.',
  'Die Linsen (250 g) in 1 l Brühe kochen. 2 Karotten dazugeben.',
  'Take a 200 g steak per person. Fry in 20 g butter.',
  'Beat 150 to 200 g sugar with 4 eggs until pale.',
  'Anderthalb Liter Wasser mit 200 g Reis kochen.',
  'Zweieinhalb EL Mehl mit 2 Eiern verrühren.',
  'Cook 400 g pasta in 4 litres water. Drain, and add 100 g pesto.',
  'Knead 500 g flour with 300 ml water. Fry in 1 litre of oil.',
  'Mix 300 g flour and 200 g sugar. Save 50 g sugar for later.',
  'Für 4 Personen 500 g Hack und 1 Zwiebel braten. Für 8 Personen 1 kg Hack nehmen.',
  '1 kg Tomaten mit 200 g Feta backen. Dazu 4 Bratwürste.',
  'Mix 200 g oats and 50 g nuts. You may add 50 g raisins.',
  'I ate 200 g of pasta with 50 g pesto. Afterwards I had 1 glass of wine.',
  'Die halbe Butter mit 200 g Mehl und 100 g Zucker verkneten.',
])('it is unclear how much counts in "%s"', (sentences) => {
  expect(isUnclearProse(sentences, [])).toBe(true);
});

test.each([
  'Whisk 250 g flour with 2 eggs and half a pint of milk. Rest for 20 minutes, then bake in 2 tbsp oil.',
  'Mix 3 1/2 cups flour and 1 1/2 tsp salt. Add 1 1/4 cups water and bake.',
  '200 g Mehl mit 2 Eiern und 400 ml Milch verrühren. In 30 g Butter backen.',
])('"%s" is clear', (sentences) => {
  expect(isUnclearProse(sentences, [])).toBe(false);
});

test('a food with two amounts is unclear', () => {
  expect(isUnclearProse('', amountsOf('flour', 'sugar', 'Flour'))).toBe(true);
  expect(isUnclearProse('', amountsOf('eggs', 'egg yolks'))).toBe(true);
  expect(isUnclearProse('', amountsOf('flour', 'sugar'))).toBe(false);
});

test('mixed numbers keep their whole part', () => {
  const { lines } = withoutProse([
    'Combine 3 1/2 cups flour and 1 1/2 tsp salt. Add 1 1/4 cups water.',
  ]);
  expect(lines).toEqual(['3 1/2 cups flour', '1 1/2 tsp salt', '1 1/4 cups water']);
});

test.each([
  ['flour', 'g of the flour'],
  ['Butter', 'g Butter, 50 g davon'],
  ['honey', 'tbsp honey or maple syrup'],
  ['der Butter', 'g der Butter'],
  ['', 'g hinzugeben'],
])('an amount of %j in "%s" may be a part of another', (food, around) => {
  expect(isUnclearProse('', [{ text: `50 g ${food}`, food, hasUnit: true, around }])).toBe(true);
});

test('pasta and litres of water are unclear, but not the water of lentils', () => {
  const water = { text: '2 l Wasser', food: 'Wasser', hasUnit: true, around: 'l Wasser' };
  expect(isUnclearProse('', [water, ...amountsOf('Spaghetti')])).toBe(true);
  expect(isUnclearProse('', [water, ...amountsOf('Linsen')])).toBe(false);
});

function amountsOf(...foods: string[]) {
  return foods.map((food) => ({ text: `50 g ${food}`, food, hasUnit: true, around: food }));
}
