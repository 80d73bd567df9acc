import type { Readable } from 'node:stream';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { type EvaluationPlan, layoutFor } from '../../evaluation/evaluations.ts';
import type { Progress } from '../../io/progress.ts';
import { ReplayableStream } from '../../io/replayable-stream.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { type ChunkOptions, ChunkWorker } from '../fast-path/chunk-worker.ts';
import { type Executor, inThisThread } from '../fast-path/executor.ts';
import { isRepeatable } from '../fast-path/inputs.ts';
import { FoodCache } from '../foods/food-cache.ts';
import type { GroupSink, MakeChunkRenderer, RunSummary } from '../group-sink.ts';
import { Pass } from './pass.ts';
import { nextState, type RunState } from './run-state.ts';

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

/**
 * Evaluates meal files of any size. A run reads its files in one pass if they are what it assumes; see `RunState`
 * for what it assumes and how it goes on where a file is different.
 *
 * @throws Refusal for files that cannot be read at all, after the others have been read
 */
export async function runEvaluation(options: RunOptions): Promise<RunSummary> {
  const { files, catalogue, evaluations, rendering } = options;
  const foods = new FoodCache(catalogue, layoutFor(evaluations));
  const worker = new ChunkWorker(options, foods, (plan) =>
    rendering?.make(rendering.settings, plan),
  );
  const resources: RunResources = {
    foods,
    stdin: new ReplayableStream(options.stdin),
    ownThread: inThisThread(worker),
    threads: undefined,
    reported: 0,
  };
  // A pipe can be read once only, so that nothing may have to be read again.
  const isRepeatableRun = files.every(isRepeatable);
  let state: RunState = {
    groups: isRepeatableRun && options.isCollecting !== true ? 'streaming' : 'collecting',
    byRows: new Set(isRepeatableRun ? [] : files.keys()),
  };
  try {
    for (;;) {
      const outcome = await Pass.run(options, state, resources);
      if ('summary' in outcome) return outcome.summary;
      state = nextState(state, outcome.wrong);
    }
  } finally {
    resources.stdin.close();
    await resources.threads?.close();
  }
}
