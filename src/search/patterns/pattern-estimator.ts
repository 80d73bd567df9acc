import type { Origin } from '../../model/food.ts';
import { FOOD_PATTERNS, type FoodPatternVector } from '../../model/food-patterns.ts';
import type { NutrientVector } from '../../model/nutrients.ts';
import { addedSugarShare, fitToAmounts, namedGrains, scaledPatterns } from './fit-composition.ts';
import { compositionLikeness, type NameFeatures, nameFeatures } from './likeness.ts';

/** A food whose food patterns are known. */
export interface PatternReference {
  readonly names: readonly string[];
  readonly nutrients: NutrientVector;
  readonly foodPatterns: FoodPatternVector;
  /** The food that was measured for them. */
  readonly origin: Origin;
}

/** A food whose food patterns are not known. */
export interface PatternQuery {
  readonly names: readonly string[];
  /** What the source calls the shelf it stands on. */
  readonly category?: string;
  readonly nutrients: NutrientVector;
}

/** Food patterns of a food, estimated from similar ones. */
export interface EstimatedPatterns {
  readonly foodPatterns: FoodPatternVector;
  /** Of the food that is most like it. */
  readonly origin: Origin;
}

/** Estimates the food patterns of a food; undefined where too little is known of it. */
export type PatternEstimator = (
  query: PatternQuery,
  isExcluded?: (reference: PatternReference) => boolean,
) => EstimatedPatterns | undefined;

/** What makes foods alike; the figures come from cross-validation (`npm run bench:patterns -- FOLDER --tune`). */
export interface LikenessSettings {
  /** Similar foods whose food patterns are averaged. */
  readonly nearest: number;
  /** What counts besides shared words: the same head ("juice"). */
  readonly sameHead: number;
  /** The same kind ("cheese"). */
  readonly sameKind: number;
  /** How much it matters that the food has no other words. */
  readonly ownNorm: number;
  /** How much it matters that the reference has no other words. */
  readonly referenceNorm: number;
  /** How much likeness by name counts over likeness by composition. */
  readonly namePower: number;
  /** Likeness by composition of foods that differ in it. */
  readonly leastLikeness: number;
  /** How fast likeness falls with the mean squared difference of the amounts. */
  readonly steepness: number;
}

/** The settings with the least error of days of NHANES 2009-2010 that were set aside for it. */
export const LIKENESS: LikenessSettings = {
  nearest: 2,
  sameHead: 0.35,
  sameKind: 0.125,
  ownNorm: 0.4,
  referenceNorm: 0.21,
  namePower: 1,
  leastLikeness: 0.005,
  steepness: 6,
};

/** Similar foods whose food patterns are averaged where no name is like it. */
const NEAREST_BY_COMPOSITION = 12;

/** Foods that share the most of the name, whose compositions are compared. */
const COMPARED = 250;

/** Likeness of foods with too few known amounts. */
const UNKNOWN_LIKENESS = 0.3;

/** The weight of a word that no reference has. */
const UNKNOWN_WORD = 2;

interface Indexed extends NameFeatures {
  readonly reference: PatternReference;
  readonly norm: number;
}

type Weighted = readonly [weight: number, reference: PatternReference];

/**
 * Makes an estimator from foods whose food patterns are known. The food patterns of a food are the mean of
 * those that are most like it by name, category and composition, scaled to its own amounts.
 */
