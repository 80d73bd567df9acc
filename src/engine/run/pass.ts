import { type EvaluationPlan, planEvaluations } from '../../evaluation/evaluations.ts';
import { noBytes } from '../../io/reading/byte-stream.ts';
import { inputName, STDIN } from '../../io/reading/text-source.ts';
import { changedWhileReading, fileState } from '../../io/reading/unchanged-file.ts';
import { noteUnreadColumn } from '../../meals/entries/columns.ts';
import type { TotalsRow } from '../../meals/entries/totals-row.ts';
import { readMealFile, tellEmpty } from '../../meals/read-meals.ts';
import { totalsNote } from '../../meals/totals/read-totals.ts';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { Accumulator } from '../entries/accumulator.ts';
import { forEachFault } from '../entries/repeated-faults.ts';
import { type ChunkTask, hasMeasures } from '../fast-path/chunk-worker.ts';
import type { Executor } from '../fast-path/executor.ts';
import { openPlain, type PlainInput, sizeOf } from '../fast-path/open-plain.ts';
import { PrefetchedInputs } from '../fast-path/prefetched-inputs.ts';
import type { GroupSink, RunSummary } from '../group-sink.ts';
import { type PartialResult, toPartialResult } from '../sums/partial-result.ts';
import { ChunkExecutors } from './chunk-executors.ts';
import { Collector } from './collector.ts';
import { GroupEmitter } from './group-emitter.ts';
import { withLabel } from './group-shape.ts';
import { hasFaultyLabel, labelChecks } from './label-checks.ts';
import type { RunOptions, RunResources } from './run-options.ts';
import type { RunState, WrongAssumption } from './run-state.ts';
import { summarise } from './summarise.ts';

/** The bytes of a file that one thread sums at a time: 2 MiB. */
const CHUNK_BYTES = 2 * 1024 * 1024;

/** The number of entries in a partial result if rows are read one by one. */
const ENTRIES_PER_PART = 65_536;

/** The summary of a pass, or the assumption that turned out wrong. */
export type PassOutcome = { readonly summary: RunSummary } | { readonly wrong: WrongAssumption };

/** One pass over all files, under the assumptions of a state. */
export class Pass {
  readonly #options: RunOptions;
  readonly #state: RunState;
  readonly #resources: RunResources;
  readonly #plan: EvaluationPlan;
  readonly #sink: GroupSink;
  readonly #emitter: GroupEmitter;
  readonly #collector: Collector;
  readonly #pending: Promise<PartialResult | undefined>[] = [];
  /** Bytes of all files; undefined if some file has no size. */
  readonly #allBytes: number | undefined;
  readonly #executors: ChunkExecutors;
  readonly #inputs: PrefetchedInputs;
  #bytes = 0;
  #lines = 0;
  #diagnostics = 0;

  static async run(
    options: RunOptions,
    state: RunState,
    resources: RunResources,
  ): Promise<PassOutcome> {
    const plan = planEvaluations(options.evaluations, options.carbohydrates);
    const sink = await options.openSink(plan);
    const pass = new Pass(options, state, resources, { plan, sink });
    let isFinished = false;
    try {
      const outcome = await pass.#run();
      isFinished = 'summary' in outcome;
      return outcome;
    } finally {
      await pass.#inputs.close();
      if (!isFinished) {
        await Promise.allSettled(pass.#pending);
        await sink.discard();
      }
    }
  }

  private constructor(
    options: RunOptions,
    state: RunState,
    resources: RunResources,
    { plan, sink }: { readonly plan: EvaluationPlan; readonly sink: GroupSink },
  ) {
    const labels = (options.shape?.labels ?? options.reading.groupBy).length;
    const isGrouped = (options.shape?.identifying ?? labels) > 0;
    this.#options = options;
    this.#state = state;
    this.#resources = resources;
    this.#plan = plan;
    this.#sink = sink;
    this.#emitter = new GroupEmitter(plan, sink, isGrouped, options.shape?.age);
    const onWritten = (text: Uint8Array) => resources.threads?.recycle?.(text);
    const output = { emitter: this.#emitter, sink, onWritten };
    this.#collector = new Collector(plan.layout.width, labels, state.groups, output);
    this.#inputs = new PrefetchedInputs(options.files, async (file) =>
      state.byRows.has(file)
        ? undefined
        : openPlain(options.files[file] as string, resources.stdin, options.reading),
    );
    const sizes = options.files.map(sizeOf);
    this.#allBytes = sizes.includes(0) ? undefined : sizes.reduce((sum, size) => sum + size, 0);
    this.#executors = new ChunkExecutors(
      options,
      resources,
      state,
      this.#collector,
      this.#allBytes,
    );
  }

