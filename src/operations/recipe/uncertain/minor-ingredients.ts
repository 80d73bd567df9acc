import { ingredientText } from '../../../meals/recipes/ingredients/ingredient-text.ts';
import {
  isSoldInSachets,
  isWatery,
  mayBeFat,
  mayBeSalty,
  seasonsOrGarnishes,
} from '../../../meals/recipes/ingredients/seasoning-words.ts';
import { nutrient } from '../../../model/nutrients.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { USUAL_ML } from '../../../search/lines/words/measures.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import type { SkippedIngredient } from '../weighing/skipped-ingredients.ts';
import type { Ingredient } from '../weighing/weigh-part.ts';
import { OF_FAT } from './energy-of-fat.ts';

/** The largest share of the dish's weight, and of its energy, of all minor ingredients together, by the project's judgement. */
const MOST_OF_WEIGHT = 0.05;
const MOST_OF_ENERGY = 0.05;

/** The most energy in kJ/g of a food whose name suggests neither fat nor nuts: that of sugar. */
const OF_SUGAR = 17;

/** The most energy in kJ/g of water in which a food was pickled or boiled. */
const OF_WATER = 2;

/** What a pinch or a dash weighs at most, in g. */
const PINCH_G = 2;

/** What people add at most of a food without an amount that only seasons or garnishes a dish, in g. */
const GARNISH_G = 10;

/** With fewer ingredients that are certain, nothing is minor. */
const LEAST_CERTAIN = 3;

/** What a sachet of a spice or a flavouring weighs at most, in g. */
const SACHET_G = 20;

const ENERGY = nutrient('energy').position;

/** A skipped ingredient, and the most that it may weigh in g. */
interface Bounded {
  readonly one: SkippedIngredient;
  readonly grams: number;
}

/**
 * Marks the skipped ingredients that matter so little that the dish can be computed without them: whatever foods they
 * are, they have together at most 5 % of its weight and 5 % of its energy. Those with the least energy are marked first.
 */
export function withMinorMarked(
  ingredients: readonly Ingredient[],
  skipped: readonly SkippedIngredient[],
): readonly SkippedIngredient[] {
  if (ingredients.length < LEAST_CERTAIN) return skipped;
  const { grams: total, energy: ofAll } = sumOf(ingredients);
  const minor = new Set<SkippedIngredient>();
  let weight = 0;
  let energy = 0;
  const bounded = skipped.flatMap((one): Bounded[] => {
    const grams = one.isUnsure ? mostGrams(one) : undefined;
    return grams === undefined ? [] : [{ one, grams }];
  });
  for (const { one, grams } of bounded.sort((a, b) => energyOf(a) - energyOf(b))) {
    weight += grams;
    energy += energyOf({ one, grams });
    if (weight > total * MOST_OF_WEIGHT || energy > ofAll * MOST_OF_ENERGY) break;
    minor.add(one);
  }
  return skipped.map((one) => (minor.has(one) ? { ...one, isMinor: true } : one));
}

/** The assumption that a dish was computed without its minor ingredients; none if it has none. */
export function minorNotes(
  ingredients: readonly Ingredient[],
  skipped: readonly SkippedIngredient[],
): string[] {
  const minor = skipped.filter(({ isMinor }) => isMinor);
  if (minor.length === 0) return [];
  const bounds = minor.map((one) => ({ one, grams: mostGrams(one) ?? 0 }));
  const grams = bounds.reduce((sum, one) => sum + one.grams, 0);
  const energy = bounds.reduce((sum, one) => sum + energyOf(one), 0);
  const share = Math.ceil((100 * energy) / sumOf(ingredients).energy);
  const names = quotedList(minor.map(({ text }) => text));
  return [
    `Computed without minor ingredients that are uncertain, ${names}: at most ${weightText(grams)} g and ${share} % of the energy`,
  ];
}

function sumOf(ingredients: readonly Ingredient[]) {
  let grams = 0;
  let energy = 0;
  for (const { grams: own, variant } of ingredients) {
    const per100 = variant.nutrients[ENERGY] as number;
    grams += own;
    if (!Number.isNaN(per100)) energy += (own * per100) / 100;
  }
  return { grams, energy };
}

function energyOf({ one, grams }: Bounded): number {
  if (isWatery(one.text)) return grams * OF_WATER;
  return grams * (mayBeFat(one.text) ? OF_FAT : OF_SUGAR);
}

/**
 * The most that an ingredient weighs in g, whatever its food is; undefined if nobody can tell, or if its salt may matter
 * however little it weighs.
 */
function mostGrams({ text, isUnlikeFood }: SkippedIngredient): number | undefined {
  const { quantity, measure, isUnclear } = readLine(ingredientText(text));
  if (isUnclear) return undefined;
  if (quantity === undefined && measure === undefined)
    return seasonsOrGarnishes(text) || isUnlikeFood ? GARNISH_G : undefined;
  const count = quantity ?? 1;
  const isPinch = measure?.kind === 'serving' && measure.form === 'pinch';
  if (mayBeSalty(text) && !isPinch) return undefined;
  if (measure?.kind === 'unit') return count * measure.factor;
  if (measure?.kind === 'serving') {
    const { form } = measure;
    if (form === 'pinch') return count * PINCH_G;
    if (form === 'package' && isSoldInSachets(text)) return count * SACHET_G;
    if (form === 'teaspoon' || form === 'tablespoon') return count * (USUAL_ML[form] as number);
  }
  if (measure?.kind === 'named' && measure.names[0] === 'dash') return count * PINCH_G;
  return undefined;
}
