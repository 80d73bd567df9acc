import { expect, test } from 'vitest';
import { withRomanceNames } from '../../../../../src/search/lines/normalising/foods/romance-names.ts';

test.each([
  ['30 cl de crème', '30 cl whipping cream'],
  ['30 cl de crème fraîche', '30 cl crème fraîche'],
  ["50 cl d'eau", '50 cl water'],
  ['200 g de raisins', '200 g grapes'],
  ['100 g de raisins secs', '100 g Rosinen'],
  ['500 ml di latte', '500 ml milk'],
  ['150 g de gruyère', '150 g gruyère'],
  ['200 g de pommes', '200 g apples'],
  ['1 kg de pommes de terre', '1 kg potatoes'],
])('%s is %s', (text, plain) => {
  expect(withRomanceNames(text)).toBe(plain);
});

test.each([
  '200 g raisins',
  '1 latte',
  'crème de cassis',
  '2 cl crème de menthe',
  '100 g dulce de leche',
])('%s stays', (text) => {
  expect(withRomanceNames(text)).toBe(text);
});
