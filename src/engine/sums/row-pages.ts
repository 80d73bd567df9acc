import { ensureCapacity } from './ensure-capacity.ts';

/** Rows of numbers of the same width, in pages, so that a million of them grow without being copied. */
export class RowPages {
  readonly width: number;
  #length = 0;
  /** Rows that are not zeros any more, since rows before `clear` had their memory. */
  #usedRows = 0;
  readonly #pages: Float64Array[] = [];

  constructor(width: number) {
    this.width = width;
  }

  get length(): number {
    return this.#length;
  }

  /** Makes a row of zeros at the end. */
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

  /** Makes rows of these numbers at the end. */
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

  /** Forgets all rows; their memory is used again. */
  clear(): void {
    this.#usedRows = Math.max(this.#usedRows, this.#length);
    this.#length = 0;
  }

  /** The page that a row is in, and where it begins there. */
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

/** Rows that the first page begins with: a request has one group, and clearing a page takes longer than its sums. */
const FIRST_ROWS = 2;

/** A page has 2^10 rows, so that a group is found by shifting its number. */
const PAGE_BITS = 10;
const PAGE_ROWS = 2 ** PAGE_BITS;
