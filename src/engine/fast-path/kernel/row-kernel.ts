import { instanceOf, type WebAssemblyMemory } from '../../../io/web-assembly/instance.ts';
import { KernelMemory, type Memory, type Region } from '../../../io/web-assembly/memory.ts';
import type { Unit } from '../../../model/units.ts';
import type { PlainLayout } from '../plain-layout.ts';
import { COMPILED_ROWS } from './compiled-rows.ts';

/** Why a scan stopped. */
export const STOPPED = { atEnd: 0, notPlain: 1, newId: 2, full: 3 } as const;

/** What is known of an id: its food, or one of these. */
export const NO_FOOD = -1;
/** What the module says of an id that is new. */
const NEW_ID = -2;

/** Units that rows are read in; a unit that is not among them has the number 0. */
const UNITS_OF_ROWS: readonly (Unit | undefined)[] = [undefined, 'g', 'kg', 'mg', 'µg', 'ml', 'l'];

/** Rows that one scan may give. */
const MAX_ROWS = 4096;

/** Runs that one scan may give. */
export const MAX_RUNS = 512;

/** Room for their keys: at least two of the longest. */
const KEY_BYTES = 64 * 1024;

/** The kernel reads words, and so some bytes behind the rows. */
const MARGIN = 16;

/** Bytes of a double. */
const BYTES_OF_SUM = 8;

/** Words of an id, and of a slot of their hash table. */
const ID_WORDS = 4;
const SLOT_WORDS = 2;

/** A number that the module exports for JavaScript to set. */
interface Setting {
  value: number;
}

/** What `assembly/rows.ts` exports. */
interface Exports
  extends Record<
    | (typeof PLACES)[number]
    | 'idMask'
    | 'separator'
    | 'leading'
    | 'labelCount'
    | 'allowsBlankLabels'
    | 'columns'
    | 'unitOfRows'
    | 'maxRuns'
    | 'keysLength'
    | 'stride'
    | 'maxRows'
    | 'rows'
    | 'scanned'
    | 'stopped'
    | 'newId'
    | 'newIdEnd',
    Setting
  > {
  readonly memory: WebAssemblyMemory;
  readonly freeFrom: () => number;
  readonly scan: (start: number, limit: number, isSummed: boolean) => number;
  readonly takeRuns: () => number;
  readonly findId: (start: number, end: number) => number;
  readonly placeIds: (from: number, to: number) => void;
}

/** Regions by the names under which the module looks for them. */
const PLACES = [
  'idSlots',
  'ids',
  'idBytes',
  'partStarts',
  'partSlots',
  'parts',
  'maxGrams',
  'densities',
  'entries',
  'labels',
  'cells',
  'keys',
  'keyEnds',
  'runStarts',
  'runSums',
  'rowFoods',
  'rowGrams',
] as const;

/** The loop over plain rows, which WebAssembly runs: it knows foods by the bytes of their ids, and what they add. */
export class RowKernel {
  /** Of foods, by their numbers: see {@link FlatParts}. */
  readonly partStarts: Region<Int32Array>;
  readonly partSlots: Region<Uint16Array>;
  readonly parts: Region<Float64Array>;
  readonly maxGrams: Region<Float64Array>;
  /** g/ml of foods; NaN for unknown. */
  readonly densities: Region<Float64Array>;
  /** Entries of each food that were scanned. */
  readonly entries: Region<Float64Array>;
  /** Of each run its first row, and its sums, width by width. */
  readonly runStarts: Region<Int32Array>;
  readonly runSums: Region<Float64Array>;
  /** Of each run where its key ends; the first begins at 0. */
  readonly keys: Region<Uint8Array>;
  readonly keyEnds: Region<Int32Array>;
  /** The food and the grams of each row that is listed. */
  readonly rowFoods: Region<Int32Array>;
  readonly rowGrams: Region<Float64Array>;
  readonly #module: Exports;
  readonly #memory: KernelMemory;
  readonly #places: Record<(typeof PLACES)[number], Region<Memory>>;
  readonly #idSlots: Region<Int32Array>;
  readonly #ids: Region<Int32Array>;
  readonly #idBytes: Region<Uint8Array>;
  readonly #input: Region<Uint8Array>;
  readonly #labels: Region<Uint8Array>;
  readonly #cells: Region<Uint8Array>;
  #idCount = 0;
  #idBytesEnd = 0;
  #inputLength = 0;

