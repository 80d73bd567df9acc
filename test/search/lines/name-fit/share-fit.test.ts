import { expect, test } from 'vitest';
import type { Food } from '../../../../src/model/food.ts';
import {
  isUnminced,
  minceFit,
  NEAR_SHARE,
  shareFit,
} from '../../../../src/search/lines/name-fit/share-fit.ts';
import { takeShare } from '../../../../src/search/lines/reading/stated-share.ts';
import { makeFood, makeVariant, nutrients } from '../../../support/foods.ts';

/** How well a food with these figures fits a text, by figures alone. */
function fitOf(
  text: string,
  amounts: Parameters<typeof nutrients>[0],
  density?: number,
  food: Partial<Food> = {},
): number {
  const { share } = takeShare(text);
  if (share === undefined) throw new Error(`no share in ${text}`);
  const variant = makeVariant({ nutrients: nutrients(amounts), density: density ?? null });
  return shareFit(share, makeFood({ ...food, variants: [variant] }), variant);
}

test('a food fits a share by its fat, its fat in dry matter or its alcohol', () => {
  const other = 0.6;
  expect(fitOf('milk 1.5 %', { fat: 1.6, water: 89, alcohol: 0 })).toBe(1);
  expect(fitOf('milk 0.3 %', { fat: 3.5, water: 87, alcohol: 0 })).toBe(other);
  expect(fitOf('Camembert 60 % F.i.Tr.', { fat: 24, water: 52, alcohol: 0 })).toBe(NEAR_SHARE);
  // 29 g of fat in 59 g of dry matter
  expect(fitOf('Gouda 48 % F.i.Tr.', { fat: 29, water: 41 })).toBe(1);
  expect(fitOf('Gouda 48 % Fett', { fat: 29, water: 41 })).toBe(other);
  // 3.9 g of alcohol in 100 g are 4.9 ml
  expect(fitOf('beer 5 %', { fat: 0, water: 92, alcohol: 3.9 }, 1)).toBe(1);
  expect(fitOf('beer 5 % vol', { fat: 0, water: 97, alcohol: 0.4 }, 1)).toBe(other);
});

test('a share that the composition does not show makes a food uncertain', () => {
  expect(fitOf('chocolate 85 % cocoa', { fat: 46, water: 1 })).toBe(0.75);
  expect(fitOf('milk 1.5 %', {})).toBe(0.75);
});

test('a share that may be of fat or of fat in dry matter is of fat', () => {
  const butter = fitOf('butter 82 %', { fat: 82, water: 16, alcohol: 0 });
  const light = fitOf('butter 82 %', { fat: 40, water: 48, alcohol: 0 });
  expect(butter).toBe(1);
  expect(light).toBeLessThan(butter);
});

test('a bare share of ripened cheese is of fat in dry matter', () => {
  const ofCheese = (text: string) =>
    fitOf(text, { fat: 29, water: 41, protein: 25, alcohol: 0 }, undefined, {
      foodGroup: 'Dairy and Egg Products',
    });
  expect(ofCheese('Gouda 30 %')).toBe(0.75);
  expect(ofCheese('Gouda 48 %')).toBe(0.96);
  expect(ofCheese('Gouda 30 % Fett')).toBe(1);
  // Other foods, and soft cheese, by their fat
  expect(fitOf('Nüsse 30 %', { fat: 29, water: 41, protein: 25, alcohol: 0 })).toBe(1);
  const quark = { fat: 4.4, water: 80, protein: 12, alcohol: 0 };
  expect(fitOf('Quark 4 %', quark, undefined, { foodGroup: 'Dairy and Egg Products' })).toBe(1);
});

test.each([
  ['mince 15 %', 15, 1],
  ['mince 85% lean', 15, 1],
  ['mince 96% extra-lean', 5, 0.91],
  ['mince 93/7', 5, 0.87],
  ['mince 12 % fat', 15, 0.83],
  ['mince 15 %', 20, 0.6],
])('"%s" fits raw mince with %s g of fat: %s', (text, fat, fit) => {
  const { share } = takeShare(text);
  if (share === undefined) throw new Error(`no share in ${text}`);
  expect(minceFit(share, makeVariant({ nutrients: nutrients({ fat }) }))).toBeCloseTo(fit, 6);
});

test('minced meat with a share of fat is no meat in one piece', () => {
  const foodGroup = 'Beef Products';
  const beef = makeFood({ name: 'Lean beef', type: 'generic_single_food', foodGroup });
  expect(isUnminced(beef, ['minced', 'beef'])).toBe(true);
  expect(isUnminced(beef, ['beef'])).toBe(false);
  expect(isUnminced({ ...beef, name: 'Minced beef' }, ['minced', 'beef'])).toBe(false);
});
