import { expect, test } from 'vitest';
import { EXPORT_COLUMNS, LATER_COLUMNS } from '../../../src/importers/export/export-columns.ts';
import type { ExportedRow } from '../../../src/importers/export/exported-row.ts';
import { readExportedCatalogue } from '../../../src/importers/export/read-export.ts';
import { type Diagnostic, ViandError } from '../../../src/model/diagnostic.ts';
import type { Food } from '../../../src/model/food.ts';
import { nutrient } from '../../../src/model/nutrients.ts';

const ROW = {
  source: 'own',
  food_id: 'own-soup',
  name: 'Soup',
  type: 'generic_composite_food',
  standard_processing: 'raw',
  standard_unit: 'g',
  search_weight: '0.5',
  variant_id: 'own-soup.raw',
  processing: 'raw',
  variant_source: 'own',
  energy_kj: '100',
};

/** The number of columns of the first release. */
const FIRST_COLUMNS = 230;

const COLUMNS = EXPORT_COLUMNS.map(({ name }) => name);

function rowsOf(rows: readonly Record<string, string>[], columns: readonly string[] = COLUMNS) {
  return async function* (): AsyncGenerator<ExportedRow> {
    for (const [index, row] of rows.entries()) {
      const location = { file: 'e.csv', line: index + 2 };
      yield { columns, location, cell: (name) => row[name] ?? '' };
    }
  };
}

async function faultsOf(rows: readonly Record<string, string>[], columns?: readonly string[]) {
  const reading = readExportedCatalogue(rowsOf(rows, columns), () => {});
  const error = await reading.catch((thrown) => thrown);
  if (!(error instanceof ViandError)) return [];
  return error.diagnostics.map(({ code, field, location }) => [code, location?.line, field]);
}

test('readExportedCatalogue() reports every invalid cell of every row', async () => {
  const rows = [
    ROW,
    { ...ROW, energy_kj: 'much' },
    { ...ROW, other_names: '{}', search_weight: 'x' },
    { ...ROW, codes: '[' },
    { ...ROW, variant_id: '' },
  ];
  expect(await faultsOf(rows)).toEqual([
    ['import/bad-value', 3, 'energy_kj'],
    ['import/bad-value', 4, 'other_names'],
    ['import/bad-value', 4, 'search_weight'],
    ['import/bad-value', 5, 'codes'],
    ['import/bad-value', 6, 'variant_id'],
  ]);
});

test('readExportedCatalogue() summarises many invalid values, and passes each of them to the callback', async () => {
  const rows = Array.from({ length: 30 }, () => ({ ...ROW, energy_kj: 'much' }));
  const refused: Diagnostic[] = [];
  const reading = readExportedCatalogue(
    rowsOf(rows),
    () => {},
    (fault) => refused.push(fault),
  );
  await expect(reading).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'import/bad-value',
        message: 'Cannot import the export, since 30 values are invalid',
        location: { file: 'e.csv' },
      },
    ],
  });
  expect(refused.map(({ location }) => location?.line)).toEqual(rows.map((_, at) => at + 2));
});

test('readExportedCatalogue() reads decimal commas, and rejects a file that mixes decimal marks', async () => {
  const commas = { ...ROW, search_weight: '0,5', energy_kj: '1,250', fat_g: '1,5E-2' };
  const [read] = await readExportedCatalogue(
    rowsOf([commas, { ...commas, food_id: 'b' }]),
    () => {},
  );
  const foods: Food[] = [];
  for await (const food of read?.foods ?? []) foods.push(food);
  expect(foods).toHaveLength(2);
  for (const { searchWeight, variants } of foods) {
    expect(searchWeight).toBe(0.5);
    expect(variants[0]?.nutrients[nutrient('energy').position]).toBe(1.25);
    expect(variants[0]?.nutrients[nutrient('fat').position]).toBe(0.015);
  }
  expect(await faultsOf([commas, { ...ROW, energy_kj: '1.5' }])).toEqual([
    ['import/bad-value', 3, 'search_weight'],
    ['import/bad-value', 3, 'energy_kj'],
  ]);
  expect(await faultsOf([ROW, commas])).toHaveLength(3);
});

test('readExportedCatalogue() rejects a table without ids with a single diagnostic', async () => {
  expect(await faultsOf([{ name: 'Bread' }, { name: 'Milk' }], ['name'])).toEqual([
    ['import/missing-column', 2, undefined],
  ]);
});

test('readExportedCatalogue() rejects a file with a missing column', async () => {
  const columns = COLUMNS.filter((name) => name !== 'fat_g' && name !== 'gtin');
  expect(await faultsOf([ROW], columns)).toEqual([
    ['import/missing-column', undefined, 'gtin'],
    ['import/missing-column', undefined, 'fat_g'],
  ]);
});

test('readExportedCatalogue() reads an earlier export without a later column, whose amounts are unknown', async () => {
  const columns = COLUMNS.filter((name) => name !== 'fat_g');
  const later = new Set(['fat_g']);
  const [read] = await readExportedCatalogue(rowsOf([ROW], columns), () => {}, undefined, later);
  const foods: Food[] = [];
  for await (const food of read?.foods ?? []) foods.push(food);
  const amountOf = (name: 'energy' | 'fat') =>
    foods[0]?.variants[0]?.nutrients[nutrient(name).position];
  expect(amountOf('energy')).toBe(100);
  expect(amountOf('fat')).toBeNaN();
});

test('LATER_COLUMNS contains every column that was added after the first release', () => {
  // A new column makes this fail: add it to LATER_COLUMNS, so that earlier exports can still be read.
  expect(EXPORT_COLUMNS.filter(({ name }) => !LATER_COLUMNS.has(name))).toHaveLength(FIRST_COLUMNS);
});

test('readExportedCatalogue() rejects values that no catalogue can have', async () => {
  const rows = [
    { ...ROW, type: 'fruit' },
    { ...ROW, sodium_mg: '-3' },
    { ...ROW, gtin: '123' },
  ];
  expect(await faultsOf(rows)).toEqual([
    ['food/enumeration', 2, 'type'],
    ['food/negative-amount', 3, 'own-soup.raw sodium'],
    ['food/bad-gtin', 4, 'gtin'],
  ]);
});

async function readAll(rows: readonly Record<string, string>[]) {
  const broken: Diagnostic[] = [];
  const [own] = await readExportedCatalogue(rowsOf(rows), (fault) => broken.push(fault));
  const foods: Food[] = [];
  for await (const food of own?.foods ?? []) foods.push(food);
  return { foods, broken };
}

test('readExportedCatalogue() reads a valid row', async () => {
  const { foods, broken } = await readAll([ROW]);
  expect(foods).toMatchObject([{ id: 'own-soup', gtin: null }]);
  expect(broken).toEqual([]);
});

test('readExportedCatalogue() reports foods that break rules, but still reads them', async () => {
  const fried = { ...ROW, variant_id: 'own-soup.fried', processing: 'fried', energy_kj: '99999' };
  const { foods, broken } = await readAll([ROW, fried]);
  expect(foods).toHaveLength(1);
  expect(broken).toMatchObject([
    { code: 'food/implausible-nutrient', value: '99999', location: { line: 3 } },
  ]);
});

test('readExportedCatalogue() restores leading zeros of a GTIN', async () => {
  const { foods } = await readAll([{ ...ROW, gtin: '4006381333931' }]);
  expect(foods).toMatchObject([{ gtin: '04006381333931' }]);
});
