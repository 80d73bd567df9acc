import { examplesOf } from '../../build/patterns/examples.ts';
import { fitTrees } from '../../build/patterns/fit-trees.ts';
import {
  type PatternModel,
  patternModel,
} from '../../src/estimation/food-patterns/model/pattern-model.ts';
import {
  type PatternReference,
  patternEstimator,
} from '../../src/estimation/food-patterns/pattern-estimator.ts';
import type { FoodPatternVector } from '../../src/model/food-patterns.ts';
import { compareScores } from './compare-scores.ts';
import type { MeasuredFood } from './fndds-foods.ts';
import { isSame } from './near-duplicates.ts';
import { scoreOf, surveyDays } from './survey-days.ts';

/**
 * The number of parts. Each part of the foods is estimated with trees that were fitted to the other
 * parts.
 */
const PARTS = 3;

/**
 * Scores days of NHANES 2009-2010 with food patterns that were estimated without and with trees.
 */
export function scoreSurvey(
  folder: string,
  foods: ReadonlyMap<string, MeasuredFood>,
  references: readonly PatternReference[],
  print: (text: string) => void,
): void {
  const days = surveyDays(folder, foods);
  const all = [...foods.values()];
  const models = Array.from({ length: PARTS }, (_, part) => {
    const others = all.filter((_, index) => index % PARTS !== part);
    return patternModel(fitTrees(examplesOf(others, references, isSame)));
  });
  print(`${days.length} days\n\n| estimate | mean absolute error | bias | correlation |`);
  print('| --- | --- | --- | --- |');
  for (const [name, used] of [
    ['similar foods', []],
    ['and trees', models],
  ] satisfies [string, PatternModel[]][]) {
    const estimators = Array.from({ length: PARTS }, (_, part) => {
      const model = used[part];
      return patternEstimator(references, model && { model });
    });
    const patterns = new Map<MeasuredFood, FoodPatternVector>();
    all.forEach((food, index) => {
      const { code, nutrients, category } = food;
      const found = estimators[index % PARTS]?.(
        { names: [food.name], category, nutrients },
        ({ origin }) => isSame(code, origin.sourceCode),
      );
      patterns.set(food, found?.foodPatterns ?? new Float64Array(food.foodPatterns.length));
    });
    const pairs = days.map((day): [number, number] => [
      scoreOf(day, ({ foodPatterns }) => foodPatterns),
      scoreOf(day, (food) => patterns.get(food) as FoodPatternVector),
    ]);
    print(`| ${name} | ${compareScores(pairs).join(' | ')} |`);
  }
}
