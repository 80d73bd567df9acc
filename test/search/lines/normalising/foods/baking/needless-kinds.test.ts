import { expect, test } from 'vitest';
import {
  withoutHeating,
  withoutNeedlessKinds,
} from '../../../../../../src/search/lines/normalising/foods/baking/needless-kinds.ts';

test.each([
  ['100g golden caster sugar', '100g caster sugar'],
  ['superfine sugar', 'caster sugar'],
  ['50 g light muscovado sugar', '50 g brown sugar'],
  ['100 g dark brown soft sugar', '100 g brown sugar'],
  ['2 tbsp turbinado sugar', '2 tbsp brown sugar'],
  ['100 g brauner Rohrzucker', '100 g brauner Zucker'],
  ['feiner Zucker', 'Zucker'],
  ['300 g Weizenmehl (405er)', '300 g Weizenmehl Type 405'],
  ['Mehl, 550er', 'Mehl Type 550'],
  ['375 g all-butter puff pastry', '375 g puff pastry'],
  ['1 cup Monterey Jack cheese', '1 cup Monterey Jack'],
  ['3 mixed-colour peppers', '3 peppers'],
  ['2 bunte Paprika', '2 Paprika'],
  ['6 brown eggs', '6 eggs'],
  ['2 weiße Eier', '2 Eier'],
  ['1 orange bell pepper', '1 orange pepper'],
  ['2 grüne Äpfel', '2 Granny-Smith-Äpfel'],
  ['Kaffee (Getränk), 200 ml', 'Kaffee, 200 ml'],
  ['Kakao (Getränk)', 'Kakao (Getränk)'],
])('withoutNeedlessKinds(%j)', (text, plain) => {
  expect(withoutNeedlessKinds(text)).toBe(plain);
});

test.each([
  'golden syrup',
  'light brown rice',
  'fine oatmeal',
  'cream cheese',
  'Rohrzucker',
  '2 white eggs',
  'Milk, UHT',
  'milk, 2 eggs, pasteurised',
])('withoutNeedlessKinds() keeps %j', (text) => {
  expect(withoutNeedlessKinds(text)).toBe(text);
});

test.each([
  ['Milk, semi-skimmed, pasteurised, average', 'Milk, semi-skimmed'],
  ['Milk, whole, UHT 200 ml', 'Milk, whole 200 ml'],
  ['Milch, fettarm, pasteurisiert, homogenisiert', 'Milch, fettarm'],
  ['Milk, whole, pasteurised, average 200 ml', 'Milk, whole 200 ml'],
  ['Milk, UHT', 'Milk, UHT'],
  ['milk, 2 eggs, pasteurised', 'milk, 2 eggs, pasteurised'],
])('withoutHeating(%j)', (text, plain) => {
  expect(withoutHeating(text)).toBe(plain);
});
