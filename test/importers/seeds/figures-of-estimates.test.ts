import path from 'node:path';
import { expect, test } from 'vitest';
import { type Row, readRows } from '../../support/shared.ts';

const SEEDS = path.join(import.meta.dirname, '../../../seeds');

const amount = (row: Row | undefined, name: string) => Number(row?.[name] || 0);
const isKnown = (row: Row, name: string) => row[name] !== undefined && row[name] !== '';

const ROWS = new Map<string, Row[]>();
for (const row of readRows(`${SEEDS}/nutrients.csv`)) {
  const id = row['variant_id'] ?? '';
  ROWS.set(id, [...(ROWS.get(id) ?? []), row]);
}
const PATTERNS = new Map(
  readRows(`${SEEDS}/food-patterns.csv`).map((row) => [row['variant_id'], row]),
);

/** The first row of a variant that knows a nutrient: the import takes its amount. */
const rowThatKnows = (rows: readonly Row[], name: string) => rows.find((row) => isKnown(row, name));

const EUROPEAN: ReadonlySet<string | undefined> = new Set(['bls-4.0', 'cofid-2015', 'swiss-fcd']);

test('European foods have no vitamin D of fortified American milk', () => {
  const fortified = [...ROWS]
    .filter(([id, rows]) => {
      const known = rowThatKnows(rows, 'vitamin_D');
      const patterns = PATTERNS.get(id);
      if (!EUROPEAN.has(rows[0]?.['source']) || known?.['estimated'] !== 'true') return false;
      if (amount(patterns, 'd_total') < 0.1 || amount(patterns, 'pf_mps_total') > 0) return false;
      // A cup of American milk has 2.9 µg; the rest is that of eggs, butter and margarine.
      const fat = amount(rowThatKnows(rows, 'fat'), 'fat');
      const natural = 0.3 + 1.2 * amount(patterns, 'pf_eggs') + 0.03 * fat;
      return amount(known, 'vitamin_D') > natural;
    })
    .map(([id]) => id);
  expect(fortified).toEqual([]);
});

test('European milk drinks and puddings have no retinol of fortified American milk', () => {
  const fortified = [...ROWS]
    .filter(([id, rows]) => {
      const known = rowThatKnows(rows, 'retinol');
      const patterns = PATTERNS.get(id);
      if (!EUROPEAN.has(rows[0]?.['source']) || known?.['estimated'] !== 'true') return false;
      if (amount(patterns, 'd_total') < 0.1 || amount(patterns, 'pf_mps_total') > 0) return false;
      // Whole milk has 45 µg in 3.27 g of fat, and an egg about 75 µg.
      const fat = amount(rowThatKnows(rows, 'fat'), 'fat');
      const natural = 2 + 15 * fat + 75 * amount(patterns, 'pf_eggs');
      return amount(known, 'retinol') > natural;
    })
    .map(([id]) => id);
  expect(fortified).toEqual([]);
});

test('foods without cholesterol have no retinol of a similar food', () => {
  const animal = [...ROWS]
    .filter(([, rows]) => {
      const cholesterol = rowThatKnows(rows, 'cholesterol');
      const retinol = rowThatKnows(rows, 'retinol');
      return (
        EUROPEAN.has(rows[0]?.['source']) &&
        cholesterol?.['estimated'] === 'false' &&
        amount(cholesterol, 'cholesterol') === 0 &&
        retinol?.['estimated'] === 'true' &&
        amount(retinol, 'retinol') > 5
      );
    })
    .map(([id]) => id);
  // Its table counts the cream as free of cholesterol, but not of saturated fat.
  expect(animal).toEqual(['carrot-coriander-soup.raw']);
});

test('carotenoids of a similar food do not contradict the vitamin A that a food has itself', () => {
  const contradicted = [...ROWS]
    .filter(([, rows]) => {
      const own = rowThatKnows(rows, 'retinol_activity_equivalent');
      const carotene = rowThatKnows(rows, 'beta_carotene');
      if (own === undefined || carotene?.['estimated'] !== 'true' || own === carotene) return false;
      const parts =
        amount(rowThatKnows(rows, 'retinol'), 'retinol') +
        amount(carotene, 'beta_carotene') / 12 +
        amount(rowThatKnows(rows, 'alpha_carotene'), 'alpha_carotene') / 24 +
        amount(rowThatKnows(rows, 'beta_cryptoxanthin'), 'beta_cryptoxanthin') / 24;
      const given = amount(own, 'retinol_activity_equivalent');
      return Math.abs(parts - given) > 10 + 0.25 * parts;
    })
    .map(([id]) => id);
  expect(contradicted).toEqual([]);
});

test('every row of food patterns is complete: with a gap, a food would have none', () => {
  const gaps = readRows(`${SEEDS}/food-patterns.csv`).filter((row) =>
    Object.values(row).includes(''),
  );
  expect(gaps.map(({ variant_id }) => variant_id)).toEqual([]);
});

/** Pairs of nutrients whose ratio in a mix lies between those of its parts, whatever their shares. */
const RATIOS = [
  ...['saturated', 'monounsaturated', 'polyunsaturated'].map(
    (kind) => [`${kind}_fatty_acids`, 'fat'] as const,
  ),
  ...['sugar', 'fiber'].map((part) => [part, 'carbohydrates_by_difference'] as const),
  ...['protein', 'fat', 'potassium', 'calcium', 'magnesium', 'iron', 'folate', 'vitamin_C'].map(
    (nutrient) => [nutrient, 'energy'] as const,
  ),
] as const;

test('a mix of foods of the catalogue follows its parts, even after one of them changed', () => {
  const known = (id: string, name: string) => {
    const row = rowThatKnows(ROWS.get(id) ?? [], name);
    return row === undefined ? Number.NaN : amount(row, name);
  };
  const stale = [...ROWS].flatMap(([id, [row]]) => {
    if (row?.['source'] !== 'viand' || !row['source_code']?.includes('.')) return [];
    const parts = row['source_code'].split('+');
    return RATIOS.filter(([part, whole]) => {
      const ratios = parts.map((food) => known(food, part) / known(food, whole));
      const ratio = amount(row, part) / amount(row, whole);
      // NaN, where a part has neither of them or does not know one, compares as false.
      return ratio > 1.1 * Math.max(...ratios) || ratio < 0.9 * Math.min(...ratios);
    }).map(([part, whole]) => `${id}: ${part} of ${whole}`);
  });
  expect(stale).toEqual([]);
});
