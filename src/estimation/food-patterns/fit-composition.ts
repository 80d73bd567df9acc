import { FOOD_PATTERNS, type FoodPatternVector, foodPattern } from '../../model/food-patterns.ts';
import { type NutrientName, type NutrientVector, nutrient } from '../../model/nutrients.ts';

const at = (name: NutrientName) => nutrient(name).position;
const [PROTEIN, FAT, SUGAR, CARBOHYDRATES] = [
  at('protein'),
  at('fat'),
  at('sugar'),
  at('carbohydrates'),
];
const ADDED_SUGARS = foodPattern('add_sugars').position;
const OILS = foodPattern('oils').position;
const SOLID_FATS = foodPattern('solid_fats').position;
const WHOLE_GRAINS = foodPattern('g_whole').position;
const REFINED_GRAINS = foodPattern('g_refined').position;

const positionsOf = (beginning: string) =>
  FOOD_PATTERNS.flatMap(({ name, position }) => (name.startsWith(beginning) ? position : []));
const GRAINS = positionsOf('g_');
const PROTEIN_FOODS = positionsOf('pf_');

/** A teaspoon equivalent of added sugars (g; FPED). */
const TEASPOON_GRAMS = 4.2;

/** Below this amount (g/100 g), a nutrient says nothing about how much of its food there is. */
const LEAST_GRAMS = 2;

/** A food has at most this many times the food patterns of a similar one, and at least the inverse. */
const MOST_TIMES = 2;

/** Scales the food patterns of a similar food to the composition of this food. */
export function scaledPatterns(
  patterns: FoodPatternVector,
  from: NutrientVector,
  to: NutrientVector,
): FoodPatternVector {
  const scaled = patterns.slice();
  const scale = (positions: readonly number[], factor: number) => {
    for (const position of positions) scaled[position] = (scaled[position] as number) * factor;
  };
  scale(GRAINS, ratio(starchIn(to), starchIn(from)));
  scale(PROTEIN_FOODS, ratio(to[PROTEIN] as number, from[PROTEIN] as number));
  scale([OILS, SOLID_FATS], ratio(to[FAT] as number, from[FAT] as number));
  return scaled;
}

function starchIn(amounts: NutrientVector): number {
  return (amounts[CARBOHYDRATES] as number) - (amounts[SUGAR] as number);
}

function ratio(to: number, from: number): number {
  if (!(from > LEAST_GRAMS) || Number.isNaN(to)) return 1;
  return Math.min(MOST_TIMES, Math.max(1 / MOST_TIMES, to / from));
}

/** The share of the sugars of a food that were added, 0 to 1; undefined if it has none. */
export function addedSugarShare(
  patterns: FoodPatternVector,
  amounts: NutrientVector,
): number | undefined {
  const sugar = amounts[SUGAR] as number;
  if (!(sugar > 0.5)) return undefined;
  return Math.min(1, ((patterns[ADDED_SUGARS] as number) * TEASPOON_GRAMS) / sugar);
}

/**
 * Sets the added sugars of a food to a share of its sugars, 0 to 1; leaves them unchanged if its sugars are unknown.
 */
export function addSugars(
  patterns: FoodPatternVector,
  amounts: NutrientVector,
  share: number,
): void {
  const sugar = amounts[SUGAR] as number;
  if (!Number.isNaN(sugar)) patterns[ADDED_SUGARS] = (share * sugar) / TEASPOON_GRAMS;
}

/**
 * Makes estimated food patterns fit the amounts of the food: added sugars are part of its sugars, and oils
 * and solid fats of its fat.
 */
export function fitToAmounts(patterns: FoodPatternVector, amounts: NutrientVector): void {
  const most = (amounts[SUGAR] as number) / TEASPOON_GRAMS;
  if ((patterns[ADDED_SUGARS] as number) > most) patterns[ADDED_SUGARS] = most;
  const fats = (patterns[OILS] as number) + (patterns[SOLID_FATS] as number);
  const fat = amounts[FAT] as number;
  if (fats > fat) {
    patterns[OILS] = ((patterns[OILS] as number) * fat) / fats;
    patterns[SOLID_FATS] = ((patterns[SOLID_FATS] as number) * fat) / fats;
  }
}

const WHOLE_WORDS = /whole[- ]?(?:wheat|grain|meal)|wholemeal|vollkorn|brown rice|naturreis/i;
const REFINED_WORDS = /\bwhite\b|\benriched\b|\bweiß|\bhelle?s?\b/i;

/** The share of the grains that stays of the other kind than the name says. */
const OTHER_GRAIN = 0.1;

/** Counts grains as whole or as refined if the name says so. */
export function namedGrains(patterns: FoodPatternVector, names: readonly string[]): void {
  const text = names.join(' ');
  if (WHOLE_WORDS.test(text)) moveGrains(patterns, REFINED_GRAINS, WHOLE_GRAINS);
  else if (REFINED_WORDS.test(text)) moveGrains(patterns, WHOLE_GRAINS, REFINED_GRAINS);
}

function moveGrains(patterns: FoodPatternVector, from: number, to: number): void {
  const moved = (patterns[from] as number) * (1 - OTHER_GRAIN);
  patterns[from] = (patterns[from] as number) - moved;
  patterns[to] = (patterns[to] as number) + moved;
}
