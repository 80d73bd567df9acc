import { expect, test } from 'vitest';
import { GERMAN_PRACTICE_RECORDS } from '../../fixtures/records/practice-de.ts';
import { ENGLISH_PRACTICE_RECORDS } from '../../fixtures/records/practice-en.ts';
import { scoreRecord } from '../../support/score-record.ts';

/** How much of each record has to be right. */
const LEAST_FOODS = 0.95;
const LEAST_AMOUNTS = 0.85;

test.each([...GERMAN_PRACTICE_RECORDS, ...ENGLISH_PRACTICE_RECORDS])(
  '$file: $layout',
  async (record) => {
    const { expected, foods, amounts, misses, wrongAndSure } = await scoreRecord(record);
    const shown = [...misses, ...wrongAndSure].join('\n');
    expect(foods / expected, shown).toBeGreaterThanOrEqual(LEAST_FOODS);
    expect(amounts / expected, shown).toBeGreaterThanOrEqual(LEAST_AMOUNTS);
  },
);
