import { closeSync, openSync, readSync } from 'node:fs';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { type EvaluationRun, prepareEvaluations } from '../../evaluation/evaluations.ts';
import type { ReadOptions } from '../../meals/reading.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isLinewise, lineRenderer, type Rendering } from '../../render/evaluations/renderer.ts';
import { ByteWriter } from '../../tables/byte-writer.ts';
import { MealSums } from '../entries/accumulator.ts';
import { foodResolver } from '../foods/food-cache.ts';
import { nearestFood } from '../foods/nearest-food.ts';
import { GroupWriter } from '../run/group-emitter.ts';
import {
  type PartialResult,
  type RenderedGroups,
  toPartialResult,
} from '../sums/partial-result.ts';
import { ChunkSums, type CsvLayout } from './chunk-sums.ts';

/** Rows to sum: those that begin in a range of a file, or those that are in memory. */
export interface ChunkTask {
  readonly csv: CsvLayout;
  readonly rows: FileRange | Uint8Array;
  /** Groups are taken to be sorted, so that those that are whole can be written out. */
  readonly isSorted: boolean;
}

export interface FileRange {
  readonly file: string;
  /** Where the rows of the file begin. */
  readonly first: number;
  readonly start: number;
  readonly end: number;
}

/** What all tasks of a run have in common. */
export interface WorkOptions {
  readonly reading: ReadOptions;
  readonly rendering: Rendering;
}

/** A row that goes on for longer than this behind its range is for csv-parse. */
const MAX_OVERHANG = 1024 * 1024;

/** Sums ranges of rows, one after the other. */
export class ChunkWorker {
  readonly #options: WorkOptions;
  readonly #run: EvaluationRun;
  readonly #sums: MealSums;
  readonly #rangeSums: ChunkSums;
  #faults: Diagnostic[] = [];
  #buffer = Buffer.alloc(0);

  constructor(options: WorkOptions, catalogue: Catalogue) {
    this.#options = options;
    this.#run = prepareEvaluations(options.rendering.evaluations);
    this.#sums = new MealSums({
      eatenFood: foodResolver(catalogue, this.#run.layout),
      nearestFood: nearestFood(catalogue),
      layout: this.#run.layout,
      fault: (fault) => this.#faults.push(fault),
    });
    this.#rangeSums = new ChunkSums(this.#sums, options.reading);
  }

  /** Undefined where something in the range is not plain CSV. */
  run({ csv, rows, isSorted }: ChunkTask): PartialResult | undefined {
    this.#sums.clear();
    this.#faults = [];
    const bytes = rows instanceof Uint8Array ? rows : this.#read(rows);
    if (bytes === undefined) return undefined;
    const { lines, stoppedAt } = this.#rangeSums.add(bytes, csv);
    if (stoppedAt !== undefined) return undefined;
    const { reading, rendering } = this.#options;
    const isRendered = isSorted && isLinewise(rendering.format);
    return toPartialResult(
      this.#sums,
      reading.groupBy.length,
      { lines, faults: this.#faults },
      isRendered ? (from, to) => this.#render(from, to) : undefined,
    );
  }

  #render(from: number, to: number): RenderedGroups {
    const out = new ByteWriter();
    const { rendering } = this.#options;
    const renderer = lineRenderer(rendering, this.#run, out);
    const writer = new GroupWriter(this.#run, renderer, rendering.by.length > 0);
    for (let group = from; group < to; group++) writer.write(this.#sums.groups, group);
    return { bytes: out.take(), counts: writer.counts };
  }

  /** The rows that begin in a range: from behind a line end to the end of the last row, which may be behind the range. */
  #read({ file, first, start, end }: FileRange): Uint8Array | undefined {
    const from = start > first ? start - 1 : start;
    const descriptor = openSync(file, 'r');
    try {
      let length = this.#fill(descriptor, from, end - from, 0);
      const begin = start > first ? this.#buffer.subarray(0, length).indexOf(0x0a) + 1 : 0;
      // A row that goes on through the whole range is that of the range it began in.
      if (begin === 0 && start > first) return EMPTY;
      if (this.#buffer[length - 1] === 0x0a) return this.#buffer.subarray(begin, length);
      for (let overhang = 4096; overhang <= MAX_OVERHANG; overhang *= 4) {
        const longer = this.#fill(descriptor, from, overhang, length);
        const lineEnd = this.#buffer.subarray(0, longer).indexOf(0x0a, length);
        if (lineEnd >= 0) return this.#buffer.subarray(begin, lineEnd + 1);
        if (longer < length + overhang) return this.#buffer.subarray(begin, longer);
        length = longer;
      }
      return undefined;
    } finally {
      closeSync(descriptor);
    }
  }

  /** Reads on behind what is there; returns how much is there then. */
  #fill(descriptor: number, from: number, count: number, length: number): number {
    if (length + count > this.#buffer.length) {
      const larger = Buffer.alloc(length + count);
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
