import { layoutFor } from '../../evaluation/evaluations.ts';
import { isRankedIndex } from '../../evaluation/indices/indices.ts';
import { ReplayableStream } from '../../io/reading/replayable-stream.ts';
import { readUnchanged } from '../../io/reading/unchanged-file.ts';
import { ChunkWorker } from '../fast-path/chunk-worker.ts';
import { inThisThread } from '../fast-path/executor.ts';
import { isRepeatable } from '../fast-path/open-plain.ts';
import { FoodCache } from '../foods/food-cache.ts';
import type { RunSummary } from '../group-sink.ts';
import type { Groups } from '../sums/groups.ts';
import { beginWithSameGroup } from './first-groups.ts';
import { Pass } from './pass.ts';
import type { RunOptions, RunResources } from './run-options.ts';
import { nextState, type RunState } from './run-state.ts';

/**
 * Evaluates meal files of any size. A run reads its files in one pass if its assumptions about them hold. `RunState`
 * lists the assumptions, and how the run continues when one fails.
 *
 * @throws ViandError for files that cannot be read at all, after the others have been read
 */
export async function runEvaluation(options: RunOptions): Promise<RunSummary> {
  const { files, catalogue, evaluations, rendering } = options;
  const foods = new FoodCache(catalogue, layoutFor(evaluations));
  const worker = (groups?: Groups) =>
    inThisThread(
      new ChunkWorker(options, foods, (plan) => rendering?.make(rendering.settings, plan), {
        groups,
        match: options.match,
      }),
    );
  const resources: RunResources = {
    foods,
    stdin: new ReplayableStream(readUnchanged('standard input', options.stdin)),
    ownThread: worker(),
    intoGroups: worker,
    threads: undefined,
    states: new Map(),
    reported: 0,
  };
  // A pipe can be read only once, so the run must not restart.
  const isRepeatableRun = files.every(isRepeatable);
  let state: RunState = {
    groups:
      isRepeatableRun &&
      options.isCollecting !== true &&
      options.shape === undefined &&
      !evaluations.some(isRankedIndex) &&
      !(await beginWithSameGroup(files, options.reading))
        ? 'streaming'
        : 'collecting',
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
