import {
  closeSync,
  createWriteStream,
  fdatasync,
  openSync,
  type Stats,
  statSync,
  write,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { SpooledBytes } from '../spooled-bytes.ts';
import type { Output } from '../terminal/terminal.ts';
import { createPartial, isUnsupportedSync, type MoveOptions } from './partial-file.ts';
import { unwritable, withWriteErrors } from './write-errors.ts';

/** The destination of a result that may still be discarded; see {@link commitAll}. */
export interface PendingOutput {
  /** Writes bytes. Wait for it before you call it again or reuse the bytes. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Does everything that may fail before the result is moved into place. */
  readonly settle: () => Promise<void>;
  /** Moves the written file into place. */
  readonly place: (options: MoveOptions) => Promise<PlacedFile>;
  /** Removes the result, unless it was placed. */
  readonly discard: () => Promise<void>;
  /** Whether the result cannot be undone once it is placed. */
  readonly isFinal: boolean;
}

/** A result that was moved into place. */
export interface PlacedFile {
  readonly undo: () => void;
  readonly keep: () => Promise<void>;
}

/**
 * Opens a file to write a result to, or standard output. A file is written next to its place and moved there at the
 * end, so that no incomplete file is left. Standard output, a device or a pipe gets the result when it is complete.
 *
 * @throws ViandError `output/unwritable`, also while it is written
 * @example const output = await openOutput('scores.csv', terminal.stdout); try { await output.write(bytes); await
 *   output.commit(); } catch (error) { await output.discard(); throw error; }
 */
export async function openOutput(file: string | undefined, stdout: Output): Promise<PendingOutput> {
  if (file === undefined || file === '-') {
    return heldOutput(async (pieces) => {
      for (const bytes of pieces) stdout.write(bytes);
    });
  }
  return openOutputFile(file);
}

/** Opens a file to write a result to. */
export function openOutputFile(file: string): Promise<PendingOutput> {
  return withWriteErrors(file, async () => {
    const found = statOf(file);
    if (found?.isDirectory() === true) throw unwritable(file, 'it is a folder');
    return isMovable(found)
      ? movedOutput(file)
      : heldOutput((pieces) =>
          withWriteErrors(file, () => pipeline(pieces, createWriteStream(file))),
        );
  });
}

/** Whether a result is moved into place, so that other files can be next to it. Not true of devices and pipes. */
export function isMoved(file: string): boolean {
  return isMovable(statOf(file));
}

function isMovable(found: Stats | undefined): boolean {
  return found === undefined || found.isFile();
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

const writeBytes = promisify(write);
const syncBytes = promisify(fdatasync);

/**
 * The number of bytes after which written data is synced to the disk. Otherwise, the run would have to wait for all of
 * it at the end.
 */
const BYTES_TO_SYNC = 4 * 1024 * 1024;

function movedOutput(target: string): PendingOutput {
  const partial = createPartial(target);
  const descriptor = openSync(partial.file, 'a');
  let isOpen = true;
  let lastWrite = Promise.resolve();
  let sync: Promise<void> | undefined;
  let unsynced = 0;
  let failure: unknown;
  const syncAhead = () => {
    if (unsynced < BYTES_TO_SYNC || sync !== undefined) return;
    unsynced = 0;
    sync = syncBytes(descriptor)
      // Systems report an error once: a later sync would not fail.
      .catch((error: unknown) => {
        if (!isUnsupportedSync(error)) failure ??= error;
      })
      .finally(() => (sync = undefined));
  };
  const close = async () => {
    // A pending write or sync would go to whatever file gets the descriptor next.
    await lastWrite.catch(() => {});
    await sync;
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  return {
    write(bytes) {
      lastWrite = withWriteErrors(target, async () => {
        for (let at = 0; at < bytes.length; ) {
          const rest = bytes.length - at;
          at += (await writeBytes(descriptor, bytes, at, rest, null)).bytesWritten;
        }
        unsynced += bytes.length;
        syncAhead();
      });
      return lastWrite;
    },
    settle: () =>
      withWriteErrors(target, async () => {
        await close();
        if (failure !== undefined) throw failure;
        await partial.settle();
      }),
    place: (options) =>
      withWriteErrors(target, async () => {
        const { undo, keep } = partial.move(options);
        return { undo, keep: () => withWriteErrors(target, keep) };
      }),
    async discard() {
      await close();
      partial.discard();
    },
    isFinal: false,
  };
}

/** @param send takes the bytes once they are complete */
function heldOutput(send: (bytes: Iterable<Uint8Array>) => Promise<void>): PendingOutput {
  const held = new SpooledBytes();
  function* all(): Generator<Uint8Array> {
    const next = held.reader();
    for (let bytes = next(); bytes !== undefined; bytes = next()) yield bytes;
  }
  return {
    write: async (bytes) => held.append(Buffer.from(bytes)),
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
