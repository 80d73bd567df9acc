import { type Executor, threadPool } from '../fast-path/executor.ts';
import type { RunOptions, RunResources } from './run-options.ts';

/** The bytes of input from which several threads are faster than one, despite the time that they take to start. */
export const THREADS_FROM_BYTES = 40 * 1024 * 1024;

/**
 * Chooses what sums the chunks of a run: the caller's executor, threads if the input is large enough, or this thread.
 *
 * @param bytes the known size of the input so far
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
