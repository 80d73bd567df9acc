import { expect, test } from 'vitest';
import { withoutBullet } from '../../../src/text/lines/without-bullet.ts';

test.each([
  ['- 2 eggs', '2 eggs'],
  ['• 2 eggs', '2 eggs'],
  ['  * 2 eggs', '2 eggs'],
  ['☑ 2 eggs', '2 eggs'],
  ['🍎 2 apples', '2 apples'],
  ['- 🌅 Breakfast', 'Breakfast'],
  ['🧑🏽‍🍳🍳 ½ egg', '½ egg'],
  ['🍎', '🍎'],
  ['-2', '-2'],
  ['-', '-'],
  ['2 - 3 eggs', '2 - 3 eggs'],
])('withoutBullet(%j)', (line, bare) => {
  expect(withoutBullet(line)).toBe(bare);
});
