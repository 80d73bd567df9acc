import { instanceOf, type WebAssemblyMemory } from '../../../io/web-assembly/instance.ts';
import { KernelMemory } from '../../../io/web-assembly/memory.ts';
import { COMPILED_ROWS } from './compiled-rows.ts';

/** The number of rows that are listed before they are summed: few enough for the caches of a processor. */
const ROWS = 4096;
/** The number of listed rows if there are many groups: enough that some rows belong to the same group. */
const ROWS_OF_MANY_GROUPS = 262_144;

/** The number of rows of a group that should be summed at a time. */
const ROWS_A_GROUP = 4;

/** The most runs of one scan. */
export const MAX_RUNS = 512;

/** The room for the keys of the runs: at least two of the longest keys. */
const KEY_BYTES = 64 * 1024;

/** Bytes of a double. */
const BYTES_OF_SUM = 8;

/** The bytes past the end of its input that the module may read, since it reads whole words. */
export const MARGIN = 16;

/** The number of words that describe an id. */
export const ID_WORDS = 4;
/** The number of words of a slot of the hash table of ids. */
export const SLOT_WORDS = 2;

/** A number that the module exports; JavaScript sets most of these. */
interface Setting {
  value: number;
}

/** Settings that are not addresses of regions. */
type SettingName =
  | 'idMask'
  | 'idCount'
  | 'idBytesEnd'
  | 'idRoom'
  | 'idBytesRoom'
  | 'foodCount'
  | 'foodRoom'
  | 'figureSlots'
  | 'figureSlotsAt'
  | 'figuresLength'
  | 'shapeBytes'
  | 'nutrientCount'
  | 'patternCount'
  | 'energyOffset'
  | 'width'
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
  | 'listed'
  | 'scanned'
  | 'stopped'
  | 'newId'
  | 'newIdEnd';

type Regions = ReturnType<typeof regionsOf>;

/** Regions whose addresses are arguments of functions rather than settings. */
type Given = 'input' | 'wantedId';

/** The exports of `assembly/rows.ts`. */
interface Exports extends Record<SettingName | Exclude<keyof Regions, Given>, Setting> {
  readonly memory: WebAssemblyMemory;
  readonly freeFrom: () => number;
  readonly scan: (start: number, limit: number, isSummed: boolean) => number;
  readonly joinRun: (row: number, limit: number, isSummed: boolean) => number;
  readonly takeRuns: () => number;
  readonly groupRows: (runs: number) => void;
  readonly sortRows: (groups: number) => void;
  readonly sumRows: () => number;
  readonly findId: (start: number, end: number) => number;
  readonly placeIds: (from: number, to: number) => void;
}

/** The module with the regions of its memory. */
export class RowModule {
  readonly exports: Exports;
  readonly regions: Regions;
  readonly #memory: KernelMemory;

  /** @param width of sums */
  constructor(width: number) {
    const module = instanceOf<Exports>(COMPILED_ROWS);
    this.exports = module;
    this.#memory = new KernelMemory(module.memory, module.freeFrom());
    this.regions = regionsOf(this.#memory, width);
    module.width.value = width;
    module.stride.value = width * BYTES_OF_SUM;
    module.maxRows.value = ROWS;
    module.maxRuns.value = MAX_RUNS;
    module.keysLength.value = KEY_BYTES;
  }

  /**
   * Makes room for listed rows of a number of groups.
   *
   * @returns whether more rows can be listed than before
   */
  makeRoomForRows(groups: number): boolean {
    const { rowFoods, rowGrams, rowGroups, rowOrder } = this.regions;
    const { maxRows } = this.exports;
    if (maxRows.value === ROWS_OF_MANY_GROUPS || ROWS_A_GROUP * groups < maxRows.value)
      return false;
    for (const region of [rowFoods, rowGrams, rowGroups, rowOrder])
      region.reserve(ROWS_OF_MANY_GROUPS);
    maxRows.value = ROWS_OF_MANY_GROUPS;
    return true;
  }

  /** Tells the module the addresses of regions that moved. Call it before any function of the module. */
  point(): void {
    if (!this.#memory.hasMoved) return;
    this.#memory.hasMoved = false;
    const { input, wantedId, ...pointed } = this.regions;
    for (const [name, { at }] of Object.entries(pointed)) {
      this.exports[name as keyof typeof pointed].value = at;
    }
  }
}

/** Regions by the names under which the module looks for them. */
function regionsOf(memory: KernelMemory, width: number) {
  return {
    /** The hash table of ids, and four words for each: where its bytes begin, how many there are, its food, nothing. */
    idSlots: memory.region(Int32Array, SLOT_WORDS * 8192),
    ids: memory.region(Int32Array, ID_WORDS * 2048),
    idBytes: memory.region(Uint8Array, 64 * 1024),
    /** The id to look up. */
    wantedId: memory.region(Uint8Array, 256),
    /** The figures of the catalogue, and the amounts to read from them. */
    figures: memory.region(Uint8Array, 0),
    needed: memory.region(Int32Array, 256),
    allParts: memory.region(Float64Array, width),
    /**
     * By the number of a food: the amounts that it adds to sums, its g/ml (NaN if unknown), and its scanned entries.
     */
    partStarts: memory.region(Int32Array, 2049),
    partSlots: memory.region(Uint16Array, 32 * 1024),
    parts: memory.region(Float64Array, 32 * 1024),
    maxGrams: memory.region(Float64Array, 2048),
    densities: memory.region(Float64Array, 2048),
    entries: memory.region(Float64Array, 2048),
    /**
     * By run: its first listed row or its group, its sums (one width after another), and the end of its key. The first
     * key begins at 0.
     */
    runStarts: memory.region(Int32Array, MAX_RUNS),
    runGroups: memory.region(Int32Array, MAX_RUNS),
    runSums: memory.region(Float64Array, MAX_RUNS * width),
    keys: memory.region(Uint8Array, KEY_BYTES),
    keyEnds: memory.region(Int32Array, MAX_RUNS),
    keyHashes: memory.region(Int32Array, MAX_RUNS),
    /** The food, the grams and the group of each listed row, the rows sorted by group, and the ends of the groups. */
    rowFoods: memory.region(Int32Array, ROWS),
    rowGrams: memory.region(Float64Array, ROWS),
    rowGroups: memory.region(Int32Array, ROWS),
    rowOrder: memory.region(Int32Array, ROWS),
    groupEnds: memory.region(Int32Array, ROWS),
    /** The layout of rows. */
    labels: memory.region(Uint8Array, 64),
    cells: memory.region(Uint8Array, 64),
    input: memory.region(Uint8Array, 64 * 1024),
  };
}
