import { expect, test } from 'vitest';
import { withoutTemperatures } from '../../../../../src/search/lines/normalising/remarks/temperatures.ts';

test.each([
  ['1 cup warm milk (110 degrees F)', '1 cup milk'],
  ['120 ml lukewarm water (40°C)', '120 ml water'],
  ['100 ml heißes Wasser, ca. 80 Grad', '100 ml Wasser'],
  ['2 cups water at 180 °F', '2 cups water'],
])('%s is %s', (text, plain) => {
  expect(withoutTemperatures(text)).toBe(plain);
});

test.each(['hot chocolate', 'cold cuts', '80 g Graddost', 'hot dog', '1 cup hot milk chocolate'])(
  '%s says nothing about warmth',
  (text) => {
    expect(withoutTemperatures(text)).toBe(text);
  },
);
