import type { Origin } from '../../model/food.ts';
import { FOOD_PATTERNS, type FoodPatternVector } from '../../model/food-patterns.ts';
import type { NutrientVector } from '../../model/nutrients.ts';
import { foldWords } from '../../text/words/fold-words.ts';
import {
  addedSugarShare,
  addSugars,
  fitToAmounts,
  namedGrains,
  scaledPatterns,
} from './fit-composition.ts';
import { axesLikeness, LABEL_AXES, writeAxes } from './label-axes.ts';
import type { PatternModel } from './model/pattern-model.ts';
import { indexNames, type NameSettings } from './name-index.ts';

/** A food whose food patterns are known. */
export interface PatternReference {
  readonly names: readonly string[];
  readonly nutrients: NutrientVector;
  readonly foodPatterns: FoodPatternVector;
  /** The food for which they were measured. */
  readonly origin: Origin;
}

/** A food whose food patterns are not known. */
export interface PatternQuery {
  readonly names: readonly string[];
  /** The category that the source gives. */
  readonly category?: string;
  readonly nutrients: NutrientVector;
}

/** Food patterns of a food, estimated from similar ones. */
export interface EstimatedPatterns {
  readonly foodPatterns: FoodPatternVector;
  /** The origin of the most similar food. */
  readonly origin: Origin;
}

/** Estimates the food patterns of a food; undefined if too little is known about it. */
export type PatternEstimator = (
  query: PatternQuery,
  isExcluded?: (reference: PatternReference) => boolean,
) => EstimatedPatterns | undefined;

/** The weights of similarity, from cross-validation (`npm run bench:patterns -- FOLDER --tune`). */
export interface LikenessSettings extends NameSettings {
  /** The number of similar foods whose food patterns are averaged. */
  readonly nearest: number;
  /** The influence of similarity by name relative to similarity by composition. */
  readonly namePower: number;
  /** The least similarity by composition, for foods that differ in it. */
  readonly leastLikeness: number;
  /** How fast similarity falls with the mean squared difference of the amounts. */
  readonly steepness: number;
}

/** The settings with the least error of days of NHANES 2009-2010 that were set aside for it. */
export const LIKENESS: LikenessSettings = {
  nearest: 2,
  sameHead: 0.49,
  sameKind: 0.044,
  ownNorm: 0.56,
  referenceNorm: 0.294,
  namePower: 1,
  leastLikeness: 0.005,
  steepness: 6,
};

/** The number of similar foods whose food patterns are averaged if no name is similar. */
const NEAREST_BY_COMPOSITION = 12;

/** The least similarity by composition at which two foods of the same name are the same food. */
const SAME_COMPOSITION = 0.6;

/** The similarity of foods with too few known amounts. */
const UNKNOWN_LIKENESS = 0.3;

type Weighted = readonly [weight: number, reference: PatternReference];

/** How an estimator works. */
export interface EstimatorOptions {
  /** {@link LIKENESS} if absent. */
  readonly settings?: LikenessSettings;
  /** Corrects the estimates from similar foods; if absent, they are not corrected. */
  readonly model?: PatternModel;
}

/**
 * Makes an estimator from foods whose food patterns are known. An estimate is the mean over the foods most similar in
 * name, category and composition, scaled to the food's own amounts and corrected by the model.
 */
export function patternEstimator(
  references: readonly PatternReference[],
  { settings = LIKENESS, model }: EstimatorOptions = {},
): PatternEstimator {
  const { nearest, namePower, leastLikeness, steepness } = settings;
  const names = indexNames(
    references.map((reference) => reference.names),
    settings,
  );
  const compositions = new Float64Array(references.length * LABEL_AXES);
  references.forEach(({ nutrients }, row) => {
    writeAxes(nutrients, compositions, row);
  });
  const axes = new Float64Array(LABEL_AXES);
  const rowsOfName = new Map<string, number[]>();
  for (const [row, { names }] of references.entries()) {
    for (const key of new Set(names.map(nameKey))) {
      rowsOfName.set(key, [...(rowsOfName.get(key) ?? []), row]);
    }
  }

  function byName(query: PatternQuery, isExcluded: (one: PatternReference) => boolean): Weighted[] {
    const best: Weighted[] = [];
    names.forEachAlike(query.names, query.category, (row, nameLikeness) => {
      const share = namePower === 1 ? nameLikeness : nameLikeness ** namePower;
      if (share * (1 + leastLikeness) <= leastOf(best, nearest)) return;
      const likeness = axesLikeness(axes, compositions, row, steepness);
      const composition = Number.isNaN(likeness) ? UNKNOWN_LIKENESS : likeness;
      const reference = references[row] as PatternReference;
      const weight = share * (composition + leastLikeness);
      if (weight > leastOf(best, nearest) && !isExcluded(reference))
        insert(best, nearest, [weight, reference]);
    });
    return best;
  }

  function byComposition(isExcluded: (one: PatternReference) => boolean): Weighted[] {
    const best: Weighted[] = [];
    references.forEach((reference, row) => {
      const likeness = axesLikeness(axes, compositions, row, steepness);
      if (likeness > leastOf(best, NEAREST_BY_COMPOSITION) && !isExcluded(reference))
        insert(best, NEAREST_BY_COMPOSITION, [likeness, reference]);
    });
    return best;
  }

  /** The food of the same name and composition, if there is one. */
  function sameFood(
    { names: [name = ''] }: PatternQuery,
    isExcluded: (one: PatternReference) => boolean,
  ): Weighted | undefined {
    let best: Weighted | undefined;
    for (const row of rowsOfName.get(nameKey(name)) ?? []) {
      const likeness = axesLikeness(axes, compositions, row, steepness);
      const reference = references[row] as PatternReference;
      const isBetter = likeness >= Math.max(SAME_COMPOSITION, best?.[0] ?? 0);
      if (isBetter && !isExcluded(reference)) best = [likeness, reference];
    }
    return best;
  }

  return (query, isExcluded = () => false) => {
    writeAxes(query.nutrients, axes, 0);
    const same = sameFood(query, isExcluded);
    if (same !== undefined) {
      const foodPatterns = meanOf([same], query);
      fitToAmounts(foodPatterns, query.nutrients);
      return { foodPatterns, origin: same[1].origin };
    }
    const named = byName(query, isExcluded);
    const alike = named.length > 0 ? named : byComposition(isExcluded);
    const [best] = alike;
    if (best === undefined) return undefined;
    const { nutrients: usualNutrients, origin } = best[1];
    const mean = meanOf(alike, query);
    const foodPatterns = model?.({ ...query, usualNutrients, foodPatterns: mean }) ?? mean;
    fitToAmounts(foodPatterns, query.nutrients);
    return { foodPatterns, origin };
  };
}

/** The words of a name in any order. */
function nameKey(name: string): string {
  return foldWords(name).toSorted().join(' ');
}

/** The weight that the next one must exceed: that of the last of the best, or 0 if there are too few. */
function leastOf(best: readonly Weighted[], most: number): number {
  return best.length < most ? 0 : (best[most - 1] as Weighted)[0];
}

/** Inserts one among the best, in the order of their weights. */
function insert(best: Weighted[], most: number, one: Weighted): void {
  const place = best.findIndex(([weight]) => weight < one[0]);
  best.splice(place < 0 ? best.length : place, 0, one);
  if (best.length > most) best.pop();
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
  if (added.weight > 0) addSugars(mean, query.nutrients, added.share / added.weight);
  return mean;
}
