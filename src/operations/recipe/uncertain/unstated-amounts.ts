import type { Location } from '../../../model/diagnostic.ts';
import { nutrient } from '../../../model/nutrients.ts';
import { withoutStatedAmount } from '../weighing/ingredient-faults.ts';
import type { CountedIngredients } from '../weighing/skipped-ingredients.ts';
import type { Ingredient } from '../weighing/weigh-part.ts';
import { OF_FAT } from './energy-of-fat.ts';

/**
 * The largest share of the dish's energy of all ingredients whose amount nobody states, by the project's judgement. A
 * usual serving of each says little about a dish for several people.
 */
const MOST_OF_ENERGY = 0.25;

/** With fewer ingredients, a line without an amount is a question about one serving of a food. */
const LEAST_INGREDIENTS = 3;

/** What people add at most of a seasoning or a fat without an amount, in g. */
const MOST_OF_SEASONING = 30;

const ENERGY = nutrient('energy').position;

/**
 * Moves the ingredients without an amount to those that are faulty, if they are a large part of the dish: "pasta,
 * tomatoes, 1 onion" says nothing about how much pasta there is.
 */
export function withAmountsRequired(
  { ingredients, skipped }: CountedIngredients,
  location: Location,
): CountedIngredients {
  if (ingredients.length < LEAST_INGREDIENTS) return { ingredients, skipped };
  const unstated = ingredients.filter(
    ({ isAmountGiven, grams }) => !isAmountGiven && grams > MOST_OF_SEASONING,
  );
  const share = mostEnergyOf(unstated) / energyOf(ingredients);
  if (!(share > MOST_OF_ENERGY)) return { ingredients, skipped };
  const faulty = unstated.map(({ text }) => ({
    ...{ text, grams: undefined, faults: [withoutStatedAmount(text, location)] },
  }));
  return {
    ingredients: ingredients.filter((one) => !unstated.includes(one)),
    skipped: [...skipped, ...faulty],
  };
}

/** The energy of ingredients in kJ; that of a food whose energy is unknown may be as high as that of fat. */
function mostEnergyOf(ingredients: readonly Ingredient[]): number {
  return ingredients.reduce((sum, { grams, variant }) => {
    const per100 = variant.nutrients[ENERGY] as number;
    return sum + (Number.isNaN(per100) ? grams * OF_FAT : (grams * per100) / 100);
  }, 0);
}

function energyOf(ingredients: readonly Ingredient[]): number {
  return ingredients.reduce(
    (sum, { grams, variant }) => sum + (grams * (variant.nutrients[ENERGY] || 0)) / 100,
    0,
  );
}
