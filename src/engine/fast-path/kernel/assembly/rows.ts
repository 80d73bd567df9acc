/**
 * Reads plain rows of meals and adds them up, in AssemblyScript: `npm run build:kernel` compiles it to WebAssembly,
 * which is fast from its first row on, where JavaScript is compiled only after some thousand rows.
 *
 * All addresses are of one memory; JavaScript says in `settings.ts` where things are.
 */

import { CR, endOfCell, gramsOf, isVisibleByte, LF, QUOTE, stopIn, unitOf } from './cells';
import { newFood } from './foods';
import { foodOf, isSame, lowBytes, withNext } from './ids';
import { hashOfKey } from '../../../sums/assembly/key-hash';
import {
  allowsBlankLabels,
  cells,
  columns,
  entries,
  keyEnds,
  keyHashes,
  keys,
  keysLength,
  labelCount,
  labels,
  leading,
  maxGrams,
  maxRows,
  maxRuns,
  runStarts,
  separator,
  unitOfRows,
} from './settings';
import { addRow, beginSums, countRows, list, listed, ROWS_A_RUN } from './sums';

export * from './foods';
export { idBytesEnd, idBytesRoom, idCount, idRoom, placeIds } from './ids';
export * from './settings';
export { groupRows, listed, sortRows, sumRows } from './sums';

/** Runs since `takeRuns`. */
export let runs: u32 = 0;
/** Rows of the last scan. */
export let scanned: u32 = 0;
/** Rows since `takeRuns`. */
export let rows: u32 = 0;
/** Why the last scan stopped. */
export let stopped: u32 = 0;
/** Where a new id begins. */
export let newId: usize = 0;
/** Where it ends. */
export let newIdEnd: usize = 0;

/** What `stopped` says, as `STOPPED` in `row-kernel.ts`. */
const END: u32 = 0;
const NOT_PLAIN: u32 = 1;
const NEW_ID: u32 = 2;
const FULL: u32 = 3;

/** What a column is, as `CELL` in `plain-layout.ts` says. */
const FOOD: u32 = 1;
const AMOUNT: u32 = 2;
const UNIT: u32 = 3;
const IS_RAW: u32 = 4;

const POINT: u32 = 0x2e;
const DIGIT_0: u32 = 0x30;
const LABEL_END: u32 = 0xff;

/** The number of digits that a double holds exactly. */
const MAX_DIGITS: u32 = 15;

/** Longer keys of groups are for the general path. */
const MAX_KEY_BYTES: u32 = 4096;

const POWERS_OF_TEN: usize = memory.data<f64>([
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]);

/** Rows with more cells in front of the others are for the general path. */
const MAX_LEADING: u32 = 64;

/** Where the leading cells of a row begin and end: two words each, for `MAX_LEADING` of them. */
const spans: usize = memory.data(64 * 8, 16);

/** Where the previous row begins, and the length of its labels with their separators. */
let before: usize = 0;
let alike: usize = 0;
/** Rows of the same labels so far; 0 where the next row begins a run. */
let runRows: u32 = 0;
let keyLength: u32 = 0;