  /** @param width of sums */
  constructor(width: number) {
    const module = instanceOf<Exports>(COMPILED_ROWS);
    const memory = new KernelMemory(module.memory, module.freeFrom());
    this.#module = module;
    this.#memory = memory;
    this.#idSlots = memory.region(Int32Array, SLOT_WORDS * 8192);
    this.#ids = memory.region(Int32Array, ID_WORDS * 2048);
    this.#idBytes = memory.region(Uint8Array, 64 * 1024);
    this.partStarts = memory.region(Int32Array, 2049);
    this.partSlots = memory.region(Uint16Array, 32 * 1024);
    this.parts = memory.region(Float64Array, 32 * 1024);
    this.maxGrams = memory.region(Float64Array, 2048);
    this.densities = memory.region(Float64Array, 2048);
    this.entries = memory.region(Float64Array, 2048);
    this.runStarts = memory.region(Int32Array, MAX_RUNS);
    this.runSums = memory.region(Float64Array, MAX_RUNS * width);
    this.keys = memory.region(Uint8Array, KEY_BYTES);
    this.keyEnds = memory.region(Int32Array, MAX_RUNS);
    this.rowFoods = memory.region(Int32Array, MAX_ROWS);
    this.rowGrams = memory.region(Float64Array, MAX_ROWS);
    this.#labels = memory.region(Uint8Array, 64);
    this.#cells = memory.region(Uint8Array, 64);
    this.#input = memory.region(Uint8Array, 64 * 1024);
    this.#places = {
      idSlots: this.#idSlots,
      ids: this.#ids,
      idBytes: this.#idBytes,
      partStarts: this.partStarts,
      partSlots: this.partSlots,
      parts: this.parts,
      maxGrams: this.maxGrams,
      densities: this.densities,
      entries: this.entries,
      labels: this.#labels,
      cells: this.#cells,
      keys: this.keys,
      keyEnds: this.keyEnds,
      runStarts: this.runStarts,
      runSums: this.runSums,
      rowFoods: this.rowFoods,
      rowGrams: this.rowGrams,
    };
    module.idMask.value = this.#idSlots.view.length / SLOT_WORDS - 1;
    module.stride.value = width * BYTES_OF_SUM;
    module.maxRows.value = MAX_ROWS;
    module.maxRuns.value = MAX_RUNS;
    module.keysLength.value = KEY_BYTES;
  }

  /** The food of an id; {@link NO_FOOD} where there is none, undefined where nothing is known of the id. */
  findId(bytes: Uint8Array, start: number, end: number): number | undefined {
    // Behind the rows, where nothing is.
    const from = this.#inputLength + MARGIN;
    this.#input.reserve(from + end - start + MARGIN);
    const { view } = this.#input;
    for (let at = start; at < end; at++) view[from + at - start] = bytes[at] as number;
    this.#point();
    const at = this.#input.at + from;
    const food = this.#module.findId(at, at + end - start);
    return food === NEW_ID ? undefined : food;
  }

  /**
   * Remembers the food of an id that is new.
   *
   * @param food or {@link NO_FOOD}
   */
  addId(bytes: Uint8Array, start: number, end: number, food: number): void {
    const id = this.#idCount++;
    const from = this.#idBytesEnd;
    this.#idBytesEnd += end - start;
    this.#idBytes.reserve(this.#idBytesEnd + MARGIN);
    const { view } = this.#idBytes;
    for (let at = start; at < end; at++) view[from + at - start] = bytes[at] as number;
    this.#ids.reserve(ID_WORDS * (id + 1));
    const { view: ids } = this.#ids;
    ids[ID_WORDS * id] = from;
    ids[ID_WORDS * id + 1] = end - start;
    ids[ID_WORDS * id + 2] = food;
    const isFull = SLOT_WORDS * 2 * this.#idCount > this.#idSlots.view.length;
    if (isFull) {
      this.#idSlots.reserve(2 * this.#idSlots.view.length);
      this.#idSlots.view.fill(0);
      this.#module.idMask.value = this.#idSlots.view.length / SLOT_WORDS - 1;
    }
    this.#point();
    this.#module.placeIds(isFull ? 0 : id, id + 1);
  }

  /** Takes the layout of the rows that `load` gives. */
  arrange(layout: PlainLayout, allowsBlankLabels: boolean): void {
    const { separator, leading, labels, cells, unit } = layout;
    this.#labels.reserve(labels.length);
    this.#labels.view.set(labels);
    this.#cells.reserve(cells.length);
    this.#cells.view.set(cells);
    const module = this.#module;
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
    this.#input.reserve(rows.length + MARGIN);
    this.#input.view.set(rows);
    this.#input.view.fill(0, rows.length, rows.length + MARGIN);
  }

  /**
   * Scans rows from one on.
   *
   * @param isSummed whether rows are added to the sums of their run, or listed with their food and grams
   * @returns where it stopped; `stopped` says why. Addresses from 2^31 on come as negative numbers.
   */
  scan(start: number, isSummed: boolean): number {
    this.#point();
    const { at } = this.#input;
    return (this.#module.scan(at + start, at + this.#inputLength, isSummed) >>> 0) - at;
  }

  get stopped(): number {
    return this.#module.stopped.value;
  }

  /** Rows of the last scan. */
  get scanned(): number {
    return this.#module.scanned.value;
  }

  /** Rows since `takeRuns`. */
  get rows(): number {
    return this.#module.rows.value;
  }

  /** Where the new id stands that a scan stopped at. */
  get newId(): { readonly start: number; readonly end: number } {
    const { newId, newIdEnd } = this.#module;
    const { at } = this.#input;
    return { start: (newId.value >>> 0) - at, end: (newIdEnd.value >>> 0) - at };
  }

  /** Runs since the last call: rows one behind the other with the same labels, 64 at most. */
  takeRuns(): number {
    return this.#module.takeRuns();
  }

  /** Tells the module where regions are that moved. */
  #point(): void {
    if (!this.#memory.hasMoved) return;
    this.#memory.hasMoved = false;
    for (const name of PLACES) this.#module[name].value = this.#places[name].at;
  }
}
