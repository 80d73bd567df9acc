import { closeSync, fstatSync, open, openSync, read, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { ViandError } from '../../model/diagnostic.ts';
import type { ByteStream } from './byte-stream.ts';

/** Bytes of one read: 64 KiB. */
const READ_BYTES = 64 * 1024;

/** The properties that change when a program writes to a file, or replaces it. */
export type FileState = string;

/** The state of the file at a path; undefined if it is not a regular file. */
export function fileState(file: string): FileState | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() === true
    ? `${found.dev}:${found.ino}:${found.size}:${found.mtimeNs}`
    : undefined;
}

function openState(descriptor: number): FileState | undefined {
  const found = fstatSync(descriptor, { bigint: true });
  return found.isFile() ? `${found.size}:${found.mtimeNs}` : undefined;
}

/** A regular file that is open for reading at any position. Another file may replace it without harm. */
export interface OpenFile {
  readonly descriptor: number;
  readonly size: number;
  /** @throws ViandError `input/changed` if a program has written to it since it was opened */
  readonly assertUnchanged: () => void;
  readonly close: () => void;
}

/**
 * Opens a regular file, which must not change until it is closed.
 *
 * @throws Error of the system
 */
export function openFile(file: string): OpenFile {
  const descriptor = openSync(file, 'r');
  const before = openState(descriptor);
  return {
    descriptor,
    size: fstatSync(descriptor).size,
    assertUnchanged() {
      if (openState(descriptor) !== before) throw changedWhileReading(file);
    },
    close: () => closeSync(descriptor),
  };
}

/**
 * Reads a file from its beginning to its end.
 *
 * @throws ViandError `input/changed` at the end, if a program has written to it meanwhile; and errors of the system
 */
export async function* readFileBytes(file: string): AsyncGenerator<Buffer> {
  const descriptor = await promisify(open)(file, 'r');
  try {
    const before = openState(descriptor);
    for (;;) {
      const piece = Buffer.allocUnsafe(READ_BYTES);
      const { bytesRead } = await promisify(read)(descriptor, piece, 0, READ_BYTES, null);
      if (bytesRead === 0) break;
      yield piece.subarray(0, bytesRead);
    }
    if (openState(descriptor) !== before) throw changedWhileReading(file);
  } finally {
    // A stream would close the descriptor itself, and a second close could hit another file.
    closeSync(descriptor);
  }
}

/**
 * Reads standard input like {@link readFileBytes}, because it may be a file. Node.js leaves its descriptor open.
 *
 * @param name its name as shown to people
 */
export async function* readUnchanged(name: string, stream: ByteStream): AsyncGenerator<Buffer> {
  const { fd } = stream as { fd?: unknown };
  const descriptor = fd === 0 ? fd : undefined;
  const before = descriptor === undefined ? undefined : openState(descriptor);
  yield* stream;
  if (descriptor !== undefined && openState(descriptor) !== before) throw changedWhileReading(name);
}

/** The error for a file that changed while viand read it. */
export function changedWhileReading(file: string): ViandError {
  return new ViandError({
    code: 'input/changed',
    message: 'The file changed while viand read it',
    location: { file },
    expected: 'a file that no program writes to: run viand again when it is complete',
  });
}
