import { expect, test } from 'vitest';
import { withoutClockTime } from '../../../../../src/search/lines/normalising/remarks/meal-times.ts';

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
