import type { Accumulator } from '../entries/accumulator.ts';
import type { FoodIndex } from './food-index.ts';
import { NO_FOOD } from './kernel/kernel-foods.ts';
import { type RowKernel, STOPPED } from './kernel/row-kernel.ts';
import type { PlainLayout } from './plain-layout.ts';

/** Rows of the same labels are summed by the kernel where so many stand one behind the other on average. */
const ROWS_WORTH_A_SUM = 3;

/** So many groups exceed the caches of a processor: without looking ahead, each look-up would wait for memory. */
const TOUCHED_FROM_GROUPS = 8192;

/**
 * Adds up plain rows: the kernel reads them, and gives runs of rows with the same labels. A row is plain where its labels
 * stand first, the catalogue has its food, and each cell reads as it stands; any other row is left to the caller.
 */
export class PlainRows {
  /** Rows that were added, and so line ends that were met, by the last `add`. */
  rows = 0;
  readonly #sums: Accumulator;
  readonly #foods: FoodIndex;
  readonly #kernel: RowKernel;
  /** Whether the rows before stood in runs that were worth a sum of their own. */
  #areRunsLong = true;

  constructor(sums: Accumulator, foods: FoodIndex, kernel: RowKernel) {
    this.#sums = sums;
    this.#foods = foods;
    this.#kernel = kernel;
  }

  /** Takes the rows of a chunk. */
  load(rows: Uint8Array, layout: PlainLayout, allowsBlankLabels: boolean): void {
    this.#kernel.arrange(layout, allowsBlankLabels);
    this.#kernel.load(rows);
  }

  /**
   * Adds rows up to the first that is not plain; `settle` completes the sums.
   *
   * @param bytes that were loaded
   * @param start where a row begins
   * @returns where that row begins; the end of the bytes where all are added
   */
  add(bytes: Uint8Array, start: number): number {
    const kernel = this.#kernel;
    this.rows = 0;
    let at = start;
    for (;;) {
      const isSummed = this.#areRunsLong;
      at = kernel.scan(at, isSummed);
      this.rows += kernel.scanned;
      if (kernel.stopped === STOPPED.newId) {
        const { start: from, end } = kernel.newId;
        if (this.#foods.add(bytes, from, end) !== NO_FOOD) continue;
      }
      this.#takeRuns(isSummed);
      if (kernel.stopped !== STOPPED.full) break;
    }
    this.#sums.entries += this.rows;
    return at;
  }

  /** Adds rows that were met, but are not in the sums yet: to be called before those are read. */
  settle(): void {
    const kernel = this.#kernel;
    if (kernel.listed === 0) return;
    const { groups } = this.#sums;
    const { runStarts, runSums } = kernel.regions;
    kernel.sumListed(groups.length, (runs) => {
      for (let run = 0; run < runs; run++) {
        const group = runStarts.view[run] as number;
        groups.sums.addParts(group, runSums.view, run * groups.sums.width);
      }
    });
  }

  #takeRuns(isSummed: boolean): void {
    const kernel = this.#kernel;
    const { rows, listed } = kernel;
    const runs = kernel.takeRuns();
    const { groups } = this.#sums;
    const { regions } = kernel;
    const keys = regions.keys.view;
    const keyEnds = regions.keyEnds.view;
    const hashes = regions.keyHashes.view;
    const starts = regions.runStarts.view;
    const runSums = regions.runSums.view;
    const rowGroups = regions.rowGroups.view;
    if (groups.areIndexed && groups.length >= TOUCHED_FROM_GROUPS) groups.touch(hashes, runs);
    for (let run = 0, keyStart = 0; run < runs; run++) {
      if (isSummed) {
        const some = { parts: runSums, from: run, to: runs };
        run += groups.addSorted(keys, keyStart, keyEnds, some);
        if (run === runs) break;
        keyStart = run === 0 ? 0 : (keyEnds[run - 1] as number);
      }
      const keyEnd = keyEnds[run] as number;
      const group = groups.of(keys, keyStart, keyEnd, hashes[run]);
      keyStart = keyEnd;
      if (isSummed) groups.sums.addParts(group, runSums, run * groups.sums.width);
      else {
        const end = run + 1 < runs ? (starts[run + 1] as number) : listed;
        for (let row = starts[run] as number; row < end; row++) rowGroups[row] = group;
      }
    }
    if (runs > 0) this.#areRunsLong = rows >= ROWS_WORTH_A_SUM * runs;
    if (!isSummed && kernel.isFull(groups.length)) this.settle();
  }
}
