import type { Readable } from 'node:stream';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { Progress } from '../../io/progress.ts';
import type { ReplayableStream } from '../../io/replayable-stream.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { ChunkOptions } from '../fast-path/chunk-worker.ts';
import type { Executor } from '../fast-path/executor.ts';
import type { FoodCache } from '../foods/food-cache.ts';
import type { GroupSink, MakeChunkRenderer } from '../group-sink.ts';

export interface RunOptions extends ChunkOptions {
  readonly files: readonly string[];
  /** Read for a file named `-`. */
  readonly stdin: Readable;
  readonly catalogue: Catalogue;
  /** Opens what takes the groups; once for each pass. */
  readonly openSink: (plan: EvaluationPlan) => Promise<GroupSink>;
  /** Takes every diagnostic once, in the order of the files. */
  readonly report: DiagnosticSink;
  readonly progress?: (progress: Progress) => void;
  /** Groups are held to the end even if they look sorted: a sink that cannot be discarded needs that. */
  readonly isCollecting?: boolean;
  /** Threads to sum with; without it, this thread does all. */
  readonly threads?: { readonly count: number; readonly file: string };
  /** Renders complete groups where they are summed. The settings are sent to threads. */
  readonly rendering?: { readonly settings: unknown; readonly make: MakeChunkRenderer };
  /** Bytes of input that are summed at a time. */
  readonly chunkBytes?: number;
  /** Bytes of input from which threads are worth starting: each compiles the program and looks foods up anew. */
  readonly threadsFromBytes?: number;
}

/** What passes of a run share. */
export interface RunResources {
  readonly foods: FoodCache;
  readonly stdin: ReplayableStream;
  readonly ownThread: Executor;
  /** Started when there is enough to do. */
  threads: Executor | undefined;
  /** Diagnostics that were reported, so that a second pass does not report them again. */
  reported: number;
}
