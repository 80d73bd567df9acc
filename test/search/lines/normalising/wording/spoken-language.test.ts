import { expect, test } from 'vitest';
import { withoutSpokenWords } from '../../../../../src/search/lines/normalising/wording/spoken-language.ts';
import { readLine } from '../../../../../src/search/lines/reading/read-line.ts';

test.each([
  ['so i had two slices of toast', 'two slices of toast'],
  ['um just a coffee', 'a coffee'],
  ['Guten Morgen! Heute hatte ich 2 Eier', '2 Eier'],
  ['Hallo Frau Huber, heute Mittag 1 Apfel', '1 Apfel'],
  ['hi, today i had 2 eggs', '2 eggs'],
  ['dann noch 2 kekse gegessen', '2 kekse'],
  ['glaub ich zwei äpfel', 'zwei äpfel'],
  ['two apples i think', 'two apples'],
  ['two no three biscuits', 'three biscuits'],
  ['2 äh 3 Kekse', '3 Kekse'],
  ['zwei drei Löffel Reis', '2-3 Löffel Reis'],
  ['one of them cereal bars', 'one cereal bars'],
  ['most of a banana', '3/4 banana'],
  ['flasche wasser 1 5 liter', 'flasche wasser 1.5 liter'],
  ['loads of crisps', 'crisps'],
  ['als Beilage Pommes', 'Pommes'],
  ['Hähnchen dazu', 'Hähnchen'],
  ['pizza then ice cream', 'pizza, ice cream'],
  ['a good handful of grapes', 'a handful of grapes'],
  ['ein ordentliches Stück Kuchen', 'ein Stück Kuchen'],
])('%s means %s', (said, written) => {
  expect(withoutSpokenWords(said)).toBe(written);
});

test.each([
  '2 eggs',
  'soft cheese',
  'one two-egg omelette',
  'no added sugar muesli',
  'noch',
  'Andouille',
  '1 Halt',
  '2 5 g cubes',
  'two fried eggs with plus bread',
  'ja! Vollmilch',
  'Hello Fresh Lachs',
])('%s stays unchanged', (text) => {
  expect(withoutSpokenWords(text)).toBe(text);
});

test.each([
  ['a few spoons of rice', 4, 'rice'],
  ['zwei Gabeln Salat', 2, 'salat'],
  ['a third of the pizza', 1 / 3, 'pizza'],
  ['dreiviertel Pizza', 0.75, 'pizza'],
  ['zwoa Semmeln', 2, 'semmeln'],
  ['a halbe bier', 0.5, 'bier'],
  ['ein viertelkilo Erdbeeren', 1, 'erdbeeren'],
])('%s counts %d', (text, quantity, words) => {
  expect(readLine(text).quantity).toBeCloseTo(quantity, 10);
  expect(readLine(text).words.join(' ')).toContain(words);
});

test('a second volume is not a number of portions', () => {
  expect(readLine('milk 180 ml and another one of 120')).toMatchObject({
    quantity: 180,
    isUnclear: true,
  });
});
