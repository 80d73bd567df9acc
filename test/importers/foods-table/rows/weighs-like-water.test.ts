import { expect, test } from 'vitest';
import {
  mayHaveAir,
  weighsLikeWater,
} from '../../../../src/importers/foods-table/rows/weighs-like-water.ts';
import { nutrient, unknownNutrients } from '../../../../src/model/nutrients.ts';

function of(fat: number, carbohydrates: number, protein: number) {
  const vector = unknownNutrients();
  for (const [name, amount] of Object.entries({ fat, carbohydrates, protein })) {
    vector[nutrient(name as 'fat').position] = amount;
  }
  return vector;
}

test.each([
  ['Whipping cream', of(30, 3.2, 2.4), true],
  ['Coffee cream', of(10, 4, 3.1), true],
  ['Coconut milk', of(18, 3, 1.6), true],
  ['Rapeseed oil', of(92, 0, 0), false],
  ['Maple syrup', of(0, 88, 0), false],
  ['Vanilla ice', of(5, 12, 2), false],
  ['Ice, low carb', of(8, 5, 3), false],
  ['Sprühsahne', of(9, 2, 1), false],
  ['Ground nuts', of(50, 8, 25), false],
  ['Cream', of(30, Number.NaN, 2.4), false],
  ['Gelato sans sucre', of(6, 8, 4), false],
  ['Glace vanille', of(6, 8, 4), false],
  ['Crème liquide', of(30, 3, 2), true],
  ['Soja-Cuisine', of(15, 2, 2), true],
  ['Tomato soup with cream', of(6, 7, 1), true],
  ['Schwein', of(20, 0, 16), false],
  ['Lettuce', of(0.2, 2, 1), false],
  ['Cottage spread', of(10, 4, 8), false],
])('weighsLikeWater() judges what is in 100 ml: %s', (name, nutrients, expected) => {
  expect(weighsLikeWater(name, nutrients)).toBe(expected);
});

test.each(['Puffreis', 'Rucola', 'Popsicle', 'Wassereis', 'Fruit sorbet', 'Baby spinach'])(
  'mayHaveAir() finds %s',
  (name) => {
    expect(mayHaveAir(name)).toBe(true);
  },
);

test.each(['Ice tea peach', 'Schaumwein', 'Reismilch', 'Eistee', 'Orangensaft', 'Kräutertee'])(
  'mayHaveAir() leaves out %s',
  (name) => {
    expect(mayHaveAir(name)).toBe(false);
  },
);
