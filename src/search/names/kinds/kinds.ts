import { DAIRY_AND_GRAIN } from './dairy-and-grain.ts';
import { FATS_AND_DRINKS } from './fats-and-drinks.ts';
import { FRUIT_AND_VEGETABLES } from './fruit-and-vegetables.ts';
import type { Kind } from './kind.ts';
import { MEAT_AND_FISH } from './meat-and-fish.ts';
import { SWEETS_AND_DISHES } from './sweets-and-dishes.ts';

/**
 * The kinds of food that people search for with one word. Each list is separated by semicolons, and all words are
 * folded before they are compared. The grouping is ours.
 */
export const KINDS: readonly Kind[] = [
  ...DAIRY_AND_GRAIN,
  ...FRUIT_AND_VEGETABLES,
  ...MEAT_AND_FISH,
  ...FATS_AND_DRINKS,
  ...SWEETS_AND_DISHES,
];
