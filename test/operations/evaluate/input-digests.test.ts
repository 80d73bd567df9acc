import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inputDigests } from '../../../src/operations/evaluate/input-digests.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('inputDigests() returns the SHA-256 of files, and null for pipes and missing files', async () => {
  const folder = tempFolder();
  const [file, pipe, missing] = ['a.csv', 'pipe', 'missing.csv'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  writeFileSync(file, 'food_id,amount,unit\n');
  execFileSync('mkfifo', [pipe]);
  const sha256 = createHash('sha256').update('food_id,amount,unit\n').digest('hex');
  expect(await inputDigests([file, pipe, '-', missing])).toEqual([
    { file, sha256 },
    { file: pipe, sha256: null },
    { file: '-', sha256: null },
    { file: missing, sha256: null },
  ]);
});

test('inputDigests() returns the catalogue in the provenance of a computed file', async () => {
  const file = path.join(tempFolder(), 'intakes.csv');
  writeFileSync(file, 'energy_kcal\n');
  writeFileSync(`${file}.meta.json`, JSON.stringify({ catalogue: { fingerprint: 'abc' } }));
  expect(await inputDigests([file])).toMatchObject([{ file, catalogue: 'abc' }]);
});
