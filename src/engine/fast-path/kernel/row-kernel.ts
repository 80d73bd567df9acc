import type { Unit } from '../../../model/units.ts';
import type { PlainLayout } from '../plain-layout.ts';
import { KernelFoods } from './kernel-foods.ts';
import { MARGIN, RowModule } from './row-module.ts';

/** Why a scan stopped. */
export const STOPPED = { atEnd: 0, notPlain: 1, newId: 2, full: 3 } as const;

/** Units that rows are read in; a unit that is not among them has the number 0. */
const UNITS_OF_ROWS: readonly (Unit | undefined)[] = [undefined, 'g', 'kg', 'mg', 'µg', 'ml', 'l'];

/** The loop over plain rows, which WebAssembly runs: it knows foods by the bytes of their ids, and what they add. */
export class RowKernel {
  readonly foods: KernelFoods;
  readonly #module: RowModule;
  #inputLength = 0;

  /** @param width of sums */
  constructor(width: number) {
    this.#module = new RowModule(width);
    this.foods = new KernelFoods(this.#module);
  }

  get regions(): RowModule['regions'] {
    return this.#module.regions;
  }

  /** Takes the layout of the rows that `load` gives. */
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

  /** Takes rows to scan. */
  load(rows: Uint8Array): void {
    this.#inputLength = rows.length;
    const { input } = this.regions;
    input.reserve(rows.length + MARGIN);
    input.view.set(rows);
    input.view.fill(0, rows.length, rows.length + MARGIN);
  }

  /**
   * Scans rows from one on.
   *
   * @param isSummed whether rows are added to the sums of their run, or listed with their food and grams
   * @returns where it stopped; `stopped` says why. Addresses from 2^31 on come as negative numbers.
   */
  scan(start: number, isSummed: boolean): number {
    this.foods.makeRoom();
    this.#module.point();
    const { at } = this.regions.input;
    return (this.#module.exports.scan(at + start, at + this.#inputLength, isSummed) >>> 0) - at;
  }

  get stopped(): number {
    return this.#module.exports.stopped.value;
  }

  /** Rows of the last scan. */
  get scanned(): number {
    return this.#module.exports.scanned.value;
  }

  /** Rows since `takeRuns`. */
  get rows(): number {
    return this.#module.exports.rows.value;
  }

  /** Rows that are listed, and not summed yet. */
  get listed(): number {
    return this.#module.exports.listed.value;
  }

  /** Where the new id stands that a scan stopped at. */
  get newId(): { readonly start: number; readonly end: number } {
    const { newId, newIdEnd } = this.#module.exports;
    const { at } = this.regions.input;
    return { start: (newId.value >>> 0) - at, end: (newIdEnd.value >>> 0) - at };
  }

  /** Runs since the last call: rows one behind the other with the same labels, 64 at most. */
  takeRuns(): number {
    return this.#module.exports.takeRuns();
  }

  /** Gives the listed rows of the runs that were taken last their groups, which `runGroups` has. */
  groupRows(runs: number): void {
    this.#module.point();
    this.#module.exports.groupRows(runs);
  }

  /** Whether no more rows can be listed before some are summed; there is more room for rows of many groups. */
  isFull(groups: number): boolean {
    const { listed, maxRows } = this.#module.exports;
    return listed.value === maxRows.value && !this.#module.makeRoomForRows(groups);
  }

  /**
   * Sums the listed rows, and forgets them.
   *
   * @param groups how many there are
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
