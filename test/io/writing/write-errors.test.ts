import path from 'node:path';
import { expect, test } from 'vitest';
import { openOutputFile } from '../../../src/io/writing/open-output.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('withWriteErrors() reports a missing folder instead of the file', async () => {
  const folder = path.join(tempFolder(), 'none');
  await expect(openOutputFile(path.join(folder, 'x.sqlite.rejects.csv'))).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'output/unwritable',
        message: 'The folder does not exist',
        location: { file: folder },
      },
    ],
  });
});
