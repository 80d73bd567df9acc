import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importSeeds } from '../../../src/importers/seeds/import-seeds.ts';
import { type Diagnostic, ViandError } from '../../../src/model/diagnostic.ts';
import { standardVariant } from '../../../src/model/food.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { fewSeeds } from '../../support/few-seeds.ts';
import { folderWith } from '../../support/write-files.ts';

const SEEDS = path.join(import.meta.dirname, '../../../seeds');

/** All seeds, with their problems. */
const { foods, legacyIds, faultsOfAll } = await (async () => {
  const faultsOfAll: Diagnostic[] = [];
  return { ...(await importSeeds([SEEDS], (fault) => faultsOfAll.push(fault))), faultsOfAll };
})();

/** The problems of a few seeds after one table has changed. */
async function faultsAfter(table: string, change: (text: string) => string) {
  const files = Object.fromEntries(
    fewSeeds('a').map(([name, text]) => [name, name === table ? change(text) : text]),
  );
  const faults: Diagnostic[] = [];
  try {
    await importSeeds([folderWith(files)], (fault) => faults.push(fault));
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    faults.push(...error.diagnostics);
  }
  return faults;
}

test('the seeds are valid, and so is a small subset of them', async () => {
  expect(faultsOfAll).toEqual([]);
  expect(await faultsAfter('foods.csv', (text) => text)).toEqual([]);
});

test('the seeds meet the guarantees of the specification for foods', async () => {
  for (const food of foods) {
    expect(food.variants.map(({ processing }) => processing)).toContain(food.standardProcessing);
    if (food.standardServingType !== null) {
      const { servingSizes } = standardVariant(food);
      expect(servingSizes.map(({ type }) => type)).toContain(food.standardServingType);
    }
    expect(food.searchWeight).toBeGreaterThanOrEqual(0);
    expect(food.searchWeight).toBeLessThanOrEqual(1);
    expect(food.id).toMatch(/^[a-z0-9-]+$/);
    for (const { id, processing } of food.variants) expect(id).toBe(`${food.id}.${processing}`);
  }
});

test('a variant prefers its own amounts, and then those of its similar foods in order', async () => {
  const rolls = foods.find(({ id }) => id === 'bread-roll');
  const [roll] = rolls?.variants ?? [];
  const amount = (name: NutrientName) => roll?.nutrients[nutrient(name).position];
  expect([roll?.source, roll?.sourceCode]).toEqual(['cofid-2015', '11-1006']);
  expect(roll?.borrowed).toMatchObject({
    source: 'swiss-fcd+fndds-2017-2018',
    sourceCode: 'Bread roll, white+51150000',
  });
  expect(amount('iodide')).toBe(0.9);
  expect(roll?.borrowed?.nutrients).toContain(nutrient('iodide').position);
  expect(roll?.borrowed?.nutrients).not.toContain(nutrient('energy').position);
  const apple = foods
    .find(({ id }) => id === 'apple')
    ?.variants.find(({ id }) => id === 'apple.stewed');
  expect(apple?.borrowed).toMatchObject({ source: 'sr-28+swiss-fcd' });
});

const EUROPEAN = ['bls-4.0', 'cofid-2015'];

test('foods of European tables have no folic acid, most foods have iodine, and yields have a source', async () => {
  const variants = foods
    .filter(({ type }) => type !== 'branded_food')
    .flatMap((food) => food.variants);
  const withFolicAcid = variants
    .filter(({ source }) => EUROPEAN.includes(source))
    .filter(({ nutrients }) => (nutrients[nutrient('folic_acid').position] as number) > 0)
    .map(({ id }) => id);
  expect(withFolicAcid).toEqual([]);
  const withIodine = variants.filter(
    ({ nutrients }) => !Number.isNaN(nutrients[nutrient('iodide').position]),
  );
  expect(withIodine.length).toBeGreaterThan(1000);
  const [header, ...rows] = readFileSync(path.join(SEEDS, 'variants.csv'), 'utf8').split('\n');
  expect(header).toContain('yield_factor,yield_source,yield_source_code');
  const unsourced = rows.filter((row) => {
    const [, , , , factor = '', source = ''] = row.replace(/"[^"]*"/g, '').split(',');
    return factor !== '' && source === '';
  });
  expect(unsourced).toEqual([]);
});

test.each([
  ['foods.csv', 'generic_single_food', 'generic_food', 'import/bad-value'],
  ['foods.csv', 'almonds,Almonds', 'mandeln,Almonds', 'import/orphan'],
  ['variants.csv', 'almonds,raw,', 'almonds,rawish,', 'import/bad-value'],
  ['nutrients.csv', 'estimated,energy', 'estimated,vigour', 'import/bad-value'],
  ['nutrients.csv', 'acai-juice.raw,', 'acai-saft.raw,', 'import/bad-value'],
  ['foods.csv', 'apple,Apple', 'almonds,Apple', 'import/duplicate'],
  ['variants.csv', 'almonds.roasted', 'almonds.raw', 'import/duplicate'],
  ['nutrients.csv', 'almonds.roasted', 'almonds.raw', 'import/duplicate'],
  ['serving-sizes.csv', 'almonds.raw,portion', 'almonds.raw,helping', 'import/bad-value'],
  ['food-patterns.csv', 'f_citmlb', 'f_citrus', 'import/missing-column'],
] as const)('importSeeds() reports in %s if %s is changed to %s', async (table, from, to, code) => {
  const faults = await faultsAfter(table, (text) => text.replace(from, to));
  expect(faults.map((fault) => fault.code)).toContain(code);
});

test('ids of states from an earlier release lead to the states of the successor', () => {
  const targets = new Map(legacyIds.map(({ id, target, change }) => [id, `${target} ${change}`]));
  expect(targets.get('zucchini.boiled')).toBe('courgette.boiled renamed');
  expect(targets.get('rice.boiled')).toBe('white-rice.boiled split');
  expect(targets.has('zucchini.candied')).toBe(false);
  // Its row exists because "tofu" is a current food.
  expect(targets.get('tofu.steamed')).toBe('soft-tofu.steamed split');
  // The successor of "baked-cod" is a variant.
  expect(targets.has('baked-cod.baked')).toBe(false);
});