  async #run(): Promise<PassOutcome> {
    const { files, note } = this.#options;
    const refused: Diagnostic[] = [];
    const empty: string[] = [];
    for (const [file, name] of files.entries()) {
      const before = this.#collector.entries + this.#diagnostics;
      let wrong: WrongAssumption | undefined;
      try {
        wrong = await this.#sumFile(file, name);
      } catch (error) {
        if (!(error instanceof ViandError)) throw error;
        wrong = await this.#mergeAll(file, name);
        for (const diagnostic of error.diagnostics) refused.push(diagnostic);
      }
      if (wrong !== undefined) return { wrong };
      if (this.#collector.entries + this.#diagnostics === before) empty.push(name);
    }
    if (refused.length > 0) throw ViandError.of(refused);
    tellEmpty(empty, files, (fault) => this.#report(fault), note);
    this.#executors.settle();
    for (const _ of this.#collector.finish(this.#options.shape)) await this.#flush();
    const earlier = this.#options.earlier?.();
    for (const count of earlier?.counts ?? []) this.#collector.assumptions.add(count);
    const summary = summarise(this.#plan, this.#collector, {
      counts: this.#emitter.counts,
      diagnostics: this.#diagnostics,
      areAssumptionsUnknown: earlier?.areUnknown ?? false,
    });
    await this.#sink.end(summary);
    return { summary };
  }

  async #sumFile(file: number, name: string): Promise<WrongAssumption | undefined> {
    this.#assertSameFile(file, name);
    const plain = await this.#inputs.open(file);
    if (plain === undefined) return this.#sumByRows(name);
    if (hasMeasures(plain.csv) && this.#options.executor !== undefined) {
      plain.close();
      return this.#sumByRows(name);
    }
    this.#inputs.openNext(file);
    try {
      const wrong = await this.#sumPlain(file, name, plain);
      plain.assertUnchanged();
      return wrong;
    } finally {
      await Promise.allSettled(this.#pending);
      plain.close();
    }
  }

  /** Checks that a file has not changed since the previous pass, whose diagnostics were reported. */
  #assertSameFile(file: number, name: string): void {
    const { states } = this.#resources;
    const state = name === STDIN ? undefined : fileState(name);
    if (!states.has(file)) states.set(file, state);
    else if (states.get(file) !== state) throw changedWhileReading(name);
  }

