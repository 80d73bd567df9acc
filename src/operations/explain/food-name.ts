import type { FoodCache } from '../../engine/foods/food-cache.ts';
import { localName, recordedName } from '../../language/local-name.ts';
import { type Words, wordsIn } from '../../language/words.ts';
import { type Food, processingLabel } from '../../model/food.ts';

const ENGLISH = wordsIn('en');

/**
 * A food as readers know it, with its brand, and with its state if it has several; the id of an unknown food.
 *
 * @param text the name of the food in a record
 */
export function foodName(
  foods: FoodCache,
  id: string,
  words: Words = ENGLISH,
  text?: string,
): string {
  const found = foods.record(id);
  if (found === undefined) return id;
  return nameInState(found.food, found.variantId, words, text);
}

/**
 * A food in the state of one of its variants as readers know it, with its brand.
 *
 * @param text the name of the food in a record
 */
export function nameInState(
  food: Food,
  variantId: string | undefined,
  words: Words,
  text?: string,
): string {
  const own =
    text === undefined ? localName(food, words.language) : recordedName(food, text, words.language);
  const name = food.brand ? `${own}, ${food.brand}` : own;
  const state = stateOf(food, variantId, words);
  return state === '' ? name : `${name}, ${state}`;
}

/** A food that is mostly eaten as bought needs no word for this state. */
function stateOf(
  { variants, standardProcessing }: Food,
  variantId: string | undefined,
  { language, term }: Words,
): string {
  const variant = variants.find(({ id }) => id === variantId);
  if (variants.length === 1 || variant === undefined) return '';
  const { processing, label } = variant;
  if (processing === 'raw' && standardProcessing === 'raw') return '';
  // Labels are English, but the preparation has a word in every language.
  return language === 'en' ? label.toLowerCase() : term(processingLabel(processing));
}
