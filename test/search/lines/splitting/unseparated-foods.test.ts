import { expect, test } from 'vitest';
import { unseparatedFoods } from '../../../../src/search/lines/splitting/unseparated-foods.ts';

test.each([
  ['2 Eier 1 Toast', ['2 Eier', '1 Toast']],
  ['1 Tomate 1/2 Gurke', ['1 Tomate', '1/2 Gurke']],
  ['2 Toast 1 Ei ½ Banane', ['2 Toast', '1 Ei', '½ Banane']],
  // The second number belongs to a measure, or counts no pieces.
  ['1 Pizza 30 cm', undefined],
  ['2 Steaks 200 g', undefined],
  ['1 Joghurt 3 Becher', undefined],
  ['1 Cola 50 Zucker', undefined],
  // A word joins the numbers of one food.
  ['1 or 2 apples', undefined],
  ['2 oder 3 Kekse', undefined],
  ['1 to 2 bananas', undefined],
  ['1 bis 2 Äpfel', undefined],
  // The second number counts what is in the food, or who shares it.
  ['1 Brot 5 Korn', undefined],
  ['1 Pizza 4 Käse', undefined],
  ['1 Lasagne 4 Personen', undefined],
  // More than one word may be a name or a remark.
  ['1 Big Mac 2 Cola', undefined],
  ['2 eggs size 3 large', undefined],
  ['2 Eier', undefined],
])('unseparatedFoods(%j)', (text, foods) => {
  expect(unseparatedFoods(text)).toEqual(foods);
});
