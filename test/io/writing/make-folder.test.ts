import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../src/io/writing/make-folder.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('makeFolder() makes the folders above, and keeps those that exist', () => {
  const folder = path.join(tempFolder(), 'a', 'b', 'c');
  makeFolder(folder, 0o700);
  makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('makeFolder() says why it cannot', () => {
  const file = path.join(tempFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(path.join(file, 'a'))).toThrow(/EEXIST|ENOTDIR/);
});

test.runIf(existsSync('/proc/self'))('makeFolder() gives up where no folder can be', () => {
  expect(() => makeFolder('/proc/nothing/here')).toThrow('ENOENT');
});
