import { expect, test } from 'vitest';
import type { Food, ServingSize, Variant } from '../../../src/model/food.ts';
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

test('implausibleDensity reports the density of raw leaves in a boiled vegetable', () => {
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
  'implausibleDensity checks dry %s with %j and %f g/ml',
  (foodGroup, amounts, density, n) => {
    const variants = [makeVariant({ nutrients: nutrients(amounts), density })];
    expect(implausibleDensity.check(makeFood({ foodGroup, variants }))).toHaveLength(n);
  },
);

test('implausibleDensity expects a drink to be about as dense as water', () => {
  const drink = (density: number) =>
    makeFood({ isSolid: false, variants: [makeVariant({ density })] });
  expect(implausibleDensity.check(drink(0.5))).toHaveLength(1);
  expect(implausibleDensity.check(drink(1.03))).toEqual([]);
});

const KETCHUP = nutrients({
  ...{ water: 68.5, carbohydrates_by_difference: 27.4, protein: 1, fat: 0.1, ash: 2.7 },
});

test.each([
  ['a sauce as dense as water', 'Soups, Sauces, and Gravies', 1.014, 1],
  ['a sauce with its usual density', 'Soups, Sauces, and Gravies', 1.15, 0],
  ['a food denser than its components', 'Legumes and Legume Products', 1.28, 1],
  ['pieces with air between them', 'Legumes and Legume Products', 0.6, 0],
] as const)(
  'implausibleDensity compares the density with the composition: %s',
  (_, foodGroup, density, n) => {
    const food = makeFood({ foodGroup, variants: [makeVariant({ nutrients: KETCHUP, density })] });
    expect(implausibleDensity.check(food)).toHaveLength(n);
  },
);

test('measureBetweenStates reports a baked vegetable that is as dense as a mashed one', () => {
  const states = (density: number) =>
    vegetable({ density: 0.49 }, { processing: 'baked', density });
  expect(measureBetweenStates.check(states(1.036))).toHaveLength(1);
  expect(measureBetweenStates.check(states(0.7))).toEqual([]);
});

test('measureOffDensity reports a cup whose weight contradicts the density', () => {
  const off = vegetable({ ...boiled, density: 0.761, servingSizes: [cup(30)] });
  expect(measureOffDensity.check(off)).toMatchObject([{ value: '1 cup: 30 g' }]);
  const right = vegetable({ ...boiled, density: 0.761, servingSizes: [cup(150, '1 cup, diced')] });
  expect(measureOffDensity.check(right)).toEqual([]);
});

test('measureOffDensity allows a heaped spoon if the label says so', () => {
  const spoon = (label: string) =>
    vegetable({
      density: 1.04,
      servingSizes: [{ type: 'tablespoon', label, amount: 30, unit: 'g' }],
    });
  expect(measureOffDensity.check(spoon('1 tablespoon'))).toHaveLength(1);
  expect(measureOffDensity.check(spoon('1 heaped tablespoon'))).toEqual([]);
});

test('measureOffDensity tolerates less for a plain spoon than for a spoon of pieces', () => {
  const spoon = (label: string, amount: number) =>
    vegetable({
      density: 1.04,
      servingSizes: [{ type: 'tablespoon', label, amount, unit: 'g' }],
    });
  expect(measureOffDensity.check(spoon('1 tablespoon', 20))).toHaveLength(1);
  expect(measureOffDensity.check(spoon('1 tablespoon', 18))).toEqual([]);
  expect(measureOffDensity.check(spoon('1 tablespoon, diced', 20))).toEqual([]);
});

test('measureBetweenStates reports boiled leaves that do not collapse', () => {
  const states = (density: number) => vegetable({ density: 0.127 }, { ...boiled, density });
  expect(measureBetweenStates.check(states(0.2))).toHaveLength(1);
  expect(measureBetweenStates.check(states(0.761))).toEqual([]);
});

test('measureBetweenStates reports a piece whose weight cooking cannot explain', () => {
  const leaf = (amount: number) =>
    [{ type: 'large_piece', label: '1 large leaf', amount, unit: 'g' }] as const;
  const states = (amount: number) =>
    vegetable({ servingSizes: leaf(10) }, { ...boiled, servingSizes: leaf(amount) });
  expect(measureBetweenStates.check(states(3))).toHaveLength(1);
  expect(measureBetweenStates.check(states(9))).toEqual([]);
});

test('measureBetweenStates ignores a food that pours when raw and is cut when cooked', () => {
  expect(
    measureBetweenStates.check(vegetable({ density: 1.03 }, { ...boiled, density: 0.57 })),
  ).toEqual([]);
});

test('implausibleDensity accepts the lowest and the highest density of a group', () => {
  // Boiled food has 0.3 to 1.25 g/ml; its composition is unknown here.
  const found = (density: number) =>
    implausibleDensity.check(vegetable({ ...boiled, density, nutrients: nutrients({}) })).length;
  expect([0.3, 1.25, 0.29, 1.26].map(found)).toEqual([0, 0, 1, 1]);
});

test('implausibleDensity tolerates 10 % of foam in airless food, and 12 % above the expected density', () => {
  const WATER = nutrients({ water: 100 });
  const drink = (density: number) =>
    implausibleDensity.check(
      makeFood({ isSolid: false, variants: [makeVariant({ nutrients: WATER, density })] }),
    );
  // Water has 0.998 g/ml; no drink may be below 0.9.
  expect(drink(0.9)).toEqual([]);
  expect(drink(1.117)).toEqual([]);
  expect(drink(1.118)).toMatchObject([
    {
      field: 'thing.raw density',
      value: '1.118',
      expected: 'about 1.00 g/ml, from water, carbohydrates, protein and fat',
    },
  ]);
  const syrup = { nutrients: nutrients({ water: 40, carbohydrates_by_difference: 60 }) };
  const found = (density: number) =>
    implausibleDensity.check(
      makeFood({ isSolid: false, variants: [makeVariant({ ...syrup, density })] }),
    ).length;
  // 100 g in 77.74 ml are 1.286 g/ml; 10 % less are 1.158 g/ml.
  expect([1.159, 1.157].map(found)).toEqual([0, 1]);
});

test('implausibleDensity allows air in a sauce powder, but not in a sauce with 20 % water', () => {
  const found = (water: number) =>
    implausibleDensity.check(
      makeFood({
        foodGroup: 'Soups, Sauces, and Gravies',
        variants: [
          makeVariant({
            density: 0.5,
            nutrients: nutrients({ water, carbohydrates_by_difference: 100 - water }),
          }),
        ],
      }),
    );
  expect(found(19.9)).toEqual([]);
  expect(found(20)).toHaveLength(1);
});

test.each([
  ['medium_cup', '1 cup', 236.59],
  ['tablespoon', '1 tablespoon', 14.787],
  ['teaspoon', '1 teaspoon', 4.929],
] as const)('measureOffDensity uses the volume of %s', (type, label, millilitres) => {
  const found = (amount: number, text: string = label) =>
    measureOffDensity.check(
      vegetable({ density: 1, servingSizes: [{ type, label: text, amount, unit: 'g' }] }),
    ).length;
  expect([0.751, 0.749, 1.249, 1.251].map((share) => found(share * millilitres))).toEqual([
    0, 1, 0, 1,
  ]);
  const level = label.replace('1', '1 level');
  expect([0.749, 1.249, 1.251].map((share) => found(share * millilitres, level))).toEqual([
    1, 0, 1,
  ]);
  const diced = `${label}, diced`;
  expect([0.601, 0.599, 1.399, 1.401].map((share) => found(share * millilitres, diced))).toEqual([
    0, 1, 0, 1,
  ]);
  const heaped = label.replace('1', '1 heaped');
  expect([3.99, 4.01].map((share) => found(share * millilitres, heaped))).toEqual([0, 1]);
});

test('measureOffDensity compares only whole cups that are weighed, if the density is known', () => {
  const found = (size: Partial<ServingSize>, density: number | null = 1) =>
    measureOffDensity.check(vegetable({ density, servingSizes: [{ ...cup(3), ...size }] })).length;
  expect(found({})).toBe(1);
  expect(found({}, null)).toBe(0);
  expect(found({ label: '1/2 cup' })).toBe(0);
  expect(found({ label: '1 small cup' })).toBe(0);
  expect(found({ label: 'about 1 cup' })).toBe(0);
  expect(found({ label: '1 cupcake' })).toBe(0);
  expect(found({ unit: 'ml' })).toBe(0);
  expect(found({ amount: null })).toBe(0);
  expect(found({ type: null })).toBe(0);
  expect(found({ type: 'large_cup' })).toBe(0);
});

test('measureOffDensity reports the expected weight of a measure', () => {
  expect(
    measureOffDensity.check(vegetable({ density: 0.5, servingSizes: [cup(30)] })),
  ).toMatchObject([
    { field: 'spinach.raw serving_sizes', value: '1 cup: 30 g', expected: '89 to 150 g' },
  ]);
});

test('measureBetweenStates lets fresh food become 30 % lighter in water, and expects leaves to collapse', () => {
  const found = (raw: number, density: number, processing: Variant['processing'] = 'boiled') =>
    measureBetweenStates.check(vegetable({ density: raw }, { processing, density })).length;
  expect([0.36, 0.34].map((density) => found(0.5, density))).toEqual([0, 1]);
  // Leaves are below 0.2 g/ml and become twice as dense.
  expect([0.38, 0.37].map((density) => found(0.19, density))).toEqual([0, 1]);
  expect([0.15, 0.13].map((density) => found(0.2, density))).toEqual([0, 1]);
  for (const wet of ['braised', 'steamed', 'stewed'] as const) expect(found(0.5, 0.3, wet)).toBe(1);
  expect(found(0.5, 0.3, 'deep-fried')).toBe(0);
});

test('measureBetweenStates lets pieces become 80 % denser in dry heat', () => {
  const found = (raw: number, density: number, processing: Variant['processing'] = 'baked') =>
    measureBetweenStates.check(vegetable({ density: raw }, { processing, density })).length;
  expect([0.9, 0.91].map((density) => found(0.5, density))).toEqual([0, 1]);
  for (const dry of ['broiled', 'fried', 'roasted'] as const) expect(found(0.5, 1, dry)).toBe(1);
  expect(found(0.5, 1, 'deep-fried')).toBe(0);
  // Lighter pieces collapse like leaves.
  expect([0.45, 0.44].map((raw) => found(raw, 1))).toEqual([1, 0]);
  // A food that pours becomes pieces when it is cooked.
  expect(found(0.9, 2)).toBe(0);
  expect(found(0.89, 2)).toBe(1);
});

test('measureBetweenStates reports the density that would fit', () => {
  const found = (processing: Variant['processing'], density: number) =>
    measureBetweenStates.check(vegetable({ density: 0.5 }, { processing, density }));
  expect(found('boiled', 0.3)).toMatchObject([
    { field: 'spinach.boiled density', value: '0.3', expected: 'at least 0.35 g/ml' },
  ]);
  expect(found('baked', 1)).toMatchObject([{ expected: 'at most 0.90 g/ml' }]);
});

test('measureBetweenStates requires a fresh raw state and the densities of both states', () => {
  const odd = { ...boiled, density: 0.01 };
  expect(measureBetweenStates.check(vegetable(odd))).toEqual([]);
  expect(measureBetweenStates.check(vegetable({ density: null }, odd))).toEqual([]);
  expect(
    measureBetweenStates.check(vegetable({ density: 0.5 }, { ...odd, density: null })),
  ).toEqual([]);
  // A dry food swells and may become lighter.
  const dry = { density: 0.8, nutrients: nutrients({ water: 10 }) };
  expect(measureBetweenStates.check(vegetable(dry, odd))).toEqual([]);
});

test('measureBetweenStates expects a piece to weigh its yield, within 40 %', () => {
  const found = (
    amount: number | null,
    type: 'large_piece' | 'medium_slice' | 'small_whole' | 'small_toe' | 'medium_cup',
    yieldFactor: number | null = 0.9,
  ) => {
    const of = (grams: number | null) => [{ type, label: '1', amount: grams, unit: 'g' }] as const;
    return measureBetweenStates.check(
      vegetable({ servingSizes: of(100) }, { ...boiled, yieldFactor, servingSizes: of(amount) }),
    ).length;
  };
  for (const type of ['large_piece', 'medium_slice', 'small_whole', 'small_toe'] as const) {
    expect([54.1, 53.9, 125.9, 126.1].map((amount) => found(amount, type))).toEqual([0, 1, 0, 1]);
  }
  expect(found(1, 'medium_cup')).toBe(0);
  expect(found(null, 'large_piece')).toBe(0);
});

test('measureBetweenStates compares only pieces of the same type whose weights are known', () => {
  const size = (type: 'large_piece' | 'small_piece' | null, amount: number | null) =>
    ({ type, label: '1', amount, unit: 'g' }) as const;
  const found = (before: ReturnType<typeof size>[], after: ReturnType<typeof size>) =>
    measureBetweenStates.check(
      vegetable({ servingSizes: before }, { ...boiled, servingSizes: [after] }),
    ).length;
  const piece = size('large_piece', 100);
  expect(found([size('small_piece', 10), piece], size('large_piece', 90))).toBe(0);
  expect(found([size('small_piece', 10)], piece)).toBe(0);
  expect(found([size('large_piece', null)], piece)).toBe(0);
  expect(found([size(null, 10)], size(null, 90))).toBe(0);
});

test('measureBetweenStates ignores pieces if the yield is unknown', () => {
  const piece = (amount: number) =>
    [{ type: 'large_piece', label: '1', amount, unit: 'g' }] as const;
  const food = makeFood({
    variants: [
      makeVariant({ nutrients: nutrients({}), servingSizes: piece(100) }),
      makeVariant({ ...boiled, nutrients: nutrients({}), servingSizes: piece(1) }),
    ],
  });
  expect(measureBetweenStates.check(food)).toEqual([]);
});

test('measureBetweenStates expects a portion of dry food to become its yield, within 70 %', () => {
  const GRAIN = nutrients({ energy: 1450, water: 11, protein: 13, fat: 2, carbohydrates: 63 });
  const portion = (amount: number, label: string) =>
    ({ type: 'portion', label, amount, unit: 'g' }) as const;
  const states = (dry: number, label = '1 portion') =>
    makeFood({
      id: 'emmer',
      variants: [
        makeVariant({
          id: 'emmer.raw',
          nutrients: GRAIN,
          servingSizes: [portion(dry, label)],
        }),
        makeVariant({
          id: 'emmer.boiled',
          processing: 'boiled',
          yieldFactor: 1.87,
          servingSizes: [portion(150, label)],
        }),
      ],
    });
  expect(measureBetweenStates.check(states(150))).toMatchObject([
    { field: 'emmer.boiled serving_sizes', value: '1 portion: 150 g', expected: '170 to 480 g' },
  ]);
  expect(measureBetweenStates.check(states(80))).toEqual([]);
  // Half a cup of dry grains is not what fills half a cup when it is cooked.
  expect(measureBetweenStates.check(states(150, 'half a cup'))).toEqual([]);
});

test('measureBetweenStates does not compare portions of fresh food', () => {
  const size = { type: 'portion', label: '1 portion', amount: 90, unit: 'g' } as const;
  const leaves = { ...boiled, yieldFactor: 0.5, servingSizes: [size] };
  expect(measureBetweenStates.check(vegetable({ servingSizes: [size] }, leaves))).toEqual([]);
});
