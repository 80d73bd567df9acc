import type { Unit } from '../../../model/units.ts';
import type { PlainLayout } from '../plain-layout.ts';
import { KernelFoods } from './kernel-foods.ts';
import { MARGIN, RowModule } from './row-module.ts';

/** The reasons for which a scan stops. */
export const STOPPED = { atEnd: 0, notPlain: 1, newId: 2, full: 3 } as const;

/** The units that the loop reads, by their numbers; 0 is any other unit. */
const UNITS_OF_ROWS: readonly (Unit | undefined)[] = [undefined, 'g', 'kg', 'mg', 'µg', 'ml', 'l'];

/** The room for chunks that are longer than the first one, in bytes. */
const SPARE_INPUT = 64 * 1024;

/**
 * The loop over plain rows in WebAssembly. It finds foods by the bytes of their ids, with the amounts that they add.
 */
export class RowKernel {
  readonly foods: KernelFoods;
  readonly #module: RowModule;
  #inputLength = 0;

  /** @param width the number of slots of a row of sums */
  constructor(width: number) {
    this.#module = new RowModule(width);
    this.foods = new KernelFoods(this.#module);
  }

  get regions(): RowModule['regions'] {
    return this.#module.regions;
  }

  /** Sets the layout of the rows that `load` passes. */
  arrange(layout: PlainLayout, allowsBlankLabels: boolean): void {
    const { separator, leading, labels, cells, unit } = layout;
    const { regions, exports: module } = this.#module;
    regions.labels.reserve(labels.length);
    regions.labels.view.set(labels);
    regions.cells.reserve(cells.length);
    regions.cells.view.set(cells);
    module.separator.value = separator;
    module.leading.value = leading;
    module.labelCount.value = labels.length;
    module.allowsBlankLabels.value = Number(allowsBlankLabels);
    module.columns.value = cells.length;
    module.unitOfRows.value = UNITS_OF_ROWS.indexOf(unit);
  }

  /** Loads rows to scan. */
  load(rows: Uint8Array): void {
    this.#inputLength = rows.length;
    const { input } = this.regions;
    const wanted = rows.length + MARGIN;
    // Chunks differ by the end of their last row: a region that moves for it takes new memory.
    if (wanted > input.view.length) input.reserve(wanted + SPARE_INPUT, 0);
    input.view.set(rows);
    input.view.fill(0, rows.length, rows.length + MARGIN);
  }

  /**
   * Scans rows from a given row on.
   *
   * @param isSummed whether rows are added to the sums of their run, or listed with their food and grams
   * @returns the address where the scan stopped; `stopped` has the reason. Addresses from 2^31 on are negative numbers.
   */
  scan(start: number, isSummed: boolean): number {
    this.foods.makeRoom();
    this.#module.point();
    const { at } = this.regions.input;
    return (this.#module.exports.scan(at + start, at + this.#inputLength, isSummed) >>> 0) - at;
  }

  /**
   * Finds the run of a row that the caller adds. The row joins the last run if it has the same labels; otherwise it
   * begins a run.
   *
   * @param start the position where the row begins
   * @returns the number of the run; -1 if there is no room for another, or the general path has to read a label
   */
  joinRun(start: number, isSummed: boolean): number {
    this.#module.point();
    const { at } = this.regions.input;
    return this.#module.exports.joinRun(at + start, at + this.#inputLength, isSummed);
  }

  get stopped(): number {
    return this.#module.exports.stopped.value;
  }

  /** The number of rows of the last scan. */
  get scanned(): number {
    return this.#module.exports.scanned.value;
  }

  /** The number of rows since `takeRuns`. */
  get rows(): number {
    return this.#module.exports.rows.value;
  }

  /** The number of listed rows that are not summed yet. */
  get listed(): number {
    return this.#module.exports.listed.value;
  }

  /** The position of the new id at which the scan stopped. */
  get newId(): { readonly start: number; readonly end: number } {
    const { newId, newIdEnd } = this.#module.exports;
    const { at } = this.regions.input;
    return { start: (newId.value >>> 0) - at, end: (newIdEnd.value >>> 0) - at };
  }

  /** The number of runs since the last call. A run is at most 64 consecutive rows with the same labels. */
  takeRuns(): number {
    return this.#module.exports.takeRuns();
  }

  /** Assigns the groups in `runGroups` to the listed rows of the runs that were taken last. */
  groupRows(runs: number): void {
    this.#module.point();
    this.#module.exports.groupRows(runs);
  }

  /** Whether the list of rows is full, so that some have to be summed first. The list is longer for many groups. */
  isFull(groups: number): boolean {
    const { listed, maxRows } = this.#module.exports;
    return listed.value === maxRows.value && !this.#module.makeRoomForRows(groups);
  }

  /**
   * Sums the listed rows, and empties the list.
   *
   * @param groups the number of groups
   * @param take called with the number of runs; `runStarts` gives their groups
   */
  sumListed(groups: number, take: (runs: number) => void): void {
    this.regions.groupEnds.reserve(groups + 1);
    this.#module.point();
    const { exports } = this.#module;
    exports.sortRows(groups);
    for (let runs = exports.sumRows(); runs > 0; runs = exports.sumRows()) take(runs);
  }
}
