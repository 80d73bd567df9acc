import { expect, test } from 'vitest';
import type { Food } from '../../../../src/model/food.ts';
import { foodPattern } from '../../../../src/model/food-patterns.ts';
import {
  fitExclusion,
  fitLacking,
  isSweetenedAgainst,
  MAX_WITHOUT_PARTS,
  QUALIFIER_PENALTY,
  withoutLabel,
} from '../../../../src/search/lines/name-fit/exclusion-fit.ts';

const plain = { nutrients: [] } as never;
const named = (name: string) => ({ name }) as Food;

test('a plain food is without what only some people add', () => {
  expect(fitExclusion(['butter'], named('Ham sandwich'), plain)).toBe(QUALIFIER_PENALTY);
  expect(fitExclusion(['bun'], named('Hamburger'), plain)).toBe(MAX_WITHOUT_PARTS);
});

test('a food does not fit a line without something that its name has', () => {
  expect(fitExclusion(['mayo'], named('Tuna mayonnaise sandwich'), plain)).toBe(MAX_WITHOUT_PARTS);
  const undressed = named('Mixed salad without dressing');
  expect(fitExclusion(['dressing'], undressed, plain)).toBe(QUALIFIER_PENALTY);
});

test('fitLacking() reads after a comma what a food is without', () => {
  expect(fitLacking(['no', 'bun'], named('Hamburger'), plain)).toBe(MAX_WITHOUT_PARTS);
  expect(fitLacking(['no', 'onions'], named('Hamburger'), plain)).toBe(1);
  expect(fitLacking(['no', 'added', 'sugar'], named('Apple juice'), plain)).toBe(1);
  expect(fitLacking(['large'], named('Hamburger'), plain)).toBe(1);
});

test('isSweetenedAgainst() compares "unsweetened" and "no added sugar" with the sugar that was added', () => {
  const withAdded = (teaspoons: number) =>
    ({
      nutrients: [],
      foodPatterns: Object.assign([], { [foodPattern('add_sugars').position]: teaspoons }),
    }) as never;
  for (const asked of [['unsweetened'], ['ungesüßt'], ['no', 'added', 'sugar']]) {
    expect(isSweetenedAgainst(asked, named('Granola'), withAdded(4))).toBe(true);
    expect(fitLacking(asked, named('Granola'), withAdded(4))).toBe(1);
    expect(isSweetenedAgainst(asked, named('Muesli'), withAdded(0))).toBe(false);
    const labelled = named('Muesli without added sugar');
    expect(isSweetenedAgainst(asked, labelled, withAdded(4))).toBe(false);
  }
  expect(isSweetenedAgainst(['no', 'added', 'salt'], named('Granola'), withAdded(4))).toBe(false);
});

test('withoutLabel() ignores "gluten-free", unless the food is made from wheat', () => {
  const oats = { ...named('Oats'), otherNames: [] };
  const noodles = { ...named('Egg noodles'), otherNames: [] };
  expect(withoutLabel(['gluten', 'free', 'oats'], oats)).toEqual(['oats']);
  expect(withoutLabel(['glutenfreie', 'haferflocken'], oats)).toEqual(['haferflocken']);
  expect(withoutLabel(['gluten', 'free', 'noodles'], noodles)).toBeUndefined();
  expect(withoutLabel(['dairy', 'free', 'yoghurt'], oats)).toBeUndefined();
});
