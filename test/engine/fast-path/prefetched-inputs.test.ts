import { expect, test } from 'vitest';
import type { PlainInput } from '../../../src/engine/fast-path/open-plain.ts';
import { PrefetchedInputs } from '../../../src/engine/fast-path/prefetched-inputs.ts';

/** Inputs that record what is opened and closed. */
function inputsOf(names: readonly string[], damaged?: number) {
  const noted: string[] = [];
  const inputs = new PrefetchedInputs(names, async (file) => {
    noted.push(`open ${file}`);
    if (file === damaged) throw new Error(`${names[file]} is damaged`);
    return { close: () => noted.push(`close ${file}`) } as unknown as PlainInput;
  });
  return { inputs, noted };
}

test('a compressed file is opened once, while the file before it is read', async () => {
  const { inputs, noted } = inputsOf(['a.csv.gz', 'b.csv.gz', 'c.csv', 'd.csv.gz']);
  await inputs.open(0);
  inputs.openNext(0);
  expect(noted).toEqual(['open 0', 'open 1']);
  await inputs.open(1);
  inputs.openNext(1);
  expect(noted).toEqual(['open 0', 'open 1']);
  await inputs.open(2);
  inputs.openNext(2);
  await inputs.open(3);
  inputs.openNext(3);
  expect(noted).toEqual(['open 0', 'open 1', 'open 2', 'open 3']);
});

test('a problem of a file opened ahead is thrown when that file is read', async () => {
  const { inputs } = inputsOf(['a.csv.gz', 'b.csv.gz'], 1);
  inputs.openNext(0);
  await inputs.open(0);
  await expect(inputs.open(1)).rejects.toThrow('b.csv.gz is damaged');
});

test('close() closes a file that was opened ahead and not read', async () => {
  const { inputs, noted } = inputsOf(['a.csv.gz', 'b.csv.gz']);
  inputs.openNext(0);
  await inputs.close();
  await inputs.close();
  expect(noted).toEqual(['open 1', 'close 1']);
  const damaged = inputsOf(['a.csv.gz', 'b.csv.gz'], 1);
  damaged.inputs.openNext(0);
  await damaged.inputs.close();
});
