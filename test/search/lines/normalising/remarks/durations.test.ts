import { expect, test } from 'vitest';
import { withoutDurations } from '../../../../../src/search/lines/normalising/remarks/durations.ts';
import { readLine } from '../../../../../src/search/lines/reading/read-line.ts';

test.each([
  ['Boil 2 kg potatoes for 20 minutes.', 'Boil 2 kg potatoes'],
  ['1 kg potatoes (boil 20 min)', '1 kg potatoes'],
  ['4 Eier, 8-10 Minuten gekocht', '4 Eier gekocht'],
  ['200 g beans, soaked for about 12 hours', '200 g beans, soaked'],
])('%s is %s', (text, plain) => {
  expect(withoutDurations(text)).toBe(plain);
});

test.each([
  ['2 kg potatoes, boil for 20 minutes', 2],
  ['1 kg potatoes (boil 20 min)', 1],
  ['20 min boiled potatoes, 1 kg', 1],
  ['500 g rice 20 min boiled', 500],
])('the time in "%s" is not an amount', (text, quantity) => {
  expect(readLine(text).quantity).toBe(quantity);
});
