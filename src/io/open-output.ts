import { constants, createWriteStream, rmSync, type Stats } from 'node:fs';
import { access, chmod, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../model/diagnostic.ts';
import { SpooledBytes } from './spooled-bytes.ts';
import { type Output, onStop } from './terminal.ts';

/** Where a result is written to while it is not known yet whether it will be one. */
export interface PendingOutput {
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
export async function openOutput(file: string | undefined, stdout: Output): Promise<PendingOutput> {
  if (file === undefined) {
    return heldOutput(async (pieces) => {
      for (const bytes of pieces) stdout.write(bytes);
    });
  }
  return openOutputFile(file);
}

/** The same for a file alone. */
export function openOutputFile(file: string): Promise<PendingOutput> {
  return withWriteErrors(file, async () => {
    const found = await statOf(file);
    if (!isMovable(found)) {
      return heldOutput((pieces) =>
        withWriteErrors(file, () => pipeline(pieces, createWriteStream(file))),
      );
    }
    if (found !== undefined) await access(file, constants.W_OK);
    const target = found === undefined ? file : await realpath(file);
    return movedOutput(target, found?.mode);
  });
}

/** Whether what is written to a file is moved into place, so that others can stand beside it: no device, no pipe. */
export async function isMoved(file: string): Promise<boolean> {
  return isMovable(await statOf(file));
}

function isMovable(found: Stats | undefined): boolean {
  return found === undefined || found.isFile();
}

function statOf(file: string): Promise<Stats | undefined> {
  return stat(file).catch(() => undefined);
}

async function movedOutput(target: string, mode: number | undefined): Promise<PendingOutput> {
  const { randomUUID } = await import('node:crypto');
  const partial = `${target}.${randomUUID()}.partial`;
  const handle = await open(partial, 'wx');
  const endWatch = onStop(() => rmSync(partial, { force: true }));
  return {
    write: (bytes) =>
      withWriteErrors(target, async () => {
        for (let at = 0; at < bytes.length; ) {
          at += (await handle.write(bytes, at, bytes.length - at)).bytesWritten;
        }
      }),
    commit: () =>
      withWriteErrors(target, async () => {
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

/** @param send takes the bytes when all of them are there */
function heldOutput(send: (bytes: Iterable<Uint8Array>) => Promise<void>): PendingOutput {
  const held = new SpooledBytes();
  function* all(): Generator<Uint8Array> {
    const next = held.reader();
    for (let bytes = next(); bytes !== undefined; bytes = next()) yield bytes;
  }
  return {
    write: async (bytes) => held.append(bytes),
    async commit() {
      try {
        await send(all());
      } finally {
        held.close();
      }
    },
    discard: async () => held.close(),
  };
}

async function withWriteErrors<Result>(file: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    // What Node.js tried, and with which file, is that of the one beside it.
    const reason = (error as Error).message.replace(/, \w+(?: '.*')?$/, '');
    throw new Refusal({
      code: 'output/unwritable',
      message: `Cannot write the file: ${reason}`,
      location: { file },
      expected: 'a file that can be written',
    });
  }
}
