import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { ViandError } from '../../../src/model/diagnostic.ts';
import { assertReadable, matchRecord } from '../../../src/operations/match/match-foods.ts';

const FAULT = { code: 'meal/bad-amount', message: 'Amount must not be negative (got -1)' } as const;

test('matchRecord returns the faults of rows, so that the others can be matched', () => {
  const record = { columns: [], lines: [], notes: [], faults: [FAULT] };
  const matched = matchRecord(record, {} as Catalogue, { threshold: 0.8 });
  expect(matched.faults).toEqual([FAULT]);
  expect(() => assertReadable(matched)).toThrow(ViandError);
});

test('assertReadable returns a record without faults', () => {
  const matched = matchRecord({ columns: [], lines: [], notes: [] }, {} as Catalogue, {
    threshold: 0.8,
  });
  expect(assertReadable(matched)).toBe(matched);
});
