import { Readable } from 'node:stream';
import { type EvaluationRun, prepareEvaluations } from '../../evaluation/evaluations.ts';
import { SUMMED } from '../../evaluation/layout.ts';
import type { PendingOutput } from '../../io/open-output.ts';
import type { ReplayableStream } from '../../io/replayable-stream.ts';
import { STDIN } from '../../io/text-source.ts';
import { readMeals } from '../../meals/read-meals.ts';
import { type Diagnostic, Refusal } from '../../model/diagnostic.ts';
import { makeRenderer, type Renderer } from '../../render/evaluations/renderer.ts';
import { ByteWriter } from '../../tables/byte-writer.ts';
import { MealSums } from '../entries/accumulator.ts';
import { openPlain, type PlainInput, sizeOf } from '../fast-path/inputs.ts';
import { type Executor, makePool } from '../fast-path/pool.ts';
import { foodResolver } from '../foods/food-cache.ts';
import { nearestFood } from '../foods/nearest-food.ts';
import { type PartialResult, toPartialResult } from '../sums/partial-result.ts';
import { Collector } from './collector.ts';
import { GroupWriter } from './group-emitter.ts';
import type { BatchOptions, BatchOutcome } from './run.ts';

/** Something in a file is not plain CSV: the run has to begin anew, and read it by other rules. */
export class NotPlain extends Error {
  readonly file: number;

  constructor(file: number) {
    super();
    this.file = file;
  }
}

const BYTES_AT_ONCE = 2 * 1024 * 1024;

/** Bytes of input from which threads are worth it: each looks the foods up anew, and is compiled anew. */
export const THREADS_FROM = 64 * 1024 * 1024;

/** Entries that are summed together where they are not scanned. */
const ENTRIES_AT_ONCE = 65_536;

/** So much that is rendered may wait to be written. */
const WAITING_BYTES = 1024 * 1024;

/** What is known of a run from one attempt to the next. */
export interface RunState {
  readonly stdin: ReplayableStream;
  isSorted: boolean;
  /** Files that are read entry by entry. */
  readonly byAllRules: Set<number>;
  /** Faults that were told of, so that they are told once. */
  faultsTold: number;
  /** This thread; it keeps the foods that it has looked up, as the pool does. */
  readonly own: Executor;
  pool: Executor | undefined;
}

/** One go through all files, counting on what is known of them so far. */
export class Attempt {
  readonly #options: BatchOptions;
  readonly #state: RunState;
  readonly #run: EvaluationRun;
  readonly #output: PendingOutput;
  readonly #out: ByteWriter;
  readonly #renderer: Renderer;
  readonly #writer: GroupWriter;
  readonly #collector: Collector;
  readonly #pending: Promise<PartialResult | undefined>[] = [];
  readonly #allBytes: number | undefined;
  #bytes = 0;
  #faults = 0;
  #lines = 0;

  static async start(options: BatchOptions, state: RunState): Promise<Attempt> {
    const run = prepareEvaluations(options.rendering.evaluations);
    const out = new ByteWriter();
    const renderer = await makeRenderer(options.rendering, run, out);
    return new Attempt(options, state, { run, out, renderer, output: await options.openOutput() });
  }

