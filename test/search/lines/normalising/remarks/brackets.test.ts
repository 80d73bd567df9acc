import { expect, test } from 'vitest';
import { withBracketsAsQualifiers } from '../../../../../src/search/lines/normalising/remarks/brackets.ts';

test.each([
  ['500 g Weizenmehl Type 1050', '500 g Dunkles Weizenmehl'],
  ['300 g Mehl (Type 1050)', '300 g Dunkles Weizenmehl'],
  ['500 g Mehl (Type 405)', '500 g Mehl  '],
  ['500 g Roggenmehl Type 1150', '500 g Roggenmehl  '],
])('withBracketsAsQualifiers writes %j as %j', (text, written) => {
  expect(withBracketsAsQualifiers(text)).toBe(written);
});
