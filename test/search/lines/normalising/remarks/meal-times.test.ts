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
])('withoutClockTime(%j)', (text, plain) => {
  expect(withoutClockTime(text)).toBe(plain);
});

test.each(['milk 8', 'wine at 12 %', 'Apfel um die Ecke'])(
  'withoutClockTime() keeps %j',
  (text) => {
    expect(withoutClockTime(text)).toBe(text);
  },
);

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
