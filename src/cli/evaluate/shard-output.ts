import type { PendingOutput } from '../../io/writing/open-output.ts';
import type { FileEvaluation } from '../../operations/evaluate/evaluate-files.ts';
import type { Shard } from '../../operations/shards/shard.ts';
import {
  type Flags,
  hashedOutput,
  type ShardFormat,
  type ShardRecord,
  shardRecord,
} from '../../operations/shards/shard-record.ts';
import { type ShardedSink, shardedSink } from '../../operations/shards/sharded-sink.ts';
import type { Rendering } from '../../render/evaluations/rendering.ts';
import type { openRenderingSink } from '../../render/evaluations/rendering-sink.ts';

/** The output of one shard: the results of its groups, and the record that is needed to merge them. */
export interface ShardOutput {
  /** Opens the sink of the groups. `open` makes the one that writes them. */
  readonly openSink: (
    output: PendingOutput,
    open: (output: PendingOutput) => ReturnType<typeof openRenderingSink>,
  ) => Promise<ShardedSink>;
  readonly record: (evaluation: FileEvaluation) => Promise<ShardRecord>;
}

/** Makes the output of a shard. */
export function shardOutput(shard: Shard, rendering: Rendering, flags: Flags): ShardOutput {
  let sink: ShardedSink | undefined;
  let sha256: (() => string) | undefined;
  return {
    async openSink(output, open) {
      const hashed = hashedOutput(output);
      sha256 = hashed.sha256;
      sink = shardedSink(await open(hashed.output), shard);
      return sink;
    },
    async record({ provenance, settings }) {
      return shardRecord(shard, sink?.places ?? [], {
        format: rendering.format as ShardFormat,
        provenance: await provenance(),
        settings,
        rendering,
        results: sha256?.(),
        flags,
      });
    },
  };
}
