import { rawVariant } from '../../../model/cooking/yields.ts';
import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { foodGroups } from '../../../model/food-groups.ts';
import type { Candidate } from '../../../search/lines/candidates/candidate.ts';
import type { FoodLine } from '../../../search/lines/reading/food-line.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { isDry } from '../../../search/lines/states/is-dry.ts';
import { isOnTopic } from '../../../search/lines/words/remark.ts';

/** A line about a food from a tin, or without the water in which it was sold. */
const TINNED = /(?<!\p{L})(?:cans?|tins?|tinned|canned|drained|dosen?|abgetropft\p{L}*)(?!\p{L})/iu;

/** Whether a text says nothing of the state of its food. */
export function isPlain(text: string): boolean {
  const { processings, isCooked } = readLine(text);
  return processings.length === 0 && !isCooked;
}

/** The raw variant of a food, unless it is dry and the text drains it or takes it from a tin, like beans. */
export function uncooked(food: Food, text: string, { tin }: FoodLine): Variant | undefined {
  const raw = rawVariant(food);
  const isTinned = TINNED.test(text) || tin !== undefined;
  return raw !== undefined && isTinned && isDry(raw) ? undefined : raw;
}

/** "Trockenhefe", "Trockengerm": dried, in a compound. */
const DRIED_COMPOUND = /(?<!\p{L})trocken\p{L}/iu;

/** Seasonings and yeast are bought fresh as well; other food that is mostly dried is dried unless a text says otherwise. */
const ALSO_BOUGHT_FRESH = foodGroups(
  'Spices and Herbs',
  'Fruits and Fruit Juices',
  'Baked Products',
);

/**
 * The dried variant of a food that is mostly sold dried, if it is hardly sold otherwise, like seaweed, or if the text says
 * so in a compound or uses a measure that only the dried one has: a package of yeast.
 */
export function driedVariant(
  food: Food,
  text: string,
  { remarks }: Candidate,
): Variant | undefined {
  if (food.standardProcessing !== 'dried') return undefined;
  const isMeant =
    !ALSO_BOUGHT_FRESH.has(food.foodGroup) ||
    DRIED_COMPOUND.test(text) ||
    remarks.some((one) => isOnTopic(one, 'cooked measure'));
  return isMeant ? standardVariant(food) : undefined;
}

/** Groups of foods that are bought raw and cooked at home. */
const BOUGHT_RAW = foodGroups(
  'Beef Products',
  'Pork Products',
  'Poultry Products',
  'Lamb, Veal, and Game Products',
  'Finfish and Shellfish Products',
  'Sausages and Luncheon Meats',
  'Cereal Grains and Pasta',
  'Vegetables and Vegetable Products',
  'Legumes and Legume Products',
);

/** Whether a variant is cooked only because the catalogue lacks the raw food, which a recipe would mean. */
export function isOnlyCooked(food: Food, { processing }: Variant, text: string): boolean {
  const isCooked = processing !== 'raw' && processing !== 'dried';
  return (
    isCooked && BOUGHT_RAW.has(food.foodGroup) && rawVariant(food) === undefined && isPlain(text)
  );
}
