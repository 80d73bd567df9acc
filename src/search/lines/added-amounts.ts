import type { Food } from '../../model/food.ts';
import { headPhrases } from '../names/head-words.ts';
import type { Candidate } from './candidates.ts';
import type { FoodLine } from './read-line.ts';

/** Millilitres of milk on a bowl of cereal, by the project's judgement. */
const MILK_ON_CEREAL_ML = 125;

/** Millilitres of milk in a cup of coffee or tea, likewise. */
const MILK_IN_A_CUP_ML = 30;

/** Foods of a larger serving than this are not spread on bread, g. */
const LARGEST_SPREAD = 40;

/** Cups and slices that a line may count: more are no count of these. */
const MOST_COUNTED = 6;

const MILKS = new Set(['milk', 'drink']);
const HOT_DRINKS = new Set(['coffee', 'tea', 'espresso', 'americano']);
const CEREALS = new Set(['oat', 'muesli', 'granola']);

/** The food to which another one is added, and the line that names it. */
export interface FoodAddedTo {
  readonly food: Food;
  readonly line: FoodLine;
}

/**
 * How much of a food is added to another if the line does not say: milk in coffee is less than a glass, and butter on
 * two slices is more than on one.
 *
 * @param added its standard serving
 * @returns the candidate unchanged where its usual serving is added
 */
export function asAdded(added: Candidate, food: Food, host: FoodAddedTo): Candidate {
  const { amount } = added;
  if (amount === undefined) return added;
  const usual = usualAddition(food, amount, host);
  if (usual === undefined || usual === amount) return added;
  const { name } = host.food;
  return {
    ...added,
    amount: usual,
    remarks: [`no amount given: ${usual} ${added.unit}, as people add to ${name.toLowerCase()}`],
  };
}

function usualAddition(food: Food, serving: number, host: FoodAddedTo): number | undefined {
  if (isCalled(food, MILKS) && !food.isSolid) {
    if (host.food.foodGroup === 'Breakfast Cereals' || isCalled(host.food, CEREALS))
      return MILK_ON_CEREAL_ML;
    if (isHotDrink(host.food)) return MILK_IN_A_CUP_ML * countOf(host);
  }
  const isOnEach = host.food.foodGroup === 'Baked Products' || isHotDrink(host.food);
  return isOnEach && serving <= LARGEST_SPREAD ? serving * countOf(host) : undefined;
}

function isHotDrink(food: Food): boolean {
  return !food.isSolid && isCalled(food, HOT_DRINKS);
}

function isCalled({ name }: Food, words: ReadonlySet<string>): boolean {
  return headPhrases(name).some((phrase) => words.has(phrase.at(-1) as string));
}

/** How many slices, rolls or cups the line counts; 1 where it weighs them. */
function countOf({ line: { quantity = 1, measure } }: FoodAddedTo): number {
  const isWeighed = measure !== undefined && measure.kind !== 'serving';
  return isWeighed || quantity < 1 || quantity > MOST_COUNTED ? 1 : quantity;
}
