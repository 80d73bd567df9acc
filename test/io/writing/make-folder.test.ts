import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../src/io/writing/make-folder.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('makeFolder() creates missing parent folders, and keeps existing ones', () => {
  const folder = path.join(tempFolder(), 'a', 'b', 'c');
  makeFolder(folder, 0o700);
  makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('makeFolder() throws the error of the system if a file is in the way', () => {
  const file = path.join(tempFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(path.join(file, 'a'))).toThrow(/EEXIST|ENOTDIR/);
});

test.runIf(existsSync('/proc/self'))(
  'makeFolder() throws if the file system does not allow new folders',
  () => {
    expect(() => makeFolder('/proc/nothing/here')).toThrow('ENOENT');
  },
);
