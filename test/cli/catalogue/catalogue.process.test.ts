import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../support/embedded-catalogue.ts';
import { fewSeeds } from '../../support/few-seeds.ts';
import { copyAsSchema8 } from '../../support/schema-8.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand, viandWith } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const SEEDS = path.join(HOME, 'seeds');

test('catalogue info describes the embedded catalogue', async () => {
  const { exitCode, stdout } = await viand('catalogue', 'info', '--format', 'json');
  expect(exitCode).toBe(0);
  const info = JSON.parse(stdout);
  expect(info).toMatchObject({ schema_version: 9, sources: [{ id: 'viand' }] });
  expect(info.foods).toBeGreaterThanOrEqual(60);
  expect(info.variants_with_food_patterns).toBe(info.variants);
});

test('catalogue info has the same figures in every format', async () => {
  const info = JSON.parse((await viand('catalogue', 'info', '-f', 'json')).stdout);
  const ndjson = await viand('catalogue', 'info', '-f', 'ndjson');
  expect(JSON.parse(ndjson.stdout)).toEqual(info);
  for (const [format, pattern] of [
    ['csv', `\nfoods,${info.foods}\n`],
    ['table', `\nfoods +${info.foods}\n`],
  ] as const) {
    expect((await viand('catalogue', 'info', '-f', format)).stdout).toMatch(new RegExp(pattern));
  }
});

test('catalogue info says that searches in a file of schema version 8 are slow', async () => {
  const file = path.join(tempFolder(), 'schema-8.sqlite');
  copyAsSchema8(CATALOGUE, file);
  const earlier = await viand('catalogue', 'info', '--catalogue', file);
  expect(earlier.exitCode).toBe(0);
  expect(earlier.stderr).toContain(`${file}: searches are slow`);
  expect((await viand('catalogue', 'info')).stderr).toBe('');
});

test('catalogue import builds a catalogue that evaluates like the embedded one, and changes nothing the next time', async () => {
  const seeds = folderWith(Object.fromEntries(fewSeeds()));
  const file = path.join(tempFolder(), 'own.sqlite');
  const first = await viand('catalogue', 'import', 'seeds', seeds, '--catalogue', file);
  expect(first).toMatchObject({ exitCode: 0, stderr: '' });
  expect(first.stdout).toContain(`imported into ${file}`);
  const bytes = readFileSync(file);

  const second = await viand('catalogue', 'import', 'seeds', seeds, '--catalogue', file);
  expect(second.stdout).toContain('unchanged');
  expect(readFileSync(file).equals(bytes)).toBe(true);

  const meals = 'food_id,amount,unit\nbroccoli,200,g\nbroccoli.raw,100,g\n';
  const own = await viandWith(meals, 'evaluate', 'all', '-', '--catalogue', file);
  expect(own.exitCode).toBe(0);
  expect(own).toEqual(await viandWith(meals, 'evaluate', 'all', '-'));
});

test('an index and figures that are out of date are reported, and importing the foods again renews them', async () => {
  const seeds = folderWith(Object.fromEntries(fewSeeds()));
  const file = path.join(tempFolder(), 'own.sqlite');
  const importSeeds = () => viand('catalogue', 'import', 'seeds', seeds, '--catalogue', file);
  await importSeeds();
  const figures = readFileSync(`${file}.figures`);

  rmSync(`${file}.figures`);
  const without = await viand('catalogue', 'info', '--catalogue', file);
  expect(without.exitCode).toBe(0);
  expect(without.stderr).toContain(`${file}.figures is missing or out of date`);
  expect((await importSeeds()).stdout).toContain(`imported into ${file}`);
  expect(readFileSync(`${file}.figures`).equals(figures)).toBe(true);

  writeFileSync(`${file}.figures`, 'VIANDFG3');
  expect((await importSeeds()).stdout).toContain(`imported into ${file}`);
  const current = path.join(tempFolder(), 'current.sqlite');
  copyFileSync(file, current);
  copyAsSchema8(current, file);
  expect((await importSeeds()).stdout).toContain(`imported into ${file}`);
  expect((await importSeeds()).stdout).toContain('unchanged');
  expect((await viand('catalogue', 'info', '--catalogue', file)).stderr).toBe('');
});

test('catalogue import names all faults and makes no file', async () => {
  const names = [
    'foods',
    'variants',
    'nutrients',
    'food-patterns',
    'serving-sizes',
    'names',
    'products',
    'codes',
    'legacy-ids',
  ];
  const files = Object.fromEntries(
    names.map((name) => [`${name}.csv`, readFileSync(path.join(SEEDS, `${name}.csv`), 'utf8')]),
  );
  const variants = files['variants.csv']?.replace(',raw,', ',rare,').replace(',dried,', ',dry,');
  const folder = folderWith({ ...files, 'variants.csv': variants ?? '' });
  const file = path.join(tempFolder(), 'own.sqlite');
  const run = await viand('catalogue', 'import', 'seeds', folder, '--catalogue', file);
  expect(run.exitCode).toBe(3);
  expect(run.stderr).toContain(
    'variants.csv:2: processing: Unknown processing "rare": expected one of raw',
  );
  expect(run.stderr).toContain('Unknown processing "dry"');
  expect((await viand('catalogue', 'info', '--catalogue', file)).exitCode).toBe(2);
});

test('catalogue import refuses a folder without the files', async () => {
  const file = path.join(tempFolder(), 'own.sqlite');
  const run = await viand('catalogue', 'import', 'fndds', tempFolder(), '--catalogue', file);
  expect(run.exitCode).toBe(2);
  expect(run.stderr.match(/The FNDDS table of .* is missing/g)).toHaveLength(4);
});

test('catalogue import needs --catalogue', async () => {
  const run = await viand('catalogue', 'import', 'fndds', SEEDS);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('--catalogue');
});
