import { expect, test } from 'vitest';
import { withFrozenYoghurt } from '../../../../../../src/search/lines/normalising/foods/dairy-and-eggs/frozen-yoghurt.ts';

test.each([
  ['1 frozen yogurt', '1 froyo'],
  ['1 strawberry frozen yoghurt', '1 froyo'],
  ['1 Frozen Joghurt, Mango', '1 froyo'],
  ['1 cup chocolate frozen yogurt', '1 cup chocolate froyo'],
  ['frozen strawberries, yogurt', 'frozen strawberries, yogurt'],
])('withFrozenYoghurt(%j) is %j', (text, named) => {
  expect(withFrozenYoghurt(text)).toBe(named);
});
