import { hashOfKey } from '../../../sums/assembly/key-hash';
import { endOfCell, isVisibleByte, QUOTE } from './cells';
import { isSame } from './ids';
import {
  allowsBlankLabels,
  keyEnds,
  keyHashes,
  keys,
  keysLength,
  labelCount,
  labels,
  leading,
  maxRuns,
  runStarts,
  separator,
} from './settings';
import { beginSums, countRows, listed, ROWS_A_RUN } from './sums';

/** Runs of consecutive rows with the same labels, and their keys. */

/** The number of runs since `takeRuns`. */
export let runs: u32 = 0;

/** The general path reads groups with longer keys than this. */
const MAX_KEY_BYTES: u32 = 4096;

const LABEL_END: u32 = 0xff;

/** The general path reads rows with more leading cells than this. */
const MAX_LEADING: u32 = 64;

/** The addresses where the leading cells of a row begin and end: two words each, for `MAX_LEADING` cells. */
const spans: usize = memory.data(64 * 8, 16);

/** The address of the previous row, and the length of its labels with their separators. */
let before: usize = 0;
let alike: usize = 0;
/** The number of rows with the same labels so far; 0 if the next row begins a run. */
let runRows: u32 = 0;
let keyLength: u32 = 0;

/**
 * Writes the key of the group of a row. Returns the end of its leading cells, or 0 if the general path has to read
 * them.
 */
export function readKey(row: usize, limit: usize, to: usize): usize {
  if (leading > MAX_LEADING) return 0;
  let at = row;
  for (let column: u32 = 0; column < leading; column++) {
    const isQuoted = <u32>load<u8>(at) === QUOTE;
    if (isQuoted) at += 1;
    store<u32>(spans + (<usize>column << 3), <u32>at);
    at = endOfCell(at, limit, isQuoted ? QUOTE : separator);
    store<u32>(spans + (<usize>column << 3), <u32>at, 4);
    if (isQuoted) {
      if (<u32>load<u8>(at) !== QUOTE) return 0;
      at += 1;
    }
    if (at >= limit || <u32>load<u8>(at) !== separator) return 0;
    at += 1;
  }
  let length: u32 = 0;
  for (let label: u32 = 0; label < labelCount; label++) {
    const span = spans + (<usize>load<u8>(labels + label) << 3);
    const start: usize = load<u32>(span);
    const end: usize = load<u32>(span, 4);
    if (start === end) {
      if (allowsBlankLabels === 0) return 0;
    } else if (!isVisibleByte(load<u8>(start)) || !isVisibleByte(load<u8>(end - 1))) return 0;
    if (length + <u32>(end - start) >= MAX_KEY_BYTES - 1) return 0;
    for (let from = start; from < end; from++) store<u8>(to + length++, load<u8>(from));
    store<u8>(to + length++, <u8>LABEL_END);
  }
  keyLength = length;
  return at;
}

/** Ends a run, and counts its rows. */
function endRun(): void {
  if (runRows > 0) countRows(runs - 1, runRows);
  runRows = 0;
}

/** Ends the last run, so that the next row begins another. */
export function endRuns(): u32 {
  endRun();
  const ended = runs;
  runs = 0;
  alike = 0;
  return ended;
}

@inline
/** Counts a row of the last run. */
export function countRow(): void {
  runRows += 1;
}

@inline
/** Whether the run is full, so that the next row begins another one even with the same labels. */
export function isRunFull(): bool {
  return runRows === ROWS_A_RUN;
}

@inline
/** The end of the labels that a row shares with the previous row. */
export function endOfAlike(row: usize): usize {
  return row + alike;
}

@inline
/** Remembers the labels of a row, for comparison with the next rows. */
export function keepLabels(row: usize, leadingEnd: usize): void {
  before = row;
  alike = leadingEnd - row;
}

@inline
/** Writes the key of the last run again. */
export function repeatKey(key: usize): void {
  const last = <u32>(runs > 1 ? load<u32>(keyEnds + (<usize>(runs - 2) << 2)) : 0);
  keyLength = load<u32>(keyEnds + (<usize>(runs - 1) << 2)) - last;
  memory.copy(key, key - keyLength, keyLength);
}

@inline
/** The address where the key of the next run begins. */
export function nextKey(): usize {
  return keys + (runs === 0 ? 0 : load<u32>(keyEnds + (<usize>(runs - 1) << 2)));
}

@inline
/** Whether a row has the labels of the previous row. */
export function isAlikeAt(row: usize, limit: usize): bool {
  return alike > 0 && row + alike < limit && isSame(before, row, alike);
}

@inline
/** Whether there is room for another run whose key begins at `key`. */
export function hasRoomForRun(key: usize): bool {
  return runs < maxRuns && key + MAX_KEY_BYTES <= keys + keysLength;
}

@inline
/** Begins a run, whose key begins at `key` and has `keyLength` bytes. */
export function beginRun(key: usize, isSummed: bool): void {
  if (isSummed) {
    endRun();
    beginSums(runs);
  } else {
    runRows = 0;
    store<u32>(runStarts + (<usize>runs << 2), listed);
  }
  store<u32>(keyEnds + (<usize>runs << 2), <u32>(key - keys) + keyLength);
  store<u32>(keyHashes + (<usize>runs << 2), hashOfKey(key, key + keyLength));
  runs += 1;
}

/**
 * The run of a row that JavaScript adds: the last run if the row has its labels, otherwise a new one.
 *
 * @returns -1 if the general path has to read the labels, or there is no room
 */
export function joinRun(row: usize, limit: usize, isSummed: bool): i32 {
  if (!isAlikeAt(row, limit)) {
    const key = nextKey();
    const leadingEnd = hasRoomForRun(key) ? readKey(row, limit, key) : 0;
    if (leadingEnd === 0) return -1;
    keepLabels(row, leadingEnd);
    beginRun(key, isSummed);
  }
  return runs - 1;
}

