import { nutrientAmount } from '../../model/nutrients.ts';
import { weightText } from '../../text/numbers/rounding.ts';
import type { Ingredient } from './weigh-part.ts';

/**
 * The salt that cooks add, in g per g of a dish: in SR28, 100 g of a food cooked with salt have 236 mg more sodium than
 * without, which is 0.59 g of salt (median of 215 pairs).
 */
const SALT_SHARE = 0.0059;

/** The least salt in 100 g of what counts as salt. Seasoned salt has 90 g, and stock powder about 50 g. */
const LEAST_SALT = 80;

/** The least share of sugar that makes a dish sweet, so that salt means a pinch. */
const SWEET_SHARE = 0.05;

/** The least sugar in 100 g of what sweetens a dish: fruit and vegetables have less. */
const LEAST_SUGAR = 40;

/**
 * Gives salt without an amount ("Salt, pepper") as much weight as salts the dish like cooked food: a usual serving is
 * that of one eater, and says nothing about a pot. Salt of other ingredients, such as stock or bacon, counts towards it.
 */
export function withUsualSalt(ingredients: readonly Ingredient[]): readonly Ingredient[] {
  const salt = ingredients.find((one) => !one.isAmountGiven && amountOf(one, 'salt') >= LEAST_SALT);
  if (salt === undefined) return ingredients;
  const others = ingredients.filter((one) => one !== salt);
  const weight = sum(others, ({ grams }) => grams);
  const sweet = others.filter((one) => amountOf(one, 'sugar') >= LEAST_SUGAR);
  if (sum(sweet, ({ grams }) => grams) >= SWEET_SHARE * weight) return ingredients;
  const present = sum(others, (one) => (one.grams * (amountOf(one, 'salt') || 0)) / 100);
  const grams = Number((SALT_SHARE * weight - present).toFixed(1));
  if (grams <= salt.grams) return ingredients;
  const note = `${salt.text}: no amount given: assumed ${weightText(grams)} g, which salts the dish like cooked food`;
  const assumptions = salt.assumptions.filter((one) => !one.includes('no amount given'));
  const salted = { ...salt, grams, assumptions: [...assumptions, note] };
  return ingredients.map((one) => (one === salt ? salted : one));
}

function amountOf({ variant }: Ingredient, nutrient: 'salt' | 'sugar'): number {
  return nutrientAmount(variant.nutrients, nutrient);
}

function sum<Item>(items: readonly Item[], amountOfItem: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOfItem(item), 0);
}
