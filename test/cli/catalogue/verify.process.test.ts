import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';

const EMBEDDED = path.join(HOME, 'data/catalogue.sqlite');

test('the embedded catalogue has no faults', async () => {
  const run = await viand('catalogue', 'verify');
  expect(run.stdout).toMatch(/^\d+ foods, 0 problems\n/);
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
});

/** The embedded catalogue with something done to it. */
function spoilt(sql: string): string {
  const file = path.join(tempFolder(), 'spoilt.sqlite');
  copyFileSync(EMBEDDED, file);
  const db = new Database(file);
  db.pragma('foreign_keys = OFF');
  db.exec(sql);
  db.close();
  return file;
}

test.each([
  ['food/enumeration', `UPDATE food SET standard_unit = 'oz' WHERE id = 'potato'`],
  ['food/standard-processing', `UPDATE food SET standard_processing = 'dried' WHERE id = 'potato'`],
  [
    'food/standard-serving',
    `UPDATE food SET standard_serving_type = 'medium_toe' WHERE id = 'potato'`,
  ],
  ['food/serving-size', `UPDATE serving_size SET amount = -1 WHERE variant = 1`],
  ['food/bad-gtin', `UPDATE food SET gtin = '00000000000001' WHERE id = 'potato'`],
  ['food/bad-figure', `UPDATE variant SET density = -1 WHERE id = 'potato.raw'`],
  ['catalogue/orphan', `UPDATE legacy_id SET target = 'nothing'`],
  ['catalogue/orphan', `DELETE FROM food WHERE id = 'potato'`],
  ['catalogue/orphan', `UPDATE serving_size SET variant = 999999 WHERE variant = 1`],
  [
    'catalogue/shadowed-id',
    `UPDATE legacy_id SET id = 'potato' WHERE id = (SELECT min(id) FROM legacy_id)`,
  ],
  ['catalogue/unmarked-stand-in', `UPDATE source_code SET is_stand_in = 0`],
  ['catalogue/unsearchable', `DELETE FROM search_hit WHERE rank = 1`],
  ['catalogue/unsearchable', `UPDATE name SET folded = 'zzz' WHERE position = 0 AND food = 3`],
  ['catalogue/unsearchable', 'DELETE FROM vocabulary'],
  ['catalogue/changed', `UPDATE food SET name = 'Pota-to' WHERE id = 'potato'`],
  ['catalogue/changed', `UPDATE name SET text = 'Spudd' WHERE text = 'spud'`],
  ['catalogue/changed', `UPDATE variant SET nutrients = zeroblob(0) WHERE id = 'potato.baked'`],
  ['catalogue/changed', `UPDATE source_code SET code = code || 'x'`],
])('verify reports %s after %s', async (code, sql) => {
  const run = await viand('catalogue', 'verify', spoilt(sql), '--json');
  expect(run.exitCode).toBe(3);
  const { rules } = JSON.parse(run.stdout) as {
    rules: { code: string; breaches: { message: string }[] }[];
  };
  const rule = rules.find((one) => one.code === code);
  expect(rule?.breaches.length).toBeGreaterThan(0);
});

test('verify notices one flipped bit of an amount', async () => {
  const file = spoilt(
    `UPDATE variant SET nutrients = CAST(substr(nutrients, 1, 2) || x'01' || substr(nutrients, 4) AS BLOB) WHERE id = 'milk.raw'`,
  );
  const run = await viand('catalogue', 'verify', file);
  expect(run.exitCode).toBe(3);
  expect(run.stdout).toContain('catalogue/changed: viand: fingerprint: ');
});

test('verify lists breaches in every format', async () => {
  const file = spoilt(`UPDATE variant SET density = -1 WHERE id IN ('potato.raw', 'milk.raw')`);
  const { rules, faults } = JSON.parse((await viand('catalogue', 'verify', file, '--json')).stdout);
  const breaches = rules.flatMap(({ breaches: own }: { breaches: unknown[] }) => own);
  expect(breaches).toHaveLength(faults);
  const ndjson = await viand('catalogue', 'verify', file, '-f', 'ndjson');
  const lines = ndjson.stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(faults);
  const isBreach = new Ajv2020().compile(JSON.parse((await viand('schema', 'breach')).stdout));
  for (const line of lines) expect(isBreach(JSON.parse(line)), line).toBe(true);
  const csv = await viand('catalogue', 'verify', file, '-f', 'csv');
  expect(csv.stdout).toContain('rule,id,field,value,message,expected\n');
  expect(csv.stdout).toContain('food/bad-figure,potato,potato.raw density,-1,');
  const { stdout } = await viand('catalogue', 'verify', file);
  expect(stdout).toMatch(/potato\.raw density.*: expected \w/);
  expect(stdout).not.toContain('=>');
});

test('verify refuses what is no catalogue', async () => {
  const run = await viand('catalogue', 'verify', path.join(HOME, 'package.json'));
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
});
