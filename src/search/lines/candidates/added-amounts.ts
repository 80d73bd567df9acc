import { type Food, standardVariant } from '../../../model/food.ts';
import { foodGroups } from '../../../model/food-groups.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import { HOT_DRINKS } from '../../query-words.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { isProduce } from '../states/is-produce.ts';
import { isServedAsOnePiece } from '../weighing/servings/one-or-several.ts';
import { CONFIDENCE } from '../weighing/servings/servings.ts';
import { hasHead } from '../words/has-head.ts';
import type { Candidate } from './candidate.ts';
import { fillingIn } from './fillings.ts';

/** Millilitres of milk on a bowl of cereal, by the project's judgement. */
const MILK_ON_CEREAL_ML = 125;

/** Millilitres of milk in a cup of coffee or tea, likewise. */
const MILK_IN_A_CUP_ML = 30;

/** Grams of honey in a cup of tea, likewise: a teaspoon. On bread, it is a tablespoon. */
const HONEY_IN_A_CUP = 7;

/** Grams of pesto on a plate of pasta, likewise. The serving of pesto is a tablespoon. */
const PESTO_ON_PASTA = 40;

/** Foods of a larger serving than this are not spread on bread, g. */
const LARGEST_SPREAD = 40;

/**
 * From this weight on, in g, people cut a fruit or vegetable and put half of it on a slice of bread: an avocado, a
 * banana.
 */
const CUT_FOR_BREAD = 110;

/** Grams of onion fried with an egg or on a roll, by the project's judgement. */
const ONION_ADDED = 30;

/** Cups and slices that a line may count; a larger number counts something else. */
const MOST_COUNTED = 6;

/** Crackers that take as much as a slice of bread, by the project's judgement. */
const CRACKERS_TO_A_SLICE = 4;

/** The most that people stir into a cup, in g: sugar, honey or cream. */
const MOST_STIRRED_IN = 20;

/** Heads of names, folded. "Oat drink" is called oat milk, too. */
const MILK = new Set(['milk']);
const HONEY = new Set(['honey']);
const PESTO = new Set(['pesto']);
const ONION = new Set(['onion', 'shallot']);
const CRACKERS = new Set(['cracker']);
/** Heads of names of foods that people stir into a cup. */
const STIRRED_IN = new Set(['sugar', 'honey', 'cream', 'creamer']);
const CEREALS = new Set(['oat', 'muesli', 'granola']);

/** Nobody knows how many slices of salami are on a roll. */
const COLD_CUTS = 'Sausages and Luncheon Meats';

/** Grams of them on a roll or a slice of bread, by the project's judgement: two or three thin slices. */
const COLD_CUTS_ON_BREAD = 25;

/** Foods that people list after bread and eat on it: butter, cheese, ham and jam. */
const SPREAD_GROUPS = foodGroups('Fats and Oils', 'Dairy and Egg Products', COLD_CUTS);
const SPREADS = new Set(['jam', 'marmalade', 'honey', 'spread', 'butter']);

/** The food to which another one is added, and the line that names it. */
export interface FoodAddedTo {
  readonly food: Food;
  readonly line: FoodLine;
  /** Commas join the two, so that the second one may be eaten by itself: "2 rolls, a biscuit". */
  readonly isListed?: boolean;
  /** "With" joins the two, or a part of the line before the comma: "roll with cheese, egg". */
  readonly isFilled?: boolean;
}

/**
 * How much of a food is added to another if the line does not say: milk in coffee is less than a glass, and butter on
 * two slices is more than on one.
 *
 * @param added its standard serving
 * @returns the candidate with the amount that is usually added. An amount that nobody stated is rarely certain: a salad
 * "with sweetcorn" does not have a whole cob
 */
export function asAdded(added: Candidate, food: Food, host: FoodAddedTo): Candidate {
  const { amount } = added;
  if (amount === undefined) return added;
  const filling = fillingIn(food, host);
  const usual = filling === undefined ? usualAddition(food, amount, host) : filling * countOf(host);
  const isUsual =
    filling === undefined &&
    usual !== undefined &&
    isUsualAddition(food, host) &&
    !isAnyCream(added, host);
  const most = isUsual ? CONFIDENCE.solidSpoon : CONFIDENCE.usualSize;
  const amountConfidence = isUsual ? most : Math.min(added.amountConfidence, most);
  const confidence = added.foodConfidence * amountConfidence;
  if (usual === undefined || (usual === amount && filling === undefined)) {
    const isEatenBeside = host.isListed === true && host.isFilled !== true;
    return isEatenBeside && !isUsual ? added : { ...added, amountConfidence, confidence };
  }
  const text = `no amount given: assumed ${weightText(usual)} ${added.unit} as an addition`;
  return {
    ...added,
    amount: usual,
    amountConfidence,
    confidence,
    remarks: [{ topic: 'no amount', text }],
  };
}

