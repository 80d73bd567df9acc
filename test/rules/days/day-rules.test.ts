import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DayLimits,
  DEFAULT_DAY_LIMITS,
  ENTRIES_OF_A_DAY,
} from '../../../src/rules/days/day-limits.ts';
import { checkDay, type DayTotals } from '../../../src/rules/days/day-rules.ts';

/** A day that breaks no rule. */
const DAY: DayTotals = {
  name: 'Day 1',
  isWholeDay: true,
  entries: 12,
  grams: 2500,
  kcal: 2000,
  mainFood: { name: 'Bread', kcal: 600 },
};

const broken = (day: Partial<DayTotals>, limits: Partial<DayLimits> = {}) =>
  checkDay({ ...DAY, ...day }, { ...DEFAULT_DAY_LIMITS, ...limits }).map(
    ({ code, value, expected }) => [code, value, expected],
  );

test('checkDay finds nothing in a usual day, nor in a day without energy', () => {
  expect(broken({})).toEqual([]);
  expect(broken({ kcal: 0, mainFood: { name: 'Water', kcal: 0 } })).toEqual([]);
});

test('checkDay accepts the limits of energy and mass, and reports amounts above them', () => {
  expect(broken({ kcal: 15_000, grams: 20_000 })).toEqual([]);
  expect(broken({ kcal: 15_001 })).toEqual([
    ['meal/implausible-day-energy', '15001 kcal', 'at most 15000 kcal'],
  ]);
  expect(broken({ grams: 20_060 })).toEqual([
    ['meal/implausible-day-mass', '20.1 kg', 'at most 20 kg'],
  ]);
});

test('checkDay applies the limits of a day to all entries together if the days are unknown', () => {
  expect(broken({ isWholeDay: false, kcal: 15_001 })).toHaveLength(1);
});

test('checkDay applies a minimum energy only to whole days, and only if it is configured', () => {
  const limits = { energyKcal: { min: 500, max: 15_000 } };
  const little = { kcal: 499.96, mainFood: { name: 'Tea', kcal: 1 } };
  expect(broken(little)).toEqual([]);
  expect(broken(little, limits)).toEqual([
    ['meal/implausible-day-energy', '500 kcal', 'at least 500 kcal'],
  ]);
  expect(broken({ ...little, kcal: 500 }, limits)).toEqual([]);
  expect(broken({ ...little, isWholeDay: false }, limits)).toEqual([]);
});

test('checkDay prints amounts below 100 with one decimal, and others as whole numbers', () => {
  const limits = { massKg: { min: 200, max: 300 } };
  expect(broken({ grams: 99_940 }, limits)[0]?.[1]).toBe('99.9 kg');
  expect(broken({ grams: 100_000.4 }, limits)[0]?.[1]).toBe('100 kg');
  expect(broken({ grams: 123_456 }, limits)[0]?.[1]).toBe('123 kg');
});

test('checkDay reports a food with more than 90 % of the energy of a day', () => {
  const mostly = (kcal: number) => ({ mainFood: { name: 'Butter', kcal } });
  expect(broken(mostly(1800))).toEqual([]);
  expect(broken(mostly(1900))).toEqual([
    ['meal/one-food-day', '95 %', 'at most 90 % from one food'],
  ]);
  expect(broken({ ...mostly(1900), entries: ENTRIES_OF_A_DAY })).toHaveLength(1);
  expect(broken({ ...mostly(1900), entries: ENTRIES_OF_A_DAY - 1 })).toEqual([]);
  expect(broken({ ...mostly(1900), isWholeDay: false })).toEqual([]);
  expect(broken(mostly(1900), { foodShare: { max: 0.95 } })).toEqual([]);
});

test('checkDay reports each broken limit independently of the others', () => {
  const amount = fc.double({ min: 0, max: 40_000, noNaN: true });
  fc.assert(
    fc.property(amount, amount, (kcal, grams) => {
      const codes = broken({ kcal, grams, mainFood: { name: 'Tea', kcal: 0 } }).map(
        ([code]) => code,
      );
      expect(codes.includes('meal/implausible-day-energy')).toBe(kcal > 15_000);
      expect(codes.includes('meal/implausible-day-mass')).toBe(grams / 1000 > 20);
    }),
  );
});
