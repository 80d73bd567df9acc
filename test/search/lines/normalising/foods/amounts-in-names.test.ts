import { expect, test } from 'vitest';
import {
  mayBeNumberOfName,
  withAmountsInNames,
  withHalfAndHalfAsCream,
  withKindsOfCheeseCounted,
  withNumberedNamesInWords,
  withoutNumbersOfNames,
} from '../../../../../src/search/lines/normalising/foods/amounts-in-names.ts';

test.each([
  ["100 ml Pimm's No. 1", '100 ml pimms liqueur'],
  ["Pimm's No. 1 and lemonade", "Pimm's No. 1 and lemonade"],
  ['99 flake', 'ice cream cornet'],
  ['99 g flakes', '99 g flakes'],
  ['quarter pounder w cheese', 'quarterpounder with cheese'],
  ['1/4 pounder', 'quarterpounder'],
  ['quarter pound burger', 'quarterpounder'],
  ['2 Little Gem lettuces', '2 baby gem'],
  ['1 little gem squash', '1 little gem squash'],
  ['large Big Mac meal', 'large BigMac meal'],
  ['1 tbsp half & half', '1 tbsp half-and-half'],
  ['2 quarter pounders with cheese', '2 quarterpounder with cheese'],
  ['quarter pounder cheese', 'quarterpounder with cheese'],
  ['4 cheese pizza', 'four-cheese pizza'],
  ['2 slices of 3-cheese lasagne', '2 slices of three-cheese lasagne'],
])('withAmountsInNames writes %s as %s', (text, written) => {
  expect(withAmountsInNames(text)).toBe(written);
});

test.each([
  ...['quarter pound mince', '1/4 lb butter', 'quarter pizza', '1/4 pound cheese'],
  ...['4 cheese pizzas', '3 cheese sandwiches', '3 ham pizzas'],
])('withAmountsInNames keeps %s', (text) => {
  expect(withAmountsInNames(text)).toBe(text);
});

test.each([
  ['3-bean salad', true],
  ['9-grain rolls', true],
  ['5-spice ribs', true],
  ['8-berry smoothie', true],
  ['2-chicken burritos', false],
  ['3-gebratene Würstchen', false],
  ['2-fried egg', false],
  ['1-lamb chop', false],
  ['2-oat cookies with milk', false],
])('whether the number of %j may belong to the name: %s', (text, mayBe) => {
  expect(mayBeNumberOfName(text)).toBe(mayBe);
});

test.each([
  ['2 slices of 7-grain bread', '2 slices of grain bread'],
  ['1 8-Korn Brötchen', '1 MehrKorn Brötchen'],
  ['1 3-cheese lasagne', '1 3-cheese lasagne'],
])('withoutNumbersOfNames(%j) is %j', (text, without) => {
  expect(withoutNumbersOfNames(text)).toBe(without);
});

test.each([
  ['gin 7up 250 ml', 'gin lemonade 250 ml'],
  ['1 glass of 7 Up', '1 glass of lemonade'],
  ['00-Weizenmehl', 'Weizenmehl'],
  ['100-flour', '100-flour'],
  ['7 up to 8 plums', '7 up to 8 plums'],
])('withNumberedNamesInWords(%j) is %j', (text, written) => {
  expect(withNumberedNamesInWords(text)).toBe(written);
});

test('withHalfAndHalfAsCream keeps the fat-free kind, which is no cream', () => {
  expect(withHalfAndHalfAsCream('1 tbsp half-and-half')).toBe('1 tbsp 10% cream');
  for (const text of ['1 tbsp fat-free half-and-half', '1 tbsp nonfat half-and-half'])
    expect(withHalfAndHalfAsCream(text)).toBe(text);
});

test.each([
  ['3 five cheese pizza', '3 cheese pizzas'],
  ['3 four cheese pizza', '3 pizza quattro formaggi'],
  ['2 4-cheese pizza', '2 pizza quattro formaggi'],
  ['4 cheese pizza', 'pizza quattro formaggi'],
  ['2 slices 4 cheese pizza', '2 slices pizza quattro formaggi'],
  ['1 Pizza vier Käse', '1 pizza quattro formaggi'],
  ['Vier-Käse-Pizza', 'pizza quattro formaggi'],
  ['4 cheese pizzas', '4 cheese pizzas'],
  ['vier Käsepizzen', 'vier Käsepizzen'],
  ['pizza, 4 cheese sticks', 'pizza, 4 cheese sticks'],
  ['pizza with 4 cheese and salad', 'pizza quattro formaggi and salad'],
])('withKindsOfCheeseCounted(%j) is %j', (text, counted) => {
  expect(withKindsOfCheeseCounted(text)).toBe(counted);
});
