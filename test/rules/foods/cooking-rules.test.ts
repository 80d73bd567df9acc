import { expect, test } from 'vitest';
import type { Food, Variant } from '../../../src/model/food.ts';
import { cookingEnergy, implausibleYield } from '../../../src/rules/foods/cooking-rules.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

const FRUIT = 'Fruits and Fruit Juices';
const APPLE = nutrients({
  energy: 218,
  protein: 0.3,
  fat: 0.2,
  carbohydrates_by_difference: 14,
  water: 85.6,
});

function foodOf(food: Partial<Food>, raw: Variant['nutrients'], cooked: Partial<Variant>): Food {
  const variant = makeVariant({ id: 'thing.cooked', processing: 'stewed', ...cooked });
  return makeFood({ ...food, variants: [makeVariant({ nutrients: raw }), variant] });
}

function stewed(yieldFactor: number): Food {
  const cooked = nutrients({
    energy: 251,
    protein: 0.4,
    fat: 0.5,
    carbohydrates_by_difference: 14,
  });
  return foodOf({ foodGroup: FRUIT }, APPLE, { yieldFactor, nutrients: cooked });
}

test('implausibleYield reports a yield factor outside the range of the food group', () => {
  expect(implausibleYield.check(stewed(2.486))).toMatchObject([
    {
      field: 'thing.cooked yield_factor',
      value: '2.486',
      expected: expect.stringContaining('0.65 to 1.15'),
    },
  ]);
  expect(implausibleYield.check(stewed(0.97))).toEqual([]);
});

test('implausibleYield lets dry foods absorb water, but not fresh ones', () => {
  const boiled = { processing: 'boiled', yieldFactor: 2.9, nutrients: nutrients({}) } as const;
  const food = { foodGroup: 'Cereal Grains and Pasta' } as const;
  const dry = nutrients({ water: 10 });
  const fresh = nutrients({ protein: 4, fat: 1, carbohydrates_by_difference: 34 });
  expect(implausibleYield.check(foodOf(food, dry, boiled))).toEqual([]);
  expect(implausibleYield.check(foodOf(food, fresh, boiled))).toHaveLength(1);
});

test('cookingEnergy reports energy that cooking cannot add', () => {
  expect(cookingEnergy.check(stewed(2.486))).toMatchObject([
    {
      amountOf: { variantId: 'thing.cooked', name: 'energy' },
      expected: 'about 210 kJ, as in 100 g of thing.raw',
    },
  ]);
  expect(cookingEnergy.check(stewed(0.97))).toEqual([]);
});

test('cookingEnergy reports energy that cooking cannot remove', () => {
  const raw = nutrients({ energy: 1500, protein: 12, fat: 2, carbohydrates_by_difference: 72 });
  const cooked = { yieldFactor: 1, nutrients: nutrients({ energy: 500, fat: 1 }) };
  expect(cookingEnergy.check(foodOf({}, raw, cooked))).toHaveLength(1);
});

test.each([
  ['fried', 31.9, 0.87, 0],
  ['boiled', 31.9, 0.87, 1],
  ['deep-fried', 60, 0.9, 1],
] as const)(
  'cookingEnergy limits the fat that cooking adds: %s to %f g',
  (processing, fat, factor, faults) => {
    const raw = nutrients({ energy: 104, fat: 0.2 });
    const cooked = nutrients({ energy: 60 + fat * 37.7, fat });
    const food = foodOf({}, raw, { processing, yieldFactor: factor, nutrients: cooked });
    expect(cookingEnergy.check(food)).toHaveLength(faults);
  },
);

test('cookingEnergy lets fat melt out, but not nearly all of it', () => {
  const raw = nutrients({ energy: 1690, fat: 39.3 });
  const cookedTo = (fat: number) =>
    foodOf({}, raw, {
      processing: 'roasted',
      yieldFactor: 0.6,
      nutrients: nutrients({ energy: 340 + fat * 37.7, fat }),
    });
  expect(cookingEnergy.check(cookedTo(28))).toEqual([]);
  expect(cookingEnergy.check(cookedTo(10))).toMatchObject([{ amountOf: { name: 'fat' } }]);
});

test('cooking rules find nothing if nutrients or the yield factor are unknown', () => {
  expect(cookingEnergy.check(foodOf({}, nutrients({}), { yieldFactor: 2 }))).toEqual([]);
  expect(
    cookingEnergy.check(foodOf({}, APPLE, { nutrients: nutrients({ energy: 3000 }) })),
  ).toEqual([]);
  expect(cookingEnergy.check(makeFood({ variants: [makeVariant()] }))).toEqual([]);
  expect(implausibleYield.check(makeFood({ variants: [makeVariant()] }))).toEqual([]);
});

/** The amounts for which cookingEnergy compares 100 g of a raw food with the cooked food and finds a problem. */
function foundBetween(
  raw: Parameters<typeof nutrients>[0],
  cooked: Parameters<typeof nutrients>[0],
  variant: Partial<Variant> = {},
) {
  const food = foodOf({}, nutrients(raw), {
    yieldFactor: 1,
    nutrients: nutrients(cooked),
    ...variant,
  });
  return cookingEnergy.check(food).map(({ amountOf }) => amountOf?.name);
}

