import { expect, test } from 'vitest';
import {
  withLengthsAsMeasures,
  withoutDimensions,
  withoutWidths,
} from '../../../../../../src/search/lines/normalising/amounts/measures/lengths.ts';

test.each([
  ['half a 12 inch pepperoni pizza', 'half a large pepperoni pizza'],
  ['1/2 12" pizza', '1/2 large pizza'],
  ['1/4 of a 14-inch pizza', '1/4 large pizza'],
  ['10 inch margherita', '1 margherita'],
  ['2 9-inch pizzas', '2 small pizzas'],
  ['Pizza (32 cm)', '1 large Pizza'],
])('withoutWidths(%j) turns the width of a pizza into its size', (text, sized) => {
  expect(withoutWidths(text)).toBe(sized);
});

test.each([
  ['2 slices of 12" pizza', '2 slices of pizza'],
  ['4 (8 inch) tortillas', '4 tortillas'],
  ['15 cm Gurke', '15 cm Gurke'],
])('withoutWidths(%j) removes a width, and adds no size', (text, plain) => {
  expect(withoutWidths(text)).toBe(plain);
});

test.each([
  ['1 medium (3" dia) apple', '1 medium apple'],
  ['1 large (7" to 7-7/8" long) banana', '1 large banana'],
  ['2 slices (1/4" thick) ham', '2 slices ham'],
  ['1 fruit (2-5/8" dia) orange', '1 orange'],
  ['1 can (12 oz) milk', '1 can (12 oz) milk'],
  ['300 g Lachs (ca. 2×2 cm große Würfel)', '300 g Lachs'],
  ['2 lb lamb (1-inch cubes)', '2 lb lamb'],
  ['Ingwer (3 cm langes Stück)', 'Ingwer (3 cm langes Stück)'],
  ['2 leeks (1 inch pieces)', '2 leeks (1 inch pieces)'],
])('withoutDimensions(%j) has no second amount', (text, plain) => {
  expect(withoutDimensions(text)).toBe(plain);
});

test.each([
  ['2 inch piece of ginger', '2 inch ginger'],
  ['a 2-inch piece ginger, grated', '2 inch ginger, grated'],
  ['3 cm großes Stück Ingwer', '3 cm Ingwer'],
  ['1 Stück Ingwer (2 cm)', '2 cm Ingwer'],
  ['2 pieces ginger', '2 pieces ginger'],
])('withLengthsAsMeasures(%j)', (text, measured) => {
  expect(withLengthsAsMeasures(text)).toBe(measured);
});
