import { expect, test } from 'vitest';
import { staticFiles } from '../../src/server/static-files.ts';
import { folderWith } from '../support/write-files.ts';

test('staticFiles() has the files of the page, and no files of other types', async () => {
  const folder = folderWith({ 'index.html': '<p>', 'page.js': '', 'tsconfig.json': '{}' });
  const files = staticFiles(folder);
  expect([...files.keys()].sort()).toEqual(['/', '/page.js']);
  expect(await files.get('/')?.()).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<p>',
  });
});
