import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Header } from '../../src/tables/header.ts';
import { normaliseColumnName } from '../../src/text/words/column-names.ts';

test('a column is found regardless of case, hyphens and white space', () => {
  const header = new Header([' Food ID ', 'AMOUNT', 'raw-weight', 'Energy\n (kcal)']);
  const names = ['food_id', 'Food-Id', 'amount', 'raw weight', 'energy (kcal)', 'unit'];
  expect(names.map((name) => header.positionOf(name))).toEqual([0, 0, 1, 2, 3, -1]);
});

test('normaliseColumnName() is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const normalised = normaliseColumnName(name);
      expect(normaliseColumnName(normalised)).toBe(normalised);
    }),
  );
});

test('a column is repeated if two names are equal after normalisation', () => {
  const header = new Header(['Amount', 'unit', 'amount ']);
  expect(['AMOUNT', 'unit', 'day'].map((name) => header.isRepeated(name))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a header prints its names on one line, and quotes ambiguous ones', () => {
  expect(String(new Header([' a ', '', 'b,c']))).toBe('a, "", "b,c"');
  expect(String(new Header(['x'.repeat(500)]))).toHaveLength(401);
});