/** Cream in coffee without its kind may be light cream, coffee cream or whipped cream. */
const ANY_CREAM: ReadonlySet<string> = new Set(['cream', 'sahne', 'rahm', 'obers']);

function isAnyCream({ line: { words } }: Candidate, { food: host }: FoodAddedTo): boolean {
  return !host.isSolid && words.length === 1 && ANY_CREAM.has(words[0] as string);
}

/**
 * Whether people always add about the same amount of a food: milk to coffee, and butter, jam or cheese to bread or to a
 * cup. They do not if the line leaves open how many slices or cups there were.
 */
function isUsualAddition(
  food: Food,
  { line: { quantity, measure, words }, food: host }: FoodAddedTo,
): boolean {
  const isMilk = !food.isSolid && hasHead(food, MILK);
  const isOne = quantity !== undefined || measure !== undefined || meansOneOf(words, host);
  const isOnBread = isSpread(food) && food.foodGroup !== COLD_CUTS && !isDip(food);
  return isOne && (isMilk || isOnBread || hasHead(food, STIRRED_IN));
}

function meansOneOf(words: readonly string[], host: Food): boolean {
  return !host.isSolid || (words.length === 1 && isServedAsOnePiece(host));
}

function usualAddition(food: Food, serving: number, host: FoodAddedTo): number | undefined {
  const isInCups = !host.food.isSolid && hasHead(host.food, HOT_DRINKS);
  if (!food.isSolid && hasHead(food, MILK)) {
    if (host.food.foodGroup === 'Breakfast Cereals' || hasHead(host.food, CEREALS))
      return MILK_ON_CEREAL_ML;
    if (isInCups) return MILK_IN_A_CUP_ML * countOf(host);
  }
  if (isInCups && hasHead(food, HONEY)) return HONEY_IN_A_CUP * countOf(host);
  if (hasHead(food, PESTO) && host.food.foodGroup === 'Cereal Grains and Pasta')
    return PESTO_ON_PASTA;
  if (host.isListed === true && !isSpread(food)) return undefined;
  const isOnBread = host.food.foodGroup === 'Baked Products';
  if (isOnBread && isProduce(food) && serving >= CUT_FOR_BREAD)
    return (serving / 2) * countOf(host);
  if (hasHead(food, ONION) && serving > ONION_ADDED) return ONION_ADDED * countOf(host);
  if (isOnBread && food.foodGroup === COLD_CUTS && serving < COLD_CUTS_ON_BREAD)
    return COLD_CUTS_ON_BREAD * countOf(host);
  const most = isInCups ? MOST_STIRRED_IN : isOnBread ? LARGEST_SPREAD : 0;
  return serving <= most ? serving * countOf(host) : undefined;
}

/** From this ratio of a helping to a spoon on, people eat a spread by the helping, too, by the project's judgement. */
const SPOONS_OF_DIP = 4;

/** A pitta with hummus may have a spoon of it or a helping. */
function isDip(food: Food): boolean {
  const { servingSizes } = standardVariant(food);
  const amountOf = (type: string) =>
    servingSizes.find((serving) => serving.type === type)?.amount ?? Number.NaN;
  return amountOf('portion') >= SPOONS_OF_DIP * amountOf('tablespoon');
}

/** Whether a food after bread is likely to be on it. */
function isSpread(food: Food): boolean {
  return SPREAD_GROUPS.has(food.foodGroup) || hasHead(food, SPREADS);
}

/** How many slices, rolls or cups the line counts; 1 if it weighs them. */
function countOf({ food, line: { quantity = 1, measure } }: FoodAddedTo): number {
  const isWeighed = measure?.kind === 'unit' || measure?.kind === 'energy';
  if (hasHead(food, CRACKERS)) return Math.max(1, Math.round(quantity / CRACKERS_TO_A_SLICE));
  return isWeighed || quantity < 1 || quantity > MOST_COUNTED ? 1 : quantity;
}
