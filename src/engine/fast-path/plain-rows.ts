import type { Unit } from '../../model/units.ts';
import type { Accumulator } from '../entries/accumulator.ts';
import { toGrams } from '../entries/portions.ts';
import { LABEL_END } from '../sums/groups.ts';
import { withWord } from '../sums/hash-of-words.ts';
import { DeferredRows } from './deferred-rows.ts';
import type { FoodIndex } from './food-index.ts';
import { CELL, type PlainLayout } from './plain-layout.ts';
import { isTrimmed, MAX_SHORT_DIGITS, scanAmount, scanUnit, shortAmount } from './scan-cells.ts';
import { STOP_WORDS, stopIn } from './word-scan.ts';

const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;
const POINT = 0x2e;
const DIGIT_0 = 0x30;
const GRAM = 0x67;

/** Longer keys of groups are for the general path. */
const MAX_KEY_BYTES = 4096;

/** More cells in front of the others are for the general path. */
const MAX_LEADING = 64;

/** Bytes behind a row that may be looked at with it: a word. */
const MARGIN = 8;

const ignoreAssumptions = () => {};

/**
 * Adds up plain rows in one pass over their bytes: each byte is looked at once, where its cell is read, and ids and
 * labels in words of four. A row is plain where its labels stand first, the catalogue has its food, and each cell reads
 * as it stands; any other row is left to the caller.
 */
export class PlainRows {
  /** Rows that were added, and so line ends that were met, by the last `add`. */
  rows = 0;
  readonly #sums: Accumulator;
  readonly #foods: FoodIndex;
  readonly #allowsBlankLabels: boolean;
  readonly #key = new Uint8Array(MAX_KEY_BYTES);
  #deferred: DeferredRows | undefined;
  readonly #starts = new Int32Array(MAX_LEADING);
  readonly #ends = new Int32Array(MAX_LEADING);
  /** Where the cells of the last key end, with the separator behind them. */
  #keyEnd = 0;

  constructor(sums: Accumulator, foods: FoodIndex, allowsBlankLabels: boolean) {
    this.#sums = sums;
    this.#foods = foods;
    this.#allowsBlankLabels = allowsBlankLabels;
  }

