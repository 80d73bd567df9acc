import { expect, test } from 'vitest';
import { type NutrientName, nutrient, unknownNutrients } from '../../../../src/model/nutrients.ts';
import { withIndifferentKinds } from '../../../../src/operations/recipe/uncertain/indifferent-kinds.ts';
import type { Ingredient } from '../../../../src/operations/recipe/weighing/weigh-part.ts';

/** 100 g of a food with some nutrients. */
function food(name: string, amounts: Partial<Record<NutrientName, number>>): Ingredient {
  const nutrients = unknownNutrients().fill(0);
  for (const [key, amount] of Object.entries(amounts))
    nutrients[nutrient(key as NutrientName).position] = amount ?? 0;
  return {
    ...{ text: name, foodId: name, foodName: name, grams: 100, confidence: 1, assumptions: [] },
    ...{ isAmountGiven: true, food: { name }, variant: { nutrients } },
  } as unknown as Ingredient;
}

const DISH = ['a', 'b', 'c'].map((name) =>
  food(name, { energy: 1000, sodium: 100, sugar: 10, saturated_fatty_acids: 5 }),
);
const PLAIN = { energy: 100, sodium: 10, sugar: 1, saturated_fatty_acids: 1 };

const counted = (kinds: Ingredient[], score = (_: readonly Ingredient[]) => 50) =>
  withIndifferentKinds(
    { ingredients: DISH, skipped: [{ text: 'x', grams: 100, faults: [], kinds }] },
    { scoreOf: score },
  );

test('a choice between kinds that changes nothing much is a guess, and counts', () => {
  const { ingredients, skipped, guessed } = counted([food('x', PLAIN), food('y', PLAIN)]);
  expect(ingredients.at(-1)).toMatchObject({ text: 'x', mayBe: ['y'] });
  expect(skipped).toEqual([]);
  expect(guessed).toMatchObject([{ text: 'x' }]);
});

test.each([
  ['energy', 300],
  ['sodium', 30],
  ['sugar', 3],
  ['saturated_fatty_acids', 2],
  ['sodium', Number.NaN],
] as const)('kinds that differ in %s, %d, stay a question', (key, amount) => {
  const { skipped } = counted([food('x', PLAIN), food('y', { ...PLAIN, [key]: amount })]);
  expect(skipped).toHaveLength(1);
});

test('kinds with another index stay a question', () => {
  const scoreOf = (dish: readonly Ingredient[]) => (dish.at(-1)?.foodId === 'y' ? 53 : 50);
  expect(counted([food('x', PLAIN), food('y', PLAIN)], scoreOf).skipped).toHaveLength(1);
});
