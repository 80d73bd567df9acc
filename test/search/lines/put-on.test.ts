import { expect, test } from 'vitest';
import { withAdditionsPlain } from '../../../src/search/lines/put-on.ts';

test.each([
  ['1 Scheibe Brot, dünn mit Butter bestrichen', '1 Scheibe Brot mit Butter'],
  ['Brot mit Käse belegt, Tomate', 'Brot mit Käse, Tomate'],
  ['Pasta, mit Parmesan drüber', 'Pasta mit Parmesan'],
  ['toast thinly spread with jam', 'toast with jam'],
  ['yoghurt, topped with berries', 'yoghurt with berries'],
  ['3 Kartoffeln, gekocht, mit Kräuterquark', '3 Kartoffeln gekocht mit Kräuterquark'],
  ['2 rolls, butter, with ham', '2 rolls, butter with ham'],
  ['strawberries, about 10, with cream', 'strawberries, about 10 with cream'],
  ['1 can tomatoes, with their juice', '1 can tomatoes, with their juice'],
  ['1 EL Stärke, mit 2 EL Wasser verrührt', '1 EL Stärke, mit 2 EL Wasser verrührt'],
  ['peanut butter spread', 'peanut butter spread'],
])('withAdditionsPlain(%j)', (text, plain) => {
  expect(withAdditionsPlain(text)).toBe(plain);
});
