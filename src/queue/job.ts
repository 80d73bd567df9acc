import { hostname } from 'node:os';
import { deserialize, serialize } from 'node:v8';
import type { ChunkTask } from '../engine/fast-path/chunk-worker.ts';
import type { ThreadOptions } from '../engine/fast-path/executor.ts';
import type { PartialResult } from '../engine/sums/partial-result.ts';
import { type Diagnostic, ViandError } from '../model/diagnostic.ts';
import type { SharedRange } from './shared-range.ts';

/** Everything that a worker's sums depend on, except the chunk. */
export interface ChunkBasis {
  /** The version of viand. */
  readonly version: string;
  /** The fingerprint of the catalogue. */
  readonly fingerprint: string;
}

/** The queue that runs and workers with the same version and catalogue share: no other worker sees its chunks. */
export const queueName = ({ version, fingerprint }: ChunkBasis) =>
  `viand-${version}-${fingerprint.slice(0, FINGERPRINT_LETTERS)}`;

/** Enough digits to distinguish catalogues. */
const FINGERPRINT_LETTERS = 32;

/** The prefix of the keys with the settings of runs. */
export const RUN_PREFIX = 'viand:run:';

/** The Redis keys of a run. */
export const keysOf = (run: string) => ({
  settings: `${RUN_PREFIX}${run}`,
  results: `viand:results:${run}`,
});

/** How long the settings of a run stay in Redis after its process was killed, seconds. */
export const RUN_SECONDS = 15;

/** How often a run signals that it is alive, ms. */
export const ALIVE_MS = 5000;

/** How long results that nobody takes are kept, seconds. */
export const RESULT_SECONDS = 3600;

/** The settings that all chunks of a run share. */
export interface RunSettings extends Omit<ThreadOptions, 'catalogue'>, ChunkBasis {}

/** A chunk of a run, as the queue keeps it. */
export interface Job {
  readonly run: string;
  /** The number of the chunk in the run, from 0. */
  readonly chunk: number;
  /** A {@link RemoteTask}, as base64. */
  readonly task: string;
}

/** A chunk task whose range is in a file that the worker opens for itself. */
export interface RemoteTask extends Omit<ChunkTask, 'rows'> {
  readonly rows: SharedRange | Uint8Array;
}

/** The outcome of a chunk. */
export interface Outcome {
  readonly chunk: number;
  /** Undefined if the chunk is not plain CSV. */
  readonly part?: PartialResult | undefined;
  /** The problems, if it could not be summed. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** A value as bytes that another process of the same release of Node.js can read. */
export function toBytes(value: unknown): Buffer {
  return serialize(value);
}

/**
 * The value again.
 *
 * @throws ViandError `request/invalid` for bytes of a newer release of Node.js, and of another program
 */
export function fromBytes<Value>(bytes: Uint8Array): Value {
  try {
    return deserialize(bytes);
  } catch {
    throw new ViandError({
      code: 'request/invalid',
      field: 'queue',
      message: `The Node.js of ${hostname()} cannot read what another process wrote to Redis`,
      expected: 'the same major version of Node.js for the run and its workers',
    });
  }
}
