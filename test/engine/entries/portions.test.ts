import { expect, test } from 'vitest';
import { portionGrams } from '../../../src/engine/entries/portions.ts';
import { resolvedVariant } from '../../../src/engine/foods/resolved-food.ts';
import type { Entry } from '../../../src/model/entry.ts';
import type { Food, Variant } from '../../../src/model/food.ts';
import { makeFood, makeVariant } from '../../support/foods.ts';

function weigh(entry: Partial<Entry>, food: Partial<Food> = {}) {
  const assumed: string[] = [];
  const whole: Entry = {
    foodId: 'thing',
    amount: undefined,
    unit: undefined,
    isRawWeight: false,
    group: [],
    location: { file: 'test' },
    ...entry,
  };
  const eaten = resolvedVariant(makeFood(food));
  return { grams: portionGrams(whole, eaten, (assumption) => assumed.push(assumption)), assumed };
}

const boiled = makeVariant({ id: 'thing.boiled', processing: 'boiled', yieldFactor: 2.5 });

/** A food with one state. */
function inState(variant: Partial<Variant>): Partial<Food> {
  return { variants: [makeVariant(variant)] };
}

test.each([
  [250, 'g', 250],
  [0.25, 'kg', 250],
  [500, 'mg', 0.5],
  [500, 'µg', 0.0005],
] as const)('portionGrams() weighs %d %s', (amount, unit, grams) => {
  expect(weigh({ amount, unit })).toEqual({ grams, assumed: [] });
});

test('portionGrams() weighs a volume by the density of the food', () => {
  expect(weigh({ amount: 200, unit: 'ml' }, inState({ density: 1.03 }))).toEqual({
    grams: 206,
    assumed: [],
  });
  expect(weigh({ amount: 0.2, unit: 'l' }, inState({ density: 0.92 })).grams).toBeCloseTo(184, 12);
});

test('portionGrams() assumes 1 g/ml if the density is unknown, and reports it', () => {
  expect(weigh({ amount: 200, unit: 'ml' })).toEqual({ grams: 200, assumed: ['assumed-density'] });
});

test('portionGrams() uses the standard serving if there is no amount', () => {
  const food: Partial<Food> = {
    standardServingType: 'medium_cup',
    ...inState({
      servingSizes: [
        { type: null, label: '1 fl oz', amount: 30, unit: 'g' },
        { type: 'medium_cup', label: '1 cup', amount: 240, unit: 'ml' },
      ],
      density: 1.05,
    }),
  };
  expect(weigh({}, food)).toEqual({ grams: 252, assumed: ['assumed-serving'] });
  expect(weigh({ unit: 'g' }, food).assumed).toEqual(['assumed-serving']);
});

test('portionGrams() uses 100 of the standard unit if there is no standard serving', () => {
  expect(weigh({})).toEqual({ grams: 100, assumed: ['assumed-amount'] });
  expect(weigh({}, { standardUnit: 'ml', ...inState({ density: 0.9 }) })).toEqual({
    grams: 90,
    assumed: ['assumed-amount'],
  });
});

test('portionGrams() converts a raw weight into the weight as eaten', () => {
  const food: Partial<Food> = { standardProcessing: 'boiled', variants: [boiled] };
  expect(weigh({ amount: 80, unit: 'g', isRawWeight: true }, food).grams).toBe(200);
  expect(weigh({ amount: 80, unit: 'g' }, food).grams).toBe(80);
});

test('portionGrams() weighs a volume by the density of the state in which it was measured', () => {
  const food: Partial<Food> = {
    standardProcessing: 'boiled',
    variants: [makeVariant({ density: 0.4 }), { ...boiled, density: 1 }],
  };
  expect(weigh({ amount: 200, unit: 'ml' }, food).grams).toBe(200);
  expect(weigh({ amount: 200, unit: 'ml', isRawWeight: true }, food).grams).toBe(200);
  expect(weigh({ amount: 100, unit: 'ml', isRawWeight: true }, food).grams).toBe(100);
});

test('portionGrams() uses the first serving of a state that has no standard serving', () => {
  const sizes = [
    { type: 'medium_cup', label: '1 cup', amount: 180, unit: 'g' },
    { type: 'portion', label: '1 portion', amount: 90, unit: 'g' },
  ] as const;
  const food = { standardServingType: 'medium_bowl', ...inState({ servingSizes: sizes }) } as const;
  expect(weigh({}, food)).toEqual({ grams: 180, assumed: ['assumed-serving'] });
});

test('portionGrams() does not convert a raw weight if the food is eaten raw', () => {
  expect(weigh({ amount: 80, unit: 'g', isRawWeight: true })).toEqual({
    grams: 80,
    assumed: [],
  });
});

test('portionGrams() reports an unknown yield factor', () => {
  const food: Partial<Food> = {
    standardProcessing: 'steamed',
    variants: [makeVariant({ processing: 'steamed' })],
  };
  expect(weigh({ amount: 80, unit: 'g', isRawWeight: true }, food)).toEqual({
    grams: 80,
    assumed: ['assumed-yield'],
  });
});

test('resolvedVariant() returns the requested variant, or otherwise the standard one', () => {
  const food = makeFood({ standardProcessing: 'boiled', variants: [makeVariant(), boiled] });
  expect(resolvedVariant(food).id).toBe('thing.boiled');
  expect(resolvedVariant(food, 'thing.raw').id).toBe('thing.raw');
});
