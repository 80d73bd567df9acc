import { expect, test } from 'vitest';
import { weighLines } from '../../../../src/operations/recipe/weighing/weigh-ingredients.ts';
import { openEmbedded } from '../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

function saltIn(...lines: string[]) {
  const { ingredients } = weighLines(
    { catalogue },
    lines.map((text, at) => ({ text, location: { file: 'r', line: at + 1 } })),
    0.8,
  );
  return ingredients.filter(({ foodId }) => foodId === 'salt.raw');
}

const grams = (...lines: string[]) => saltIn(...lines).map((salt) => salt.grams);

test('salt without an amount salts a dish like cooked food', () => {
  const [salt] = saltIn('1 kg Kartoffeln', '1 l Wasser', 'Salz');
  // 0.59 % of 2 kg, less the salt of potatoes and water.
  expect(salt?.grams).toBeGreaterThan(11);
  expect(salt?.grams).toBeLessThan(12);
  expect(salt?.assumptions).toEqual([
    `Salz: no amount given: assumed ${salt?.grams} g, as in food cooked with salt`,
  ]);
});

test('other salty ingredients leave less to add, and at least a usual serving', () => {
  expect(grams('1 kg potatoes', '200 g bacon', 'salt')[0]).toBeLessThan(
    grams('1 kg potatoes', '200 g pork', 'salt')[0] as number,
  );
  expect(grams('200 g soy sauce', '100 g noodles', 'salt')).toEqual(grams('salt'));
});

test.each([
  [['200 g Mehl', '300 ml Milch', '50 g Zucker', 'Salz']],
  [['200 g Milchreis', '1 l Milch', '30 g Zucker', 'Salz']],
  [['500 g pumpkin', '200 g sugar', '3 eggs', 'salt']],
  // Most of the water is poured away, and with it the salt.
  [['500 g Spaghetti', '5 l Wasser', 'Salz']],
])('a sweet dish, batter and the water of pasta get a usual serving: %j', (lines) => {
  expect(grams(...lines)).toEqual(grams('Salz'));
});

test('dried fruit makes no sweet dish of meat', () => {
  expect(grams('1 kg lamb', '150 g dried apricots', 'salt')[0]).toBeGreaterThan(5);
});

test('a given amount stays, and salt counts once', () => {
  expect(grams('1 kg potatoes', '1 tsp salt')).toEqual([6]);
  expect(grams('1 kg potatoes', '1 pinch of salt')[0]).toBeLessThan(1);
});
