import { ensureCapacity } from './ensure-capacity.ts';

/** Rows of numbers of the same width. They are in pages, so that a million rows can grow without being copied. */
export class RowPages {
  readonly width: number;
  #length = 0;
  /** The number of rows whose memory was used before `clear`, and so is no longer zero. */
  #usedRows = 0;
  readonly #pages: Float64Array[] = [];

  constructor(width: number) {
    this.width = width;
  }

  get length(): number {
    return this.#length;
  }

  /** Appends a row of zeros, and returns its number. */
  append(): number {
    const row = this.#length++;
    const page = row >> PAGE_BITS;
    const end = this.offset(row) + this.width;
    if (page === this.#pages.length) {
      this.#pages.push(new Float64Array((page === 0 ? FIRST_ROWS : PAGE_ROWS) * this.width));
    } else if (end > this.page(row).length) {
      this.#pages[page] = ensureCapacity(this.page(row), end);
    } else if (row < this.#usedRows) {
      this.page(row).fill(0, this.offset(row), end);
    }
    return row;
  }

  /** Appends rows of these numbers. */
  protected appendPacked(numbers: Float64Array): void {
    for (let from = 0; from < numbers.length; ) {
      const row = this.append();
      const rows = Math.min(
        PAGE_ROWS - (row & (PAGE_ROWS - 1)),
        (numbers.length - from) / this.width,
      );
      const start = this.offset(row);
      const end = start + rows * this.width;
      const page = row >> PAGE_BITS;
      this.#pages[page] = ensureCapacity(this.page(row), end);
      this.page(row).set(numbers.subarray(from, from + end - start), start);
      this.#length = row + rows;
      from += end - start;
    }
  }

  /** Removes all rows and keeps their memory for reuse. */
  clear(): void {
    this.#usedRows = Math.max(this.#usedRows, this.#length);
    this.#length = 0;
  }

  /** The page that contains a row. */
  page(row: number): Float64Array {
    return this.#pages[row >> PAGE_BITS] as Float64Array;
  }

  offset(row: number): number {
    return (row & (PAGE_ROWS - 1)) * this.width;
  }

  /** Consecutive rows without a copy: from `from` to the end of its page, or to `to`. */
  block(from: number, to: number): { rows: Float64Array; end: number } {
    const end = Math.min(to, (from | (PAGE_ROWS - 1)) + 1);
    const at = this.offset(from);
    return { rows: this.page(from).subarray(at, at + (end - from) * this.width), end };
  }
}

/**
 * The number of rows that the first page starts with: a request has one group, and clearing a page takes longer than
 * summing.
 */
const FIRST_ROWS = 2;

/** The binary logarithm of the rows of a page, so that a shift of its number finds a row. */
const PAGE_BITS = 10;
const PAGE_ROWS = 2 ** PAGE_BITS;
