import { createWriteStream, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { SpooledBytes } from '../spooled-bytes.ts';
import type { Output } from '../terminal/terminal.ts';
import { createPartial } from './partial-file.ts';
import { unwritable, withWriteErrors } from './write-errors.ts';

/** Where a result is written to while it is not known yet whether it will be one; see {@link commitAll}. */
export interface PendingOutput {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Does everything that may fail before the result is moved into place. */
  readonly settle: () => Promise<void>;
  /** Puts what was written where it was asked for. @param isUndoable whether `undo` may be called */
  readonly place: (isUndoable: boolean) => Promise<Placed>;
  /** Leaves nothing of it, unless it was placed. */
  readonly discard: () => Promise<void>;
  /** Nothing takes it back, once it is placed. */
  readonly isFinal: boolean;
}

/** A result in its place. */
export interface Placed {
  readonly undo: () => void;
  readonly keep: () => Promise<void>;
}

/**
 * Opens a file to write a result to, or standard output. A file is written next to its place and moved there at last,
 * so that no half file is left. Standard output, a device or a pipe gets the result when it is whole.
 *
 * @throws ViandError `output/unwritable`, also while it is written
 * @example
 * const output = await openOutput('scores.csv', terminal.stdout);
 * try {
 *   await output.write(bytes);
 *   await output.commit();
 * } catch (error) {
 *   await output.discard();
 *   throw error;
 * }
 */
export async function openOutput(file: string | undefined, stdout: Output): Promise<PendingOutput> {
  if (file === undefined || file === '-') {
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
    if (found?.isDirectory() === true) throw unwritable(file, 'it is a folder');
    return isMovable(found)
      ? movedOutput(file)
      : heldOutput((pieces) =>
          withWriteErrors(file, () => pipeline(pieces, createWriteStream(file))),
        );
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

async function movedOutput(target: string): Promise<PendingOutput> {
  const partial = createPartial(target);
  const handle = await open(partial.file, 'a');
  return {
    write: (bytes) =>
      withWriteErrors(target, async () => {
        for (let at = 0; at < bytes.length; ) {
          at += (await handle.write(bytes, at, bytes.length - at)).bytesWritten;
        }
      }),
    settle: () =>
      withWriteErrors(target, async () => {
        await handle.close();
        await partial.settle();
      }),
    place: (isUndoable) =>
      withWriteErrors(target, async () => {
        const { undo, keep } = partial.move(isUndoable);
        return { undo, keep: () => withWriteErrors(target, keep) };
      }),
    async discard() {
      await handle.close();
      partial.discard();
    },
    isFinal: false,
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
    settle: async () => {},
    async place() {
      try {
        await send(all());
      } finally {
        held.close();
      }
      return { undo() {}, keep: async () => {} };
    },
    discard: async () => held.close(),
    isFinal: true,
  };
}
