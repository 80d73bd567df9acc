import type { Accumulator } from '../entries/accumulator.ts';
import { hashOfKey } from '../sums/byte-keys.ts';
import { DeferredRows } from './deferred-rows.ts';
import type { FoodIndex } from './food-index.ts';
import { NO_FOOD } from './kernel/kernel-foods.ts';
import { type RowKernel, STOPPED } from './kernel/row-kernel.ts';
import { MAX_RUNS } from './kernel/row-module.ts';
import type { PlainLayout } from './plain-layout.ts';

/** Rows of the same labels are summed by the kernel where so many stand one behind the other on average. */
const ROWS_WORTH_A_SUM = 3;

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
  #deferred: DeferredRows | undefined;
  /** Of the keys of runs. */
  readonly #hashes = new Int32Array(MAX_RUNS);
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
    const deferred = this.#deferred;
    if (deferred !== undefined && deferred.length > 0) {
      deferred.addTo(this.#sums.groups.sums, this.#foods.parts);
    }
  }

  #takeRuns(isSummed: boolean): void {
    const kernel = this.#kernel;
    const { rows } = kernel;
    const runs = kernel.takeRuns();
    const { groups } = this.#sums;
    const { regions } = kernel;
    const keys = regions.keys.view;
    const keyEnds = regions.keyEnds.view;
    const starts = regions.runStarts.view;
    const runSums = regions.runSums.view;
    const hashes = this.#hashes;
    const { areIndexed } = groups;
    if (areIndexed) {
      for (let run = 0, keyStart = 0; run < runs; run++) {
        const keyEnd = keyEnds[run] as number;
        hashes[run] = hashOfKey(keys, keyStart, keyEnd);
        keyStart = keyEnd;
      }
      if (DeferredRows.isWorthwhile(groups.length)) groups.touch(hashes, runs);
    }
    for (let run = 0, keyStart = 0; run < runs; run++) {
      if (isSummed) {
        const some = { parts: runSums, from: run, to: runs };
        run += groups.addSorted(keys, keyStart, keyEnds, some);
        if (run === runs) break;
        keyStart = run === 0 ? 0 : (keyEnds[run - 1] as number);
      }
      const keyEnd = keyEnds[run] as number;
      const group = groups.of(keys, keyStart, keyEnd, areIndexed ? hashes[run] : undefined);
      keyStart = keyEnd;
      if (isSummed) groups.sums.addParts(group, runSums, run * groups.sums.width);
      else {
        const end = run + 1 < runs ? (starts[run + 1] as number) : rows;
        for (let row = starts[run] as number; row < end; row++) this.#addRow(group, row);
      }
    }
    if (runs > 0) this.#areRunsLong = rows >= ROWS_WORTH_A_SUM * runs;
  }

  #addRow(group: number, row: number): void {
    const { rowFoods, rowGrams } = this.#kernel.regions;
    const food = rowFoods.view[row] as number;
    const grams = rowGrams.view[row] as number;
    const { groups } = this.#sums;
    if (!DeferredRows.isWorthwhile(groups.length)) {
      this.#foods.parts.addTo(groups.sums, group, food, grams);
      return;
    }
    this.#deferred ??= new DeferredRows();
    const { length } = this.#deferred;
    this.#deferred.groups[length] = group;
    this.#deferred.foods[length] = food;
    this.#deferred.grams[length] = grams;
    this.#deferred.length = length + 1;
    if (this.#deferred.isFull) this.#deferred.addTo(groups.sums, this.#foods.parts);
  }
}
