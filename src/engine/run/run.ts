import type { Readable } from 'node:stream';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { EvaluationRun } from '../../evaluation/evaluations.ts';
import type { PendingOutput } from '../../io/open-output.ts';
import type { Progress } from '../../io/progress.ts';
import { ReplayableStream } from '../../io/replayable-stream.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { Rendering } from '../../render/evaluations/renderer.ts';
import type { AssumptionCount } from '../entries/accumulator.ts';
import { ChunkWorker, type WorkOptions } from '../fast-path/chunk-worker.ts';
import { isRepeatable } from '../fast-path/inputs.ts';
import { inThisThread } from '../fast-path/pool.ts';
import { NotSorted } from './collector.ts';
import type { GroupCounts } from './group-emitter.ts';
import { Attempt, NotPlain, type RunState } from './pass.ts';

export interface BatchOptions extends WorkOptions {
  readonly files: readonly string[];
  readonly stdin: Readable;
  readonly catalogue: Catalogue;
  /** Threads that sum; 1 for none besides this one. */
  readonly jobs: number;
  /** The file that threads run. */
  readonly workerFile: string;
  /** What is written of an input before it is known whether all of it is sound. */
  readonly openOutput: () => Promise<PendingOutput>;
  /** Put before the groups, in formats that have a place for it. */
  readonly provenance: object;
  /** Told of all that is wrong, in the order of the files. */
  readonly fault: DiagnosticSink;
  /** Told of how far the run is. */
  readonly progress: (progress: Progress) => void;
  /** Bytes of input that are summed at once, and from how many on threads are worth it. */
  readonly bytesAtOnce?: number;
  readonly threadsFrom?: number;
}

export interface BatchOutcome {
  readonly entries: number;
  /** Entries that are in no sum, for their faults. */
  readonly skipped: number;
  readonly faults: number;
  readonly counts: GroupCounts;
  readonly assumptions: readonly AssumptionCount[];
  readonly rendering: Rendering;
  readonly run: EvaluationRun;
  /** The sums over all groups, in units. */
  readonly amounts: Float64Array;
  /** Written, but not yet where it was asked for. */
  readonly output: PendingOutput;
}

/**
 * Evaluates meal files of any size in one pass. Plain CSV is scanned as bytes, in ranges that threads share; all
 * else is read entry by entry. What a file is like is found out on the way: as long as groups are sorted they are
 * written out as they end, and where something turns out otherwise, the run begins anew without counting on it.
 *
 * @param totals makes what formats with a place for it have behind the groups
 * @throws Refusal for files that cannot be read at all, after the others have been
 */
export async function evaluateFiles(
  options: BatchOptions,
  totals: (outcome: Omit<BatchOutcome, 'output'>) => object,
): Promise<BatchOutcome> {
  const stdin = new ReplayableStream(options.stdin);
  const state: RunState = {
    stdin,
    isSorted: options.files.every(isRepeatable),
    byAllRules: new Set(),
    faultsTold: 0,
    own: inThisThread(new ChunkWorker(options, options.catalogue)),
    pool: undefined,
  };
  if (!state.isSorted) for (const file of options.files.keys()) state.byAllRules.add(file);
  try {
    for (;;) {
      const attempt = await Attempt.start(options, state);
      try {
        return await attempt.run(totals);
      } catch (error) {
        await attempt.abandon();
        if (error instanceof NotSorted) state.isSorted = false;
        else if (error instanceof NotPlain) state.byAllRules.add(error.file);
        else throw error;
      }
    }
  } finally {
    stdin.close();
    await state.pool?.close();
  }
}
