import { ENTRIES, FIRST_SUM, STEPS, SUMMED } from '../../evaluation/layout.ts';
import type { PackedRows } from './packed-rows.ts';
import { RowPages } from './row-pages.ts';
import { totalKernel } from './total-kernel.ts';

/**
 * Sums are whole numbers of billionths of a unit: nanograms of grams, and so on. Sums of whole numbers are exact in
 * doubles in any order of addition. A run therefore gives the same figures however it is split, and amounts with a few
 * decimals add up as they do on paper.
 */
export const PARTS_PER_UNIT = 1e9;

/**
 * Adding and then subtracting this number rounds to a whole number, since doubles have no fraction from 2^52 on (D.
 * Goldberg, What every computer scientist should know about floating-point arithmetic, 1991).
 */
const WHOLE = 1.5 * 2 ** 52;

/** The parts that a gram of a food adds to the sums of a layout. */
export interface PartsOfFood {
  /** The slots that it adds something to. */
  readonly slots: Uint16Array;
  /** The amount that a gram adds to each of these slots, in parts of a unit. */
  readonly partsPerGram: Float64Array;
  /** The largest portion that can be added in one step. */
  readonly maxGrams: number;
}

/** The most that a portion may add to a slot in one step. */
export const MAX_STEP = 2 ** 46;

/**
 * The number of steps after which multiples of 2^40 are carried. Within that many steps no sum can reach 2^53 and
 * become inexact.
 */
const STEPS_A_CARRY = 64;

/** The largest sum that stays exact when an uncarried row is added: 64 steps of 2^46 are 2^52. */
const MAX_UNCARRIED = 2 ** 51;

/** The unit in which sums are carried. */
const CARRY = 2 ** 40;

/** The number of rows from which WebAssembly saves more time than it takes to start. */
const ROWS_WORTH_A_KERNEL = 256;

/** Adds rows to a total of the same width; `carry` lowers it whenever a sum would soon be inexact. */
function addRows(total: Float64Array, rows: Float64Array, carry: () => void): void {
  const width = total.length;
  for (let first = 0; first < rows.length; first += width) {
    let most = 0;
    for (let slot = 0; slot < width; slot++) {
      const sum = (total[slot] as number) + (rows[first + slot] as number);
      total[slot] = sum;
      if (sum > most) most = sum;
    }
    if (most > MAX_UNCARRIED) carry();
  }
}

/** Rows of sums: one row per group of entries, with a slot for each sum of a layout. */
export class SumRows extends RowPages {
  /** The carried parts by row; most rows never need any. */
  readonly #carried = new Map<number, Float64Array>();

  override clear(): void {
    super.clear();
    this.#carried.clear();
  }

  /** Whether part of the sums of a row was carried, and so is outside the row. */
  isCarried(row: number): boolean {
    return this.#carried.size > 0 && this.#carried.has(row);
  }

  /** One of the counts of a row. */
  count(row: number, slot: typeof ENTRIES | typeof SUMMED): number {
    return this.page(row)[this.offset(row) + slot] as number;
  }

  /** Appends a range of rows of sums from plain memory. */
  appendRows(parts: Float64Array, from: number, to: number): void {
    const { width } = this;
    const first = this.length;
    this.appendPacked(parts.subarray(from * width, to * width));
    for (let row = first; row < this.length; row++) {
      if ((this.page(row)[this.offset(row) + STEPS] as number) >= STEPS_A_CARRY) this.#carry(row);
    }
  }

  /** Counts an entry, whether it will be summed or not. */
  addEntry(row: number): void {
    (this.page(row)[this.offset(row) + ENTRIES] as number) += 1;
  }

  /** Adds a portion to a row. */
  addPortion(row: number, food: PartsOfFood, grams: number): void {
    const { slots, partsPerGram, maxGrams } = food;
    if (grams > maxGrams) this.#addLarge(row, food, grams);
    else this.addStep(row, slots, partsPerGram, 0, slots.length, grams);
  }

