import { expect, test } from 'vitest';
import {
  CUT_POINTS,
  cutPointOf,
} from '../../../src/evaluation/reference-intakes/average-requirements.ts';
import { DRI } from '../../../src/evaluation/reference-intakes/dri.ts';
import type { NutrientName } from '../../../src/model/nutrients.ts';

/** Figures copied from all sections of the summary tables. */
test.each<[NutrientName, number, 'female' | 'male', number, number]>([
  ['vitamin_C', 2, 'female', 13, 400],
  ['vitamin_C', 16, 'female', 56, 1800],
  ['vitamin_C', 40, 'male', 75, 2000],
  ['calcium', 8, 'male', 800, 2500],
  ['calcium', 60, 'female', 1000, 2000],
  ['calcium', 60, 'male', 800, 2000],
  ['calcium', 75, 'male', 1000, 2000],
  ['vitamin_B6', 55, 'male', 1400, 100_000],
  ['zinc', 3, 'female', 2.5, 7],
  ['zinc', 30, 'female', 6.8, 40],
  ['iron', 40, 'male', 6, 45],
  ['iron', 55, 'female', 5, 45],
  ['phosphorus', 15, 'female', 1055, 4000],
  ['phosphorus', 80, 'female', 580, 3000],
  ['selenium', 10, 'male', 35, 280],
  ['iodide', 30, 'female', 95, 1100],
  ['copper', 6, 'male', 340, 3000],
  ['vitamin_D', 1, 'male', 10, 63],
])('CUT_POINTS has %s at %i years, %s: EAR %f, UL %f', (name, age, sex, average, upper) => {
  const points = CUT_POINTS.get(name);
  expect(points?.average && cutPointOf(points.average, age, sex)).toBe(average);
  expect(points?.upper && cutPointOf(points.upper, age, sex)).toBe(upper);
});

test('cutPointOf() returns NaN for infants, unknown ages, and iron of menstruating women', () => {
  const iron = CUT_POINTS.get('iron')?.average ?? { bands: [] };
  expect(cutPointOf(iron, 0.9, 'male')).toBeNaN();
  expect(cutPointOf(iron, Number.NaN, 'male')).toBeNaN();
  expect(cutPointOf(iron, 30, 'female')).toBeNaN();
});

test('cutPointOf() without a sex returns the value that both sexes share', () => {
  const calcium = CUT_POINTS.get('calcium')?.average ?? { bands: [] };
  expect(cutPointOf(calcium, 30, undefined)).toBe(800);
  expect(cutPointOf(calcium, 60, undefined)).toBeNaN();
});

test('every average requirement is below the recommended allowance of its age and sex', () => {
  const found: string[] = [];
  for (const { lower } of DRI.rows) {
    const name = lower?.measures[0]?.of[0]?.[0];
    const average = name && CUT_POINTS.get(name)?.average;
    if (lower?.kind !== 'RDA' || lower.perDay === undefined || average === undefined) continue;
    found.push(name as string);
    for (const age of [1, 5, 10, 15, 25, 45, 60, 75]) {
      for (const sex of ['female', 'male'] as const) {
        const requirement = cutPointOf(average, age, sex);
        const allowance = cutPointOf(lower.perDay, age, sex);
        if (!Number.isNaN(requirement)) {
          expect(requirement / allowance, `${name} ${age} ${sex}`).toBeLessThan(0.93);
          expect(requirement / allowance, `${name} ${age} ${sex}`).toBeGreaterThan(0.4);
        }
      }
    }
  }
  expect(found.length).toBeGreaterThan(15);
});
