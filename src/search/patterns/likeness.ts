import { type NutrientName, type NutrientVector, nutrient } from '../../model/nutrients.ts';
import { foldWords } from '../../text/fold-words.ts';
import { kindsOf } from '../names/kinds-of.ts';

/** What the names of a food say of it. */
export interface NameFeatures {
  /** Folded words, each with its weight: 1, or less for a word of the category alone. */
  readonly words: ReadonlyMap<string, number>;
  /** What the names end in. */
  readonly heads: ReadonlySet<string>;
  /** Kinds of foods, such as cheese. */
  readonly kinds: ReadonlySet<string>;
}

/** A word of the category counts this much of one of the name. */
const CATEGORY_WORD = 0.5;

/**
 * Reads what the names of a food say of it.
 *
 * @param category what the source calls the shelf it stands on; empty for none
 */
export function nameFeatures(names: readonly string[], category = ''): NameFeatures {
  const words = new Map(foldWords(category).map((word) => [word, CATEGORY_WORD]));
  for (const word of names.flatMap(foldWords)) words.set(word, 1);
  const { heads, phrases, kinds } = kindsOf(names, () => false);
  const shelves = category === '' ? [] : category.split(/,| and |:/);
  return {
    words,
    heads: new Set([...heads, ...phrases]),
    kinds: new Set([...kinds, ...kindsOf(shelves, () => false).kinds]),
  };
}

/**
 * Nutrients that labels have, each with the difference per 100 g at which foods begin to be unlike:
 * kJ, g, and mg of sodium.
 */
const AXES: readonly (readonly [position: number, scale: number])[] = (
  [
    ['energy', 600],
    ['protein', 6],
    ['fat', 8],
    ['saturated_fatty_acids', 4],
    ['carbohydrates', 14],
    ['sugar', 8],
    ['fiber', 1],
    ['sodium', 400],
  ] satisfies readonly (readonly [NutrientName, number])[]
).map(([name, scale]) => [nutrient(name).position, scale]);

/** The most that one nutrient counts, so that a single wrong figure does not decide. */
const MOST = 9;

/** Foods with fewer known nutrients in common are not compared. */
const FEWEST = 3;

/**
 * How alike two foods are by their composition, 0 to 1; undefined if too little of it is known.
 *
 * @param steepness how fast likeness falls with the mean squared difference
 */
export function compositionLikeness(
  a: NutrientVector,
  b: NutrientVector,
  steepness: number,
): number | undefined {
  let sum = 0;
  let known = 0;
  for (const [position, scale] of AXES) {
    const difference = ((a[position] as number) - (b[position] as number)) / scale;
    if (Number.isNaN(difference)) continue;
    sum += Math.min(MOST, difference * difference);
    known += 1;
  }
  return known < FEWEST ? undefined : Math.exp((-steepness * sum) / known);
}
