import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { FileRange } from '../engine/fast-path/chunk-worker.ts';
import { ViandError } from '../model/diagnostic.ts';

/** A range of a file that coordinator and worker share. */
export interface SharedRange extends Omit<FileRange, 'descriptor'> {
  /** Size of the whole file in bytes, which must be the same on the worker. */
  readonly size: number;
  /** SHA-256 of the bytes at both ends of the range. */
  readonly sample: string;
}

/** Bytes at each end of a range that the sample covers. Changes further inside go unnoticed. */
const SAMPLE_BYTES = 4096;

/** A range for another process, which opens the file by the same path. */
export function sharedRange({ descriptor, ...range }: FileRange, file: string): SharedRange {
  const { size } = fstatSync(descriptor);
  return { ...range, file, size, sample: sampleOf(descriptor, range) };
}

/**
 * Opens the file of a range, which this machine must see as the coordinator does.
 *
 * @throws ViandError `input/changed` if its size or the ends of the range differ
 */
export function openShared(range: SharedRange): number {
  const { file, size, sample } = range;
  const descriptor = openSync(file, 'r');
  const own = fstatSync(descriptor).size;
  const isSame = own === size && sampleOf(descriptor, range) === sample;
  if (isSame) return descriptor;
  closeSync(descriptor);
  throw new ViandError({
    code: 'input/changed',
    message:
      own === size
        ? 'The file has different content on a worker'
        : `The file has ${own} bytes on a worker`,
    expected:
      own === size
        ? 'the same file as on the machine that started the run'
        : `${size} bytes, as on the machine that started the run`,
    location: { file },
  });
}

function sampleOf(descriptor: number, { start, end }: Pick<FileRange, 'start' | 'end'>): string {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(SAMPLE_BYTES);
  for (const at of [start, Math.max(start, end - SAMPLE_BYTES)]) {
    const length = readSync(descriptor, piece, 0, Math.min(SAMPLE_BYTES, end - at), at);
    hash.update(piece.subarray(0, length));
  }
  return hash.digest('hex');
}