  /**
   * Adds a portion that is small enough for one step. The loop is plain because this runs for every row of a batch.
   *
   * @param slots the slots of several foods; those of this food are from `from` up to `to`
   * @param partsPerGram the parts at the same positions
   */
  addStep(
    row: number,
    slots: Uint16Array,
    partsPerGram: Float64Array,
    from: number,
    to: number,
    grams: number,
  ): void {
    const page = this.page(row);
    const at = this.offset(row);
    for (let index = from; index < to; index++) {
      (page[at + (slots[index] as number)] as number) +=
        grams * (partsPerGram[index] as number) + WHOLE - WHOLE;
    }
    this.#countStep(row, page, at);
  }

  /** Sets a row to a row of other sums of the same layout, without new memory from the second call on. */
  setRow(row: number, other: SumRows, otherRow: number): void {
    const from = other.offset(otherRow);
    this.page(row).set(other.page(otherRow).subarray(from, from + this.width), this.offset(row));
    const carried = other.#carried.get(otherRow);
    if (carried !== undefined) this.#carriedOf(row).set(carried);
    else this.#carried.get(row)?.fill(0);
  }

  /** Adds a row of other sums of the same layout. */
  addRow(row: number, other: SumRows, otherRow: number): void {
    const carried = other.#carried.get(otherRow);
    this.addParts(row, other.page(otherRow), other.offset(otherRow), carried);
  }

  /**
   * Adds sums from plain memory.
   *
   * @param from the position of the first sum
   * @param carried the carried part of these sums
   */
  addParts(row: number, parts: Float64Array, from: number, carried?: Float64Array): void {
    const page = this.page(row);
    const at = this.offset(row);
    for (let slot = 0; slot < this.width; slot++) {
      (page[at + slot] as number) += parts[from + slot] as number;
    }
    if (carried !== undefined) {
      const own = this.#carriedOf(row);
      for (let slot = FIRST_SUM; slot < this.width; slot++) {
        (own[slot] as number) += carried[slot] as number;
      }
    }
    if ((page[at + STEPS] as number) >= STEPS_A_CARRY) this.#carry(row);
  }

  /** Adds every row of other sums with the same layout to one row. */
  addAll(row: number, other: SumRows): void {
    const at = this.offset(row);
    const total = this.page(row).subarray(at, at + this.width);
    const carry = () => this.#carry(row);
    const kernel = other.length < ROWS_WORTH_A_KERNEL ? undefined : totalKernel();
    for (let from = 0; from < other.length; ) {
      const { rows, end } = other.block(from, other.length);
      if (kernel === undefined) addRows(total, rows, carry);
      else kernel.add(total, rows, MAX_UNCARRIED, carry);
      from = end;
    }
    for (const carried of other.#carried.values()) {
      const own = this.#carriedOf(row);
      for (let slot = FIRST_SUM; slot < this.width; slot++) {
        (own[slot] as number) += carried[slot] as number;
      }
    }
    this.#carry(row);
  }

  /**
   * Adds an entry whose sums are known, such as the totals of a day.
   *
   * @param parts in billionths, by slot
   */
  addWhole(row: number, parts: Float64Array): void {
    this.addEntry(row);
    const page = this.page(row);
    const at = this.offset(row);
    for (let slot = FIRST_SUM; slot < this.width; slot++) {
      const amount = parts[slot] as number;
      if (amount <= MAX_STEP) (page[at + slot] as number) += amount;
      else this.#addLargePart(row, slot, amount);
    }
    this.#countStep(row, page, at);
  }

  #addLargePart(row: number, slot: number, amount: number): void {
    const over = Math.floor(amount / CARRY);
    (this.#carriedOf(row)[slot] as number) += over;
    (this.page(row)[this.offset(row) + slot] as number) += amount - over * CARRY;
  }

