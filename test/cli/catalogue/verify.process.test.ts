import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Database from 'better-sqlite3';
import { beforeAll, expect, test } from 'vitest';
import { fewSeeds } from '../../support/few-seeds.ts';
import { folderForAll, tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';
import { writeFiles } from '../../support/write-files.ts';

const FOLDER = folderForAll();

/** A catalogue of few foods, since all of the embedded one take a second each time. */
const SOUND = path.join(FOLDER, 'sound.sqlite');

beforeAll(async () => {
  writeFiles(FOLDER, Object.fromEntries(fewSeeds()));
  await viand('catalogue', 'import', 'seeds', FOLDER, '--catalogue', SOUND);
});

test('a catalogue of few foods has no problems', async () => {
  const run = await viand('catalogue', 'verify', SOUND);
  expect(run.stdout).toMatch(/^\d+ foods, 0 problems\n/);
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
});

test('the embedded catalogue has no problems', async () => {
  const run = await viand('catalogue', 'verify');
  expect(run.stdout).toMatch(/^\d+ foods, 0 problems\n/);
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
});

/** The sound catalogue with something done to it. */
function spoilt(sql: string): string {
  const file = path.join(tempFolder(), 'spoilt.sqlite');
  copyFileSync(SOUND, file);
  const db = new Database(file);
  db.pragma('foreign_keys = OFF');
  db.exec(sql);
  db.close();
  return file;
}

test.each([
  ['food/enumeration', `UPDATE food SET standard_unit = 'oz' WHERE id = 'broccoli'`],
  [
    'food/standard-processing',
    `UPDATE food SET standard_processing = 'dried' WHERE id = 'broccoli'`,
  ],
  [
    'food/standard-serving',
    `UPDATE food SET standard_serving_type = 'medium_toe' WHERE id = 'broccoli'`,
  ],
  ['food/serving-size', `UPDATE serving_size SET amount = -1 WHERE variant = 1`],
  ['food/bad-gtin', `UPDATE food SET gtin = '00000000000001' WHERE id = 'broccoli'`],
  ['food/bad-figure', `UPDATE variant SET density = -1 WHERE id = 'broccoli.raw'`],
  ['catalogue/orphan', `UPDATE legacy_id SET target = 'nothing'`],
  ['catalogue/orphan', `DELETE FROM food WHERE id = 'broccoli'`],
  ['catalogue/orphan', `UPDATE serving_size SET variant = 999999 WHERE variant = 1`],
  [
    'catalogue/shadowed-id',
    `UPDATE legacy_id SET id = 'broccoli' WHERE id = (SELECT min(id) FROM legacy_id)`,
  ],
  ['catalogue/unmarked-stand-in', `UPDATE source_code SET is_stand_in = 0`],
  ['catalogue/unsearchable', `DELETE FROM search_hit WHERE rank = 1`],
  ['catalogue/unsearchable', `UPDATE name SET folded = 'zzz' WHERE position = 0 AND food = 3`],
  ['catalogue/unsearchable', 'DELETE FROM vocabulary'],
  ['catalogue/changed', `UPDATE food SET name = 'Brocco-li' WHERE id = 'broccoli'`],
  ['catalogue/changed', `UPDATE name SET text = 'All-Brann' WHERE text = 'All-Bran'`],
  ['catalogue/changed', `UPDATE name SET text = 'Brocco-li' WHERE position = 0 AND food = 3`],
  ['catalogue/changed', `UPDATE name SET folded = 'zzz' WHERE position = 1 AND text = 'All-Bran'`],
  ['catalogue/changed', `UPDATE variant SET nutrients = zeroblob(0) WHERE id = 'broccoli.boiled'`],
  ['catalogue/changed', `UPDATE source_code SET code = code || 'x'`],
])('verify reports %s after %s', async (code, sql) => {
  const run = await viand('catalogue', 'verify', spoilt(sql), '--json');
  expect(run.exitCode).toBe(3);
  const { rules } = JSON.parse(run.stdout) as {
    rules: { code: string; problems: { message: string }[] }[];
  };
  const rule = rules.find((one) => one.code === code);
  expect(rule?.problems.length).toBeGreaterThan(0);
});

test('verify notices one flipped bit of an amount', async () => {
  const file = spoilt(
    `UPDATE variant SET nutrients = CAST(substr(nutrients, 1, 2) || x'01' || substr(nutrients, 4) AS BLOB) WHERE id = 'broccoli.raw'`,
  );
  const run = await viand('catalogue', 'verify', file);
  expect(run.exitCode).toBe(3);
  expect(run.stdout).toContain('catalogue/changed: viand: fingerprint: ');
});

test('verify lists problems in every format', async () => {
  const file = spoilt(`UPDATE variant SET density = -1 WHERE id IN ('broccoli.raw', 'brie.raw')`);
  const { rules, problems: count } = JSON.parse(
    (await viand('catalogue', 'verify', file, '--json')).stdout,
  );
  const problems = rules.flatMap(({ problems: own }: { problems: unknown[] }) => own);
  expect(problems).toHaveLength(count);
  const ndjson = await viand('catalogue', 'verify', file, '-f', 'ndjson');
  const lines = ndjson.stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(count);
  const isProblem = new Ajv2020().compile(
    JSON.parse((await viand('schema', 'catalogue-problem')).stdout),
  );
  for (const line of lines) expect(isProblem(JSON.parse(line)), line).toBe(true);
  const csv = await viand('catalogue', 'verify', file, '-f', 'csv');
  expect(csv.stdout).toContain('rule,id,field,value,message,expected\n');
  expect(csv.stdout).toContain('food/bad-figure,broccoli,broccoli.raw density,-1,');
  const { stdout } = await viand('catalogue', 'verify', file);
  expect(stdout).toMatch(/broccoli\.raw density.*[:.] [Ee]xpected \w/);
  expect(stdout).not.toContain('=>');
});

test('verify refuses files that are not catalogues', async () => {
  const run = await viand('catalogue', 'verify', path.join(HOME, 'package.json'));
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
});
