import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../model/faults.ts';

/**
 * Writes text to standard output, or to a file: beside it first, and moved over it when all of it is
 * there, so that no half file is left.
 *
 * @throws Refusal `output/unwritable`
 */
export async function writeOut(
  text: Iterable<string>,
  stdout: Writable,
  file: string | undefined,
): Promise<void> {
  if (file === undefined) {
    for (const piece of text) {
      if (!stdout.write(piece)) await once(stdout, 'drain');
    }
    return;
  }
  const partial = `${file}.partial`;
  try {
    await pipeline(text, createWriteStream(partial));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new Refusal({
      code: 'output/unwritable',
      message: `Cannot write the file: ${(error as Error).message}`,
      place: { file },
      expected: 'a folder that can be written to',
    });
  }
}
