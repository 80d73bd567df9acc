import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { evaluateTotals } from '../../src/evaluation/evaluation.ts';
import { HEALTHY_EATING_INDEX } from '../../src/evaluation/indices/tables/healthy-eating-index-2015.ts';
import { GRAMS, WHOLE_LAYOUT } from '../../src/evaluation/layout.ts';
import type { FoodPatternVector } from '../../src/model/food-patterns.ts';
import type { MeasuredFood } from './fndds-foods.ts';

/** The amount of a food that a person ate. */
export interface Portion {
  readonly food: MeasuredFood;
  readonly grams: number;
}

/** Every second person of the survey, so that both halves contain all kinds of people. */
const STEP = 2;

/**
 * Days of NHANES 2009-2010 with only measured foods, each day with its portions.
 *
 * @param folder the folder that contains `nhanes`
 */
export function surveyDays(folder: string, foods: ReadonlyMap<string, MeasuredFood>): Portion[][] {
  const file = path.join(folder, 'nhanes/iff_2009-2010_day1.csv.gz');
  const rows = parse(gunzipSync(readFileSync(file)), { columns: true }) as Record<string, string>[];
  const byPerson = new Map<string, (Portion | undefined)[]>();
  for (const { seqn = '', food_code = '', grams } of rows) {
    if (Number(seqn) % STEP !== 0) continue;
    const food = foods.get(food_code);
    const day = byPerson.get(seqn) ?? [];
    day.push(food && { food, grams: Number(grams) });
    byPerson.set(seqn, day);
  }
  return [...byPerson.values()].filter((day): day is Portion[] => day.every((one) => one));
}

/** The HEI-2015 of a day with the food patterns that `patternsOf` returns for its foods. */
export function scoreOf(
  day: readonly Portion[],
  patternsOf: (food: MeasuredFood) => FoodPatternVector,
): number {
  const amounts = new Float64Array(WHOLE_LAYOUT.width);
  const add = (slots: Int16Array, vector: Float64Array, grams: number) => {
    vector.forEach((amount, position) => {
      const slot = slots[position] as number;
      if (slot >= 0 && !Number.isNaN(amount))
        amounts[slot] = (amounts[slot] as number) + (amount * grams) / 100;
    });
  };
  for (const { food, grams } of day) {
    amounts[GRAMS] = (amounts[GRAMS] as number) + grams;
    add(WHOLE_LAYOUT.nutrientSlots, food.nutrients, grams);
    add(WHOLE_LAYOUT.foodPatternSlots, patternsOf(food), grams);
  }
  return evaluateTotals(HEALTHY_EATING_INDEX, { layout: WHOLE_LAYOUT, amounts }).totalScore ?? 0;
}
