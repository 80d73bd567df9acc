import { expect, test } from 'vitest';
import { readCategory } from '../../../src/importers/fndds/categories.ts';
import { densityOf, servingSizes } from '../../../src/importers/fndds/portions.ts';
import { readProcessing } from '../../../src/importers/fndds/processing.ts';

test.each([
  [1002, 'generic_single_food', false, 'Dairy and Egg Products', 'milk'],
  [1602, 'generic_single_food', true, 'Dairy and Egg Products', 'cheese'],
  [2202, 'generic_single_food', true, 'Poultry Products', 'chicken'],
  [3602, 'generic_composite_food', true, 'Meals, Entrees, and Side Dishes', 'pizza'],
  [3802, 'generic_composite_food', true, 'Soups, Sauces, and Gravies', 'soup'],
  [6402, 'generic_single_food', true, 'Vegetables and Vegetable Products', 'tomatoes'],
  [7102, 'generic_single_food', false, 'Beverages', 'diet soft drinks'],
  [7506, 'generic_composite_food', false, 'Beverages', 'cocktails'],
  [9404, 'generic_single_food', false, 'Baby Foods', 'formula'],
  [9999, 'generic_single_food', true, null, 'no category'],
] as const)(
  'readCategory() of %d: %s, solid %s, %s (%s)',
  (number, type, isSolid, foodGroup, _) => {
    expect(readCategory(number)).toMatchObject({ type, isSolid, foodGroup });
  },
);

test.each([
  ['Egg, whole, raw', 2502, 'raw'],
  ['Milk, whole', 1002, 'raw'],
  ['Potato, baked, peel eaten, no added fat', 6802, 'baked'],
  ['Cod, baked or broiled, no added fat', 2402, 'baked'],
  ['Shrimp, steamed or boiled', 2404, 'steamed'],
  ['Chicken breast, grilled, skin eaten', 2202, 'broiled'],
  ['Chicken breast, baked, broiled, or roasted, skin eaten, from raw', 2202, 'baked'],
  ['Chicken thigh, stewed', 2202, 'stewed'],
  ['Beef liver, braised', 2010, 'braised'],
  ['Soybean curd, deep fried', 2806, 'deep-fried'],
  ['Egg omelet or scrambled egg, NS as to fat', 2502, 'fried'],
  ['Apricot, dried', 6016, 'dried'],
  ['Milk, dry, not reconstituted, whole', 9999, 'dried'],
  ['Milk, dry, reconstituted, whole', 1002, 'raw'],
  ['Peanuts, dry roasted, unsalted', 2804, 'roasted'],
  ['Almonds, unroasted', 2804, 'raw'],
  ['Pork chop, NS as to cooking method, lean only eaten', 2006, 'roasted'],
  ['Turkey, light meat, skin not eaten', 2206, 'roasted'],
  ['Chicken thigh, rotisserie, skin eaten', 2202, 'roasted'],
  ['Turkey, canned', 2206, 'raw'],
  ['Chicken nuggets, from frozen', 2204, 'fried'],
  ['Tuna, canned, water pack', 2402, 'raw'],
  ['Green beans, canned, cooked, no added fat', 6412, 'boiled'],
  ['Beans, from canned, no added fat', 2802, 'boiled'],
  ['Bread, white, toasted', 4202, 'roasted'],
  ['Kidney beans, from dried, no added fat', 2802, 'boiled'],
  ['Refried beans', 2802, 'boiled'],
  ['Broccoli, fresh, cooked, no added fat', 6407, 'boiled'],
  ['Pork, NS as to cut, cooked, lean only eaten', 2006, 'roasted'],
  ['Halibut, cooked, NS as to cooking method', 2402, 'baked'],
  ['Bacon, NS as to type of meat, cooked', 2604, 'fried'],
  ['Rice, white, cooked, no added fat', 4002, 'boiled'],
  ['Oatmeal, from fast food, plain', 4802, 'boiled'],
  ['Potato, french fries, NFS', 6804, 'fried'],
  ['Rice, fried, meatless', 3402, 'fried'],
  ['Chicken or turkey, breaded, garden salad, with fried bacon', 3004, 'raw'],
] as const)('readProcessing() of "%s" (%d) is %s', (description, category, processing) => {
  expect(readProcessing(description, readCategory(category))).toBe(processing);
});

const portion = (description: string, grams: number | null, product = '') => ({
  description,
  product,
  grams,
});

