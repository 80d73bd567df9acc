import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Shard } from './shard.ts';

/** What goes with the results of a shard, for them to be merged. */
export interface ShardRecord {
  /** Such as `2/8`. */
  readonly part: string;
  /** SHA-256 of the inputs and of all that results depend on: shards of one run have the same. */
  readonly run: string;
  /** The places of the groups among those of all shards, from 0, with a space between them. */
  readonly places: string;
}

/**
 * Describes the results of a shard.
 *
 * @param basis all that results depend on, besides the contents of the files
 */
export async function shardRecord(
  { number, count }: Shard,
  places: readonly number[],
  { files, basis }: { readonly files: readonly string[]; readonly basis: unknown },
): Promise<ShardRecord> {
  const hash = createHash('sha256').update(JSON.stringify(basis));
  for (const file of files) hash.update(await hashOf(file));
  return { part: `${number}/${count}`, run: hash.digest('hex'), places: places.join(' ') };
}

async function hashOf(file: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest();
}
