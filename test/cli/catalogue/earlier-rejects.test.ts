import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeEarlierRejects } from '../../../src/cli/catalogue/earlier-rejects.ts';
import { REJECTS_HEADER } from '../../../src/render/diagnostics/rejects.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earlier-rejects-'));

test('removeEarlierRejects removes the list of an earlier run', () => {
  const file = path.join(folder, 'foods.sqlite.rejects.csv');
  writeFileSync(file, `${REJECTS_HEADER}foods.csv,2,,salt,98,food/implausible-nutrient,,\n`);
  removeEarlierRejects(file);
  expect(existsSync(file)).toBe(false);
});

test.each([['name,salt\nBread,1\n'], ['file'], ['']])(
  'removeEarlierRejects keeps a file that is not such a list: %j',
  (text) => {
    const file = path.join(folder, 'own.csv');
    writeFileSync(file, text);
    removeEarlierRejects(file);
    expect(existsSync(file)).toBe(true);
  },
);

test('removeEarlierRejects keeps a folder, and needs no file', () => {
  const file = path.join(folder, 'folder.rejects.csv');
  removeEarlierRejects(file);
  mkdirSync(file);
  removeEarlierRejects(file);
  expect(existsSync(file)).toBe(true);
});
