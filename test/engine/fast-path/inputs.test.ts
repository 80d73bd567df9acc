import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isRepeatable, sizeOf } from '../../../src/engine/fast-path/inputs.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('links in a circle are no regular file, so the general path reports them', () => {
  const folder = tempFolder();
  const [one, other] = ['one.csv', 'other.csv'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  symlinkSync(other, one);
  symlinkSync(one, other);
  expect(sizeOf(one)).toBe(0);
  expect(isRepeatable(one)).toBe(false);
});