test.each([
  ['1 cup', 'medium_cup'],
  ['1 tablespoon', 'tablespoon'],
  ['1 teaspoon', 'teaspoon'],
  ['Quantity not specified', 'portion'],
  ['1 slice', 'medium_slice'],
  ['1 small or thin slice', 'small_slice'],
  ['1 medium or regular slice', 'medium_slice'],
  ['1 large or thick slice', 'large_slice'],
  ['1 small/regular', 'medium_whole'],
  ['1 small/regular fillet', 'medium_piece'],
  ['1 medium/regular/sandwich size roll', 'medium_whole'],
  ['1 miniature/small roll', 'small_whole'],
  ['1 small', 'small_whole'],
  ['1 large', 'large_whole'],
  ['1 fruit', 'medium_whole'],
  ['1 piece, NFS', 'medium_piece'],
  ['1 clove', 'medium_toe'],
  ['1 drink', 'medium_glass'],
  ['1 small drink', 'small_glass'],
  ['1 bottle, NFS', 'medium_bottle'],
  ['1 individual container', 'package'],
  ['1 cup (8 fl oz)', 'medium_cup'],
  ['1 cup, cooked, diced', 'medium_cup'],
  ['1 medium pizza (11-12" diameter)', 'medium_whole'],
  ['1 small fillet', 'small_piece'],
  ['1 large whole fish', 'large_whole'],
  ['1 pretzel, NS as to size', 'medium_whole'],
  ['1 can (12 fl oz)', 'package'],
  ['1 medium single serving bag', 'package'],
  ['1 miniature/bite size', null],
  ['1 fl oz', null],
  ['1 fl oz (no ice)', null],
  ['1 cup, dry, yields', null],
  ['1 cup, in shell, yields', null],
  ['1 cubic inch', null],
  ['1 oz, boneless, raw (yield after cooking)', null],
  ['1 medium drumstick (yield after cooking, bone removed)', null],
  ['1 large (8 oz, with bone, raw) (yield after cooking, bone removed)', null],
  ['1 personal size pizza (5-7" diameter)', null],
  ['1 slice, crust not eaten', null],
] as const)('servingSizes() reads "%s" as %s', (description, type) => {
  expect(servingSizes([portion(description, 50)])[0]).toMatchObject({
    type,
    amount: 50,
    unit: 'g',
  });
});

test('servingSizes() keeps every portion, and assigns each type once', () => {
  expect(
    servingSizes([
      portion('1 slice, NFS', 25),
      portion('1 slice', 30),
      portion('1 package', 40, 'Tastykake'),
      portion('Quantity not specified', null),
    ]),
  ).toEqual([
    { type: 'medium_slice', label: '1 slice, NFS', amount: 25, unit: 'g' },
    { type: null, label: '1 slice', amount: 30, unit: 'g' },
    { type: null, label: '1 package (Tastykake)', amount: 40, unit: 'g' },
    { type: null, label: 'Usual amount', amount: null, unit: 'g' },
  ]);
});

test('densityOf() prefers the cup, then the fluid ounce, then the tablespoon', () => {
  const spoon = portion('1 tablespoon', 14);
  const ounce = portion('1 fl oz (no ice)', 31);
  const cup = portion('1 cup', 244);
  expect(densityOf([spoon, ounce, cup])).toBeCloseTo(1.0313, 4);
  expect(densityOf([spoon, ounce])).toBeCloseTo(1.0482, 4);
  expect(densityOf([spoon])).toBeCloseTo(0.9468, 4);
});

test.each([
  [[]],
  [[portion('1 fl oz (with ice)', 22)]],
  [[portion('1 cup, dry, yields', 500)]],
  [[portion('1 cup, in shell, yields', 60)]],
  [[portion('1 cup', 240, 'A brand')]],
  [[portion('1 cup', null)]],
])('densityOf() of %j is unknown', (portions) => {
  expect(densityOf(portions)).toBeNull();
});

test('servingSizes() takes the yield of a cooked slice for a slice, if the food has no other', () => {
  const types = (...descriptions: readonly string[]) =>
    servingSizes(descriptions.map((description) => portion(description, 8))).map(
      ({ type }) => type,
    );
  const yielded = '1 medium slice (yield after cooking)';
  expect(types(yielded)).toEqual(['medium_slice']);
  expect(types(yielded, '1 slice')).toEqual([null, 'medium_slice']);
  expect(types('1 oz, raw (yield after cooking)')).toEqual([null]);
});
