import { expect, test } from 'vitest';
import type { Food, Variant } from '../../../src/model/food.ts';
import {
  implausibleDensity,
  measureBetweenStates,
  measureOffDensity,
} from '../../../src/rules/foods/measure-rules.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

const LEAVES = nutrients({ energy: 97, water: 91, protein: 3, fat: 0, carbohydrates: 4 });

function vegetable(...variants: readonly Partial<Variant>[]): Food {
  return makeFood({
    id: 'spinach',
    foodGroup: 'Vegetables and Vegetable Products',
    variants: variants.map((variant) =>
      makeVariant({
        id: `spinach.${variant.processing ?? 'raw'}`,
        nutrients: LEAVES,
        yieldFactor: variant.processing === undefined ? null : 0.9,
        ...variant,
      }),
    ),
  });
}

const cup = (amount: number, label = '1 cup') =>
  ({ type: 'medium_cup', label, amount, unit: 'g' }) as const;
const boiled = { processing: 'boiled' } as const;

test('implausibleDensity finds the density of leaves in what was boiled', () => {
  expect(implausibleDensity.check(vegetable({ density: 0.127 }))).toEqual([]);
  expect(implausibleDensity.check(vegetable({ ...boiled, density: 0.127 }))).toMatchObject([
    { field: 'spinach.boiled density', value: '0.127' },
  ]);
  expect(implausibleDensity.check(vegetable({ ...boiled, density: 0.761 }))).toEqual([]);
});

test.each([
  ['Spices and Herbs', { water: 8, energy: 1000 }, 1.014, 1],
  ['Spices and Herbs', { water: 8, energy: 1000 }, 0.4, 0],
  ['Spices and Herbs', { water: 0.2, energy: 0 }, 1.23, 0],
  ['Cereal Grains and Pasta', { water: 11, energy: 1586 }, 1.014, 1],
  ['Cereal Grains and Pasta', { water: 11, energy: 1586 }, 0.342, 0],
] as const)(
  'implausibleDensity of dry %s with %j and %f g/ml',
  (foodGroup, amounts, density, n) => {
    const variants = [makeVariant({ nutrients: nutrients(amounts), density })];
    expect(implausibleDensity.check(makeFood({ foodGroup, variants }))).toHaveLength(n);
  },
);

test('implausibleDensity of a drink is near that of water', () => {
  const drink = (density: number) =>
    makeFood({ isSolid: false, variants: [makeVariant({ density })] });
  expect(implausibleDensity.check(drink(0.5))).toHaveLength(1);
  expect(implausibleDensity.check(drink(1.03))).toEqual([]);
});

const KETCHUP = nutrients({
  ...{ water: 68.5, carbohydrates_by_difference: 27.4, protein: 1, fat: 0.1, ash: 2.7 },
});

test.each([
  ['a sauce with the weight of water', 'Soups, Sauces, and Gravies', 1.014, 1],
  ['a sauce', 'Soups, Sauces, and Gravies', 1.15, 0],
  ['more than its parts', 'Legumes and Legume Products', 1.28, 1],
  ['pieces with air between them', 'Legumes and Legume Products', 0.6, 0],
] as const)('implausibleDensity knows what parts weigh: %s', (_, foodGroup, density, n) => {
  const food = makeFood({ foodGroup, variants: [makeVariant({ nutrients: KETCHUP, density })] });
  expect(implausibleDensity.check(food)).toHaveLength(n);
});

test('measureBetweenStates finds mashed figures in what was baked', () => {
  const states = (density: number) =>
    vegetable({ density: 0.49 }, { processing: 'baked', density });
  expect(measureBetweenStates.check(states(1.036))).toHaveLength(1);
  expect(measureBetweenStates.check(states(0.7))).toEqual([]);
});

test('measureOffDensity finds a cup that weighs something else', () => {
  const off = vegetable({ ...boiled, density: 0.761, servingSizes: [cup(30)] });
  expect(measureOffDensity.check(off)).toMatchObject([{ value: '1 cup: 30 g' }]);
  const right = vegetable({ ...boiled, density: 0.761, servingSizes: [cup(150, '1 cup, diced')] });
  expect(measureOffDensity.check(right)).toEqual([]);
});

test('measureOffDensity lets a spoon be heaped where it says so', () => {
  const spoon = (label: string) =>
    vegetable({
      density: 1.04,
      servingSizes: [{ type: 'tablespoon', label, amount: 30, unit: 'g' }],
    });
  expect(measureOffDensity.check(spoon('1 tablespoon'))).toHaveLength(1);
  expect(measureOffDensity.check(spoon('1 heaped tablespoon'))).toEqual([]);
});

test('measureOffDensity allows less for a plain spoon than for one of pieces', () => {
  const spoon = (label: string, amount: number) =>
    vegetable({
      density: 1.04,
      servingSizes: [{ type: 'tablespoon', label, amount, unit: 'g' }],
    });
  expect(measureOffDensity.check(spoon('1 tablespoon', 20))).toHaveLength(1);
  expect(measureOffDensity.check(spoon('1 tablespoon', 18))).toEqual([]);
  expect(measureOffDensity.check(spoon('1 tablespoon, diced', 20))).toEqual([]);
});

test('measureBetweenStates finds leaves that do not collapse', () => {
  const states = (density: number) => vegetable({ density: 0.127 }, { ...boiled, density });
  expect(measureBetweenStates.check(states(0.2))).toHaveLength(1);
  expect(measureBetweenStates.check(states(0.761))).toEqual([]);
});

test('measureBetweenStates finds a piece that cooking does not make so', () => {
  const leaf = (amount: number) =>
    [{ type: 'large_piece', label: '1 large leaf', amount, unit: 'g' }] as const;
  const states = (amount: number) =>
    vegetable({ servingSizes: leaf(10) }, { ...boiled, servingSizes: leaf(amount) });
  expect(measureBetweenStates.check(states(3))).toHaveLength(1);
  expect(measureBetweenStates.check(states(9))).toEqual([]);
});

test('measureBetweenStates says nothing of what pours raw and is cut when cooked', () => {
  expect(
    measureBetweenStates.check(vegetable({ density: 1.03 }, { ...boiled, density: 0.57 })),
  ).toEqual([]);
});
