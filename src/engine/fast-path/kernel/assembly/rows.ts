/**
 * Reads plain rows of meals and adds them up, in AssemblyScript: `npm run build:kernel` compiles it to WebAssembly,
 * which is fast from the first row on. JavaScript is compiled only after some thousand rows.
 *
 * All addresses are in one memory. JavaScript sets them in `settings.ts`.
 */

import { CR, endOfCell, gramsOf, LF, QUOTE, stopIn, unitOf } from './cells';
import { newFood } from './foods';
import { foodOf, lowBytes, withNext } from './ids';
import {
  beginRun,
  countRow,
  endOfAlike,
  endRuns,
  hasRoomForRun,
  isAlikeAt,
  isRunFull,
  keepLabels,
  nextKey,
  readKey,
  repeatKey,
  runs,
} from './runs';
import { cells, columns, entries, maxGrams, maxRows, separator, unitOfRows } from './settings';
import { addRow, list, listed } from './sums';

export * from './foods';
export { idBytesEnd, idBytesRoom, idCount, idRoom, placeIds } from './ids';
export { joinRun, runs } from './runs';
export * from './settings';
export { groupRows, listed, sortRows, sumRows } from './sums';

/** The number of rows of the last scan. */
export let scanned: u32 = 0;
/** The number of rows since `takeRuns`. */
export let rows: u32 = 0;
/** The reason why the last scan stopped. */
export let stopped: u32 = 0;
/** The address where a new id begins. */
export let newId: usize = 0;
/** The address where it ends. */
export let newIdEnd: usize = 0;

/** The values of `stopped`, as `STOPPED` in `row-kernel.ts`. */
const END: u32 = 0;
const NOT_PLAIN: u32 = 1;
const NEW_ID: u32 = 2;
const FULL: u32 = 3;

/** The roles of columns, as `CELL` in `plain-layout.ts`. */
const FOOD: u32 = 1;
const AMOUNT: u32 = 2;
const UNIT: u32 = 3;
const IS_RAW: u32 = 4;

const POINT: u32 = 0x2e;
const DIGIT_0: u32 = 0x30;

/** The number of digits that a double holds exactly. */
const MAX_DIGITS: u32 = 15;

const POWERS_OF_TEN: usize = memory.data<f64>([
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]);

/** Ends the last run, so that JavaScript can take all runs. The next scan begins a new one. */
export function takeRuns(): u32 {
  rows = 0;
  return endRuns();
}

/**
 * Reads rows up to the first that is not plain, has a new food, or has no room.
 *
 * @param start the address where a row begins
 * @param limit the address where the rows end
 * @param isSummed whether rows are added to the sums of their run, or listed with food and grams
 * @returns the address of that row; `stopped` says why
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
    const beginsRun = !isAlike || isRunFull();
    if (beginsRun && !hasRoomForRun(key)) {
      stopped = FULL;
      break;
    }
    const leadingEnd = isAlike ? endOfAlike(row) : readKey(row, limit, key);
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
    // NaN is not below the limit either.
    if (!(grams <= load<f64>(maxGrams + (<usize>food << 3)))) break;

    if (beginsRun) {
      if (isAlike) repeatKey(key);
      else keepLabels(row, leadingEnd);
      beginRun(key, isSummed);
    }
    const eaten = entries + (<usize>food << 3);
    store<f64>(eaten, load<f64>(eaten) + 1);
    countRow();
    if (isSummed) addRow(runs - 1, food, grams);
    else list(food, grams);
    rows += 1;
    row = at + 1;
    stopped = END;
  }
  scanned = rows - first;
  return row;
}