  /** The fast path: chunks of bytes, in several threads if there are many. */
  async #sumPlain(
    file: number,
    name: string,
    { csv, rows, size }: PlainInput,
  ): Promise<WrongAssumption | undefined> {
    const { reading, note, signal, chunkBytes = CHUNK_BYTES } = this.#options;
    if ('totals' in csv) note?.(totalsNote(inputName(name), csv.totals));
    else noteUnreadColumn(inputName(name), csv.columns, reading, note);
    this.#lines = 1; // The header.
    const isStreaming = this.#state.groups === 'streaming';
    // Remote workers may take long to start, and are sent many chunks at once.
    let isFirst = isStreaming && this.#options.executor === undefined;
    for await (const some of rows(chunkBytes)) {
      signal?.throwIfAborted();
      this.#bytes += some instanceof Uint8Array ? some.length : some.end - some.start;
      const executor = this.#executors.for(csv, { size, read: this.#bytes });
      this.#pending.push(this.#sumChunk(file, executor, { csv, rows: some, isStreaming }));
      // The first chunk shows unsorted groups before more chunks are summed for nothing.
      while (this.#pending.length >= (isFirst ? 1 : executor.maxInFlight)) {
        const wrong = await this.#mergeNext(file, name);
        if (wrong !== undefined) return wrong;
      }
      isFirst = false;
    }
    return this.#mergeAll(file, name);
  }

  /** Rows in memory have no checkpoint, because a resumed run has to read them again anyway. */
  #sumChunk(file: number, executor: Executor, task: ChunkTask): Promise<PartialResult | undefined> {
    const { checkpoints } = this.#options;
    const state = this.#resources.states.get(file);
    const { rows, isStreaming } = task;
    if (checkpoints === undefined || state === undefined || rows instanceof Uint8Array) {
      return executor.run(task);
    }
    const part = checkpoints.resultOf([state, rows.start, rows.end, isStreaming], () =>
      executor.run(task),
    );
    // The reader of the parts gets a failure when its turn comes.
    part.catch(() => {});
    return part;
  }

  async #mergeAll(file: number, name: string): Promise<WrongAssumption | undefined> {
    while (this.#pending.length > 0) {
      const wrong = await this.#mergeNext(file, name);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  async #mergeNext(file: number, name: string): Promise<WrongAssumption | undefined> {
    const part = await this.#pending.shift();
    if (part === undefined || hasFaultyLabel(part.groups, this.#options)) {
      return { kind: 'file is not plain CSV', file };
    }
    const wrong = this.#merge(part, this.#lines, name);
    this.#lines += part.lines;
    await this.#flush();
    return wrong;
  }

  #merge(part: PartialResult, linesBefore: number, name: string): WrongAssumption | undefined {
    // Lines of chunks count from 0.
    const lines = linesBefore === 0 ? 0 : linesBefore + 1;
    forEachFault(part.diagnostics, part.repeated, lines, (fault) => this.#report(fault));
    const place = this.#options.shape?.file ?? -1;
    const labelled = place < 0 ? part.groups : withLabel(part.groups, place, name);
    const isSorted = this.#collector.merge({ ...part, groups: labelled });
    this.#options.progress?.({
      entries: this.#collector.entries,
      file: name,
      lines: this.#lines + part.lines,
      share: this.#allBytes === undefined ? undefined : this.#bytes / this.#allBytes,
    });
    return isSorted ? undefined : { kind: 'groups are not sorted' };
  }

  #report(diagnostic: Diagnostic): void {
    this.#diagnostics += 1;
    if (this.#diagnostics <= this.#resources.reported) return;
    this.#resources.reported = this.#diagnostics;
    this.#options.report(diagnostic);
  }

  async #flush(): Promise<void> {
    await this.#sink.flush();
    // Signals are handled between turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** The general path: the readers of all formats, which know the line of each diagnostic. */
  async #sumByRows(name: string): Promise<WrongAssumption | undefined> {
    const { reading, match, note, signal } = this.#options;
    const { foods } = this.#resources;
    this.#lines = 0;
    let diagnostics: Diagnostic[] = [];
    let wrong: WrongAssumption | undefined;
    const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic);
    const sums = new Accumulator({ foods, nearestFood: foods.nearest, report });
    const mergeRows = () => {
      const part = toPartialResult(sums, { lines: 0, diagnostics });
      sums.clear();
      diagnostics = [];
      wrong ??= this.#merge(part, 0, name);
      if (wrong !== undefined) throw STOP_READING;
    };
    const stdin = name === STDIN ? this.#resources.stdin.chunks() : noBytes();
    const sink = {
      ...sums.sink,
      ...labelChecks(this.#options),
      totals: (row: TotalsRow) => {
        if (sums.entries >= ENTRIES_PER_PART) mergeRows();
        sums.totals(row);
      },
      ...(match === undefined ? {} : { match }),
      ...(note === undefined ? {} : { note }),
    };
    try {
      await readMealFile(name, stdin, reading, {
        ...sink,
        row: (labels) => {
          signal?.throwIfAborted();
          if (sums.entries >= ENTRIES_PER_PART) mergeRows();
          sink.row(labels);
        },
        ready: () => (this.#sink.isFull() ? this.#flush() : undefined),
      }).finally(() => {
        if (wrong === undefined) mergeRows();
      });
    } catch (error) {
      if (error !== STOP_READING) throw error;
      return wrong;
    }
    await this.#flush();
    return undefined;
  }
}

/** Thrown to stop a reader whose rows are no longer needed because the pass ends. `#sumByRows` catches it. */
const STOP_READING = new Error('the pass ends');
