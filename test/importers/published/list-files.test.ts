import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importSwiss } from '../../../src/importers/swiss/import-swiss.ts';
import { withZip } from '../../../src/tables/zip.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('a folder that does not exist is an error without the words of the system', async () => {
  await expect(importSwiss(['nowhere'], () => undefined)).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-file', message: 'File or folder not found' }],
  });
});

test('a source that is not read from archives asks for the files of the archive', async () => {
  const file = path.join(tempFolder(), 'swiss.zip');
  writeFileSync(file, 'PK');
  await expect(importSwiss([file], () => undefined)).rejects.toMatchObject({
    diagnostics: [
      { expected: expect.stringMatching(/^the files of the unpacked archive: CSV files/) },
    ],
  });
});

test('a damaged archive is an error with one full stop', async () => {
  const file = path.join(tempFolder(), 'fdc.zip');
  writeFileSync(file, 'PK');
  const error = await withZip(file, async () => undefined).catch(({ diagnostics }) => diagnostics);
  expect(error).toMatchObject([{ code: 'input/damaged' }]);
  expect(error[0].message).toMatch(/[^.]$/);
});
