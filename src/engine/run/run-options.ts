import type { Readable } from 'node:stream';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { ReplayableStream } from '../../io/reading/replayable-stream.ts';
import type { FileState } from '../../io/reading/unchanged-file.ts';
import type { Progress } from '../../io/terminal/progress.ts';
import type { Checkpoints } from '../../io/writing/checkpoints.ts';
import type { EntrySink } from '../../meals/reading.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { ChunkOptions } from '../fast-path/chunk-worker.ts';
import type { AddingExecutor, Executor, ThreadOptions, Threads } from '../fast-path/executor.ts';
import type { FoodCache } from '../foods/food-cache.ts';
import type { GroupSink, MakeChunkRenderer } from '../group-sink.ts';
import type { Groups } from '../sums/groups.ts';
import type { GroupShape } from './group-shape.ts';

/** What a run over files reads and writes. */
export interface RunOptions extends ChunkOptions {
  readonly files: readonly string[];
  /** Read for a file named `-`. */
  readonly stdin: Readable;
  readonly catalogue: Catalogue;
  /** Opens what takes the groups; once for each pass. */
  readonly openSink: (plan: EvaluationPlan) => Promise<GroupSink>;
  /** Finds the foods that lines of records name. */
  readonly match?: EntrySink['match'] | undefined;
  /** Told how files were read, where that is not obvious; again where the run restarts. */
  readonly note?: EntrySink['note'];
  /** Takes every diagnostic once, in the order of the files. */
  readonly report: DiagnosticSink;
  readonly progress?: (progress: Progress) => void;
  /** Groups are held to the end even if they look sorted: a sink that cannot be discarded needs that. */
  readonly isCollecting?: boolean;
  /** The labels, where some are not read or do not define groups; such a run collects. */
  readonly shape?: GroupShape | undefined;
  /** Threads to sum with; without it, this thread does all. */
  readonly threads?: Threads;
  /** Sums all chunks instead, such as on other machines. */
  readonly executor?: (options: Omit<ThreadOptions, 'catalogue'>) => Executor;
  /** Where sums of chunks are kept, for a run that goes on after it was killed. */
  readonly checkpoints?: Checkpoints | undefined;
  /** Renders complete groups where they are summed. The settings are sent to threads. */
  readonly rendering?: { readonly settings: unknown; readonly make: MakeChunkRenderer };
  /** Bytes of input that are summed at a time. */
  readonly chunkBytes?: number;
  /** Bytes of input from which threads are worth starting: each compiles the program and looks foods up again. */
  readonly threadsFromBytes?: number;
}

/** What passes of a run share. */
export interface RunResources {
  readonly foods: FoodCache;
  readonly stdin: ReplayableStream;
  readonly ownThread: Executor;
  /** The same, but that it adds up all chunks into these groups. */
  readonly intoGroups: (groups: Groups) => AddingExecutor;
  /** Threads or workers elsewhere, started when there is enough to do. */
  threads: Executor | undefined;
  /** How each file was when it was first read, by its number. */
  readonly states: Map<number, FileState | undefined>;
  /** Diagnostics that were reported, so that a second pass does not report them again. */
  reported: number;
}
