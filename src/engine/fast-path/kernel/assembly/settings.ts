/** What JavaScript tells the loop over rows: where things are in the one memory of both, and what rows look like. */

/** The start of the memory that JavaScript allocates. */
export function freeFrom(): usize {
  return __heap_base;
}

/** The hash table of ids: two words a slot, a hash and the number of an id from 1. */
export let idSlots: usize = 0;
/** How many slots there are, less one: a power of two, less one. */
export let idMask: u32 = 0;
/** Four words an id: where its bytes begin among those of all ids, how many there are, its food, nothing. */
export let ids: usize = 0;
/** The bytes of all ids. */
export let idBytes: usize = 0;

/** For each food: where its parts begin, counted in parts. */
export let partStarts: usize = 0;
/** The slot of each part. */
export let partSlots: usize = 0;
/** What a gram adds to that slot. */
export let parts: usize = 0;
/** For each food: the grams that can be added in one step. */
export let maxGrams: usize = 0;
/** For each food: grams a millilitre. */
export let densities: usize = 0;
/** For each food: entries so far. */
export let entries: usize = 0;

/** The byte between cells. */
export let separator: u32 = 0;
/** Columns at the beginning of a row that its labels are among. */
export let leading: u32 = 0;
/** For each of them, a byte that says whether it is a label. */
export let labels: usize = 0;
/** How many labels there are. */
export let labelCount: u32 = 0;
/** 1 where labels may be empty. */
export let allowsBlankLabels: u32 = 0;
/** What the columns after the leading ones are, a byte each. */
export let cells: usize = 0;
/** How many of these columns there are. */
export let columns: u32 = 0;
/** The unit of rows without one. */
export let unitOfRows: u32 = 0;

/** The number of runs, which are rows of the same labels, that have room. */
export let maxRuns: u32 = 0;
/** The keys of runs, one after another. */
export let keys: usize = 0;
/** The room for keys, in bytes. */
export let keysLength: usize = 0;
/** For each run: where its key ends. */
export let keyEnds: usize = 0;
/** For each run: the hash of its key. */
export let keyHashes: usize = 0;
/** For each run: its first row of those that are listed; for runs of `sumRows`, their group. */
export let runStarts: usize = 0;
/** For each run: its group, which JavaScript finds. */
export let runGroups: usize = 0;
/** For each run: its sums. */
export let runSums: usize = 0;
/** Bytes of the sums of a run. */
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
/** For each group: where its rows end among those; a word more than there are groups. */
export let groupEnds: usize = 0;
