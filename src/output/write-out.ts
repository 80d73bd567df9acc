import { once } from 'node:events';
import { constants, createWriteStream, rmSync } from 'node:fs';
import { access, chmod, realpath, rename, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../model/faults.ts';
import { onStop } from './terminal.ts';

/**
 * Writes text, or the bytes of a file, to standard output, or to a file.
 *
 * @throws Refusal `output/unwritable`
 */
export async function writeOut(
  text: Iterable<string | Uint8Array>,
  stdout: Writable,
  file: string | undefined,
): Promise<void> {
  if (file === undefined) {
    for (const piece of text) {
      if (!stdout.write(piece)) await once(stdout, 'drain');
    }
    return;
  }
  try {
    await writeFile(text, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new Refusal({
      code: 'output/unwritable',
      message: `Cannot write the file: ${(error as Error).message}`,
      place: { file },
      expected: 'a file that can be written',
    });
  }
}

/**
 * Writes beside the file first and moves it over when all of it is there, so that no half file is
 * left; the mode of a file that was there is kept. What is there and no plain file, such as a device or a pipe, is written to as it is.
 */
async function writeFile(text: Iterable<string | Uint8Array>, file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined && !found.isFile()) {
    await pipeline(text, createWriteStream(file));
    return;
  }
  if (found !== undefined) await access(file, constants.W_OK);
  const target = found === undefined ? file : await realpath(file);
  const { randomUUID } = await import('node:crypto');
  const partial = `${target}.${randomUUID()}.partial`;
  const endWatch = onStop(() => rmSync(partial, { force: true }));
  try {
    await pipeline(text, createWriteStream(partial, { flags: 'wx' }));
    if (found !== undefined) await chmod(partial, found.mode);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    endWatch();
  }
}
