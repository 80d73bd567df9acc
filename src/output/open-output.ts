import { once } from 'node:events';
import { closeSync, constants, createWriteStream, readSync, rmSync, writeSync } from 'node:fs';
import { access, chmod, open, realpath, rename, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Refusal } from '../model/faults.ts';
import { openNameless } from './nameless.ts';
import { onStop } from './terminal.ts';

/** Where a result is written to while it is not known yet whether it will be one. */
export interface Output {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Puts what was written where it was asked for. */
  readonly commit: () => Promise<void>;
  /** Leaves nothing of it. */
  readonly discard: () => Promise<void>;
}

/**
 * Opens a file to write a result to, or standard output. A file is written beside its place and moved there at last,
 * so that no half file is left; the mode of a file that was there is kept. What cannot be moved, such as standard
 * output, a device or a pipe, gets the result when it is whole.
 *
 * @throws Refusal `output/unwritable`, also while it is written
 */
export async function openOutput(file: string | undefined, stdout: Writable): Promise<Output> {
  if (file === undefined) return heldOutput(stdout);
  return refusing(file, async () => {
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && !found.isFile()) return heldOutput(createWriteStream(file), true);
    if (found !== undefined) await access(file, constants.W_OK);
    const target = found === undefined ? file : await realpath(file);
    return movedOutput(target, found?.mode);
  });
}

async function movedOutput(target: string, mode: number | undefined): Promise<Output> {
  const { randomUUID } = await import('node:crypto');
  const partial = `${target}.${randomUUID()}.partial`;
  const handle = await open(partial, 'wx');
  const endWatch = onStop(() => rmSync(partial, { force: true }));
  return {
    write: (bytes) =>
      refusing(target, async () => {
        for (let at = 0; at < bytes.length; ) {
          at += (await handle.write(bytes, at, bytes.length - at)).bytesWritten;
        }
      }),
    commit: () =>
      refusing(target, async () => {
        await handle.close();
        if (mode !== undefined) await chmod(partial, mode);
        await rename(partial, target);
        endWatch();
      }),
    async discard() {
      await handle.close();
      await rm(partial, { force: true });
      endWatch();
    },
  };
}

/** So much is held in memory, and what comes behind it in a temporary file. */
const HELD_BYTES = 16 * 1024 * 1024;

const READ_BYTES = 1024 * 1024;

/** @param isOurs whether it is closed behind the result */
function heldOutput(stream: Writable, isOurs = false): Output {
  const held: Uint8Array[] = [];
  let heldBytes = 0;
  let spill: number | undefined;
  let spilt = 0;
  const closeSpill = () => {
    if (spill !== undefined) closeSync(spill);
    spill = undefined;
  };
  const send = async (bytes: Uint8Array) => {
    if (!stream.write(bytes)) await once(stream, 'drain');
  };
  return {
    async write(bytes) {
      if (heldBytes < HELD_BYTES) {
        held.push(bytes);
        heldBytes += bytes.length;
        return;
      }
      spill ??= openNameless();
      for (let at = 0; at < bytes.length; ) {
        at += writeSync(spill, bytes, at, bytes.length - at, spilt + at);
      }
      spilt += bytes.length;
    },
    async commit() {
      for (const bytes of held) await send(bytes);
      for (let at = 0; at < spilt; ) {
        const bytes = Buffer.allocUnsafe(Math.min(READ_BYTES, spilt - at));
        at += readSync(spill as number, bytes, 0, bytes.length, at);
        await send(bytes);
      }
      closeSpill();
      if (isOurs) await finished(stream.end());
    },
    async discard() {
      closeSpill();
      if (isOurs) stream.destroy();
    },
  };
}

async function refusing<Result>(file: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
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
