import { expect, test } from 'vitest';
import type { Food } from '../../../../src/model/food.ts';
import { asAdded } from '../../../../src/search/lines/candidates/added-amounts.ts';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { textOfRemark } from '../../../../src/search/lines/words/remark.ts';
import { makeFood } from '../../../support/foods.ts';

const MILK = makeFood({ name: 'Whole milk', isSolid: false, foodGroup: 'Dairy and Egg Products' });
const COFFEE = makeFood({ name: 'Black coffee', isSolid: false, foodGroup: 'Beverages' });
const CORNFLAKES = makeFood({ name: 'Cornflakes', foodGroup: 'Breakfast Cereals' });
const ROLL = makeFood({ name: 'Bread roll', foodGroup: 'Baked Products' });
const BUTTER = makeFood({ name: 'Butter', foodGroup: 'Dairy and Egg Products' });
const OAT_DRINK = makeFood({ name: 'Oat drink', otherNames: ['oat milk'], isSolid: false });
const JUICE = makeFood({ name: 'Fruit juice drink', isSolid: false, foodGroup: 'Beverages' });
const AVOCADO = makeFood({ name: 'Avocado', foodGroup: 'Fruits and Fruit Juices' });
const ONION = makeFood({ name: 'Onion', foodGroup: 'Vegetables and Vegetable Products' });
const EGG = makeFood({ name: 'Scrambled egg', foodGroup: 'Dairy and Egg Products' });
const SALAMI = makeFood({ name: 'Salami', foodGroup: 'Sausages and Luncheon Meats' });
const HONEY = makeFood({ name: 'Honey', foodGroup: 'Sweets' });
const TEA = makeFood({ name: 'Black tea', isSolid: false, foodGroup: 'Beverages' });
const BISCUITS = makeFood({ name: 'Biscuit', foodGroup: 'Baked Products' });
const SOUP = makeFood({ name: 'Tomato soup', foodGroup: 'Soups, Sauces, and Gravies' });

const BEFORE = {
  id: 'food',
  name: 'Food',
  unit: 'g',
  confidence: 0.75,
  foodConfidence: 1,
  amountConfidence: 0.75,
  isSizeAssumed: true,
  remarks: ['no amount given: standard serving'],
  line: readLine('Food'),
} as const;

function added(food: Food, amount: number, [host, text]: readonly [Food, string]) {
  const candidate = { ...BEFORE, id: food.id, name: food.name, amount };
  return asAdded(candidate, food, { food: host, line: readLine(text) });
}

test.each([
  ['milk on cereal', MILK, 250, [CORNFLAKES, '1 bowl of cornflakes'], 125],
  ['milk in two cups of coffee', MILK, 250, [COFFEE, '2 cups of coffee'], 60],
  ['oat drink in coffee', OAT_DRINK, 250, [COFFEE, '1 cup of coffee'], 30],
  ['juice next to coffee', JUICE, 250, [COFFEE, '1 cup of coffee'], 250],
  ['biscuits next to two cups of coffee', BISCUITS, 32, [COFFEE, '2 cups of coffee'], 32],
  ['milk in weighed coffee', MILK, 250, [COFFEE, '400 ml coffee'], 30],
  ['honey in two mugs of tea', HONEY, 20, [TEA, '2 mugs of tea'], 14],
  ['honey on a roll', HONEY, 20, [ROLL, '1 roll'], 20],
  ['butter on two rolls', BUTTER, 7, [ROLL, '2 rolls'], 14],
  ['salami on two rolls', SALAMI, 10, [ROLL, '2 rolls'], 50],
  ['butter on half a roll', BUTTER, 7, [ROLL, '1/2 roll'], 7],
  ['avocado on toast', AVOCADO, 150, [ROLL, '1 roll'], 75],
  ['avocado on two rolls', AVOCADO, 150, [ROLL, '2 rolls'], 150],
  ['butter in soup', BUTTER, 7, [SOUP, '2 bowls of tomato soup'], 7],
] as const)('%s', (_, food, serving, host, amount) => {
  expect(added(food, serving, host).amount).toBe(amount);
});

test('after a comma, spreads and milk are additions, and other foods are separate', () => {
  const listed = (food: Food, amount: number, host: Food, text: string) =>
    asAdded({ ...BEFORE, amount }, food, { food: host, line: readLine(text), isListed: true })
      .amount;
  expect(listed(BUTTER, 7, ROLL, '2 rolls')).toBe(14);
  expect(listed(MILK, 250, CORNFLAKES, 'cornflakes')).toBe(125);
  expect(listed(AVOCADO, 150, ROLL, '1 roll')).toBe(150);
  expect(listed(BISCUITS, 8, ROLL, '2 rolls')).toBe(8);
});

test('an onion with an egg is less than a whole onion', () => {
  expect(added(ONION, 110, [EGG, 'scrambled egg']).amount).toBe(30);
});

test('a remark gives the amount of an addition that is not the standard serving', () => {
  const { remarks } = added(MILK, 250, [CORNFLAKES, '1 bowl of cornflakes']);
  expect(remarks.map(textOfRemark)).toEqual(['no amount given: assumed 125 g as an addition']);
  expect(added(BUTTER, 7, [ROLL, '1 roll']).remarks).toEqual(['no amount given: standard serving']);
});

test('usual additions are certain if the line gives the number of slices or cups', () => {
  expect(added(BUTTER, 7, [ROLL, '2 rolls']).amountConfidence).toBe(0.8);
  expect(added(MILK, 250, [CORNFLAKES, '1 bowl of cornflakes']).amountConfidence).toBe(0.8);
  expect(added(MILK, 250, [CORNFLAKES, 'some cornflakes']).amountConfidence).toBe(0.75);
});

test('viand is never sure of an addition to a food, but may be sure of a food eaten with it', () => {
  const corn = makeFood({ name: 'Sweetcorn' });
  const one = { ...BEFORE, amount: 105, amountConfidence: 0.85, confidence: 0.85 };
  const line = readLine('salad');
  expect(asAdded(one, corn, { food: SOUP, line }).confidence).toBe(0.75);
  expect(asAdded(one, corn, { food: SOUP, line, isListed: true }).confidence).toBe(0.85);
});
