import { expect, test } from 'vitest';
import { withPairsCounted } from '../../../../../src/search/lines/normalising/amounts/counted-packages.ts';

test.each([
  ['Paar Wiener', '2 Wiener'],
  ['ein paar Oliven', 'a few Oliven'],
  ['paar Salzstangen', 'a few Salzstangen'],
  ['Wein, paar Erdnüsse', 'Wein, a few Erdnüsse'],
  ['2 paar Wiener', '2 paar Wiener'],
])('withPairsCounted(%j)', (text, counted) => {
  expect(withPairsCounted(text)).toBe(counted);
});
