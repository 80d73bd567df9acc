import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { STDIN } from '../io/reading/text-source.ts';

/** An input of a run with what identifies its contents. */
export interface InputDigest {
  /** As it was given; `-` is standard input. */
  readonly file: string;
  /** Hexadecimal; null for standard input, which cannot be read twice. */
  readonly sha256: string | null;
}

/**
 * Identifies the contents of input files, as they are on disk: compressed files are not expanded.
 *
 * @throws NodeJS.ErrnoException for a file that cannot be read
 */
export async function inputDigests(files: readonly string[]): Promise<readonly InputDigest[]> {
  const digests: InputDigest[] = [];
  // One after the other: the hash is slower than the disk.
  for (const file of files) {
    digests.push({ file, sha256: file === STDIN ? null : await sha256Of(file) });
  }
  return digests;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: CHUNK_BYTES }), hash);
  return hash.digest('hex');
}

/** Bytes that are read at once: larger chunks are no faster. */
const CHUNK_BYTES = 1 << 20;
