import type { GroupSink } from '../../engine/group-sink.ts';
import { LabelHash, type Shard } from './shard.ts';

/** A sink that takes the groups of one shard only. */
export interface ShardedSink extends GroupSink {
  /** The places of these groups among the groups of all shards, from 0, ascending. */
  readonly places: readonly number[];
}

/** Passes on the groups of a shard. Only its labels decide which shard a group belongs to. */
export function shardedSink(sink: GroupSink, { number, count }: Shard): ShardedSink {
  const hash = new LabelHash();
  const places: number[] = [];
  let place = 0;
  return {
    ...sink,
    // Each group must be checked individually.
    plain: undefined,
    places,
    group(group) {
      group.forEachLabel((bytes, start, end) => hash.add(bytes, start, end));
      if (hash.take() % count === number - 1) {
        places.push(place);
        sink.group(group);
      }
      place += 1;
    },
  };
}
