import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../model/diagnostic.ts';

/**
 * Makes sure that an output is none of the files that are read, nor another output.
 *
 * @throws Refusal `output/overwrites-input`
 */
export async function assertDistinctPaths(
  output: string | undefined,
  others: readonly (string | undefined)[],
): Promise<void> {
  if (output === undefined) return;
  const target = await whole(output);
  for (const other of others) {
    if (other === undefined || other === '-' || (await whole(other)) !== target) continue;
    throw new Refusal({
      code: 'output/overwrites-input',
      message: `Cannot write over ${other}, which is read or written for something else`,
      location: { file: output },
      expected: 'another file',
    });
  }
}

function whole(file: string): Promise<string> {
  return realpath(file).catch(() => path.resolve(file));
}
