import { foodGroups } from '../../../model/food-groups.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';
import { isOnTopic } from '../../../search/lines/words/remark.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import { isWater } from '../dish/water.ts';
import type { Ingredient } from './weigh-part.ts';

/**
 * The salt that cooks add, in g per g of a dish: in SR28, 100 g of a food cooked with salt have 236 mg more sodium than
 * without, which is 0.59 g of salt (median of 215 pairs).
 */
const SALT_SHARE = 0.0059;

/** The least salt in 100 g of what counts as salt, by the project's judgement: salt has 97 g, and stock powder far less. */
const LEAST_SALT = 80;

/** The least share of sugar, honey and the like in a sweet dish, by the project's judgement. Salt in it means a pinch. */
const SWEET_SHARE = 0.02;

/** The least sugar, and the most fibre, in 100 g of what sweetens a dish: dried fruit has more fibre. */
const LEAST_SUGAR = 40;
const MOST_FIBRE = 2;

/** The food groups of savoury dishes. Others, such as batter, milk and fruit, get a pinch. */
const SAVOURY = foodGroups(
  'Vegetables and Vegetable Products',
  'Legumes and Legume Products',
  'Beef Products',
  'Pork Products',
  'Poultry Products',
  'Lamb, Veal, and Game Products',
  'Finfish and Shellfish Products',
  'Sausages and Luncheon Meats',
);

/** The least share of such foods in a savoury dish, by the project's judgement. */
const SAVOURY_SHARE = 0.15;

/**
 * Gives salt without an amount ("Salt, pepper") as much weight as salts the dish like cooked food: a usual serving is
 * that of one eater, and says nothing about a pot. Salt of other ingredients, such as stock or bacon, counts towards it.
 */
export function withUsualSalt(ingredients: readonly Ingredient[]): readonly Ingredient[] {
  const salt = ingredients.find((one) => !one.isAmountGiven && amountOf(one, 'salt') >= LEAST_SALT);
  if (salt === undefined) return ingredients;
  const others = ingredients.filter((one) => one !== salt);
  const dry = others.filter((one) => !isWater(one));
  const weight = sum(dry, weightOf);
  const isSweet = sum(dry.filter(sweetens), weightOf) >= SWEET_SHARE * weight;
  const savoury = dry.filter(({ food }) => SAVOURY.has(food.foodGroup));
  if (isSweet || sum(savoury, weightOf) < SAVOURY_SHARE * weight) return ingredients;
  // More water than other ingredients is likely to be poured away.
  const salted = weight + Math.min(weight, sum(others.filter(isWater), weightOf));
  const present = sum(others, (one) => (one.grams * (amountOf(one, 'salt') || 0)) / 100);
  const grams = Number((SALT_SHARE * salted - present).toFixed(1));
  if (grams <= salt.grams) return ingredients;
  const note = `${salt.text}: no amount given: assumed ${weightText(grams)} g, as in food cooked with salt`;
  const assumptions = salt.assumptions.filter((one) => !isOnTopic(one, 'no amount'));
  const weighed = { ...salt, grams, assumptions: [...assumptions, note] };
  return ingredients.map((one) => (one === salt ? weighed : one));
}

const weightOf = ({ grams }: Ingredient) => grams;

function sweetens(one: Ingredient): boolean {
  return amountOf(one, 'sugar') >= LEAST_SUGAR && !(amountOf(one, 'fiber') > MOST_FIBRE);
}

function amountOf({ variant }: Ingredient, nutrient: 'salt' | 'sugar' | 'fiber'): number {
  return nutrientAmount(variant.nutrients, nutrient);
}

function sum<Item>(items: readonly Item[], amountOfItem: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOfItem(item), 0);
}
