import { expect, test } from 'vitest';
import type { Food } from '../../../../../src/model/food.ts';
import { usualSize } from '../../../../../src/search/lines/weighing/assumed-sizes/usual-sizes.ts';

const food = (name: string, ...otherNames: string[]) => ({ name, otherNames }) as unknown as Food;

test.each([
  ['bunch', 'Parsley', 30],
  ['bunch', 'Spring onions', 110],
  ['tin', 'Tinned chickpeas', 240],
  ['tin', 'Refried beans', 420],
  ['tin', 'Tomato paste', 140],
  ['tin', 'Passata', 400],
  ['tin', 'Creamed corn', 420],
  ['scoop', 'Vanilla ice cream', 60],
  ['jar', 'Pickled gherkins', 350],
  ['head', 'Garlic', 45],
  ['bulb', 'Garlic', 45],
  ['bulb', 'Fennel', 235],
  ['dash', 'Hot sauce', 1],
  ['dash', 'Soy sauce', 5],
  ['glug', 'Whole milk', 30],
  ['dash', 'White wine', 20],
  ['ring', 'Fleischwurst', 400],
  ['dollop', 'Mustard', 10],
  ['dollop', 'Whatever it is', 25],
])('a %s of %j has its usual size', (measure, name, amount) => {
  expect(usualSize(measure, food(name))).toMatchObject({ amount, unit: 'g' });
});

test('the kind of a food decides, and any of its names may show it', () => {
  expect(usualSize('bunch', food('Parsley sauce'))).toBeUndefined();
  expect(usualSize('bunch', food('Petersilie', 'parsley'))).toMatchObject({ amount: 30 });
  expect(usualSize('jug', food('Herbal tea'))).toMatchObject({ amount: 1000, unit: 'ml' });
});

test('a measure that nobody uses for a food has no size', () => {
  expect(usualSize('bunch', food('Flour'))).toBeUndefined();
  expect(usualSize('fathom', food('Rope'))).toBeUndefined();
});
