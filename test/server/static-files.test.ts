import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { staticFiles } from '../../src/server/static-files.ts';
import { folderWith, writeFiles } from '../support/write-files.ts';

test('staticFiles() has the files of the page, and those of its folders, but none of other types', async () => {
  const folder = folderWith({ 'index.html': '<p>', 'page.js': '', 'tsconfig.json': '{}' });
  mkdirSync(path.join(folder, 'record'));
  writeFiles(path.join(folder, 'record'), { 'view.js': '' });
  const files = staticFiles(folder);
  expect([...files.keys()].sort()).toEqual(['/', '/page.js', '/record/view.js']);
  expect(await files.get('/')?.()).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<p>',
  });
});
