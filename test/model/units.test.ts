import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  convertMass,
  convertVolume,
  kcalToKj,
  kjToKcal,
  type MassUnit,
  readUnit,
  UNITS,
} from '../../src/model/units.ts';

const amount = fc.oneof(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), fc.constant(0));
const massUnit = fc.constantFrom<MassUnit>('µg', 'mg', 'g', 'kg');

test.each([
  [1, 'kg', 'g', 1000],
  [0.061, 'mg', 'µg', 61],
  [3200, 'mg', 'g', 3.2],
  [5, 'µg', 'mg', 0.005],
  [2.5, 'g', 'g', 2.5],
] as const)('convertMass() of %d %s to %s', (from, unit, to, expected) => {
  expect(convertMass(from, unit, to)).toBe(expected);
});

test('convertMass() is reversible', () => {
  fc.assert(
    fc.property(amount, massUnit, massUnit, (value, from, to) => {
      const back = convertMass(convertMass(value, from, to), to, from);
      expect(Math.abs(back - value)).toBeLessThanOrEqual(value * 1e-15);
    }),
  );
});

test('convertMass() preserves the order of amounts', () => {
  fc.assert(
    fc.property(amount, amount, massUnit, massUnit, (one, other, from, to) => {
      expect(convertMass(Math.min(one, other), from, to)).toBeLessThanOrEqual(
        convertMass(Math.max(one, other), from, to),
      );
    }),
  );
});

test('convertVolume() converts between litres and millilitres', () => {
  expect(convertVolume(0.25, 'l', 'ml')).toBe(250);
  expect(convertVolume(330, 'ml', 'l')).toBe(0.33);
});

test('kcalToKj() and kjToKcal() are inverse functions', () => {
  expect(kcalToKj(1)).toBe(4.184);
  fc.assert(
    fc.property(amount, (kcal) => {
      expect(Math.abs(kjToKcal(kcalToKj(kcal)) - kcal)).toBeLessThanOrEqual(kcal * 1e-15);
    }),
  );
});

test('readUnit() reads every unit in its own spelling', () => {
  for (const unit of UNITS) expect(readUnit(unit)).toBe(unit);
});

test.each([
  ['G', 'g'],
  [' ml ', 'ml'],
  ['L', 'l'],
  ['KG', 'kg'],
  ['μg', 'µg'],
  ['ug', 'µg'],
  ['mcg', 'µg'],
])('readUnit() reads %j as %s', (text, unit) => {
  expect(readUnit(text)).toBe(unit);
});

test.each(['', 'cup', 'oz', 'gram', 'kcal'])('readUnit() rejects %j', (text) => {
  expect(readUnit(text)).toBeUndefined();
});
