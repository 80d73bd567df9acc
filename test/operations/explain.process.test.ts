import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '../../src/engine/evaluate.ts';
import { FoodCache } from '../../src/engine/foods/food-cache.ts';
import { compareMeals } from '../../src/operations/explain/compare-meals.ts';
import { explainMeals } from '../../src/operations/explain/explain-meals.ts';
import { openEmbedded } from '../support/embedded-catalogue.ts';
import { tempFolder } from '../support/temp-folder.ts';

const catalogue = openEmbedded();
const foods = new FoodCache(catalogue);

const IDS = [...catalogue.foods()].flatMap(({ variants }) => variants.map(({ id }) => id));

interface Portion {
  readonly food_id: string;
  readonly amount: number;
  readonly unit: 'g';
}

const RECORDS = fc.array(
  fc.record({
    food_id: fc.constantFrom(...IDS),
    amount: fc.integer({ min: 1, max: 9999 }).map((tenths) => tenths / 10),
    unit: fc.constant('g' as const),
  }),
  { minLength: 1, maxLength: 12 },
);

async function explained(record: readonly Portion[]) {
  const file = path.join(tempFolder(), 'record.csv');
  const lines = record.map(({ food_id, amount, unit }) => `${food_id},${amount},${unit}\n`);
  writeFileSync(file, `food_id,amount,unit\n${lines.join('')}`);
  const needs = {
    catalogue,
    foods,
    stdin: Readable.from([]),
    report: (diagnostic: object) => expect(diagnostic).toBeUndefined(),
    note: () => {},
  };
  const input = explainMeals.input.read({ files: [file] });
  const { groups } = await explainMeals.run(needs, input);
  const [group] = groups;
  if (group === undefined) throw new Error('no group');
  return group;
}

/**
 * Digits of scores that are compared. Amounts are summed in billionths of a unit, and a density divides by energy: a
 * record of few kcal multiplies what is rounded away.
 */
const SCORE_DIGITS = 7;

async function totalOf(record: readonly Portion[]): Promise<number> {
  const run = evaluate({
    source: { entries: record },
    catalogue,
    evaluations: ['healthy-eating-index'],
  });
  for await (const { results } of run) return results['healthy-eating-index'].totalScore;
  return 0;
}

test('the effect of a food equals the difference from the score without it', async () => {
  await fc.assert(
    fc.asyncProperty(RECORDS, async (record) => {
      const { score, foods: effects } = await explained(record);
      expect(score.totalScore).toBeCloseTo(await totalOf(record), SCORE_DIGITS);
      for (const { id, points, components, without } of effects) {
        const others = record.filter(({ food_id }) => food_id !== id);
        expect(without.totalScore).toBeCloseTo(await totalOf(others), SCORE_DIGITS);
        expect(points).toBeCloseTo(score.totalScore - without.totalScore, SCORE_DIGITS);
        expect(components.reduce((sum, one) => sum + one, 0)).toBeCloseTo(points, SCORE_DIGITS);
      }
    }),
    { numRuns: 20 },
  );
});

test('a record after a swap has the promised score at the same energy', async () => {
  await fc.assert(
    fc.asyncProperty(RECORDS, async (record) => {
      const { score, swaps } = await explained(record);
      for (const { kind, instead, keptGrams, added, score: promised, gain } of swaps) {
        const kept = record.filter(({ food_id }) => food_id !== instead.id);
        if (keptGrams > 0) kept.push({ food_id: instead.id, amount: keptGrams, unit: 'g' });
        const swapped = [...kept, { food_id: added.id, amount: added.grams, unit: 'g' as const }];
        expect(promised.totalScore).toBeCloseTo(await totalOf(swapped), SCORE_DIGITS);
        expect(gain).toBeCloseTo(promised.totalScore - score.totalScore, SCORE_DIGITS);
        expect(added.kcal).toBeCloseTo(instead.kcal, 3);
        expect(keptGrams > 0).toBe(kind === 'addition');
      }
      const gains = swaps.map(({ gain }) => gain);
      expect(gains).toEqual([...gains].sort((one, other) => other - one));
      expect(swaps.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 15 },
  );
});

test('compare refuses a name of several groups, and counts the days of times', async () => {
  const file = path.join(tempFolder(), 'groups.csv');
  const rows = ['"x,y",z,2026-03-02T08:00', 'x,"y,z",2026-03-02T08:00', 'q,r,2026-03-02T08:00'];
  const more = [...rows, 'q,r,2026-03-02T12:00', 'q,r,2026-03-03', 'q,s,2026-03-03'];
  const lines = more.map((labels) => `${labels},milk,100,g\n`);
  writeFileSync(file, `a,b,date,food_id,amount,unit\n${lines.join('')}`);
  const compare = (a: string, options: object = { by: ['a', 'b'], in: file }) => {
    const input = compareMeals.input.read({ a, b: 'q,r', ...options });
    const report = () => {};
    return compareMeals.run(
      { catalogue, foods, stdin: Readable.from([]), note() {}, report },
      input,
    );
  };
  await expect(compare('x,y,z')).rejects.toThrow('Several groups are called "x,y,z"');
  const { periods, dayLabel } = await compare('q,s');
  expect(periods.map(({ count, days }) => [count, days])).toEqual([
    [1, 1],
    [3, 2],
  ]);
  expect(dayLabel).toBeUndefined();
  expect(() => compare(file, { by: ['a'] })).toThrow('--by names the groups of one file');
});
