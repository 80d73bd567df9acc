import { expect, test } from 'vitest';
import { withSnackBarMealsJoined } from '../../../../../../src/search/lines/normalising/foods/sandwiches-and-snacks/snack-bar-meals.ts';

test.each([
  ['1/2 Hähnchen vom Grill', '1/2 Grillhähnchen'],
  ['beef burger in a bun with fries', 'beef burger with fries'],
  ['cheeseburger on a brioche bun', 'cheeseburger'],
  ['veggie burger on a brioche bun', 'veggie burger in a bun'],
  ['Veggie-Burger im Brötchen', 'Veggie-Burger im Brötchen'],
  ['Burger im Brötchen mit Pommes', 'Burger mit Pommes'],
  ['sandwich with turkey, lettuce and tomato', 'turkey sandwich with lettuce and tomato'],
  ['a wrap with chicken', 'a chicken wrap'],
  ['Schnitzel Pommes', 'Schnitzel mit Pommes'],
  ['Currywurst Pommes rot-weiß', 'Currywurst mit Pommes rot-weiß'],
  ['Bratwurst mit Pommes Mayo', 'Bratwurst mit Pommes mit Mayo'],
])('withSnackBarMealsJoined() of %j', (text, joined) => {
  expect(withSnackBarMealsJoined(text)).toBe(joined);
});

test.each(['Currywurst Pommes', 'sausage in a bun', 'Pommes', 'ham in a roll'])(
  'withSnackBarMealsJoined() leaves %j',
  (text) => {
    expect(withSnackBarMealsJoined(text)).toBe(text);
  },
);
