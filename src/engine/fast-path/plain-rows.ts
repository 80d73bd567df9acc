import type { Accumulator } from '../entries/accumulator.ts';
import type { FoodIndex } from './food-index.ts';
import { NO_FOOD } from './kernel/kernel-foods.ts';
import { type RowKernel, STOPPED } from './kernel/row-kernel.ts';
import type { PlainLayout } from './plain-layout.ts';

/** The average length of a run from which the kernel sums rows with the same labels. */
const ROWS_WORTH_A_SUM = 3;

/** The number of runs that is worth starting and calling another module. */
const MANY_RUNS = 64;

/** A row between plain rows, which is added once the groups of the runs are known. */
interface WaitingRow {
  readonly run: number;
  readonly add: (group: number) => void;
}

/**
 * Adds up plain rows: the kernel reads them, and gives runs of rows with the same labels. A row is plain if its labels
 * come first, the catalogue has its food, and each cell is valid without conversion. Any other row is left to the
 * caller.
 */
export class PlainRows {
  /** The rows that the last `add` added, and so the line ends that it passed. */
  rows = 0;
  readonly #sums: Accumulator;
  readonly #foods: FoodIndex;
  readonly #kernel: RowKernel;
  /** Whether the previous rows came in runs long enough for separate sums. */
  #areRunsLong = true;
  readonly #waiting: WaitingRow[] = [];

  constructor(sums: Accumulator, foods: FoodIndex, kernel: RowKernel) {
    this.#sums = sums;
    this.#foods = foods;
    this.#kernel = kernel;
  }

  /** Loads the rows of a chunk. */
  load(rows: Uint8Array, layout: PlainLayout, allowsBlankLabels: boolean): void {
    this.#kernel.arrange(layout, allowsBlankLabels);
    this.#kernel.load(rows);
  }

  /**
   * Adds rows up to the first that is not plain; `takeRuns` and then `settle` complete the sums.
   *
   * @param bytes the loaded bytes
   * @param start the position where a row begins
   * @returns the position of the first row that was not added; the end of the bytes if all were added
   */
  add(bytes: Uint8Array, start: number): number {
    const kernel = this.#kernel;
    this.rows = 0;
    let at = start;
    for (;;) {
      at = kernel.scan(at, this.#areRunsLong);
      this.rows += kernel.scanned;
      if (kernel.stopped === STOPPED.newId) {
        const { start: from, end } = kernel.newId;
        if (this.#foods.add(bytes, from, end) !== NO_FOOD) continue;
      }
      if (kernel.stopped !== STOPPED.full) break;
      this.takeRuns();
    }
    this.#sums.entries += this.rows;
    return at;
  }

  /**
   * Gives a row that is not plain its group, when `takeRuns` finds the groups of the rows before it.
   *
   * @param start the position where the row begins
   * @param add adds the row to its group
   * @returns false, without any effect, if the general path has to read a label
   */
  addLater(start: number, add: (group: number) => void): boolean {
    let run = this.#kernel.joinRun(start, this.#areRunsLong);
    if (run < 0) {
      this.takeRuns();
      run = this.#kernel.joinRun(start, this.#areRunsLong);
    }
    if (run < 0) return false;
    this.#waiting.push({ run, add });
    return true;
  }

  /** Adds pending rows to the sums. Call it before you read the sums. */
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

  /** Finds the groups of the rows so far, so that later groups come after them. */
  takeRuns(): void {
    const kernel = this.#kernel;
    const isSummed = this.#areRunsLong;
    const { rows } = kernel;
    const runs = kernel.takeRuns();
    const { groups } = this.#sums;
    const { keys, keyEnds, keyHashes, runGroups, runSums } = kernel.regions;
    const ends = keyEnds.view;
    let start = 0;
    for (let run = 0; run < runs; run++) {
      if (isSummed) {
        const first = groups.length;
        const added = groups.addSorted(keys.view, start, ends, {
          parts: runSums.view,
          from: run,
          to: runs,
        });
        for (let index = 0; index < added; index++) runGroups.view[run + index] = first + index;
        run += added;
        if (run === runs) break;
        if (added > 0) start = ends[run - 1] as number;
      }
      const end = ends[run] as number;
      const areMany = runs - run >= MANY_RUNS;
      if (areMany && !groups.continuesWith(keys.view, start, end)) {
        const wanted = { bytes: keys.view, start, ends, hashes: keyHashes.view };
        const all = groups.ofAll(wanted, run, runs);
        if (all !== undefined) {
          this.#addRuns(run, all, isSummed);
          break;
        }
      }
      const group = groups.of(keys.view, start, end, keyHashes.view[run]);
      this.#addRuns(run, [group], isSummed);
      start = end;
    }
    if (!isSummed) kernel.groupRows(runs);
    if (runs > 0) this.#areRunsLong = rows >= ROWS_WORTH_A_SUM * runs;
    this.#addWaiting();
    if (!isSummed && kernel.isFull(groups.length)) this.settle();
  }

  /** @param found groups of the runs from one on */
  #addRuns(from: number, found: ArrayLike<number>, isSummed: boolean): void {
    const { runGroups, runSums } = this.#kernel.regions;
    runGroups.view.set(found, from);
    if (!isSummed) return;
    const { sums } = this.#sums.groups;
    for (let index = 0; index < found.length; index++) {
      sums.addParts(found[index] as number, runSums.view, (from + index) * sums.width);
    }
  }

  #addWaiting(): void {
    const groups = this.#kernel.regions.runGroups.view;
    for (const { run, add } of this.#waiting) add(groups[run] as number);
    this.#waiting.length = 0;
  }
}
