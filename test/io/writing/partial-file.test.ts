import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commitAll } from '../../../src/io/writing/commit-all.ts';
import { openOutputFile, type PendingOutput } from '../../../src/io/writing/open-output.ts';
import { createPartial } from '../../../src/io/writing/partial-file.ts';
import { temporaryName } from '../../../src/io/writing/temporary-names.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { folderWith } from '../../support/write-files.ts';

/** The name of a partial file of a process that has ended. */
function nameOfDeadProcess(): string {
  const [machine, , chance] = temporaryName().split('-');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  return `out.csv.${machine}-${pid}-${chance}.partial`;
}

test('a partial file has the mode of the file that it replaces', () => {
  const folder = folderWith({ 'out.csv': '' });
  const file = path.join(folder, 'out.csv');
  for (const mode of [0o600, 0o640, 0o666]) {
    chmodSync(file, mode);
    const partial = createPartial(file);
    expect(statSync(partial.file).mode & 0o777).toBe(mode);
    partial.discard();
  }
  expect(readdirSync(folder)).toEqual(['out.csv']);
});

test('createPartial() removes partial files of dead processes, and no other files', () => {
  const folder = tempFolder();
  const left = nameOfDeadProcess();
  const chance = '0123abcd';
  const live = createPartial(path.join(folder, 'live.csv'));
  const others = [
    'out.csv.partial',
    'mine.partial',
    temporaryName().replace(/-\d+-.*/, `-1-${chance}.partial`),
    `out.csv.${chance}-77-${chance}.partial`,
  ];
  const old = `old.csv.${chance}-77-${chance}.partial`;
  for (const name of [left, old, ...others]) writeFileSync(path.join(folder, name), 'x');
  utimesSync(path.join(folder, old), 0, 0);
  createPartial(path.join(folder, 'out.csv')).discard();
  expect(readdirSync(folder).sort()).toEqual([...others, path.basename(live.file)].sort());
  live.discard();
});

/** Two results. The second one cannot be moved into place, since a folder has its name. */
async function twoResults(folder: string): Promise<PendingOutput[]> {
  const files = ['a.csv', 'b.csv'].map((name) => path.join(folder, name));
  const outputs = await Promise.all(files.map(openOutputFile));
  for (const output of outputs) await output.write(Buffer.from('new'));
  mkdirSync(path.join(folder, 'b.csv', 'taken'), { recursive: true });
  return outputs;
}

test.each([
  ['the old file', { 'a.csv': 'old' }],
  ['nothing', {}],
])(
  'commitAll() replaces no file if one of them cannot be replaced: %s remains',
  async (_, before) => {
    const folder = folderWith(before);
    const outputs = await twoResults(folder);
    await expect(commitAll(outputs)).rejects.toMatchObject({
      diagnostics: [{ code: 'output/unwritable', location: { file: path.join(folder, 'b.csv') } }],
    });
    for (const output of outputs) await output.discard();
    expect(readdirSync(folder).sort()).toEqual([...Object.keys(before), 'b.csv']);
    const first = path.join(folder, 'a.csv');
    expect(existsSync(first) ? readFileSync(first, 'utf8') : undefined).toBe(
      'a.csv' in before ? 'old' : undefined,
    );
  },
);

test('commitAll() leaves no temporary files', async () => {
  const folder = folderWith({ 'a.csv': 'old' });
  const outputs = await Promise.all(
    ['a.csv', 'b.csv'].map((name) => openOutputFile(path.join(folder, name))),
  );
  for (const output of outputs) await output.write(Buffer.from('new'));
  await commitAll(outputs);
  for (const output of outputs) await output.discard();
  expect(readdirSync(folder).sort()).toEqual(['a.csv', 'b.csv']);
  expect(readFileSync(path.join(folder, 'a.csv'), 'utf8')).toBe('new');
});
