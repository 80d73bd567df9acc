import { expect, test } from 'vitest';
import { behindPlace, isPlace } from '../../../../src/meals/words/asides/places.ts';

test.each([
  ['at home: 2 eggs', '2 eggs'],
  ['Kantine - Nudeln mit Pesto', 'Nudeln mit Pesto'],
  ['in der Mensa, 1 Suppe', '1 Suppe'],
  ['zu Hause', ''],
  ['train: 1 bag of crisps', '1 bag of crisps'],
  ['bei Oma', ''],
  ['im Café: 1 Espresso', '1 Espresso'],
])('behindPlace() reads %s', (text, eaten) => {
  expect(behindPlace(text)).toBe(eaten);
});

test.each([
  'home-made soup',
  'Hausmannskost',
  'restaurant salad',
  'outdoor bread: 1',
  'Unibrot',
  'Café, Croissant',
  'Cafe',
])('behindPlace() keeps %s', (text) => expect(behindPlace(text)).toBe(text));

test('isPlace() is only true of a place', () => {
  expect(['Kantine', 'Kantine: Suppe', ''].map(isPlace)).toEqual([true, false, false]);
});
