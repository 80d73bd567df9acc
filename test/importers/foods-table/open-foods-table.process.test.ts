import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openFoodsTable } from '../../../src/importers/foods-table/open-foods-table.ts';
import type { FoodsTableOptions } from '../../../src/importers/foods-table/read-foods-table.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { FoodRepair } from '../../../src/model/food-collection.ts';
import { READ_LIMITS } from '../../../src/tables/read-limits.ts';
import { HOME } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const PROGRAM = path.join(HOME, 'dist/foods-thread.cjs');
const NO_PROGRAM = path.join(HOME, 'dist/no-such-thread.cjs');

const OPTIONS: FoodsTableOptions = {
  source: { id: 'own', name: 'own', release: '', licence: '', isOwn: true },
  columnMap: {},
  basis: '100 g',
  sheet: undefined,
  encoding: undefined,
  limits: READ_LIMITS,
};

/** Foods with servings, other names and dates; every ninth has a fault. */
function largeTable(): string {
  const lines = ['id,name,gtin,synonyms,serving_size,recorded_on,energy_kj,fat_g'];
  for (let row = 0; row < 3000; row++) {
    const fat = row % 9 === 0 ? `-${row}` : row % 7;
    lines.push(
      `${row % 2900},"Food ""${row}"", 𝒻ried",${row === 5 ? '39400103431' : ''},dish ${row}|Speise,${row === 6 ? '1 dish' : '30 g'},2024-01-0${1 + (row % 9)},${37 * (row % 7)},${fat}`,
    );
  }
  return `${lines.join('\n')}\n${'x'.repeat(950_000)}\n`;
}

/** All that is read of a table. */
async function readAll(file: string, program: string) {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => found.push(diagnostic);
  const repairs: FoodRepair[] = [];
  const options = { ...OPTIONS, repaired: (repair: FoodRepair) => repairs.push(repair) };
  const table = await openFoodsTable(file, Readable.from([]), options, report, program);
  const foods: unknown[] = [];
  for await (const food of table.collection.foods) foods.push([food, table.place()]);
  const { counts, columns, unweighed } = table;
  return { foods, found, counts, columns, unweighed, repairs };
}

test('openFoodsTable() reads a large table in a thread as in this one', async () => {
  const file = path.join(folderWith({ 'large.csv': largeTable() }), 'large.csv');
  const here = await readAll(file, NO_PROGRAM);
  const there = await readAll(file, PROGRAM);
  expect(there).toEqual(here);
  expect(there.counts).toMatchObject({ rows: 3001 });
  expect(there.counts.imported).toBe(there.foods.length);
  expect(there.found.length).toBeGreaterThan(300);
  expect(there.repairs).toMatchObject([{ location: { line: 7 }, code: '00039400103431' }]);
  expect(there.unweighed).toEqual({ foods: 1, example: '1 dish' });
});

test('openFoodsTable() throws the problem that the thread found in a table', async () => {
  const file = path.join(folderWith({ 'no-header.csv': '1,2\n'.repeat(300_000) }), 'no-header.csv');
  const [here, there] = await Promise.all(
    [NO_PROGRAM, PROGRAM].map((program) => readAll(file, program).catch((error) => error)),
  );
  expect(there).toEqual(here);
  expect(there.diagnostics).toEqual(here.diagnostics);
  expect(there.diagnostics).toHaveLength(1);
});

test('openFoodsTable() throws the error that ends the thread', async () => {
  const folder = folderWith({ 'large.csv': largeTable(), 'failing.cjs': "throw new Error('no')" });
  const program = path.join(folder, 'failing.cjs');
  await expect(readAll(path.join(folder, 'large.csv'), program)).rejects.toThrow('no');
});
