import { expect, test } from 'vitest';
import { isOnlyFlour } from '../../../../../src/meals/recipes/text/lines/flour-totals.ts';

test.each<[line: string, others: string[], isOnly: boolean]>([
  ['Mehl gesamt: 500 g', ['350 g Wasser', '10 g Salz'], true],
  ['Total flour: 500 g', ['350 g water'], true],
  ['Total flour: 500 g', ['300 g white flour', '200 g rye flour'], false],
  ['Mehl gesamt: 1 kg', ['600 g Weizenmehl', '0,39 kg Roggenmehl'], false],
  ['Gesamtmehl 1 kg', ['200 g Mehl'], true],
  ['Gesamt: 860 g', ['350 g Wasser'], false],
])('%s, next to %j, is the only flour: %s', (line, others, isOnly) => {
  expect(isOnlyFlour([line, ...others], line)).toBe(isOnly);
});
