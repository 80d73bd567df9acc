import { deserialize, serialize } from 'node:v8';
import type { ChunkTask, FileRange } from '../engine/fast-path/chunk-worker.ts';
import type { ThreadOptions } from '../engine/fast-path/executor.ts';
import type { PartialResult } from '../engine/sums/partial-result.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** The queue that all runs and workers of a Redis share. */
export const QUEUE_NAME = 'viand';

/** The Redis keys of a run. */
export const keysOf = (run: string) => ({
  settings: `viand:run:${run}`,
  results: `viand:results:${run}`,
});

/** How long a run lives on in Redis after its process was killed, seconds. */
export const RUN_SECONDS = 60;

/** What all chunks of a run have in common. */
export interface RunSettings extends Omit<ThreadOptions, 'catalogue'> {
  /** Of viand: others may sum otherwise. */
  readonly version: string;
  /** Of the catalogue that the run needs. */
  readonly fingerprint: string;
}

/** A chunk of a run, as the queue keeps it. */
export interface Job {
  readonly run: string;
  /** The number of the chunk in the run, from 0. */
  readonly chunk: number;
  /** A {@link RemoteTask}, as base64. */
  readonly task: string;
}

/** A chunk task whose range is one of a file that the worker opens for itself. */
export interface RemoteTask extends Omit<ChunkTask, 'rows'> {
  readonly rows: RemoteRange | Uint8Array;
}

/** A range of a file that coordinator and worker share. */
export interface RemoteRange extends Omit<FileRange, 'descriptor'> {
  /** Bytes of the whole file, which must be the same where it is summed. */
  readonly size: number;
}

/** What became of a chunk. */
export interface Outcome {
  readonly chunk: number;
  /** Undefined where the chunk is not plain CSV. */
  readonly part?: PartialResult | undefined;
  /** Where it could not be summed. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** A value as bytes that another process of the same release of Node.js can read. */
export function toBytes(value: unknown): Buffer {
  return serialize(value);
}

/** The value again. */
export function fromBytes<Value>(bytes: Uint8Array): Value {
  return deserialize(bytes);
}
