import { expect, test } from 'vitest';
import { readMeasuredFood } from '../../../../src/search/lines/reading/measured-food.ts';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';

test.each([
  ['60 g roh', 'Reis', ['raw']],
  ['60 g TG', 'Reis', ['dried']],
  ['80 g (RG)', 'Nudeln', ['raw']],
  ['150 g raw', 'chicken breast', ['raw']],
  ['2 Stück gekocht', 'Eier', ['boiled']],
  // The name has a state.
  ['150 g raw', 'boiled potatoes', ['boiled']],
  ['100 g fresh', 'pasta', []],
  ['100 g', 'pasta', []],
])('%s of %s has the states %j', (amount, food, processings) => {
  expect(readMeasuredFood(food, amount).processings).toEqual(processings);
});

test('cooked food may be weighed by abbreviations', () => {
  expect(readMeasuredFood('Reis', '180 g GG').isCooked).toBe(true);
  expect(readLine('180 g Reis (GG)').isCooked).toBe(true);
});

test.each([
  ['150 g AP', 'banana', 0.7],
  ['150 g (as purchased)', 'banana', 0.7],
  ['100 g EP', 'banana', undefined],
  ['100 g', 'AP flour', undefined],
])('the edible share of %s of %s is %s', (amount, food, share) => {
  const line = readMeasuredFood(food, amount);
  expect(line.edibleShare).toBe(share);
  expect(line.qualifiers).toEqual([]);
});

test.each([
  ['Pizza Margherita', 'halbe', 0.5, undefined],
  ['Avocado', 'eine halbe', 0.5, undefined],
  ['Weißbier', 'Halbe', 0.5, 1000],
  ['Helles', '1 Halbe', 0.5, 1000],
] as const)(
  '%s next to %j is half of a food, but half a litre of a beer',
  (food, amount, quantity, factor) => {
    const line = readMeasuredFood(food, amount);
    expect(line.quantity).toBe(quantity);
    expect(line.measure).toEqual(
      factor === undefined ? undefined : { kind: 'unit', unit: 'ml', factor },
    );
  },
);

test('a weight alone is that of the drained food, and a tin is weighed with its liquid', () => {
  expect(readMeasuredFood('Tuna, canned, drained', '80 g').isDrained).toBe(false);
  expect(readMeasuredFood('Tuna, canned, drained', '1 tin').isDrained).toBe(true);
  expect(readLine('400 g chickpeas, canned, drained').isDrained).toBe(true);
  expect(readLine('15 oz chickpeas, canned, drained').isDrained).toBe(true);
  expect(readLine('480 g chickpeas, canned, drained').isDrained).toBe(false);
  expect(readLine('1 can (480 g) chickpeas, drained').isDrained).toBe(true);
});

test('seldom signs of fractions in a column of amounts count', () => {
  expect(readMeasuredFood('apple', '1⅜')).toMatchObject({ quantity: 1.375 });
  expect(readMeasuredFood('milk', '⅞ cup')).toMatchObject({ quantity: 0.875 });
});
