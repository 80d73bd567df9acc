import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mealFiles } from '../../../src/io/reading/file-patterns.ts';
import { folderWith } from '../../support/write-files.ts';

const FILES = { 'b.csv': '', 'a.csv': '', 'c.json': '', '[old].csv': '', 'o.csv': '' };

async function filesOf(...names: string[]): Promise<string[]> {
  const folder = folderWith(FILES);
  mkdirSync(path.join(folder, 'folder.csv'));
  const files = await mealFiles(names.map((name) => path.join(folder, name)));
  return files.map((file) => path.relative(folder, file));
}

test('mealFiles() expands patterns in order', async () => {
  expect(await filesOf('c.json', '[ab].csv')).toEqual(['c.json', 'a.csv', 'b.csv']);
  expect(await filesOf('{c,a}.*')).toEqual(['a.csv', 'c.json']);
});

test('mealFiles() prefers an existing file to a pattern of the same text', async () => {
  expect(await filesOf('[old].csv')).toEqual(['[old].csv']);
});

test('mealFiles() repeats a file only if it is named repeatedly', async () => {
  expect(await filesOf('a.csv', 'a.csv', '?.csv', '*.csv')).toEqual([
    'a.csv',
    'a.csv',
    'b.csv',
    'o.csv',
    '[old].csv',
  ]);
  expect(await filesOf('?.csv', 'b.csv')).toEqual(['a.csv', 'o.csv', 'b.csv']);
});

test('mealFiles() returns a file once if a pattern also matches a link to it', async () => {
  const folder = folderWith({ 'a.csv': '' });
  symlinkSync(path.join(folder, 'a.csv'), path.join(folder, 'b.csv'));
  const names = await mealFiles([path.join(folder, '*.csv')]);
  expect(names.map((name) => path.basename(name))).toEqual(['a.csv']);
});

test('mealFiles() keeps patterns that match nothing, and names without a pattern', async () => {
  expect(await mealFiles(['-', 'none/*.csv', 'none.csv'])).toEqual(['-', 'none/*.csv', 'none.csv']);
});

test('mealFiles() resolves patterns from the working directory', async () => {
  expect(await mealFiles(['data/we*.csv'])).toEqual(['data/week.csv']);
  expect(await mealFiles(['./data/we*.csv'])).toHaveLength(1);
});
