import { expect, test } from 'vitest';
import { syrupIn } from '../../../../src/meals/recipes/ingredients/simple-syrup.ts';

test.each([
  ['0.5 oz simple syrup', 9.1],
  ['1½ oz simple syrup', 27.3],
  ['1 1/2 fl oz simple syrup', 27.3],
  ['⅓ cup sugar syrup', 49.2],
  ['1 3/4 cups simple syrup, cooled', 258.3],
  ['2 cl Zuckersirup', 12.3],
  ['2,5 cl Zuckersirup', 15.4],
])('syrupIn(%j) has %d g of sugar', (line, grams) => {
  const { sugar = '', water = '' } = syrupIn(line) ?? {};
  expect(Number.parseFloat(sugar)).toBeCloseTo(grams, 0);
  expect(water).toBe(sugar.replace('sugar', 'water'));
});

test('syrupIn() leaves other syrups alone', () => {
  expect(syrupIn('1 oz maple syrup')).toBeUndefined();
  expect(syrupIn('1 bottle simple syrup')).toBeUndefined();
});
