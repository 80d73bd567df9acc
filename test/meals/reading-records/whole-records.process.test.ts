import { expect, test } from 'vitest';
import { HELD_OUT_RECORDS } from '../../fixtures/records/held-out.ts';
import { KNOWN_RECORDS } from '../../fixtures/records/known.ts';
import { scoreRecord } from '../../support/score-record.ts';

/** How much of each record has to be right; what is missing is reported as uncertain. */
const LEAST_FOODS = 0.95;
const LEAST_AMOUNTS = 0.85;

/** The same of records that were written before viand could read any. */
const LEAST_OF_HELD_OUT = 0.8;

test.each(KNOWN_RECORDS)('$file: $layout', async (record) => {
  const { expected, foods, amounts, misses, wrongAndSure } = await scoreRecord(record);
  const shown = [...misses, ...wrongAndSure].join('\n');
  expect(foods / expected, shown).toBeGreaterThanOrEqual(LEAST_FOODS);
  expect(amounts / expected, shown).toBeGreaterThanOrEqual(LEAST_AMOUNTS);
});

test.each(HELD_OUT_RECORDS)('held out: $file: $layout', async (record) => {
  const { expected, foods, amounts, misses, wrongAndSure } = await scoreRecord(record);
  const shown = [...misses, ...wrongAndSure].join('\n');
  expect(foods / expected, shown).toBeGreaterThanOrEqual(LEAST_OF_HELD_OUT);
  expect(amounts / expected, shown).toBeGreaterThanOrEqual(LEAST_OF_HELD_OUT - 0.1);
});

test('no sure match is wrong', async () => {
  const scores = await Promise.all(KNOWN_RECORDS.map(scoreRecord));
  expect(scores.flatMap(({ wrongAndSure }) => wrongAndSure)).toEqual([]);
});
