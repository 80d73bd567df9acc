import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { viand, viandWith } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const ROWS = `food_id,amount,unit
bread,50,g
bread,30,g
zucchini,100,g
butter-unsalted,10,g
potato,100,g
`;

test('evaluate warns about ids of foods that were split or dropped, and counts renamed ones', async () => {
  const { stderr } = await viandWith(ROWS, 'evaluate', 'macros', '-');
  expect(stderr).toContain(
    'bread: split by a later release, counted as its most common successor, White bread [white-bread.raw] (2 entries)',
  );
  expect(stderr).toContain(
    'butter-unsalted: dropped by a later release, counted as a similar food, Butter [butter.raw] (1 entry)',
  );
  expect(stderr).toContain(
    'zucchini: from an earlier release, counted as its successor, Courgette, boiled [courgette.boiled] (1 entry)',
  );
});

test('evaluate writes what it assumed about ids into .meta.json, from pipes as from files', async () => {
  const folder = folderWith({ 'meals.csv': ROWS });
  const [file, meta] = [path.join(folder, 'meals.csv'), path.join(folder, 'meta.json')];
  for (const run of [
    () => viand('evaluate', 'macros', file, '--format', 'csv', '--meta', meta),
    () => viandWith(ROWS, 'evaluate', 'macros', '-', '--format', 'csv', '--meta', meta),
  ]) {
    await run();
    const { totals } = JSON.parse(readFileSync(meta, 'utf8'));
    expect(totals.ids).toEqual({ same: 1, successor: 3, stand_in: 1 });
    expect(totals.assumptions).toContainEqual({
      assumption: 'split_id',
      food_id: 'white-bread.raw',
      id: 'bread',
      entries: 2,
    });
  }
});

test('a code of SR is found without its leading zeros', async () => {
  for (const code of ['2047', 'sr-2047']) {
    const { stdout } = await viand('food', code, '--format', 'json');
    expect(JSON.parse(stdout)[0].id).toBe('salt');
  }
});
