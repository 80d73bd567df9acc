import {
  groupEnds,
  maxRuns,
  parts,
  partSlots,
  partStarts,
  rowFoods,
  rowGrams,
  rowGroups,
  rowOrder,
  runGroups,
  runStarts,
  runSums,
  stride,
} from './settings';

/** Adds rows to the sums of runs: those of consecutive rows, or those of listed rows by their groups. */

/** A run ends after this many rows: until then, no sum can reach 2^53 and become inexact. */
export const ROWS_A_RUN: u32 = 64;

/** The slots of counts, with which sums begin: entries, summed entries, and steps. */
const COUNTS: usize = 3;

/** Adding and then subtracting this number rounds to a whole number, as in `exact-sums.ts`. */
const WHOLE: f64 = 6755399441055744;

/** The number of rows that are listed and not yet summed. */
export let listed: u32 = 0;
/** The number of these rows that `sumRows` has summed, in the order of their groups. */
let summed: u32 = 0;

@inline
function sumsOf(run: u32): usize {
  return runSums + <usize>run * stride;
}

@inline
/** Sets the sums of a run to zero. */
export function beginSums(run: u32): void {
  memory.fill(sumsOf(run), 0, stride);
}

@inline
/** Adds a row to the sums of a run. */
export function addRow(run: u32, food: i32, grams: f64): void {
  const sum = sumsOf(run);
  const last: usize = load<u32>(partStarts + (<usize>food << 2), 4);
  for (let part: usize = load<u32>(partStarts + (<usize>food << 2)); part < last; part++) {
    const into = sum + (<usize>load<u16>(partSlots + (part << 1)) << 3);
    const added = grams * load<f64>(parts + (part << 3)) + WHOLE - WHOLE;
    store<f64>(into, load<f64>(into) + added);
  }
}

/** Counts the rows of a complete run. */
export function countRows(run: u32, rows: u32): void {
  const sums = sumsOf(run);
  for (let count: usize = 0; count < COUNTS; count++) store<f64>(sums + (count << 3), <f64>rows);
}

@inline
/** Lists a row whose group is not known yet. */
export function list(food: i32, grams: f64): void {
  store<i32>(rowFoods + (<usize>listed << 2), food);
  store<f64>(rowGrams + (<usize>listed << 3), grams);
  listed += 1;
}

/** Assigns the groups of the runs that were taken last to their listed rows. */
export function groupRows(runs: u32): void {
  for (let run: u32 = 0; run < runs; run++) {
    const at = <usize>run << 2;
    const end = run + 1 < runs ? load<u32>(runStarts + at, 4) : listed;
    const group = load<u32>(runGroups + at);
    for (let row = load<u32>(runStarts + at); row < end; row++) {
      store<u32>(rowGroups + (<usize>row << 2), group);
    }
  }
}

/** Sorts the listed rows by their groups with a counting sort, so that sums are read and written in their order. */
export function sortRows(groups: u32): void {
  summed = 0;
  memory.fill(groupEnds, 0, (<usize>groups + 1) << 2);
  for (let row: u32 = 0; row < listed; row++) {
    const end = groupEnds + (<usize>load<u32>(rowGroups + (<usize>row << 2)) << 2);
    store<u32>(end, load<u32>(end, 4) + 1, 4);
  }
  let before: u32 = 0;
  for (let group: u32 = 0; group <= groups; group++) {
    const end = groupEnds + (<usize>group << 2);
    before += load<u32>(end);
    store<u32>(end, before);
  }
  for (let row: u32 = 0; row < listed; row++) {
    const end = groupEnds + (<usize>load<u32>(rowGroups + (<usize>row << 2)) << 2);
    const place = load<u32>(end);
    store<u32>(rowOrder + (<usize>place << 2), row);
    store<u32>(end, place + 1);
  }
}

/**
 * Sums the next sorted rows into runs of the same group. After the last one, the list is empty.
 *
 * @returns the number of runs, 0 once all rows are summed; `runStarts` has their groups, and `runSums` counts their
 * rows
 */
export function sumRows(): u32 {
  let runs: u32 = 0;
  while (summed < listed && runs < maxRuns) {
    const group = groupAt(summed);
    const first = summed;
    beginSums(runs);
    do {
      const row = <usize>load<u32>(rowOrder + (<usize>summed << 2));
      addRow(runs, load<i32>(rowFoods + (row << 2)), load<f64>(rowGrams + (row << 3)));
      summed += 1;
    } while (summed < listed && summed - first < ROWS_A_RUN && groupAt(summed) === group);
    countRows(runs, summed - first);
    store<u32>(runStarts + (<usize>runs << 2), group);
    runs += 1;
  }
  if (runs === 0) listed = 0;
  return runs;
}

@inline
function groupAt(place: u32): u32 {
  const row = <usize>load<u32>(rowOrder + (<usize>place << 2));
  return load<u32>(rowGroups + (row << 2));
}
