import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, expect, test } from 'vitest';
import { fewSeeds } from '../../support/few-seeds.ts';
import { folderForAll, tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

async function fingerprintOf(...options: readonly string[]): Promise<string> {
  const { stdout } = await viand('catalogue', 'info', '--json', ...options);
  return JSON.parse(stdout).fingerprint;
}

/** Exports a catalogue, the embedded one if there is no other, and holds it against what is imported again. */
async function expectSameAgain(format: string, ...base: readonly string[]): Promise<void> {
  const folder = tempFolder();
  const file = path.join(folder, `foods.${format}`);
  const catalogue = path.join(folder, 'again.sqlite');
  const exported = await viand('catalogue', 'export', '-o', file, ...base);
  expect(exported).toMatchObject({ exitCode: 0, stdout: '' });
  const imported = await viand('catalogue', 'import', 'export', file, '--catalogue', catalogue);
  expect(imported).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await fingerprintOf('--catalogue', catalogue)).toBe(await fingerprintOf(...base));
  const again = await viand('catalogue', 'import', 'export', file, '--catalogue', catalogue);
  expect(again.stdout).toContain('unchanged');
}

const FEW_FOODS = folderForAll();

beforeAll(async () => {
  const seeds = path.join(FEW_FOODS, 'seeds');
  mkdirSync(seeds);
  for (const [name, text] of fewSeeds()) writeFileSync(path.join(seeds, name), text);
  const catalogue = path.join(FEW_FOODS, 'few.sqlite');
  const { exitCode } = await viand('catalogue', 'import', 'seeds', seeds, '--catalogue', catalogue);
  expect(exitCode).toBe(0);
  // A second source, in which a food has the name of one in the first.
  const own = path.join(FEW_FOODS, 'own.csv');
  writeFileSync(own, 'name,gtin,energy_kj,fat_g\nApple,4012345678901,230,0.2\nOat bar,,1700,\n');
  const added = await viand('catalogue', 'add', own, '--catalogue', catalogue);
  expect(added.exitCode).toBe(0);
});

test.each(['csv', 'ndjson', 'parquet', 'sqlite'])(
  'catalogue export of two sources to %s and import again give the same fingerprint',
  (format) => expectSameAgain(format, '--catalogue', path.join(FEW_FOODS, 'few.sqlite')),
);

test('so does the whole embedded catalogue', () => expectSameAgain('parquet'));

test('catalogue export writes plain columns to standard output', async () => {
  const { stdout } = await viand('catalogue', 'export', '--format', 'csv');
  const [header = '', ...rows] = stdout.split('\n');
  expect(header.split(',')).toEqual(
    expect.arrayContaining(['food_id', 'gtin', 'energy_kj', 'vitamin_c_mg', 'f_total']),
  );
  expect(rows.length).toBeGreaterThan(2000);
});

test('catalogue import export refuses other tables', async () => {
  const catalogue = path.join(tempFolder(), 'new.sqlite');
  const run = await viand(
    'catalogue',
    'import',
    'export',
    'seeds/foods.csv',
    '--catalogue',
    catalogue,
  );
  expect(run).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('not an exported catalogue'),
  });
});

test('catalogue import export refuses a file without foods, a folder and a pipe', async () => {
  const folder = tempFolder();
  const from = async (file: string) =>
    viand('catalogue', 'import', 'export', file, '--catalogue', path.join(folder, 'new.sqlite'));
  const [whole] = (await viand('catalogue', 'export', '-f', 'csv')).stdout.split('\n');
  writeFileSync(path.join(folder, 'none.csv'), `${whole}\n`);
  const none = await from(path.join(folder, 'none.csv'));
  expect(none).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('has no foods') });
  expect((await from(folder)).stderr).toContain('Cannot read a folder');
  const piped = await from('-');
  expect(piped.stderr).toContain('Cannot import from a pipe');
});

