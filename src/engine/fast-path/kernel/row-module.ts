import { instanceOf, type WebAssemblyMemory } from '../../../io/web-assembly/instance.ts';
import { KernelMemory } from '../../../io/web-assembly/memory.ts';
import { COMPILED_ROWS } from './compiled-rows.ts';

/** Rows that are listed before they are summed: these few stay in the caches of a processor. */
const ROWS = 4096;
/** Of many groups more rows are listed, so that some belong to the same group. */
const ROWS_OF_MANY_GROUPS = 262_144;

/** As many rows of a group should be summed at a time. */
const ROWS_A_GROUP = 4;

/** Runs that one scan may give. */
export const MAX_RUNS = 512;

/** Room for their keys: at least two of the longest. */
const KEY_BYTES = 64 * 1024;

/** Bytes of a double. */
const BYTES_OF_SUM = 8;

/** The module reads whole words, and so up to 16 bytes behind its input. */
export const MARGIN = 16;

/** Words of an id. */
export const ID_WORDS = 4;
/** Words of a slot of their hash table. */
export const SLOT_WORDS = 2;

/** A number that the module exports; JavaScript sets most of them. */
interface Setting {
  value: number;
}

/** Numbers that are no places. */
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

/** Regions whose places are arguments of functions, and no settings. */
type Given = 'input' | 'wantedId';

/** What `assembly/rows.ts` exports. */
interface Exports extends Record<SettingName | Exclude<keyof Regions, Given>, Setting> {
  readonly memory: WebAssemblyMemory;
  readonly freeFrom: () => number;
  readonly scan: (start: number, limit: number, isSummed: boolean) => number;
  readonly takeRuns: () => number;
  readonly groupRows: (runs: number) => void;
  readonly sortRows: (groups: number) => void;
  readonly sumRows: () => number;
  readonly findId: (start: number, end: number) => number;
  readonly placeIds: (from: number, to: number) => void;
}

/** The module with its memory: what it finds in which region. */
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
   * Makes room for rows of so many groups.
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

  /** Tells the module where regions are that moved: to be called before any of its functions. */
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
    /** An id that is looked for. */
    wantedId: memory.region(Uint8Array, 256),
    /** Figures of the catalogue, and what is needed of them. */
    figures: memory.region(Uint8Array, 0),
    needed: memory.region(Int32Array, 256),
    allParts: memory.region(Float64Array, width),
    /** Of foods, by their numbers: what they add to sums, g/ml (NaN for unknown), and the entries that were scanned. */
    partStarts: memory.region(Int32Array, 2049),
    partSlots: memory.region(Uint16Array, 32 * 1024),
    parts: memory.region(Float64Array, 32 * 1024),
    maxGrams: memory.region(Float64Array, 2048),
    densities: memory.region(Float64Array, 2048),
    entries: memory.region(Float64Array, 2048),
    /** Of each run its first listed row, or its group, its sums, width by width, and where its key ends; the first begins at 0. */
    runStarts: memory.region(Int32Array, MAX_RUNS),
    runGroups: memory.region(Int32Array, MAX_RUNS),
    runSums: memory.region(Float64Array, MAX_RUNS * width),
    keys: memory.region(Uint8Array, KEY_BYTES),
    keyEnds: memory.region(Int32Array, MAX_RUNS),
    keyHashes: memory.region(Int32Array, MAX_RUNS),
    /** The food, the grams and the group of each row that is listed, the rows by their groups, and where those end. */
    rowFoods: memory.region(Int32Array, ROWS),
    rowGrams: memory.region(Float64Array, ROWS),
    rowGroups: memory.region(Int32Array, ROWS),
    rowOrder: memory.region(Int32Array, ROWS),
    groupEnds: memory.region(Int32Array, ROWS),
    /** What rows look like. */
    labels: memory.region(Uint8Array, 64),
    cells: memory.region(Uint8Array, 64),
    input: memory.region(Uint8Array, 64 * 1024),
  };
}
