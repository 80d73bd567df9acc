import type { MeasuredFood } from '../../bench/patterns/fndds-foods.ts';
import {
  groupAmount,
  PATTERN_GROUPS,
} from '../../src/estimation/food-patterns/model/pattern-groups.ts';
import { treeFeatures } from '../../src/estimation/food-patterns/model/tree-features.ts';
import {
  type PatternReference,
  patternEstimator,
} from '../../src/estimation/food-patterns/pattern-estimator.ts';
import type { Example } from './fit-trees.ts';

/**
 * Examples of the errors of estimates: each food as the estimator sees it, without the references
 * of the same food.
 *
 * @param isSame whether a reference, by its code, counts as the food with the first code
 */
export function examplesOf(
  foods: Iterable<MeasuredFood>,
  references: readonly PatternReference[],
  isSame: (code: string, reference: string | null) => boolean,
): Example[] {
  const examples: Example[] = [];
  const estimate = patternEstimator(references, {
    // Records the features that a model gets, and corrects nothing.
    model: (food) => {
      const estimated = PATTERN_GROUPS.map((group) => groupAmount(food.foodPatterns, group));
      examples.push({ features: treeFeatures(food), estimated, measured: [] });
      return food.foodPatterns;
    },
  });
  return [...foods].flatMap(({ code, name, category, nutrients, foodPatterns }) => {
    const query = { names: [name], category, nutrients };
    estimate(query, ({ origin }) => isSame(code, origin.sourceCode));
    const example = examples.pop();
    const measured = PATTERN_GROUPS.map((group) => groupAmount(foodPatterns, group));
    return example === undefined ? [] : [{ ...example, measured }];
  });
}
