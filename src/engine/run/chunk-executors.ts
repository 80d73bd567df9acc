import { type ChunkTask, hasMeasures } from '../fast-path/chunk-worker.ts';
import { type AddingExecutor, type Executor, threadPool } from '../fast-path/executor.ts';
import type { Collector } from './collector.ts';
import type { RunOptions, RunResources } from './run-options.ts';
import type { RunState } from './run-state.ts';

/** The entries per group of the first chunk from which a file has few groups. */
const ENTRIES_OF_FEW_GROUPS = 64;

/** A stream is expected to deliver this many times the bytes that it has delivered so far. */
const STREAM_GOES_ON = 2;

/**
 * Chooses the executor for the chunks of a pass: the caller's, threads if the input is large enough, or this thread.
 *
 * If all groups are held to the end and most rows of a chunk belong to different groups, this thread adds the rows to
 * the held groups itself: merging the groups of other threads would take longer than summing all rows.
 */
export class ChunkExecutors {
  readonly #options: RunOptions;
  readonly #resources: RunResources;
  readonly #collector: Collector;
  readonly #allBytes: number | undefined;
  readonly #mayShareGroups: boolean;
  /** Whether the first chunk had many groups; undefined before it. */
  #hasManyGroups: boolean | undefined;
  /** The executor that adds chunks to the held groups. */
  #shared: AddingExecutor | undefined;

  /** @param allBytes the bytes of all files; undefined if some file has no size */
  constructor(
    options: RunOptions,
    resources: RunResources,
    state: RunState,
    collector: Collector,
    allBytes: number | undefined,
  ) {
    const {
      checkpoints,
      executor,
      shape: { file = -1, age = -1 } = {},
      labelChecks = [],
    } = options;
    this.#options = options;
    this.#resources = resources;
    this.#collector = collector;
    this.#allBytes = allBytes;
    this.#mayShareGroups =
      state.groups === 'collecting' &&
      executor === undefined &&
      checkpoints === undefined &&
      Math.max(file, age) < 0 &&
      labelChecks.length === 0;
  }

  /**
   * Chooses the executor for the next chunk of a file.
   *
   * @param bytes the size of the file, if it has one, and the total bytes of all files so far
   */
  for(
    csv: ChunkTask['csv'],
    { size = 0, read }: { readonly size: number | undefined; readonly read: number },
  ): Executor {
    if (this.#mayShareGroups && this.#isOfManyGroups()) return this.#sharing();
    if (hasMeasures(csv)) return this.#own();
    const known = Math.max(this.#allBytes ?? 0, size);
    return this.#threads(read > known ? read * STREAM_GOES_ON : known) ?? this.#own();
  }

  /** Completes the sums of chunks that were added to the held groups. */
  settle(): void {
    this.#shared?.settle();
  }

  #isOfManyGroups(): boolean {
    const { entries, groups } = this.#collector;
    if (entries > 0) this.#hasManyGroups ??= entries < ENTRIES_OF_FEW_GROUPS * groups;
    return this.#hasManyGroups ?? true;
  }

  #own(): Executor {
    return this.#mayShareGroups ? this.#sharing() : this.#resources.ownThread;
  }

  #sharing(): AddingExecutor {
    this.#shared ??= this.#resources.intoGroups(this.#collector.share());
    return this.#shared;
  }

  /** Other threads, or the caller's executor. */
  #threads(bytes: number): Executor | undefined {
    const { threads, executor, catalogue } = this.#options;
    const { reading, evaluations, carbohydrates, rendering } = this.#options;
    const all = {
      reading,
      evaluations,
      carbohydrates,
      aliases: catalogue.aliases,
      rendering: rendering?.settings,
    };
    const resources = this.#resources;
    if (executor !== undefined) {
      resources.threads ??= executor(all);
    } else if (threads !== undefined) {
      const others = Math.min(threads.count - 1, Math.floor(bytes / threads.bytesEach));
      const settings = { ...all, catalogue: catalogue.file };
      if (others > 0) {
        resources.threads ??= threadPool(others, threads, resources.ownThread, settings);
      }
    }
    return resources.threads;
  }
}
