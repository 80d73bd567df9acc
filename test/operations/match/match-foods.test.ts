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

test('matchRecord reports dates that are not in the calendar instead of their lines', () => {
  const location = { file: 'diary.csv', line: 2 };
  const line = { location, line: 2, text: '250 g Kartoffeln', cells: ['31.02.2024'] };
  const record = { columns: ['Datum'], lines: [line], notes: [] };
  const matched = matchRecord(record, {} as Catalogue, { threshold: 0.8 });
  expect(matched.lines).toEqual([]);
  expect(matched.faults).toMatchObject([
    { code: 'meal/impossible-date', field: 'Datum', value: '31.02.2024', location },
  ]);
});

test('matchRecord says that it found no food if everything was skipped', () => {
  const record = { columns: [], lines: [], notes: ['skipped "Fett", "Eiweiß" and "KH"'] };
  const { notes } = matchRecord(record, {} as Catalogue, { threshold: 0.8 });
  expect(notes.at(-1)).toMatch(/^found no food/);
});
