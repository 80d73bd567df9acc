import { expect, test } from 'vitest';
import { withoutWhatItIsOn } from '../../../../../src/search/lines/normalising/remarks/eaten-on.ts';

test.each([
  ['Milk, semi-skimmed, on cereal, 150 ml', 'Milk, semi-skimmed, 150 ml'],
  ['Marmelade auf Brot, 20 g', 'Marmelade, 20 g'],
  ['sugar in tea, 2 tsp', 'sugar, 2 tsp'],
  ['10 g butter on toast', '10 g butter on toast'],
  ['milk in coffee', 'milk in coffee'],
  ['egg on toast, 120 g', 'egg on toast, 120 g'],
])('withoutWhatItIsOn(%j)', (text, plain) => {
  expect(withoutWhatItIsOn(text)).toBe(plain);
});
