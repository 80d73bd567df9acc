import { expect, test } from 'vitest';
import {
  type ExportedRow,
  readExportedCatalogue,
} from '../../../src/importers/export/read-export.ts';
import { ViandError } from '../../../src/model/diagnostic.ts';

const ROW = {
  source: 'own',
  food_id: 'own-soup',
  name: 'Soup',
  type: 'generic_mixed_dish',
  variant_id: 'own-soup.raw',
  variant_source: 'own',
  energy_kj: '100',
};

function rowsOf(rows: readonly Record<string, string>[]) {
  return async function* (): AsyncGenerator<ExportedRow> {
    for (const [index, row] of rows.entries()) {
      yield { location: { file: 'e.csv', line: index + 2 }, cell: (name) => row[name] ?? '' };
    }
  };
}

async function faultsOf(rows: readonly Record<string, string>[]) {
  const error = await readExportedCatalogue(rowsOf(rows)).catch((thrown) => thrown);
  if (!(error instanceof ViandError)) return [];
  return error.diagnostics.map(({ code, field, location }) => [code, location?.line, field]);
}

test('readExportedCatalogue reports every cell of every faulty row', async () => {
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

test('readExportedCatalogue takes a file whose first row has no ids for another table', async () => {
  expect(await faultsOf([{ name: 'Bread' }, { name: 'Milk' }])).toEqual([
    ['import/missing-column', 2, undefined],
  ]);
});

test('readExportedCatalogue reads rows without faults', async () => {
  const [own] = await readExportedCatalogue(rowsOf([ROW]));
  const foods = [];
  for await (const food of own?.foods ?? []) foods.push(food.id);
  expect(foods).toEqual(['own-soup']);
});
