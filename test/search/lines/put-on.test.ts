import { expect, test } from 'vitest';
import { withAdditionsPlain } from '../../../src/search/lines/put-on.ts';

test.each([
  ['1 Scheibe Brot, dünn mit Butter bestrichen', '1 Scheibe Brot mit Butter'],
  ['Brot mit Käse belegt, Tomate', 'Brot mit Käse, Tomate'],
  ['Pasta, mit Parmesan drüber', 'Pasta mit Parmesan'],
  ['toast thinly spread with jam', 'toast with jam'],
  ['yoghurt, topped with berries', 'yoghurt with berries'],
  ['peanut butter spread', 'peanut butter spread'],
])('withAdditionsPlain(%j)', (text, plain) => {
  expect(withAdditionsPlain(text)).toBe(plain);
});
