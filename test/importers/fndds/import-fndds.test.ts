import path from 'node:path';
import { expect, test } from 'vitest';
import { importFndds } from '../../../src/importers/fndds/import-fndds.ts';
import { NUTRIENT_COLUMNS } from '../../../src/importers/fndds/nutrient-columns.ts';
import { type Diagnostic, ViandError } from '../../../src/model/diagnostic.ts';
import { foodPattern } from '../../../src/model/food-patterns.ts';
import { nutrient } from '../../../src/model/nutrients.ts';
import { quoted, fnddsTables as tables } from '../../support/fndds-tables.ts';
import { folderWith } from '../../support/write-files.ts';

async function faultsOf(files: Record<string, string>): Promise<Diagnostic[]> {
  const faults: Diagnostic[] = [];
  try {
    await importFndds([folderWith(files)], (fault) => faults.push(fault));
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    faults.push(...error.diagnostics);
  }
  return faults;
}

test('importFndds() joins the four tables into foods', async () => {
  const { source, foods } = await importFndds([folderWith(tables())], (fault) => {
    throw new ViandError(fault);
  });
  expect(source).toMatchObject({ id: 'fndds', release: '2017-2018' });
  expect(foods).toHaveLength(1);
  expect(foods[0]).toMatchObject({
    id: 'fndds-11111000',
    name: 'Milk, whole',
    description: 'leche fresca',
    type: 'generic_single_food',
    isSolid: false,
    standardUnit: 'ml',
    standardProcessing: 'raw',
    standardServingType: null,
    variants: [
      {
        id: 'fndds-11111000.raw',
        source: 'fndds',
        sourceCode: '11111000',
        servingSizes: [
          { type: 'medium_cup', label: '1 cup', amount: 244, unit: 'g' },
          { type: null, label: 'Usual amount', amount: null, unit: 'g' },
        ],
      },
    ],
  });
  expect(foods[0]?.variants[0]?.density).toBeCloseTo(1.0313, 4);
});

test('importFndds() converts units', async () => {
  const { foods } = await importFndds([folderWith(tables())], () => {});
  const variant = foods[0]?.variants[0];
  const amount = (name: Parameters<typeof nutrient>[0]) =>
    variant?.nutrients[nutrient(name).position];
  const published = (column: string) =>
    1 + NUTRIENT_COLUMNS.findIndex((row) => row.column === column);
  expect(amount('energy')).toBe(published('Energy (kcal)') * 4.184);
  expect(amount('protein')).toBe(published('Protein (g)'));
  expect(amount('vitamin_B6')).toBe(published('Vitamin B-6 (mg)') * 1000);
  expect(amount('copper')).toBe(published('Copper (mg)') * 1000);
  expect(amount('salt')).toBeCloseTo((published('Sodium (mg)') * 2.5) / 1000, 12);
  expect(amount('iodide')).toBeNaN();
  expect(variant?.foodPatterns?.[foodPattern('d_total').position]).toBe(
    foodPattern('d_total').position / 8,
  );
});

test('importFndds() reads an empty cell as unknown', async () => {
  const values = NUTRIENT_COLUMNS.map(({ nutrient: name }) => (name === 'zinc' ? '' : 1));
  const files = tables({ nutrients: quoted(['11111000', 'Milk', '1002', 'Milk', ...values]) });
  const { foods } = await importFndds([folderWith(files)], () => {});
  expect(foods[0]?.variants[0]?.nutrients[nutrient('zinc').position]).toBeNaN();
});

test('importFndds() reports foods missing in FPED, and rows of FPED without a food', async () => {
  const missing = await faultsOf(tables({ foodPatterns: '' }));
  expect(missing).toMatchObject([{ code: 'import/orphan', value: '11111000' }]);
  const files = tables();
  const faults = await faultsOf({
    ...files,
    'fped.csv': files['fped.csv'].replace('"11111000"', '"99"'),
  });
  expect(faults.map(({ value }) => value)).toEqual(['99', '11111000']);
});

test('importFndds() rejects two files of the same table', async () => {
  const files = tables();
  const faults = await faultsOf({ ...files, 'old.csv': files['fped.csv'] });
  expect(faults.map(({ code }) => code)).toEqual(['import/duplicate']);
});

test.each(['', '99999', 'milk'])(
  'importFndds() reports the unknown category "%s"',
  async (category) => {
    const files = tables();
    const faults = await faultsOf({
      ...files,
      'values.csv': files['values.csv'].replace('"1002"', `"${category}"`),
    });
    expect(faults).toMatchObject([{ code: 'import/bad-value', value: category }]);
  },
);

test('importFndds() reports every fault with its location', async () => {
  const values = NUTRIENT_COLUMNS.map(({ nutrient: name }) =>
    name === 'zinc' ? 'abc' : name === 'iron' ? -1 : 1,
  );
  const row = quoted(['11111000', 'Milk', '1002', 'Milk', ...values]);
  const firstRow = tables({ nutrients: '' })['values.csv'].split('\n').length;
  const faults = await faultsOf(
    tables({ nutrients: row + row, portions: '99,Ghost,,1 cup,5\n11111000,"Milk",,1 cup\n' }),
  );
  expect(
    faults.map(({ code, location: place, field, value }) => [
      code,
      path.basename(place?.file ?? ''),
      place?.line,
      field,
      value,
    ]),
  ).toEqual([
    ['import/orphan', 'portions.csv', 5, 'Food code', '99'],
    ['import/cell-count', 'portions.csv', 6, undefined, undefined],
    ['import/bad-value', 'values.csv', firstRow, 'Iron (mg)', '-1'],
    ['import/bad-value', 'values.csv', firstRow, 'Zinc (mg)', 'abc'],
    ['import/duplicate', 'values.csv', firstRow + 1, 'Food code', '11111000'],
  ]);
});

test('importFndds() reports a food that is in only some of the tables', async () => {
  const files = tables();
  const ghost = '99999999,"Ghost",,1002\n';
  const faults = await faultsOf({ ...files, 'foods.csv': files['foods.csv'] + ghost });
  expect(faults).toMatchObject([
    { code: 'import/orphan', value: '99999999', location: { line: 5 } },
  ]);
  const alone = await faultsOf({
    ...files,
    'foods.csv': files['foods.csv'].replace('\n11111000', '\n22222222'),
  });
  expect(alone.map(({ code, value }) => [code, value])).toEqual([
    ['import/orphan', '11111000'],
    ['import/orphan', '11111000'],
    ['import/orphan', '11111000'],
    ['import/orphan', '22222222'],
  ]);
});

test('importFndds() reports each missing file', async () => {
  const { 'fped.csv': _, 'portions.csv': __, ...rest } = tables();
  const faults = await faultsOf(rest);
  expect(faults.map(({ code }) => code)).toEqual(['import/missing-file', 'import/missing-file']);
  expect(faults[0]?.expected).toContain('Portion weight (g)');
});

test('importFndds() reports a missing column', async () => {
  const files = tables();
  const faults = await faultsOf({
    ...files,
    'fped.csv': files['fped.csv'].replace('V_DRKGR', 'V_GREEN'),
  });
  expect(faults).toMatchObject([
    { code: 'import/missing-column', expected: expect.stringContaining('V_DRKGR (cup eq.)') },
  ]);
});

test('importFndds() rejects a missing folder', async () => {
  await expect(importFndds(['/no/such/folder'], () => {})).rejects.toThrow(
    'File or folder not found',
  );
});
