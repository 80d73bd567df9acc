import { expect, test } from 'vitest';
import { DRINK_KINDS } from '../../../src/search/names/drink-kinds.ts';
import { kindsOf } from '../../../src/search/names/kinds-of.ts';

test.each([
  ['Mineral water', 'water'],
  ['Espresso', 'coffee'],
  ['Kräutertee', 'tea'],
  ['Apfelsaft', 'juice'],
  ['Limonade', 'softdrink'],
  ['Lime juice cordial', 'cordial'],
  ['Smoothie', 'smoothie'],
  ['Weizenbier', 'beer'],
  ['Rotwein', 'wine'],
  ['Margarita', 'cocktail'],
  ['Wodka', 'spirit'],
] as const)('DRINK_KINDS has the kind of %s', (name, kind) => {
  expect(DRINK_KINDS).toContain(kind);
  expect([...kindsOf([name]).kinds]).toContain(kind);
});
