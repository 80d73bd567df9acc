import type { Food } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { hasHead } from '../words/has-head.ts';

/** Foods that people fill, as folded heads of names. */
const FILLED: ReadonlySet<string> = new Set(
  'sandwich burger hamburger cheeseburger wrap bagel baguette panini ciabatta pita toastie sub roll bun'.split(
    ' ',
  ),
);

/** Rolls that are not filled at the table. */
const ROLLED = /^(?:spring|sausage|egg|sushi|swiss|cinnamon|nori|summer|frühlings?rolle)$/u;

/**
 * Grams of a filling in one roll or on one slice, by the project's judgement: two slices of a tomato, four of a
 * cucumber.
 */
const SALAD: ReadonlyMap<string, number> = new Map([
  ['tomato', 40],
  ['cucumber', 20],
  ['lettuce', 10],
  ['rocket', 10],
  ['spinach', 10],
  ['cress', 5],
  ['sprout', 5],
  ['onion', 30],
  ['gherkin', 15],
  ['pickle', 15],
  ['radish', 15],
  ['pepper', 20],
]);

/** Fillings in g that people also eat next to bread: only "with" says that they are on it. */
const OTHERS: ReadonlyMap<string, number> = new Map([
  ['margarine', 8],
  ['bacon', 20],
  ['salmon', 30],
  ['chicken', 50],
  ['turkey', 50],
  ['tuna', 50],
  ['sweetcorn', 20],
  ['carrot', 20],
  ['olive', 10],
  ['egg', 50],
]);

/** Fats, which are spread on bread whether a comma or "with" joins them. */
const SPREAD = new Set(['margarine']);

/** The grams of a food in one sandwich, roll, burger or wrap, or on one slice; undefined if it is no filling. */
export function fillingIn(
  food: Food,
  host: { readonly food: Food; readonly line: FoodLine; readonly isFilled?: boolean },
): number | undefined {
  if (!isFilled(host.food, host.line)) return undefined;
  const find = (table: ReadonlyMap<string, number>) =>
    [...table].find(([head]) => isPlain(food, head));
  const [, grams] =
    find(SALAD) ??
    (host.isFilled !== false || hasHead(food, SPREAD) ? find(OTHERS) : undefined) ??
    [];
  return grams;
}

/** Whether people fill a food, or lay something on it. */
function isFilled(food: Food, { words }: FoodLine): boolean {
  if (words.some((word) => ROLLED.test(word))) return false;
  return hasHead(food, FILLED) || hasHead(food, BREAD);
}

const BREAD = new Set(['bread', 'toast', 'brot', 'brotchen']);

/** Whether the main name of a food is the filling itself, and not a dish of it: "Boiled egg", but not "Egg salad". */
function isPlain({ name }: Food, head: string): boolean {
  return hasHead({ name, otherNames: [] }, new Set([head]));
}
