import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openCheckpoints } from '../../../src/io/writing/checkpoints.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** Requests parts, and reports which of them had to be computed. */
async function madeOf(folder: string, run: unknown, parts: readonly number[]) {
  const made: number[] = [];
  const checkpoints = openCheckpoints(folder, run);
  const results = [];
  for (const part of parts) {
    const result = await checkpoints.resultOf(['a', part], async () => {
      made.push(part);
      return { sums: Float64Array.of(part, -0), exact: 10n ** 30n };
    });
    results.push(result);
  }
  return { made, results, checkpoints };
}

test('each part of a run is computed once, and later read from its checkpoint', async () => {
  const folder = path.join(tempFolder(), 'scores.csv.parts');
  const first = await madeOf(folder, { unit: 'g' }, [1, 2]);
  const second = await madeOf(folder, { unit: 'g' }, [1, 2, 3]);
  expect([first.made, second.made]).toEqual([[1, 2], [3]]);
  expect(second.results.slice(0, 2)).toEqual(first.results);
  expect((await madeOf(folder, { unit: 'kg' }, [1])).made).toEqual([1]);
  second.checkpoints.remove();
  expect((await madeOf(folder, { unit: 'g' }, [1])).made).toEqual([1]);
});

test('a damaged or truncated checkpoint is computed again', async () => {
  for (const damage of [
    (bytes: Buffer) => bytes.subarray(0, bytes.length - 3),
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 40), Buffer.of(1), bytes.subarray(41)]),
    () => Buffer.alloc(0),
  ]) {
    const folder = tempFolder();
    await madeOf(folder, 1, [1]);
    const [name = ''] = readdirSync(folder);
    const file = path.join(folder, name);
    writeFileSync(file, damage(readFileSync(file)));
    expect((await madeOf(folder, 1, [1])).made).toEqual([1]);
  }
});

test('an unfinished part leaves no checkpoint', async () => {
  const folder = tempFolder();
  await openCheckpoints(folder, 1).resultOf([1], async () => undefined);
  expect(readdirSync(folder)).toEqual([]);
});

test('a checkpoint with the name of another part is computed again', async () => {
  const folder = tempFolder();
  await madeOf(folder, 1, [1, 2]);
  const [one = '', two = ''] = readdirSync(folder).map((name) => path.join(folder, name));
  renameSync(one, two);
  expect((await madeOf(folder, 1, [1, 2])).made).toEqual([1, 2]);
});

test('remove() keeps files of the user, and accepts a missing folder', async () => {
  const folder = path.join(tempFolder(), 'scores.csv.parts');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'notes.txt'), 'mine');
  const { checkpoints } = await madeOf(folder, 1, [1]);
  checkpoints.remove();
  expect(readdirSync(folder)).toEqual(['notes.txt']);
  rmSync(path.join(folder, 'notes.txt'));
  checkpoints.remove();
  checkpoints.remove();
  expect(existsSync(folder)).toBe(false);
});

test('two runs can write and remove the same checkpoints at the same time', async () => {
  const folder = path.join(tempFolder(), 'scores.csv.parts');
  const checkpoints = openCheckpoints(folder, 1);
  const results = await Promise.all(
    [1, 2].map((run) =>
      checkpoints.resultOf(['a'], async () => {
        await new Promise((resolve) => setTimeout(resolve, run));
        // The other run ends here.
        checkpoints.remove();
        return run;
      }),
    ),
  );
  expect(results).toEqual([1, 2]);
  expect(readdirSync(folder)).toHaveLength(1);
});