  /**
   * Adds rows up to the first that is not plain; `settle` completes the sums.
   *
   * @param bytes UTF-8
   * @param view of the same bytes
   * @param start where a row begins
   * @returns where that row begins; the end of the bytes where all are added
   */
  add(bytes: Uint8Array, view: DataView, start: number, layout: PlainLayout): number {
    const { separator, cells, unit: unitOfRows } = layout;
    const foods = this.#foods;
    const { parts } = foods;
    let { entries: entriesOfFoods, densities } = foods;
    let { starts: slotStarts, slots, partsPerGram, maxGrams } = parts;
    const { groups } = this.#sums;
    const { sums } = groups;
    const key = this.#key;
    const limit = bytes.length - MARGIN;
    const columns = cells.length;
    const separators = STOP_WORDS[separator] as number;
    const quotes = STOP_WORDS[QUOTE] as number;
    if (this.#deferred === undefined && DeferredRows.isWorthwhile(groups.length)) {
      this.#deferred = new DeferredRows();
    }
    const deferred = DeferredRows.isWorthwhile(groups.length) ? this.#deferred : undefined;
    let rows = 0;
    let group = -1;
    /** Of the row before: where it begins, and how long its labels are with their separators. */
    let before = start;
    let alike = 0;
    let rowStart = start;

    nextRow: for (; rowStart < limit; ) {
      let at = rowStart;
      let keyLength = 0;
      let isAlike = false;
      if (group >= 0 && rowStart + alike < limit) {
        isAlike = true;
        let offset = 0;
        for (; offset + 4 <= alike; offset += 4) {
          if (view.getInt32(before + offset, true) !== view.getInt32(rowStart + offset, true)) {
            isAlike = false;
            break;
          }
        }
        for (; isAlike && offset < alike; offset++) {
          if (bytes[before + offset] !== bytes[rowStart + offset]) isAlike = false;
        }
      }
      if (isAlike) at = rowStart + alike;
      else {
        keyLength = this.#readKey(bytes, rowStart, limit, layout);
        if (keyLength < 0) break;
        at = this.#keyEnd;
      }

      let food = -1;
      let amount = Number.NaN;
      let unit: Unit | undefined = unitOfRows;
      for (let column = 0; column < columns; column++) {
        if (at >= limit) break nextRow;
        const isQuoted = bytes[at] === QUOTE;
        if (isQuoted) at += 1;
        const from = at;
        switch (cells[column]) {
          case CELL.food: {
            const stops = isQuoted ? quotes : separators;
            let hash = 0;
            let word = view.getInt32(at, true);
            let stop = stopIn(word, stops);
            while (stop === 0) {
              hash = withWord(hash, word);
              at += 4;
              if (at >= limit) break nextRow;
              word = view.getInt32(at, true);
              stop = stopIn(word, stops);
            }
            const rest = 31 - Math.clz32(stop & -stop);
            // The bits of the word before the one that stops it.
            hash = withWord(hash, word & ((1 << (rest - 7)) - 1));
            at += rest >> 3;
            food = foods.ids.findHashed(view, from, at, hash);
            if (food < 0) {
              food = foods.add(bytes, from, at);
              if (food < 0) break nextRow;
              ({ entries: entriesOfFoods, densities } = foods);
              ({ starts: slotStarts, slots, partsPerGram, maxGrams } = parts);
            }
            break;
          }
          case CELL.amount: {
            let number = 0;
            let point = -1;
            for (; ; at++) {
              const digit = (bytes[at] as number) - DIGIT_0;
              if (digit >= 0 && digit <= 9) number = (Math.imul(number, 10) + digit) | 0;
              else if (digit === POINT - DIGIT_0 && point < 0) point = at;
              else break;
            }
            if (at >= limit) break nextRow;
            amount =
              at - from > MAX_SHORT_DIGITS
                ? scanAmount(bytes, from, at)
                : shortAmount(number, from, at, point);
            break;
          }
          case CELL.unit:
            while (bytes[at] !== separator && (bytes[at] as number) > QUOTE) at += 1;
            if (at > from) {
              unit = at === from + 1 && bytes[from] === GRAM ? 'g' : scanUnit(bytes, from, at);
            }
            break;
          case CELL.isRaw:
            if (bytes[at] === DIGIT_0) at += 1;
            break;
          default:
            at = endOfCell(bytes, at, limit, isQuoted ? QUOTE : separator);
        }
        if (isQuoted) {
          if (bytes[at] !== QUOTE) break nextRow;
          at += 1;
        }
        if (column < columns - 1) {
          if (bytes[at] !== separator) break nextRow;
          at += 1;
        }
      }
      if (bytes[at] === CR) at += 1;
      if (bytes[at] !== LF || at >= limit) break;

      const grams =
        unit === 'g' || unit === undefined
          ? amount
          : toGrams(amount, unit, densities[food] as number, ignoreAssumptions);
      // NaN, for an amount that is not a plain number or a volume without a density, is not below either.
      if (unit === undefined || !(grams <= (maxGrams[food] as number))) break;
      if (!isAlike) {
        group = groups.of(key, 0, keyLength);
        before = rowStart;
        alike = this.#keyEnd - rowStart;
      }
      entriesOfFoods[food] = (entriesOfFoods[food] as number) + 1;
      if (deferred === undefined) {
        sums.addEntry(group);
        sums.addStep(
          group,
          slots,
          partsPerGram,
          slotStarts[food] as number,
          slotStarts[food + 1] as number,
          grams,
        );
      } else {
        const { length } = deferred;
        deferred.groups[length] = group;
        deferred.foods[length] = food;
        deferred.grams[length] = grams;
        deferred.length = length + 1;
        if (deferred.isFull) deferred.addTo(sums, parts);
      }
      rows += 1;
      rowStart = at + 1;
    }
    this.rows = rows;
    this.#sums.entries += rows;
    return rowStart;
  }

  /** Adds rows that were met, but are not in the sums yet: to be called before those are read. */
  settle(): void {
    const deferred = this.#deferred;
    if (deferred !== undefined && deferred.length > 0) {
      deferred.addTo(this.#sums.groups.sums, this.#foods.parts);
    }
  }

  /** The key of the group of a row; returns its length, -1 where a label has to be read by the general path. */
  #readKey(
    bytes: Uint8Array,
    rowStart: number,
    limit: number,
    { separator, leading, labels }: PlainLayout,
  ): number {
    if (leading > MAX_LEADING) return -1;
    let at = rowStart;
    for (let column = 0; column < leading; column++) {
      const isQuoted = bytes[at] === QUOTE;
      if (isQuoted) at += 1;
      this.#starts[column] = at;
      at = endOfCell(bytes, at, limit, isQuoted ? QUOTE : separator);
      this.#ends[column] = at;
      if (isQuoted && bytes[at++] !== QUOTE) return -1;
      if (at >= limit || bytes[at++] !== separator) return -1;
    }
    this.#keyEnd = at;
    let length = 0;
    for (let index = 0; index < labels.length; index++) {
      const column = labels[index] as number;
      const start = this.#starts[column] as number;
      const end = this.#ends[column] as number;
      const isBlank = start === end && !this.#allowsBlankLabels;
      if (isBlank || !isTrimmed(bytes, start, end) || length + end - start >= MAX_KEY_BYTES - 1) {
        return -1;
      }
      for (let from = start; from < end; from++) this.#key[length++] = bytes[from] as number;
      this.#key[length++] = LABEL_END;
    }
    return length;
  }
}

/** Where a cell ends: at its separator or quote, or at what no plain cell has. */
function endOfCell(bytes: Uint8Array, start: number, limit: number, stop: number): number {
  let at = start;
  for (; at < limit; at++) {
    const byte = bytes[at] as number;
    if (byte === stop || byte === LF || byte === CR || byte === QUOTE) break;
  }
  return at;
}
