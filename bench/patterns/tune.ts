import {
  LIKENESS,
  type LikenessSettings,
  type PatternReference,
  patternEstimator,
} from '../../src/estimation/food-patterns/pattern-estimator.ts';
import type { FoodPatternVector } from '../../src/model/food-patterns.ts';
import type { MeasuredFood } from './fndds-foods.ts';
import { type Portion, scoreOf, surveyDays } from './survey-days.ts';

/**
 * Days of each half: one half chooses the settings, and the other shows their error on unused days.
 */
const DAYS = 300;

/** The factors of its current value that are tried for each setting. */
const FACTORS = [0.5, 0.7, 1.4];

/**
 * Chooses the settings with the least mean error of a day's HEI-2015 on days of NHANES 2009-2010,
 * one setting after another. Each food is estimated without the embedded foods of its code.
 */
export function tune(
  folder: string,
  foods: ReadonlyMap<string, MeasuredFood>,
  references: readonly PatternReference[],
  print: (text: string) => void,
): LikenessSettings {
  const days = surveyDays(folder, foods);
  const [tuning, testing] = [days.slice(0, DAYS), days.slice(DAYS, 2 * DAYS)];
  const errorOf = (settings: LikenessSettings, of: readonly (readonly Portion[])[]) =>
    meanError(of, references, settings);
  let best = { settings: LIKENESS, error: errorOf(LIKENESS, tuning) };
  print(`${tuning.length} days, error ${best.error.toFixed(3)} by ${JSON.stringify(LIKENESS)}`);
  for (const name of Object.keys(LIKENESS) as (keyof LikenessSettings)[]) {
    for (const factor of FACTORS) {
      const value = best.settings[name] * factor;
      const settings = { ...best.settings, [name]: name === 'nearest' ? Math.round(value) : value };
      const error = errorOf(settings, tuning);
      print(`${name} ${settings[name]}: ${error.toFixed(3)}`);
      if (error < best.error) best = { settings, error };
    }
  }
  print(`\nbest: ${JSON.stringify(best.settings)}`);
  const [before, after] = [errorOf(LIKENESS, testing), errorOf(best.settings, testing)];
  print(`${testing.length} other days: ${before.toFixed(3)} before, ${after.toFixed(3)} after`);
  return best.settings;
}

function meanError(
  days: readonly (readonly Portion[])[],
  references: readonly PatternReference[],
  settings: LikenessSettings,
): number {
  const estimate = patternEstimator(references, { settings });
  const known = new Map<MeasuredFood, FoodPatternVector>();
  const estimated = (food: MeasuredFood): FoodPatternVector => {
    const before = known.get(food);
    if (before !== undefined) return before;
    const { name, category, nutrients } = food;
    const query = { names: [name], category, nutrients };
    const found = estimate(query, ({ origin }) => origin.sourceCode === food.code);
    const patterns = found?.foodPatterns ?? new Float64Array(food.foodPatterns.length);
    known.set(food, patterns);
    return patterns;
  };
  const errors = days.map((day) => {
    const measured = scoreOf(day, ({ foodPatterns }) => foodPatterns);
    return Math.abs(scoreOf(day, estimated) - measured);
  });
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}
