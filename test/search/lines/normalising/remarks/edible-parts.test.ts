import { expect, test } from 'vitest';
import { withoutEdiblePart } from '../../../../../src/search/lines/normalising/remarks/edible-parts.ts';

test.each([
  ['kernels from 2 ears fresh corn', '2 ears fresh corn'],
  ['kernels cut from 2 ears of corn', '2 ears of corn'],
  ['corn kernels from 4 ears', '4 ears corn'],
  ['seeds of 1 pomegranate', '1 pomegranate'],
  ['leaves from 4 sprigs thyme', '4 sprigs thyme'],
  ['Kerne von 1 Granatapfel', '1 Granatapfel'],
  ['Mark einer Vanilleschote', '1 Vanilleschote'],
  ['Fruchtfleisch einer halben Mango', '1/2 Mango'],
])('withoutEdiblePart() shortens %s to %s', (text, counted) => {
  expect(withoutEdiblePart(text)).toBe(counted);
});

test.each(['sunflower seeds', '2 bay leaves', 'Kerne', 'meat from the butcher'])(
  'withoutEdiblePart keeps %s',
  (text) => {
    expect(withoutEdiblePart(text)).toBe(text);
  },
);
