import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeIfBegins } from '../../../src/io/writing/remove-if-begins.ts';

const HEADER = 'file,line\n';

const folder = mkdtempSync(path.join(tmpdir(), 'remove-if-begins-'));

test('removeIfBegins removes a file that begins with the text', () => {
  const file = path.join(folder, 'foods.sqlite.rejects.csv');
  writeFileSync(file, `${HEADER}foods.csv,2\n`);
  removeIfBegins(file, HEADER);
  expect(existsSync(file)).toBe(false);
});

test.each([['name,salt\nBread,1\n'], ['file'], ['']])(
  'removeIfBegins keeps a file that begins with other text: %j',
  (text) => {
    const file = path.join(folder, 'own.csv');
    writeFileSync(file, text);
    removeIfBegins(file, HEADER);
    expect(existsSync(file)).toBe(true);
  },
);

test('removeIfBegins keeps a folder, and accepts a missing file', () => {
  const file = path.join(folder, 'folder.rejects.csv');
  removeIfBegins(file, HEADER);
  mkdirSync(file);
  removeIfBegins(file, HEADER);
  expect(existsSync(file)).toBe(true);
});
