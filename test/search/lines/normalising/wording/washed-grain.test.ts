import { expect, test } from 'vitest';
import { withWashedAsDry } from '../../../../../src/search/lines/normalising/wording/washed-grain.ts';

test.each([
  ['1 cup rice, rinsed', '1 cup rice, uncooked'],
  ['1 cup rice (rinsed)', '1 cup rice, uncooked'],
  ['2 cups brown rice, rinsed well', '2 cups brown rice, uncooked'],
  ['75 g Quinoa, heiß abgespült', '75 g Quinoa, uncooked'],
  ['200 g Reis, gewaschen', '200 g Reis, ungekocht'],
  ['200 g gewaschene Linsen', '200 g ungekocht Linsen'],
  ['300 g basmati rice, soaked 30 minutes', '300 g basmati rice, uncooked'],
  ['1 cup chickpeas, soaked overnight in cold water', '1 cup chickpeas, uncooked'],
  ['1 cup red lentils, washed and drained', '1 cup red lentils, uncooked'],
  ['250 g Kichererbsen, über Nacht eingeweicht', '250 g Kichererbsen, ungekocht'],
])('withWashedAsDry() of %j', (text, written) => {
  expect(withWashedAsDry(text)).toBe(written);
});

test.each([
  '1 can chickpeas, rinsed and drained',
  '200 g black beans, drained and rinsed',
  '1 cup lentils, drained and rinsed',
  '1 cup cooked rice, rinsed',
  '2 cups spinach, washed',
  '200 g grüne Bohnen, gewaschen',
  '100 g rice noodles, soaked',
  'rice',
])('withWashedAsDry() leaves %j', (text) => {
  expect(withWashedAsDry(text)).toBe(text);
});
