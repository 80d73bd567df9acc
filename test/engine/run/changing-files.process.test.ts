import {
  appendFileSync,
  readFileSync,
  renameSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../../support/write-files.ts';
import { evaluated } from './evaluated.ts';

const CHANGES: [string, (file: string) => void][] = [
  ['shrinks', (file) => truncateSync(file, 5000)],
  ['grows', (file) => appendFileSync(file, 'p,d,apple,1,g\n')],
  ['is written again in place', (file) => writeFileSync(file, readFileSync(file).reverse())],
];

describe.each([1, 2])('with %d threads', (threads) => {
  test.each(CHANGES)('a file that %s while it is read is refused', async (_, change) => {
    const file = changingFile();
    let isChanged = false;
    const progress = () => {
      if (!isChanged) change(file);
      isChanged = true;
    };
    const run = evaluated([file], { threads, chunkBytes: 1000, progress });
    await expect(run).rejects.toMatchObject({ diagnostics: [{ code: 'input/changed' }] });
  });

  test('a file that is replaced by another while it is read is read to its end', async () => {
    const file = changingFile();
    const progress = () => {
      writeFileSync(`${file}.new`, 'person,day,food_id,amount,unit\n');
      renameSync(`${file}.new`, file);
    };
    const { entries } = await evaluated([file], { threads, chunkBytes: 1000, progress });
    expect(entries).toBe(2000);
  });
});

test('a file that changes before it is read a second time is refused', async () => {
  const file = changingFile('z,d,apple,1,g\na,d,apple,1,g\nz,d,apple,1,g\n');
  let isChanged = false;
  const openSink = () => {
    if (isChanged) appendFileSync(file, 'b,d,apple,1,g\n');
    isChanged = true;
  };
  await expect(evaluated([file], { openSink })).rejects.toMatchObject({
    diagnostics: [{ code: 'input/changed' }],
  });
});

function changingFile(rows = 'p,d,apple,1,g\n'.repeat(2000)): string {
  const folder = folderWith({ 'a.csv': `person,day,food_id,amount,unit\n${rows}` });
  const file = path.join(folder, 'a.csv');
  // File systems update their clocks every few milliseconds, so a change right after the first
  // write has the same time.
  utimesSync(file, 1, 1);
  return file;
}
