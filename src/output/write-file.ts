import { randomUUID } from 'node:crypto';
import { constants, createWriteStream, rmSync } from 'node:fs';
import { access, chmod, realpath, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { onStop } from './terminal.ts';

/**
 * Writes beside the file first and moves it over when all of it is there, so that no half file is
 * left; the mode of a file that was there is kept. What is there and no plain file, such as a device or a pipe, is written to as it is.
 */
export async function writeFile(text: Iterable<string>, file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined && !found.isFile()) {
    await pipeline(text, createWriteStream(file));
    return;
  }
  if (found !== undefined) await access(file, constants.W_OK);
  const target = found === undefined ? file : await realpath(file);
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