test('catalogue export replaces its own databases, and no others', async () => {
  const few = path.join(FEW_FOODS, 'few.sqlite');
  const file = path.join(tempFolder(), 'foods.sqlite');
  const exported = (...options: string[]) =>
    viand('catalogue', 'export', '--catalogue', few, '-o', file, ...options);
  expect((await exported()).exitCode).toBe(0);
  const first = readFileSync(file);
  expect((await exported()).exitCode).toBe(0);
  expect(readFileSync(file)).toEqual(first);
  // A table is not a database.
  expect((await exported('--format', 'csv')).stderr).toContain('use one of them');
  const db = new Database(file);
  db.exec('CREATE TABLE mine (a)');
  db.close();
  const refused = await exported();
  expect(refused).toMatchObject({ exitCode: 2 });
  expect(refused.stderr).toContain('it is a database');
  copyFileSync(few, file);
  expect((await exported()).stderr).toContain('it is a database');
});

test('catalogue import export says that a file is a catalogue already', async () => {
  const few = path.join(FEW_FOODS, 'few.sqlite');
  const catalogue = path.join(tempFolder(), 'new.sqlite');
  const run = await viand('catalogue', 'import', 'export', few, '--catalogue', catalogue);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain(
    'The file is a catalogue already: expected a file of "viand catalogue export"; use a catalogue with --catalogue, or export it first',
  );
});

test('catalogue import export lists many invalid values in a file, and refuses them in a few lines', async () => {
  const folder = tempFolder();
  const few = path.join(FEW_FOODS, 'few.sqlite');
  const file = path.join(folder, 'foods.csv');
  const catalogue = path.join(folder, 'again.sqlite');
  const { stdout } = await viand('catalogue', 'export', '--format', 'csv', '--catalogue', few);
  const [header = '', ...rows] = stdout.trimEnd().split('\n');
  const wrong = rows.map((row) => row.replace(/,0\.5,/g, ',much,').replace(/,0,/g, ',x,'));
  writeFileSync(file, [header, ...wrong].join('\n'));
  const run = await viand('catalogue', 'import', 'export', file, '--catalogue', catalogue);
  expect(run.exitCode).toBe(3);
  expect(run.stderr.trimEnd().split('\n').length).toBeLessThan(23);
  const listed = readFileSync(`${catalogue}.rejects.csv`, 'utf8').trimEnd().split('\n');
  expect(run.stderr).toContain(`since ${listed.length - 1} values are invalid`);
  expect(existsSync(catalogue)).toBe(false);
});

test('catalogue import export checks an edited export, and counts the foods that it removes', async () => {
  const folder = tempFolder();
  const few = path.join(FEW_FOODS, 'few.sqlite');
  const file = path.join(folder, 'foods.csv');
  const catalogue = path.join(folder, 'again.sqlite');
  const importEdited = async (edit: (lines: string[]) => string[]) => {
    const lines = (await viand('catalogue', 'export', '--format', 'csv', '--catalogue', few))
      .stdout;
    writeFileSync(file, edit(lines.trimEnd().split('\n')).join('\n'));
    return viand('catalogue', 'import', 'export', file, '--catalogue', catalogue);
  };
  await importEdited((lines) => lines);
  const shorter = await importEdited((lines) => lines.slice(0, -1));
  expect(shorter.stdout).toContain('1 removed');
  const wrong = await importEdited((lines) =>
    lines.map((line) => line.replace(/,1700(\.0)?,/, ',99999,')),
  );
  expect(wrong).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining('break rules (problems: 1)'),
  });
  const repeated = await importEdited((lines) => [...lines, lines[1] as string]);
  expect(repeated).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('each food once'),
  });
});

test('catalogue export --format sqlite replaces no pipe or device, and needs a file', async () => {
  const few = path.join(FEW_FOODS, 'few.sqlite');
  const pipe = path.join(tempFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const exported = (output: string) =>
    viand('catalogue', 'export', '--catalogue', few, '--format', 'sqlite', '-o', output);
  const refused = await exported(pipe);
  expect(refused).toMatchObject({ exitCode: 2 });
  expect(refused.stderr).toContain('it is not a regular file');
  expect(lstatSync(pipe).isFIFO()).toBe(true);
  expect((await exported('-')).stderr).toContain('--format sqlite needs a file');
});
