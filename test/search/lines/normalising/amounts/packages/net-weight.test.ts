import { expect, test } from 'vitest';
import { withNetWeight } from '../../../../../../src/search/lines/normalising/amounts/packages/net-weight.ts';

test.each([
  ['1 kg potatoes (850 g peeled)', '850 g potatoes '],
  ['1 kg Kartoffeln, festkochend (geschält gewogen ca. 850 g)', '850 g Kartoffeln, festkochend '],
  ['1 kg potatoes (about 5)', '1 kg potatoes (about 5)'],
  ['225 g flour (8 oz)', '225 g flour (8 oz)'],
])('withNetWeight writes %j as %j', (text, net) => {
  expect(withNetWeight(text)).toBe(net);
});
