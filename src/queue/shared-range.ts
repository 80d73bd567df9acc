import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { hostname } from 'node:os';
import type { FileRange } from '../engine/fast-path/chunk-worker.ts';
import { systemErrorCode } from '../io/system-error.ts';
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
 * Opens the file of a range, which must be the same on this machine as on the coordinator.
 *
 * @throws ViandError `input/changed` if its size or the ends of the range differ, `input/missing-file` or
 *   `input/unreadable` if it cannot be opened
 */
export function openShared(range: SharedRange): number {
  const { file, size, sample } = range;
  const descriptor = opened(file);
  const own = fstatSync(descriptor).size;
  const isSame = own === size && sampleOf(descriptor, range) === sample;
  if (isSame) return descriptor;
  closeSync(descriptor);
  throw new ViandError({
    code: 'input/changed',
    message:
      own === size
        ? `The file has different content on ${hereIsAWorker()}`
        : `The file has ${own} bytes on ${hereIsAWorker()}`,
    expected:
      own === size
        ? 'the same file as on the machine that started the run'
        : `${size} bytes, as on the machine that started the run`,
    location: { file },
  });
}

/** The file for reading. */
function opened(file: string): number {
  try {
    return openSync(file, 'r');
  } catch (error) {
    const isMissing = systemErrorCode(error) === 'ENOENT';
    throw new ViandError({
      code: isMissing ? 'input/missing-file' : 'input/unreadable',
      message: isMissing
        ? `The file does not exist on ${hereIsAWorker()}`
        : `The file cannot be read on ${hereIsAWorker()}: ${(error as Error).message}`,
      expected: 'workers that see the same files by the same paths',
      location: { file },
    });
  }
}

/** This worker, as the messages of the run name it. */
const hereIsAWorker = () => `a worker (${hostname()})`;

function sampleOf(descriptor: number, { start, end }: Pick<FileRange, 'start' | 'end'>): string {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(SAMPLE_BYTES);
  for (const at of [start, Math.max(start, end - SAMPLE_BYTES)]) {
    const length = readSync(descriptor, piece, 0, Math.min(SAMPLE_BYTES, end - at), at);
    hash.update(piece.subarray(0, length));
  }
  return hash.digest('hex');
}
