import { readSync } from 'node:fs';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import { type EvaluationPlan, planEvaluations } from '../../evaluation/evaluations.ts';
import type { CarbohydrateBasis } from '../../evaluation/nutrition/macro-distribution.ts';
import type { EntrySink, ReadOptions } from '../../meals/entries/reading.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { Accumulator } from '../entries/accumulator.ts';
import type { FoodCache } from '../foods/food-cache.ts';
import type { ChunkRenderer } from '../group-sink.ts';
import { GroupEmitter } from '../run/group-emitter.ts';
import type { Groups } from '../sums/groups.ts';
import {
  countsOnly,
  type PartialResult,
  type RenderedGroups,
  toPartialResult,
} from '../sums/partial-result.ts';
import { ChunkSums } from './chunk-sums.ts';
import type { CsvLayout } from './csv-layout.ts';
import { type TotalsLayout, TotalsSums } from './totals-sums.ts';

/** Rows to sum: those that begin in a range of a file, or those in memory. */
export interface ChunkTask {
  readonly csv: CsvLayout | TotalsLayout;
  readonly rows: FileRange | Uint8Array;
  /** Whether groups stream, so that complete groups can be rendered. */
  readonly isStreaming: boolean;
  /** Memory for the text of the result. */
  readonly spare?: ArrayBuffer | undefined;
}

/** Whether amounts may be in measures such as cups, which only the thread that reads the files can resolve. */
export function hasMeasures(csv: ChunkTask['csv']): boolean {
  return 'hasMeasures' in csv;
}

/** A range of bytes of an open file. */
export interface FileRange {
  readonly file: string;
  /** The descriptor of the open file, which all threads share. */
  readonly descriptor: number;
  /** The position of the first row in the file. */
  readonly first: number;
  readonly start: number;
  readonly end: number;
}

/** The options that all chunks of a run share. */
export interface ChunkOptions {
  readonly reading: ReadOptions;
  readonly evaluations: readonly EvaluationName[];
  /** Which carbohydrates macro distributions count; available ones if absent. */
  readonly carbohydrates?: CarbohydrateBasis | undefined;
}

/** The options that only the thread that reads the files has. */
interface OwnThread {
  /** The groups that all chunks are added to; without them, each chunk has its own groups. */
  readonly groups?: Groups | undefined;
  /** Resolves measures such as cups. */
  readonly match?: EntrySink['match'];
}

/** The number of bytes past the end of a range in which almost every row ends. */
const MIN_OVERHANG = 4096;

/** The most bytes that a row may extend past the end of its range. csv-parse reads longer rows. */
const MAX_OVERHANG = 1024 * 1024;

/** Sums chunks of rows, one after another. */
export class ChunkWorker {
  readonly #reading: ReadOptions;
  readonly #isShared: boolean;
  readonly #plan: EvaluationPlan;
  readonly #sums: Accumulator;
  readonly #chunkSums: ChunkSums;
  readonly #totalsSums: TotalsSums;
  readonly #renderer: ChunkRenderer | undefined;
  #diagnostics: Diagnostic[] = [];
  #buffer = Buffer.alloc(0);

