import { expect, test } from 'vitest';
import type { Integrity } from '../../../src/model/integrity.ts';
import { INTEGRITY_RULES } from '../../../src/rules/catalogues/integrity-rules.ts';

const SOUND: Integrity = {
  damage: [],
  unsearchableFoods: [],
  repeatedGtins: [],
  orphans: [],
  shadowedIds: [],
  codeEnergies: [],
  changedSources: [],
};

const check = (integrity: Partial<Integrity>) =>
  INTEGRITY_RULES.flatMap(({ code, check: find }) =>
    find({ ...SOUND, ...integrity }).map(({ recordId, property, value, message }) => ({
      code,
      recordId,
      property,
      value,
      message,
    })),
  );

test('INTEGRITY_RULES find nothing in a sound catalogue', () => {
  expect(check({})).toEqual([]);
});

test.each<[Partial<Integrity>, string, string, string, string]>([
  [{ unsearchableFoods: ['bread'] }, 'catalogue/unsearchable', 'bread', 'name', 'bread'],
  [{ repeatedGtins: ['0001'] }, 'food/repeated-gtin', '0001', 'gtin', '0001'],
  [
    { orphans: [{ table: 'variants', id: '3', target: 'foods' }] },
    'catalogue/orphan',
    '3',
    'variants',
    'foods',
  ],
  [{ shadowedIds: ['oats'] }, 'catalogue/shadowed-id', 'oats', 'legacy_id', 'oats'],
  [{ changedSources: ['sr-28'] }, 'catalogue/changed', 'sr-28', 'fingerprint', 'sr-28'],
])('INTEGRITY_RULES report the record of %j', (integrity, code, recordId, property, value) => {
  expect(check(integrity)).toMatchObject([{ code, recordId, property, value }]);
});

test('INTEGRITY_RULES quote the message of SQLite on one line', () => {
  expect(check({ damage: ['row 1\n   missing'] })).toMatchObject([
    {
      code: 'catalogue/damaged',
      recordId: 'file',
      property: 'integrity',
      value: '',
      message: 'The file is damaged: row 1 missing',
    },
  ]);
});

const coded = (energy: number, variantEnergy: number) =>
  check({
    codeEnergies: [
      { source: 'bls-4.0', code: 'B100', variantId: 'bread.baked', energy, variantEnergy },
    ],
  });

test('INTEGRITY_RULES report a code whose energy differs much from that of its variant', () => {
  expect(coded(1000, 1200)).toMatchObject([
    {
      code: 'catalogue/unmarked-stand-in',
      recordId: 'bls-4.0 B100',
      property: 'is_stand_in',
      value: 'false',
    },
  ]);
  expect(coded(1000, 800)).toHaveLength(1);
  // Analyses of the same food differ by up to 15 %.
  expect(coded(1000, 1150)).toEqual([]);
  expect(coded(1000, 850)).toEqual([]);
  // The share of a small energy means little.
  expect(coded(100, 160)).toEqual([]);
  expect(coded(100, 161)).toHaveLength(1);
  expect(coded(1000, Number.NaN)).toEqual([]);
});