  /**
   * Adds sums that may be larger than a portion's.
   *
   * @param parts in billionths, by slot; a missing slot counts as 0
   * @param counts the number of entries in these sums
   */
  addTotals(
    row: number,
    parts: ReadonlyMap<number, number | bigint>,
    counts: { readonly entries: number; readonly summed: number },
  ): void {
    const page = this.page(row);
    const at = this.offset(row);
    (page[at + ENTRIES] as number) += counts.entries;
    (page[at + SUMMED] as number) += counts.summed;
    (page[at + STEPS] as number) += 1;
    for (const [slot, amount] of parts) {
      if (typeof amount === 'number' && amount <= MAX_STEP) {
        (page[at + slot] as number) += amount;
        continue;
      }
      const whole = BigInt(amount);
      const over = whole / BigInt(CARRY);
      (this.#carriedOf(row)[slot] as number) += Number(over);
      (page[at + slot] as number) += Number(whole - over * BigInt(CARRY));
    }
    if ((page[at + STEPS] as number) >= STEPS_A_CARRY) this.#carry(row);
  }

  /** Reads the sums of a row, in units, and its counts. */
  readInto(amounts: Float64Array, row: number): void {
    const page = this.page(row);
    const at = this.offset(row);
    for (let slot = 0; slot < FIRST_SUM; slot++) amounts[slot] = page[at + slot] as number;
    const carried = this.#carried.size === 0 ? undefined : this.#carried.get(row);
    if (carried !== undefined) this.#carry(row);
    for (let slot = FIRST_SUM; slot < this.width; slot++) {
      const high = carried === undefined ? 0 : (carried[slot] as number) * CARRY;
      amounts[slot] = (high + (page[at + slot] as number)) / PARTS_PER_UNIT;
    }
  }

  /** A sum of a row with all its digits, in billionths of its unit; a bigint if a double is not exact. */
  sumOf(row: number, slot: number): number | bigint {
    const parts = this.page(row)[this.offset(row) + slot] as number;
    const carried = this.#carried.get(row)?.[slot] ?? 0;
    if (carried === 0) return parts;
    return BigInt(carried) * BigInt(CARRY) + BigInt(parts);
  }

  /** Some rows as plain memory that can be sent to another thread. */
  packed(wanted: readonly number[]): PackedRows {
    const { width } = this;
    const rows = new Float64Array(wanted.length * width);
    const carried: [number, Float64Array][] = [];
    wanted.forEach((row, index) => {
      const at = this.offset(row);
      rows.set(this.page(row).subarray(at, at + width), index * width);
      const parts = this.#carried.get(row);
      if (parts !== undefined) carried.push([index, parts]);
    });
    return { rows, carried: new Map(carried) };
  }

  #countStep(row: number, page: Float64Array, at: number): void {
    (page[at + SUMMED] as number) += 1;
    (page[at + STEPS] as number) += 1;
    if ((page[at + STEPS] as number) >= STEPS_A_CARRY) this.#carry(row);
  }

  #carriedOf(row: number): Float64Array {
    const known = this.#carried.get(row);
    if (known !== undefined) return known;
    const made = new Float64Array(this.width);
    this.#carried.set(row, made);
    return made;
  }

  #carry(row: number): void {
    const page = this.page(row);
    const at = this.offset(row);
    const carried = this.#carriedOf(row);
    page[at + STEPS] = 0;
    for (let slot = FIRST_SUM; slot < this.width; slot++) {
      const over = Math.round((page[at + slot] as number) / CARRY);
      (carried[slot] as number) += over;
      (page[at + slot] as number) -= over * CARRY;
    }
  }

  /** Adds a portion that is too large for one step, and carries nearly all of it. */
  #addLarge(row: number, { slots, partsPerGram }: PartsOfFood, grams: number): void {
    const page = this.page(row);
    const at = this.offset(row);
    const carried = this.#carriedOf(row);
    this.#countStep(row, page, at);
    slots.forEach((slot, index) => {
      const parts = grams * (partsPerGram[index] as number);
      const over = Math.round(parts / CARRY);
      (carried[slot] as number) += over;
      (page[at + slot] as number) += Math.round(parts - over * CARRY);
    });
  }
}