  /**
   * @param foods the foods, prepared for the layout of the evaluations
   * @param makeRenderer makes the renderer of complete groups, if the format allows one
   */
  constructor(
    { reading, evaluations, carbohydrates }: ChunkOptions,
    foods: FoodCache,
    makeRenderer: (plan: EvaluationPlan) => ChunkRenderer | undefined,
    { groups, match }: OwnThread = {},
  ) {
    this.#isShared = groups !== undefined;
    this.#reading = reading;
    this.#plan = planEvaluations(evaluations, carbohydrates);
    this.#sums = new Accumulator({
      foods,
      groups,
      nearestFood: foods.nearest,
      report: (diagnostic) => this.#diagnostics.push(diagnostic),
    });
    this.#chunkSums = new ChunkSums(this.#sums, reading, match);
    this.#totalsSums = new TotalsSums(this.#sums, this.#plan.layout, reading);
    this.#renderer = makeRenderer(this.#plan);
  }

  /** Sums a chunk; undefined if the chunk is not plain CSV. */
  run({ csv, rows, isStreaming }: ChunkTask): PartialResult | undefined {
    if (this.#isShared) this.#sums.clearCounts();
    else this.#sums.clear();
    this.#diagnostics = [];
    const bytes = rows instanceof Uint8Array ? rows : this.#read(rows);
    if (bytes === undefined) return undefined;
    const { lines, stoppedAt } =
      'totals' in csv ? this.#totalsSums.add(bytes, csv) : this.#chunkSums.add(bytes, csv);
    const repeated = this.#chunkSums.takeFaults();
    // This also runs if the chunk is abandoned: its rows must not count in the next one.
    if (!this.#isShared) this.settle();
    if (stoppedAt !== undefined) return undefined;
    if (this.#isShared) {
      const { entries, assumptions } = this.#sums;
      return countsOnly(this.#plan.layout.width, {
        lines,
        entries,
        diagnostics: this.#diagnostics,
        repeated,
        assumptions: assumptions.all(),
      });
    }
    const renderer = isStreaming ? this.#renderer : undefined;
    return toPartialResult(
      this.#sums,
      { lines, diagnostics: this.#diagnostics, repeated },
      renderer && ((from, to) => this.#render(renderer, from, to)),
    );
  }

  /** Completes the sums of the groups that all chunks are added to. */
  settle(): void {
    this.#chunkSums.settle();
  }

  #render(renderer: ChunkRenderer, from: number, to: number): RenderedGroups {
    const isGrouped = this.#reading.groupBy.length > 0;
    const emitter = new GroupEmitter(this.#plan, renderer, isGrouped);
    emitter.emitAll(this.#sums.groups, from, to);
    return { bytes: renderer.take(), counts: emitter.counts };
  }

  /**
   * The rows that begin in a range: from after a line end to the end of the last row, which may lie past the end of the
   * range.
   */
  #read({ descriptor, first, start, end }: FileRange): Uint8Array | undefined {
    const from = start > first ? start - 1 : start;
    let length = this.#fill(descriptor, from, end - from, 0);
    const begin = start > first ? this.#buffer.subarray(0, length).indexOf(0x0a) + 1 : 0;
    // A row that fills the whole range belongs to the range in which it began.
    if (begin === 0 && start > first) return EMPTY;
    if (this.#buffer[length - 1] === 0x0a) return this.#buffer.subarray(begin, length);
    for (let overhang = MIN_OVERHANG; overhang <= MAX_OVERHANG; overhang *= 4) {
      const longer = this.#fill(descriptor, from, overhang, length);
      const lineEnd = this.#buffer.subarray(0, longer).indexOf(0x0a, length);
      if (lineEnd >= 0) return this.#buffer.subarray(begin, lineEnd + 1);
      if (longer < length + overhang) return this.#buffer.subarray(begin, longer);
      length = longer;
    }
    return undefined;
  }

  /** Reads `count` bytes into the buffer after its first `length` bytes, and returns the new length. */
  #fill(descriptor: number, from: number, count: number, length: number): number {
    if (length + count > this.#buffer.length) {
      // Almost every row ends within the smallest overhang, which needs no other buffer then.
      const larger = Buffer.alloc(length + count + 2 * MIN_OVERHANG);
      this.#buffer.copy(larger, 0, 0, length);
      this.#buffer = larger;
    }
    let filled = length;
    while (filled < length + count) {
      const read = readSync(
        descriptor,
        this.#buffer,
        filled,
        length + count - filled,
        from + filled,
      );
      if (read === 0) break;
      filled += read;
    }
    return filled;
  }
}

const EMPTY = new Uint8Array(0);
