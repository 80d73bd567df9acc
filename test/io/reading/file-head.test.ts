import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readFileHead } from '../../../src/io/reading/file-head.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'viand-head-'));

test('readFileHead() reads the first bytes, or all bytes of a shorter file', async () => {
  const file = path.join(folder, 'foods.csv');
  writeFileSync(file, 'Food code,\u00b5g');
  expect(await readFileHead(file, 4)).toBe('Food');
  expect(await readFileHead(file, 100)).toBe('Food code,\u00c2\u00b5g');
});

test('readFileHead() throws if the file cannot be read', async () => {
  await expect(readFileHead(path.join(folder, 'missing.csv'), 4)).rejects.toThrow('ENOENT');
});
