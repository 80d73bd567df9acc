import { expect, test } from 'vitest';
import { mixtureIn } from '../../../../src/meals/recipes/ingredients/dissolved-in.ts';

test.each([
  ['1 stock cube dissolved in 500 ml water', '1 stock cube', '500 ml water'],
  ['1 tbsp cornflour (mixed with 2 tbsp water)', '1 tbsp cornflour', '2 tbsp water'],
  ['50 g raisins (soaked in 2 tbsp rum)', '50 g raisins', '2 tbsp rum'],
  ['1 Brühwürfel in 500 ml Wasser aufgelöst', '1 Brühwürfel', '500 ml Wasser'],
  ['1 EL Stärke, in 3 EL Wasser angerührt', '1 EL Stärke', '3 EL Wasser'],
])('"%s" names its liquid', (line, food, liquid) => {
  expect(mixtureIn(line)).toEqual({ food, liquid, isPouredAway: false });
});

test('water that a food soaks in is poured away', () => {
  expect(mixtureIn('1 cup cashews, soaked in 2 cups water')?.isPouredAway).toBe(true);
  expect(mixtureIn('200 g Linsen, in 1 l Wasser eingeweicht')?.isPouredAway).toBe(true);
});

test.each(['6 Blatt Gelatine, in Wasser eingeweicht', '200 g mixed nuts', '1 tin tuna in water'])(
  '"%s" is not a mixture',
  (line) => {
    expect(mixtureIn(line)).toBeUndefined();
  },
);