  private constructor(
    options: BatchOptions,
    state: RunState,
    {
      run,
      out,
      renderer,
      output,
    }: { run: EvaluationRun; out: ByteWriter; renderer: Renderer; output: PendingOutput },
  ) {
    const labels = options.reading.groupBy.length;
    this.#options = options;
    this.#state = state;
    this.#run = run;
    this.#out = out;
    this.#renderer = renderer;
    this.#output = output;
    this.#writer = new GroupWriter(run, renderer, labels > 0);
    this.#collector = new Collector(run.layout.width, labels, state.isSorted, {
      writer: this.#writer,
      out,
    });
    const sizes = options.files.map(sizeOf);
    this.#allBytes = sizes.includes(0) ? undefined : sizes.reduce((sum, size) => sum + size, 0);
  }

  async run(totals: (outcome: Omit<BatchOutcome, 'output'>) => object): Promise<BatchOutcome> {
    this.#renderer.begin(this.#options.provenance);
    const refused: Diagnostic[] = [];
    for (const [file, name] of this.#options.files.entries()) {
      try {
        await this.#sumFile(file, name);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await this.#takeAll(file, name);
        for (const fault of error.diagnostics) refused.push(fault);
      }
    }
    if (refused.length > 0) throw Refusal.of(refused);
    for (const _ of this.#collector.finish()) await this.#write();
    const { entries, total } = this.#collector;
    const amounts = new Float64Array(this.#run.layout.width);
    total.readInto(amounts, 0);
    const outcome = {
      entries,
      skipped: entries - (amounts[SUMMED] as number),
      faults: this.#faults,
      counts: this.#writer.counts,
      assumptions: this.#collector.assumptions.all(),
      rendering: this.#options.rendering,
      run: this.#run,
      amounts,
    };
    const whole = new Float64Array(this.#run.width);
    this.#run.evaluate(amounts, whole);
    this.#renderer.end(totals(outcome), whole);
    await this.#write();
    return { ...outcome, output: this.#output };
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    await Promise.allSettled(this.#pending);
    await this.#output.discard();
  }

  async #sumFile(file: number, name: string): Promise<void> {
    const { reading } = this.#options;
    const plain = this.#state.byAllRules.has(file)
      ? undefined
      : await openPlain(name, this.#state.stdin, reading);
    if (plain === undefined) await this.#sumByAllRules(name);
    else await this.#sumPlain(file, name, plain);
  }

  async #sumPlain(file: number, name: string, { csv, rows, size }: PlainInput): Promise<void> {
    // The header is the first line.
    this.#lines = 1;
    const { isSorted } = this.#state;
    for await (const some of rows(this.#options.bytesAtOnce ?? BYTES_AT_ONCE)) {
      this.#bytes += some instanceof Uint8Array ? some.length : some.end - some.start;
      const summing = this.#summing(size);
      this.#pending.push(summing.run({ csv, rows: some, isSorted }));
      while (this.#pending.length >= summing.maxInFlight) await this.#takeNext(file, name);
    }
    await this.#takeAll(file, name);
  }

  #summing(size = 0): Executor {
    const { jobs, threadsFrom = THREADS_FROM, catalogue, workerFile } = this.#options;
    const { reading, rendering } = this.#options;
    if (jobs > 1 && (size >= threadsFrom || this.#bytes >= threadsFrom)) {
      const options = { reading, rendering, catalogue: catalogue.file };
      this.#state.pool ??= makePool(workerFile, jobs, options);
    }
    return this.#state.pool ?? this.#state.own;
  }

  async #takeAll(file: number, name: string): Promise<void> {
    while (this.#pending.length > 0) await this.#takeNext(file, name);
  }

  async #takeNext(file: number, name: string): Promise<void> {
    const part = await this.#pending.shift();
    if (part === undefined) throw new NotPlain(file);
    this.#take(part, this.#lines, name);
    this.#lines += part.lines;
    await this.#write();
  }

  #take(part: PartialResult, linesBefore: number, name: string): void {
    for (const fault of part.faults) this.#tell(shifted(fault, linesBefore));
    this.#collector.merge(part);
    this.#options.progress({
      entries: this.#collector.entries,
      file: name,
      lines: this.#lines + part.lines,
      share: this.#allBytes === undefined ? undefined : this.#bytes / this.#allBytes,
    });
  }

  #tell(fault: Diagnostic): void {
    this.#faults += 1;
    if (this.#faults <= this.#state.faultsTold) return;
    this.#state.faultsTold = this.#faults;
    this.#options.fault(fault);
  }

  async #write(): Promise<void> {
    if (this.#out.length > 0) await this.#output.write(this.#out.take());
    // Signals are heard in between.
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Reads a file by the readers of all formats; they have the lines of faults. */
  async #sumByAllRules(name: string): Promise<void> {
    const { reading, catalogue } = this.#options;
    const { layout } = this.#run;
    this.#lines = 0;
    let faults: Diagnostic[] = [];
    const sums = new MealSums({
      eatenFood: foodResolver(catalogue, layout),
      nearestFood: nearestFood(catalogue),
      layout,
      fault: (fault) => faults.push(fault),
    });
    const flush = () => {
      const part = toPartialResult(sums, reading.groupBy.length, { lines: 0, faults });
      sums.clear();
      faults = [];
      this.#take(part, 0, name);
    };
    const stdin = name === STDIN ? Readable.from(this.#state.stdin.chunks()) : Readable.from([]);
    const { sink } = sums;
    try {
      await readMeals([name], stdin, reading, {
        ...sink,
        row: (labels) => {
          if (sums.entries >= ENTRIES_AT_ONCE) flush();
          sink.row(labels);
        },
        ready: () => (this.#out.length > WAITING_BYTES ? this.#write() : undefined),
      });
    } finally {
      flush();
    }
    await this.#write();
  }
}

function shifted(fault: Diagnostic, lines: number): Diagnostic {
  const { location } = fault;
  if (lines === 0 || location?.line === undefined) return fault;
  return { ...fault, location: { ...location, line: location.line + lines + 1 } };
}
