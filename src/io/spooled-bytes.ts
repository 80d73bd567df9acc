import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ViandError } from '../model/diagnostic.ts';
import { makeTemporaryFolder } from './writing/temporary-names.ts';

/** The most bytes held in memory; the rest goes to a temporary file. */
const IN_MEMORY = 16 * 1024 * 1024;

/** The bytes of one read of the temporary file: 1 MiB. */
const READ_BYTES = 1024 * 1024;

/** The places of spooled bytes, for a reader of any part of them in this thread or another. */
export interface SpooledParts {
  /** The first bytes, in memory. */
  readonly pieces: readonly Uint8Array[];
  /** The bytes after them, in an open temporary file. */
  readonly spill: { readonly descriptor: number; readonly bytes: number } | undefined;
}

/** Bytes to read later, any number of times. The temporary file has no name, so it always disappears. */
export class SpooledBytes {
  readonly #pieces: Uint8Array[] = [];
  #pieceBytes = 0;
  #spill: number | undefined;
  #spilt = 0;

  /** @throws ViandError `output/unwritable` if the temporary file cannot be written */
  append(bytes: Uint8Array): void {
    if (this.#pieceBytes < IN_MEMORY) {
      this.#pieces.push(bytes);
      this.#pieceBytes += bytes.length;
      return;
    }
    try {
      this.#spill ??= openNameless();
      for (let at = 0; at < bytes.length; ) {
        at += writeSync(this.#spill, bytes, at, bytes.length - at, this.#spilt + at);
      }
    } catch (error) {
      throw unwritable(error as Error);
    }
    this.#spilt += bytes.length;
  }

  /** Returns a function that gives one piece after another from the beginning; undefined when there are no more. */
  reader(): () => Uint8Array | undefined {
    let piece = 0;
    let at = 0;
    return () => {
      if (piece < this.#pieces.length) return this.#pieces[piece++];
      if (at === this.#spilt) return undefined;
      const bytes = Buffer.allocUnsafe(Math.min(READ_BYTES, this.#spilt - at));
      const length = readSync(this.#spill as number, bytes, 0, bytes.length, at);
      at += length;
      return bytes.subarray(0, length);
    };
  }

  /** The places of the bytes, valid until the bytes are closed. */
  parts(): SpooledParts {
    return {
      pieces: this.#pieces,
      spill:
        this.#spill === undefined ? undefined : { descriptor: this.#spill, bytes: this.#spilt },
    };
  }

  close(): void {
    if (this.#spill !== undefined) closeSync(this.#spill);
    this.#spill = undefined;
  }
}

function openNameless(): number {
  const folder = makeTemporaryFolder();
  try {
    return openSync(path.join(folder, 'held'), 'w+');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function unwritable({ message }: Error): ViandError {
  return new ViandError({
    code: 'output/unwritable',
    message: `Cannot write a temporary file: ${message}`,
    location: { file: tmpdir() },
    expected: 'a temporary folder with free space; TMPDIR sets which',
  });
}
