import { expect, test } from 'vitest';
import { withSnacksJoined } from '../../../../../src/search/lines/normalising/foods/burgers-and-sausages.ts';

test.each([
  ['1/2 Hähnchen vom Grill', '1/2 Grillhähnchen'],
  ['beef burger in a bun with fries', 'beef burger with fries'],
  ['veggie burger on a brioche bun', 'veggie burger'],
  ['Burger im Brötchen mit Pommes', 'Burger mit Pommes'],
  ['sandwich with turkey, lettuce and tomato', 'turkey sandwich with lettuce and tomato'],
  ['a wrap with chicken', 'a chicken wrap'],
  ['Schnitzel Pommes', 'Schnitzel mit Pommes'],
  ['Currywurst Pommes rot-weiß', 'Currywurst mit Pommes rot-weiß'],
  ['Bratwurst mit Pommes Mayo', 'Bratwurst mit Pommes mit Mayo'],
])('withSnacksJoined() of %j', (text, joined) => {
  expect(withSnacksJoined(text)).toBe(joined);
});

test.each(['Currywurst Pommes', 'sausage in a bun', 'Pommes', 'ham in a roll'])(
  'withSnacksJoined() leaves %j',
  (text) => {
    expect(withSnacksJoined(text)).toBe(text);
  },
);
