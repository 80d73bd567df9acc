import { expect, test } from 'vitest';
import { withUnsweetenedDrinks } from '../../../../../../src/search/lines/normalising/foods/drinks/unsweetened-drinks.ts';

test.each([
  ['250 ml iced green tea, unsweetened', '250 ml iced green tea without sugar'],
  ['Eistee, ungesüßt', 'Eistee without sugar'],
  ['Eistee Pfirsich, ungesüßt 500 ml', 'Eistee Pfirsich without sugar 500 ml'],
  ['Eistee ungesüßt 500 ml', 'Eistee ungesüßt 500 ml'],
  ['lemonade, sugar-free 330 ml', 'lemonade, sugar-free 330 ml'],
  ['2 EL Kakao, ungesüßt', '2 EL Kakao, ungesüßt'],
  ['1 glass lemonade (no sugar)', '1 glass lemonade without sugar'],
  ['200 ml apple juice, unsweetened', '200 ml apple juice, unsweetened'],
  ['1 cup cocoa powder, unsweetened', '1 cup cocoa powder, unsweetened'],
])('withUnsweetenedDrinks(%j)', (text, told) => {
  expect(withUnsweetenedDrinks(text)).toBe(told);
});
