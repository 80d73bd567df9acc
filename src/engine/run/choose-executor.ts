import { type Executor, threadPool } from '../fast-path/executor.ts';
import type { RunOptions, RunResources } from './run-options.ts';

/** Where threads begin to be faster than one, with the time that it takes to start them. */
export const THREADS_FROM_BYTES = 40 * 1024 * 1024;

/**
 * What sums the chunks of a run: the caller's executor, threads where there is enough to do, or this thread.
 *
 * @param bytes of input that are known so far
 */
export function chooseExecutor(
  options: RunOptions,
  resources: RunResources,
  bytes: number,
): Executor {
  const { threads, executor, threadsFromBytes = THREADS_FROM_BYTES, catalogue } = options;
  const { reading, evaluations, carbohydrates, rendering } = options;
  const all = {
    reading,
    evaluations,
    carbohydrates,
    aliases: catalogue.aliases,
    rendering: rendering?.settings,
  };
  if (executor !== undefined) {
    resources.threads ??= executor(all);
  } else if (threads !== undefined && threads.count > 1 && bytes >= threadsFromBytes) {
    const settings = { ...all, catalogue: catalogue.file };
    resources.threads ??= threadPool(threads, resources.ownThread, settings);
  }
  return resources.threads ?? resources.ownThread;
}
