import { expect, test } from 'vitest';
import { withStripsOfMeat } from '../../../../../../src/search/lines/normalising/foods/meat/strips-of-meat.ts';

test.each([
  ['500 g Geschnetzeltes', '500 g Schweineschnitzel'],
  ['1,2 kg Schweinegeschnetzeltes', '1,2 kg Schweineschnitzel'],
  ['400 g Putengeschnetzeltes', '400 g Putenbrust'],
  ['150 g Hähnchengeschnetzeltes, gewürfelt', '150 g Hähnchenbrust, gewürfelt'],
  ['500 g Geschnetzeltes vom Rind', '500 g Rinderstreifen'],
  ['600 g Geschnetzeltes (Pute)', '600 g Putenbrust'],
  ['500 g Geschnetzeltes, z. B. vom Kalb', '500 g Kalbsschnitzel'],
])('withStripsOfMeat(%j) is the meat that a recipe weighs', (text, meat) => {
  expect(withStripsOfMeat(text)).toBe(meat);
});

test.each([
  ['Hähnchengeschnetzeltes', 'Hähnchenrahmgeschnetzeltes'],
  ['1 Portion Schweinegeschnetzeltes', '1 Portion Rahmgeschnetzeltes'],
])('withStripsOfMeat(%j) is the dish', (text, dish) => {
  expect(withStripsOfMeat(text)).toBe(dish);
});

test.each([
  'Geschnetzeltes',
  '250 g Geschnetzeltes',
  '200 g Hähnchengeschnetzeltes',
  '500 g Zürcher Geschnetzeltes',
  '500 g Sojageschnetzeltes',
])('withStripsOfMeat() leaves %j', (text) => {
  expect(withStripsOfMeat(text)).toBe(text);
});
