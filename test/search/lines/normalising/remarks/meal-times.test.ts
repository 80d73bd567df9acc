import { expect, test } from 'vitest';
import {
  withoutClockTime,
  withoutMealTime,
} from '../../../../../src/search/lines/normalising/remarks/meal-times.ts';

test.each([
  ['8am coffee', 'coffee'],
  ['coffee at 8', 'coffee'],
  ['banana at 10:30', 'banana'],
  ['Kaffee um 8 Uhr', 'Kaffee'],
  ['10:30 2 digestives', '2 digestives'],
  ['10.30 2 digestives, tea', '2 digestives, tea'],
  ['7.30 2 eggs', '2 eggs'],
  ['07.30 ½ banana', '½ banana'],
  ['8h30 2 eggs', '2 eggs'],
  ['8h slow-cooked pork', '8h slow-cooked pork'],
  ['19.45 50g cheese', '50g cheese'],
])('withoutClockTime(%j)', (text, plain) => {
  expect(withoutClockTime(text)).toBe(plain);
});

test.each([
  ...['milk 8', 'wine at 12 %', 'Apfel um die Ecke'],
  ...[
    '2.50 kg',
    '5.25 oz',
    '6.50 g',
    '6.50 g yeast',
    '1.5 2 l',
    '4.30 2 eggs',
    '7.75 2 eggs',
    '24.30 2 eggs',
  ],
])('withoutClockTime() keeps %j', (text) => {
  expect(withoutClockTime(text)).toBe(text);
});

test.each([
  ['breakfast: 2 eggs', '2 eggs'],
  ['Rohkost: Paprika, Gurke', 'Paprika, Gurke'],
  ['raw veg: carrots, celery', 'carrots, celery'],
  ['takeout chinese - orange chicken', 'orange chicken'],
  ['Chinese takeaway: fried rice', 'fried rice'],
  ['Gemüse: 200 g', 'Gemüse: 200 g'],
  ['fruit - 1 apple', 'fruit - 1 apple'],
])('withoutMealTime(%j)', (text, plain) => {
  expect(withoutMealTime(text)).toBe(plain);
});
