import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../support/embedded-catalogue.ts';
import { fewSeeds } from '../../support/few-seeds.ts';
import { fnddsTables } from '../../support/fndds-tables.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';
import { type ReportedProblem, validated } from './support.ts';

const SEEDS = path.join(HOME, 'seeds');

/** The seeds of a few foods. */
const FEW = Object.fromEntries(fewSeeds('365', 'aca', 'bro'));

/** The same with a change in one table. */
function seedsWith(table: string, change: (text: string) => string): string {
  const before = FEW[table] ?? '';
  const after = change(before);
  expect(after).not.toBe(before);
  return folderWith({ ...FEW, [table]: after });
}

function brief({ code, file, line, column, suggestion }: ReportedProblem) {
  return [code, path.basename(file), line, column, suggestion];
}

test('the seeds are valid, as a folder and by any of their files', async () => {
  expect(await validated(SEEDS)).toEqual([]);
  expect(await validated(folderWith(FEW))).toEqual([]);
  const files = ['products.csv', 'serving-sizes.csv'].map((name) => path.join(SEEDS, name));
  const { stdout } = await viand('validate', ...files, SEEDS, '--json', '--no-config');
  expect(JSON.parse(stdout)).toMatchObject({
    files: [{ kind: 'catalogue' }],
    summary: { files: 1 },
  });
});

test.each<[string, string, (text: string) => string, unknown[]]>([
  [
    'lost zeros of a GTIN',
    'products.csv',
    (text) => text.replace('00099482450663', '99482450663'),
    ['food/bad-gtin', 'products.csv', 2, 50, '00099482450663'],
  ],
  [
    'an energy in kcal',
    'nutrients.csv',
    (text) => text.replace(/^([^,]+,sr-28,12006,true,)[\d.]+/m, '$1486'),
    ['food/energy-off-atwater', 'nutrients.csv', 2, 52, undefined],
  ],
  [
    'a row of a food that is not there',
    'serving-sizes.csv',
    (text) =>
      text.replace('\n365-everyday-value-chia-seeds.raw,', '\n365-everyday-value-chia-seed.raw,'),
    ['import/orphan', 'serving-sizes.csv', 2, 1, '365-everyday-value-chia-seeds.raw'],
  ],
  [
    'a word that is none of the specification',
    'variants.csv',
    (text) => text.replace(/^(broccoli\.boiled,broccoli,)boiled/m, '$1boild'),
    ['import/bad-value', 'variants.csv', 14, 26, 'boiled'],
  ],
  [
    'a cell too many',
    'names.csv',
    (text) => text.replace('acai juice\n', 'acai, juice\n'),
    ['import/cell-count', 'names.csv', 2, undefined, undefined],
  ],
])('validate places what is wrong with a table: %s', async (_, table, change, expected) => {
  const problems = await validated(seedsWith(table, change));
  // A food that has lost a part may break further rules.
  expect(problems.map(brief).filter(([code]) => code === expected[0])).toEqual([expected]);
});

test('validate --fix restores lost leading zeros of GTINs and changes nothing else', async () => {
  const folder = seedsWith('products.csv', (text) =>
    text.replaceAll(/,0+(\d+)\n/g, ',$1\n').replaceAll('\n', '\r\n'),
  );
  const run = await viand('validate', folder, '--fix', '--no-config');
  expect(run).toMatchObject({ exitCode: 0, stdout: 'no errors in 1 file\n' });
  const products = readFileSync(path.join(folder, 'products.csv'), 'utf8');
  expect(products).toBe(FEW['products.csv']?.replaceAll('\n', '\r\n'));
});

test('a catalogue file is verified', async () => {
  const file = path.join(tempFolder(), 'copy.db');
  copyFileSync(CATALOGUE, file);
  expect(await validated(file)).toEqual([]);
  const db = new Database(file);
  db.exec("UPDATE variant SET density = -1 WHERE id = 'broccoli.raw'");
  db.close();
  const codes = (await validated(file)).map((problem) => (problem as { code: string }).code);
  expect(codes).toEqual([
    'food/bad-figure',
    'food/implausible-density',
    'food/measure-off-density',
    'catalogue/changed',
  ]);
});

test('a SQLite file that is not a catalogue is a problem', async () => {
  const file = path.join(tempFolder(), 'other.sqlite');
  const db = new Database(file);
  db.exec('CREATE TABLE thing (id)');
  db.close();
  expect(await validated(file)).toMatchObject([{ code: 'catalogue/foreign' }]);
});

test('validate --as catalogue reports a folder without tables of foods, and a file that is none', async () => {
  const folder = folderWith({ 'meals.csv': 'food_id,amount,unit\nmilk,1,ml\n' });
  expect(await validated(folder, '--as', 'catalogue')).toMatchObject([
    { code: 'input/unreadable' },
  ]);
  const file = path.join(folder, 'meals.csv');
  expect(await validated(file)).toEqual([]);
  expect(await validated(file, '--as', 'catalogue')).toMatchObject([{ code: 'input/unreadable' }]);
});

test('--as meals takes a table for a meal file', async () => {
  const problems = await validated(path.join(SEEDS, 'products.csv'), '--as', 'meals');
  expect(problems.map(({ code }) => code)).toEqual(['meal/missing-column', 'meal/missing-column']);
});

test('validate checks tables of FNDDS by the rules of foods, and reports their rows', async () => {
  const tables = fnddsTables();
  const folder = folderWith(tables);
  const all = await validated(path.join(folder, 'portions.csv'));
  expect(all.map(brief)).toContainEqual([
    'food/energy-off-atwater',
    'values.csv',
    33,
    undefined,
    undefined,
  ]);
  const bad = folderWith({ ...tables, 'foods.csv': tables['foods.csv'].replace(',1002', ',x') });
  expect((await validated(bad)).length).toBeGreaterThanOrEqual(all.length);
});