/** Writes the key of the group of a row; returns where its leading cells end, 0 where the general path reads them. */
function readKey(row: usize, limit: usize, to: usize): usize {
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

/** A run is complete: its rows are counted. */
function endRun(): void {
  if (runRows > 0) countRows(runs - 1, runRows);
  runRows = 0;
}

/** Ends the last run, so that JavaScript can take all of them; the next scan begins a run. */
export function takeRuns(): u32 {
  endRun();
  const taken = runs;
  runs = 0;
  rows = 0;
  alike = 0;
  runRows = 0;
  return taken;
}

@inline
/** Where the key of the next run begins. */
function nextKey(): usize {
  return keys + (runs === 0 ? 0 : load<u32>(keyEnds + (<usize>(runs - 1) << 2)));
}

@inline
/** Whether the labels of a row are those of the previous row. */
function isAlikeAt(row: usize, limit: usize): bool {
  return alike > 0 && row + alike < limit && isSame(before, row, alike);
}

@inline
function hasRoomForRun(key: usize): bool {
  return runs < maxRuns && key + MAX_KEY_BYTES <= keys + keysLength;
}

@inline
/** Begins a run, whose key is at `key` and `keyLength` long. */
function beginRun(key: usize, isSummed: bool): void {
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
 * @returns -1 where the general path reads the labels, or there is no room
 */
export function joinRun(row: usize, limit: usize, isSummed: bool): i32 {
  if (!isAlikeAt(row, limit)) {
    const key = nextKey();
    const leadingEnd = hasRoomForRun(key) ? readKey(row, limit, key) : 0;
    if (leadingEnd === 0) return -1;
    before = row;
    alike = leadingEnd - row;
    beginRun(key, isSummed);
  }
  return runs - 1;
}

/**
 * Reads rows up to the first that is not plain, whose food is new, or for which there is no room.
 *
 * @param start where a row begins
 * @param limit where the rows end
 * @param isSummed whether rows are added to the sums of their run, or listed with food and grams
 * @returns where that row begins; `stopped` says why
 */
export function scan(start: usize, limit: usize, isSummed: bool): usize {
  const separators = <u64>separator * 0x0101010101010101;
  const quotes = <u64>QUOTE * 0x0101010101010101;
  let row = start;
  const first = rows;
  stopped = END;

  while (row < limit) {
    if (!isSummed && listed === maxRows) {
      stopped = FULL;
      break;
    }
    const isAlike = isAlikeAt(row, limit);
    const key = nextKey();
    const beginsRun = !isAlike || runRows === ROWS_A_RUN;
    if (beginsRun && !hasRoomForRun(key)) {
      stopped = FULL;
      break;
    }
    const leadingEnd = isAlike ? row + alike : readKey(row, limit, key);
    stopped = NOT_PLAIN;
    if (leadingEnd === 0) break;

    let at = leadingEnd;
    let food: i32 = -1;
    let amount: f64 = NaN;
    let unit = unitOfRows;
    let column: u32 = 0;
    for (; column < columns; column++) {
      if (at >= limit) break;
      const isQuoted = <u32>load<u8>(at) === QUOTE;
      if (isQuoted) at += 1;
      const from = at;
      const cell = <u32>load<u8>(cells + column);
      if (cell === FOOD) {
        const stops = isQuoted ? quotes : separators;
        let hash: u64 = 0;
        let next = load<u64>(at);
        let stop = stopIn(next, stops);
        while (stop === 0) {
          hash = withNext(hash, next);
          at += 8;
          if (at >= limit) break;
          next = load<u64>(at);
          stop = stopIn(next, stops);
        }
        if (stop === 0) break;
        const rest = <usize>(ctz<u64>(stop) >> 3);
        hash = withNext(hash, lowBytes(next, rest));
        at += rest;
        food = foodOf(from, at, hash);
        if (food === -2) food = newFood(from, at, hash);
        if (food < 0) {
          if (food === -2) {
            stopped = NEW_ID;
            newId = from;
            newIdEnd = at;
          }
          break;
        }
      } else if (cell === AMOUNT) {
        let digits: u64 = 0;
        let point: usize = 0;
        for (; ; at++) {
          const digit = <u32>load<u8>(at) - DIGIT_0;
          if (digit <= 9) digits = 10 * digits + digit;
          else if (digit === POINT - DIGIT_0 && point === 0) point = at;
          else break;
        }
        const count = <u32>(at - from) - (point === 0 ? 0 : 1);
        if (count < 1 || count > MAX_DIGITS) break;
        amount = <f64>digits;
        if (point !== 0) amount /= load<f64>(POWERS_OF_TEN + ((at - 1 - point) << 3));
      } else if (cell === UNIT) {
        while (<u32>load<u8>(at) !== separator && <u32>load<u8>(at) > QUOTE) at += 1;
        if (at > from) unit = unitOf(from, at);
      } else if (cell === IS_RAW) {
        if (<u32>load<u8>(at) === DIGIT_0) at += 1;
      } else at = endOfCell(at, limit, isQuoted ? QUOTE : separator);
      if (isQuoted) {
        if (<u32>load<u8>(at) !== QUOTE) break;
        at += 1;
      }
      if (column < columns - 1) {
        if (<u32>load<u8>(at) !== separator) break;
        at += 1;
      }
    }
    if (column < columns) break;
    if (<u32>load<u8>(at) === CR) at += 1;
    if (at >= limit || <u32>load<u8>(at) !== LF) break;
    const grams = gramsOf(amount, unit, food);
    // What is not a number is not below either.
    if (!(grams <= load<f64>(maxGrams + (<usize>food << 3)))) break;

    if (beginsRun) {
      if (isAlike) {
        const last = <u32>(runs > 1 ? load<u32>(keyEnds + (<usize>(runs - 2) << 2)) : 0);
        keyLength = load<u32>(keyEnds + (<usize>(runs - 1) << 2)) - last;
        memory.copy(key, key - keyLength, keyLength);
      } else {
        before = row;
        alike = leadingEnd - row;
      }
      beginRun(key, isSummed);
    }
    const eaten = entries + (<usize>food << 3);
    store<f64>(eaten, load<f64>(eaten) + 1);
    runRows += 1;
    if (isSummed) addRow(runs - 1, food, grams);
    else list(food, grams);
    rows += 1;
    row = at + 1;
    stopped = END;
  }
  scanned = rows - first;
  return row;
}
