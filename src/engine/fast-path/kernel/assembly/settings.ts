/**
 * The settings that JavaScript passes to the loop over rows: the addresses in their common memory, and the layout of
 * rows.
 */

/** The start of the memory that JavaScript allocates. */
export function freeFrom(): usize {
  return __heap_base;
}

/** The hash table of ids: two words for each slot, a hash and the number of an id from 1. */
export let idSlots: usize = 0;
/** The number of slots, a power of two, minus one. */
export let idMask: u32 = 0;
/** Four words for each id: the position of its bytes among those of all ids, their number, its food, and one unused. */
export let ids: usize = 0;
/** The bytes of all ids. */
export let idBytes: usize = 0;

/** For each food: the position of its first part, counted in parts. */
export let partStarts: usize = 0;
/** The slot of each part. */
export let partSlots: usize = 0;
/** The amount that a gram adds to that slot. */
export let parts: usize = 0;
/** For each food: the grams that can be added in one step. */
export let maxGrams: usize = 0;
/** For each food: grams per millilitre. */
export let densities: usize = 0;
/** For each food: the number of entries so far. */
export let entries: usize = 0;

/** The byte between cells. */
export let separator: u32 = 0;
/** The number of columns at the beginning of a row that include all its labels. */
export let leading: u32 = 0;
/** For each of these columns, a byte that is set if the column is a label. */
export let labels: usize = 0;
/** The number of labels. */
export let labelCount: u32 = 0;
/** 1 if labels may be empty. */
export let allowsBlankLabels: u32 = 0;
/** The roles of the columns after the leading ones, a byte each. */
export let cells: usize = 0;
/** The number of these columns. */
export let columns: u32 = 0;
/** The unit of rows without one. */
export let unitOfRows: u32 = 0;

/** The number of runs that have room. A run is consecutive rows with the same labels. */
export let maxRuns: u32 = 0;
/** The keys of runs, one after another. */
export let keys: usize = 0;
/** The room for keys, in bytes. */
export let keysLength: usize = 0;
/** For each run: the end of its key. */
export let keyEnds: usize = 0;
/** For each run: the hash of its key. */
export let keyHashes: usize = 0;
/** For each run: its first listed row; for runs of `sumRows`, their group. */
export let runStarts: usize = 0;
/** For each run: its group, which JavaScript finds. */
export let runGroups: usize = 0;
/** For each run: its sums. */
export let runSums: usize = 0;
/** The bytes of the sums of a run. */
export let stride: usize = 0;

/** The number of listed rows that have room. */
export let maxRows: u32 = 0;
/** For each row: its food. */
export let rowFoods: usize = 0;
/** For each row: its grams. */
export let rowGrams: usize = 0;
/** For each row: its group. */
export let rowGroups: usize = 0;
/** The rows by their groups. */
export let rowOrder: usize = 0;
/** For each group: the end of its rows among those; one word more than there are groups. */
export let groupEnds: usize = 0;
