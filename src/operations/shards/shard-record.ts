import { createHash } from 'node:crypto';
import type { Provenance } from '../../engine/provenance.ts';
import { readShard, type Shard } from './shard.ts';

/** The formats of results of shards. They consist of lines, so that they can be merged. */
export type ShardFormat = 'csv' | 'ndjson';

/** The options of a run by their flags, such as `--unit`: the text of the value, null for a flag without one. */
export type Flags = Readonly<Record<string, string | null>>;

/** The record with the results of a shard that is needed to merge them. */
export interface ShardRecord {
  /** For example `2/8`. */
  readonly part: string;
  readonly format: ShardFormat;
  /** SHA-256 of the inputs and of everything that results depend on. The shards of one run have the same. */
  readonly run: string;
  /** The options of the run, to report which of them differ; undefined if an earlier version wrote it. */
  readonly options?: Flags | undefined;
  /** The places of the groups among those of all shards, from 0, with a space between them. */
  readonly places: string;
  /** SHA-256 of the file of the results; undefined if an earlier version wrote it. */
  readonly results?: string | undefined;
}

/** Whether a value that was read from a file describes the results of a shard. */
export function isShardRecord(value: unknown): value is ShardRecord {
  const { part, format, run, options, places, results } = Object(value);
  return (
    readShard(`${part}`) !== undefined &&
    (format === 'csv' || format === 'ndjson') &&
    typeof run === 'string' &&
    (options === undefined || (typeof options === 'object' && options !== null)) &&
    (results === undefined || typeof results === 'string') &&
    /^(\d+( \d+)*)?$/.test(`${places}`)
  );
}

/** Takes the SHA-256 of bytes as they are written. */
export function hashedOutput<Output extends Written>(
  output: Output,
): { readonly output: Output; readonly sha256: () => string } {
  const hash = createHash('sha256');
  const write = (bytes: Uint8Array) => {
    hash.update(bytes);
    return output.write(bytes);
  };
  return { output: { ...output, write }, sha256: () => hash.digest('hex') };
}

interface Written {
  readonly write: (bytes: Uint8Array) => Promise<void>;
}

/**
 * Describes the results of a shard.
 *
 * @param provenance with the SHA-256 of all inputs
 * @param settings how files were read, with the contents of the files that options name
 * @param rendering how results are written
 * @param flags the options by which a person distinguishes runs
 */
export function shardRecord(
  { number, count }: Shard,
  places: readonly number[],
  {
    format,
    provenance: { inputs = [], command: _, options, ...provenance },
    settings,
    rendering,
    results,
    flags,
  }: {
    readonly format: ShardFormat;
    readonly provenance: Provenance;
    readonly settings: unknown;
    readonly rendering: object;
    readonly results: string | undefined;
    readonly flags: Flags;
  },
): ShardRecord {
  // Where files are, and the language of people and terminals, may differ between machines.
  const basis = [
    provenance,
    { ...options, aliases: undefined },
    inputs.map(({ sha256 }) => sha256),
    settings,
    { ...rendering, language: undefined },
  ];
  const run = createHash('sha256').update(JSON.stringify(basis)).digest('hex');
  const part = `${number}/${count}`;
  return { part, format, run, options: flags, places: places.join(' '), results };
}