test('cookingEnergy tolerates 30 % of the energy without fat, plus 80 kJ', () => {
  const energyOf = (energy: number) => foundBetween({ energy: 1000, fat: 0 }, { energy, fat: 0 });
  expect(energyOf(1380)).toEqual([]);
  expect(energyOf(1381)).toEqual(['energy']);
  expect(energyOf(620)).toEqual([]);
  expect(energyOf(619)).toEqual(['energy']);
});

test('cookingEnergy tolerates 20 % of the energy, plus 80 kJ, if most of it is from fat', () => {
  // Of 2115 kJ, 230 are not from fat: the tolerance is 423 + 80 kJ either way.
  const energyOf = (energy: number) => foundBetween({ energy: 2115, fat: 50 }, { energy, fat: 50 });
  expect(energyOf(2617)).toEqual([]);
  expect(energyOf(2619)).toEqual(['energy']);
});

test('cookingEnergy compares the energy of the cooked weight of 100 g raw food', () => {
  const energyOf = (energy: number) =>
    foundBetween({ energy: 1000, fat: 0 }, { energy, fat: 0 }, { yieldFactor: 2 });
  expect(energyOf(500)).toEqual([]);
  expect(energyOf(690)).toEqual([]);
  expect(energyOf(691)).toEqual(['energy']);
  expect(energyOf(310)).toEqual([]);
  expect(energyOf(309)).toEqual(['energy']);
});

test.each([
  ['fried', 200],
  ['deep-fried', 300],
  ['roasted', 0],
] as const)('cookingEnergy allows for the coating of %s food: %d kJ in 100 g', (processing, kj) => {
  const energyOf = (energy: number) =>
    foundBetween({ energy: 1000, fat: 0 }, { energy, fat: 0 }, { processing, yieldFactor: 0.5 });
  const most = 1380 / 0.5 + kj;
  expect(energyOf(most)).toEqual([]);
  expect(energyOf(most + 1)).toEqual(['energy']);
});

test.each([
  ['dried', 5],
  ['boiled', 10],
  ['steamed', 10],
  ['stewed', 15],
  ['braised', 15],
  ['broiled', 15],
  ['roasted', 15],
  ['baked', 25],
  ['fried', 35],
  ['deep-fried', 40],
] as const)('cookingEnergy lets 100 g of %s food absorb %d g of fat', (processing, gain) => {
  // The raw food has 10 g; samples differ by 30 %.
  const fatOf = (fat: number) =>
    foundBetween({ energy: 977, fat: 10 }, { energy: 600 + fat * 37.7, fat }, { processing });
  expect(fatOf(13 + gain)).toEqual([]);
  expect(fatOf(13.1 + gain)).toEqual(['fat']);
});

test('cookingEnergy lets three quarters of the fat melt out, plus 2 g', () => {
  const fatOf = (fat: number) =>
    foundBetween({ energy: 2000, fat: 40 }, { energy: 492 + fat * 37.7, fat });
  expect(fatOf(8)).toEqual([]);
  expect(fatOf(7.9)).toEqual(['fat']);
  expect(foundBetween({ energy: 500, fat: 2.6 }, { energy: 402, fat: 0 })).toEqual([]);
});

test('cookingEnergy reports the possible range of fat, which starts at 0 g', () => {
  const food = foodOf({}, nutrients({ energy: 100, fat: 1 }), {
    processing: 'boiled',
    yieldFactor: 0.5,
    nutrients: nutrients({ energy: 30 * 37.7, fat: 30 }),
  });
  expect(cookingEnergy.check(food)).toMatchObject([
    {
      field: 'thing.cooked fat',
      value: '30',
      amountOf: { variantId: 'thing.cooked', name: 'fat' },
      message: 'Implausible fat: 15.0 g in the 50 g that 100 g of the raw food weigh when cooked',
      expected: '0.0 to 6.3 g, as 100 g of thing.raw have 1.0 g',
    },
  ]);
});

test('implausibleYield accepts the lowest and the highest yield factor of a group', () => {
  const factors = [0.65, 1.15, 0.64, 1.16].filter(
    (factor) => implausibleYield.check(stewed(factor)).length > 0,
  );
  expect(factors).toEqual([0.64, 1.16]);
});

test('implausibleYield ignores the yield factor of a raw variant', () => {
  const variants = [makeVariant({ yieldFactor: 90 })];
  expect(implausibleYield.check(makeFood({ variants }))).toEqual([]);
});

test('cookingEnergy finds nothing if the yield factor cannot be determined', () => {
  const raw = nutrients({ energy: 218, fat: 0, protein: 0 });
  const cooked = nutrients({ energy: 3000, fat: 0, protein: 0 });
  expect(cookingEnergy.check(foodOf({}, raw, { nutrients: cooked }))).toEqual([]);
  expect(cookingEnergy.check(foodOf({}, raw, { nutrients: cooked, yieldFactor: 1 }))).toHaveLength(
    1,
  );
});
