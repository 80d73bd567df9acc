import { expect, test } from 'vitest';
import { AssumptionCounts, countIds } from '../../../src/engine/entries/assumptions.ts';
import { EntryCounts } from '../../../src/engine/entries/entry-counts.ts';
import {
  impossibleAmount,
  MAX_GRAMS,
  unknownFood,
} from '../../../src/engine/entries/entry-diagnostics.ts';
import { EntryWarnings } from '../../../src/engine/entries/entry-warnings.ts';
import { resolvedVariant } from '../../../src/engine/foods/resolved-food.ts';
import type { Entry } from '../../../src/model/entry.ts';
import { makeFood } from '../../support/foods.ts';

test('EntryCounts count entries by owner, and ignore groups that have only faulty entries', () => {
  const counts = new EntryCounts();
  const add = (group: string[] | undefined, isSummed: boolean, owner?: string) => {
    counts.addEntry(group, owner);
    if (isSummed) counts.addSummed();
  };
  add(['Ann', '1'], true, 'Ann');
  add(['Ann', '1'], false, 'Ann');
  add(['Ann', '2'], true, 'Ann');
  add(['Bo', '1'], false, 'Bo');
  add(undefined, false);
  add(['', ''], true);
  expect([counts.entries, counts.skipped, counts.emptyGroups]).toEqual([6, 3, 1]);
  expect([...counts.byOwner()]).toEqual([
    ['Ann', { entries: 3, summed: 2 }],
    ['', { entries: 1, summed: 1 }],
  ]);
});

test('EntryCounts: an entry whose labels cannot be read belongs to no group, even if it is summed', () => {
  const counts = new EntryCounts();
  counts.addEntry(['Ann'], 'Ann');
  counts.addEntry(undefined);
  counts.addSummed();
  expect(counts.emptyGroups).toBe(1);
  expect(counts.skipped).toBe(1);
  expect([...counts.byOwner()]).toEqual([]);
});

test('AssumptionCounts add up by assumption, food and id, ordered by first occurrence', () => {
  const counts = new AssumptionCounts();
  counts.add({ assumption: 'assumed-serving', foodId: 'milk', entries: 1 });
  counts.add({ assumption: 'legacy-id', foodId: 'milk', id: 'old', entries: 2 });
  counts.add({ assumption: 'assumed-serving', foodId: 'bread', entries: 1 });
  counts.add({ assumption: 'assumed-serving', foodId: 'milk', entries: 3 });
  counts.add({ assumption: 'legacy-id', foodId: 'milk', id: 'older', entries: 4 });
  counts.add({ assumption: 'assumed-amount', foodId: 'milk', entries: 5 });
  expect(counts.all()).toEqual([
    { assumption: 'assumed-serving', foodId: 'milk', entries: 4 },
    { assumption: 'legacy-id', foodId: 'milk', id: 'old', entries: 2 },
    { assumption: 'assumed-serving', foodId: 'bread', entries: 1 },
    { assumption: 'legacy-id', foodId: 'milk', id: 'older', entries: 4 },
    { assumption: 'assumed-amount', foodId: 'milk', entries: 5 },
  ]);
  counts.clear();
  expect(counts.all()).toEqual([]);
});

test('countIds() distinguishes current ids, successors and stand-ins', () => {
  const counted = (
    ['legacy-id', 'split-id', 'deleted-id', 'stand-in-id', 'assumed-size'] as const
  ).map((assumption, place) => ({ assumption, foodId: 'milk', entries: 10 ** place }));
  expect(countIds(20_000, counted)).toEqual({
    same: 20_000 - 1111,
    successor: 11,
    standIn: 1100,
  });
  expect(countIds(3, [])).toEqual({ same: 3, successor: 0, standIn: 0 });
});

const entryAt = (pointer: string | undefined, foodId = 'thing'): Entry => ({
  foodId,
  amount: 1,
  unit: 'g',
  isRawWeight: false,
  group: [],
  location: pointer === undefined ? { file: 'a.csv' } : { file: 'a.json', pointer },
});

test('EntryWarnings collect the entries of each assumption', () => {
  const warnings = new EntryWarnings();
  const food = resolvedVariant(makeFood());
  const renamed = { ...food, idAssumption: 'legacy-id' as const };
  warnings.add(entryAt('/0'), { food, grams: 1, assumptions: ['assumed-density'] });
  warnings.add(entryAt('/1'), { food, grams: 1, assumptions: [] });
  warnings.add(entryAt('/2', 'old'), { food: renamed, grams: 1, assumptions: ['assumed-density'] });
  warnings.add(entryAt(undefined), { food, grams: 1, assumptions: ['assumed-yield'] });
  expect(warnings.all()).toEqual([
    { assumption: 'assumed-density', foodId: 'thing.raw', entries: 2, pointers: ['/0', '/2'] },
    { assumption: 'legacy-id', foodId: 'thing.raw', id: 'old', entries: 1, pointers: ['/2'] },
    { assumption: 'assumed-yield', foodId: 'thing.raw', entries: 1, pointers: [''] },
  ]);
});

test('unknownFood() names the unknown id, and suggests the most likely one if any', () => {
  expect(unknownFood('brocoli')).toMatchObject({
    code: 'meal/unknown-food',
    field: 'food_id',
    value: 'brocoli',
  });
  expect(unknownFood('brocoli')).not.toHaveProperty('fix');
  expect(unknownFood('brocoli', () => undefined)).not.toHaveProperty('fix');
  const fix = { value: 'broccoli', isSafe: false };
  expect(unknownFood('brocoli', () => fix).fix).toBe(fix);
});

test('impossibleAmount() names the amount and the limit', () => {
  expect(impossibleAmount({ ...entryAt('/0'), amount: 1e13 })).toMatchObject({
    code: 'meal/bad-amount',
    field: 'amount',
    value: '10000000000000',
    expected: `at most ${MAX_GRAMS} g`,
  });
});