export function patternEstimator(
  references: Iterable<PatternReference>,
  settings: LikenessSettings = LIKENESS,
): PatternEstimator {
  const { indexed, postings, weightOf } = indexReferences(references);

  function byName(query: PatternQuery, isExcluded: (one: PatternReference) => boolean): Weighted[] {
    const features = nameFeatures(query.names, query.category);
    const shared = new Map<Indexed, number>();
    let own = 0;
    for (const [word, share] of features.words) {
      const weight = weightOf(word);
      own += (share * (weight ?? Math.sqrt(UNKNOWN_WORD))) ** 2;
      if (weight === undefined) continue;
      for (const one of postings.get(word) ?? []) {
        shared.set(one, (shared.get(one) ?? 0) + share * weight ** 2);
      }
    }
    for (const kind of features.kinds) {
      for (const one of postings.get(kindKey(kind)) ?? []) {
        if (!shared.has(one)) shared.set(one, 0);
      }
    }
    const scored = [...shared].flatMap(([one, words]): [number, PatternReference][] => {
      if (isExcluded(one.reference)) return [];
      const likeness =
        words / (own ** settings.ownNorm * one.norm ** settings.referenceNorm) +
        (haveCommon(features.heads, one.heads) ? settings.sameHead : 0) +
        (haveCommon(features.kinds, one.kinds) ? settings.sameKind : 0);
      return [[likeness, one.reference]];
    });
    return scored
      .sort(byWeight)
      .slice(0, COMPARED)
      .map(([likeness, reference]): Weighted => {
        const composition =
          compositionLikeness(query.nutrients, reference.nutrients, settings.steepness) ??
          UNKNOWN_LIKENESS;
        return [likeness ** settings.namePower * (composition + settings.leastLikeness), reference];
      })
      .filter(([weight]) => weight > 0)
      .sort(byWeight)
      .slice(0, settings.nearest);
  }

  function byComposition(
    { nutrients }: PatternQuery,
    isExcluded: (one: PatternReference) => boolean,
  ): Weighted[] {
    return indexed
      .flatMap(({ reference }): Weighted[] => {
        const likeness = compositionLikeness(nutrients, reference.nutrients, settings.steepness);
        const isNone = likeness === undefined || likeness === 0 || isExcluded(reference);
        return isNone ? [] : [[likeness, reference]];
      })
      .sort(byWeight)
      .slice(0, NEAREST_BY_COMPOSITION);
  }

  return (query, isExcluded = () => false) => {
    const named = byName(query, isExcluded);
    const nearest = named.length > 0 ? named : byComposition(query, isExcluded);
    const [best] = nearest;
    if (best === undefined) return undefined;
    return { foodPatterns: meanOf(nearest, query), origin: best[1].origin };
  };
}

function meanOf(nearest: readonly Weighted[], query: PatternQuery): FoodPatternVector {
  const mean = new Float64Array(FOOD_PATTERNS.length);
  const total = nearest.reduce((sum, [weight]) => sum + weight, 0);
  const added = { share: 0, weight: 0 };
  for (const [weight, { foodPatterns, nutrients }] of nearest) {
    const scaled = scaledPatterns(foodPatterns, nutrients, query.nutrients);
    scaled.forEach((amount, position) => {
      mean[position] = (mean[position] as number) + (amount * weight) / total;
    });
    const share = addedSugarShare(foodPatterns, nutrients);
    if (share === undefined) continue;
    added.share += share * weight;
    added.weight += weight;
  }
  namedGrains(mean, query.names);
  fitToAmounts(mean, query.nutrients, added.weight === 0 ? undefined : added.share / added.weight);
  return mean;
}

function indexReferences(references: Iterable<PatternReference>) {
  const read = Array.from(references, (reference) => ({
    reference,
    ...nameFeatures(reference.names),
  }));
  const counts = new Map<string, number>();
  for (const { words } of read) {
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  /** Rare words say more. */
  const weightOf = (word: string): number | undefined => {
    const count = counts.get(word);
    return count === undefined ? undefined : Math.log(1 + read.length / count);
  };
  const postings = new Map<string, Indexed[]>();
  const indexed = read.map((one): Indexed => {
    let norm = 0;
    for (const word of one.words.keys()) norm += (weightOf(word) ?? 0) ** 2;
    return { ...one, norm };
  });
  for (const one of indexed) {
    const keys = [...one.words.keys(), ...Array.from(one.kinds, kindKey)];
    for (const key of keys) {
      const own = postings.get(key);
      if (own === undefined) postings.set(key, [one]);
      else own.push(one);
    }
  }
  return { indexed, postings, weightOf };
}

/** The key of a kind among those of words, which have letters and digits alone. */
function kindKey(kind: string): string {
  return `#${kind}`;
}

function byWeight([a]: Weighted, [b]: Weighted): number {
  return b - a;
}

function haveCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const one of a) if (b.has(one)) return true;
  return false;
}
