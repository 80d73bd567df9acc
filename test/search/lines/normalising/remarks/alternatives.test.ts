import { expect, test } from 'vitest';
import {
  alternativesIn,
  droppedAlternative,
  possibleAlternative,
  withoutAlternatives,
} from '../../../../../src/search/lines/normalising/remarks/alternatives.ts';

test.each([
  ['1 cup buttermilk (or milk + 1 tbsp lemon juice)', '1 cup buttermilk'],
  ['200 ml Sahne (alternativ Kokosmilch)', '200 ml Sahne'],
  ['1 onion or 2 shallots', '1 onion'],
  ['1 tbsp cornstarch, or 2 tbsp flour', '1 tbsp cornstarch'],
  ['1 pear or 2 plums, 200 ml milk', '1 pear, 200 ml milk'],
  ['1 Zwiebel oder 2 Schalotten', '1 Zwiebel'],
  ['a cup or two of tea', 'a cup of tea'],
  ['1 fruit (apple/pear/orange), 120 g', '1 apple or pear, 120 g'],
  ['30 g Nüsse (Mandeln oder Walnüsse)', '30 g Mandeln or Walnüsse'],
])('withoutAlternatives() keeps the first of %s', (text, first) => {
  expect(withoutAlternatives(text)).toBe(first);
});

test.each(['1 or 2 apples', '3 oder 4 Eier', '2 tbsp or 30 g butter', 'oregano'])(
  'withoutAlternatives keeps %s',
  (text) => {
    expect(withoutAlternatives(text)).toBe(text);
  },
);

test.each([
  ['1 pear or 2 plums, 200 ml milk', '2 plums'],
  ['1 Scheibe Brot (oder 2 Knäckebrot)', '2 Knäckebrot'],
  ['a cup or two of tea', undefined],
])('droppedAlternative() finds what %s leaves out', (text, dropped) => {
  expect(droppedAlternative(text)).toBe(dropped);
  expect(possibleAlternative(text)).toBe(dropped);
});

test('possibleAlternative() does not name what something was eaten instead of', () => {
  expect(possibleAlternative('15 g Haferflocken (statt 30 g)')).toBeUndefined();
});

test('alternativesIn() reads both foods, and a word that they share', () => {
  expect(alternativesIn('1 cup beef or chicken stock, hot')).toEqual({
    first: '1 cup beef, hot',
    withSharedWords: ['1 cup beef stock, hot'],
    second: 'chicken stock',
  });
});

test('alternativesIn() does not treat a single word as shared', () => {
  expect(alternativesIn('200 g Reis oder Nudeln')?.withSharedWords).toEqual([]);
});

test('alternativesIn() tries the longest shared ending first', () => {
  expect(alternativesIn('1 tbsp red or white wine vinegar')?.withSharedWords).toEqual([
    '1 tbsp red wine vinegar',
    '1 tbsp red vinegar',
  ]);
  expect(alternativesIn('100 g salted or best unsalted Irish butter')?.withSharedWords).toEqual([
    '100 g salted Irish butter',
    '100 g salted butter',
  ]);
});

test.each(['1 or 2 apples', '1 TL Salz oder nach Geschmack', 'pork chop'])(
  'alternativesIn finds none in %s',
  (text) => {
    expect(alternativesIn(text)).toBeUndefined();
  },
);
