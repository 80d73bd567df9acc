import type { Entry } from '../../model/entry.ts';
import type { ScannedRow } from '../../tables/csv/scan-rows.ts';
import type { Accumulator, WeighedPortion } from '../entries/accumulator.ts';
import type { CsvLayout } from './csv-layout.ts';
import { WordKeys } from './word-keys.ts';

/** Entries that are remembered; a file may have millions of different ones, which are then read one by one. */
const MAX_ENTRIES = 4096;

/** Longer cells are not remembered. */
const MAX_KEY_BYTES = 512;

/** Ends each cell of a key: a byte that UTF-8 never has. */
const CELL_END = 0xff;

interface KnownEntry {
  readonly id: string;
  readonly portion: WeighedPortion;
}

/**
 * Remembers what the general path makes of the cells of an entry, such as a food without an amount: the same cells mean
 * the same in any group.
 */
export class EntryMemory {
  readonly #sums: Accumulator;
  readonly #key = new Uint8Array(MAX_KEY_BYTES);
  #keyLength = 0;
  #cells = new WordKeys();
  #entries: KnownEntry[] = [];
  #separator = '';

  constructor(sums: Accumulator) {
    this.#sums = sums;
  }

  /**
   * Adds a row whose entry is remembered.
   *
   * @param group of the row, asked for only then; below 0 where the general path has to find it
   * @returns false, having done nothing, where the general path has to read the row
   */
  add(bytes: Uint8Array, row: ScannedRow, csv: CsvLayout, group: () => number): boolean {
    const place = this.#readKey(bytes, row, csv)
      ? this.#cells.find(this.#key, 0, this.#keyLength)
      : -1;
    if (place < 0) return false;
    const found = group();
    if (found < 0) return false;
    const { id, portion } = this.#entries[place] as KnownEntry;
    this.#sums.entries += 1;
    this.#sums.groups.sums.addEntry(found);
    this.#sums.addWeighed(found, id, portion);
    return true;
  }

  /** Remembers the entry of a row that is in the sums. */
  keep(bytes: Uint8Array, row: ScannedRow, csv: CsvLayout, entry: Entry): void {
    if (this.#entries.length === MAX_ENTRIES || !this.#readKey(bytes, row, csv)) return;
    const portion = this.#sums.weigh(entry);
    if ('code' in portion) return;
    this.#entries[this.#cells.add(this.#key, 0, this.#keyLength)] = { id: entry.foodId, portion };
  }

  /** False where cells mean more than they say, or are too long. */
  #readKey(bytes: Uint8Array, { starts, ends, cells }: ScannedRow, csv: CsvLayout): boolean {
    const { columns, separator, hasMeasures } = csv;
    const { width, fields, confidence, sizeAssumed } = columns;
    if (cells !== width || hasMeasures === true || confidence >= 0 || sizeAssumed >= 0)
      return false;
    // A comma is a decimal point where it does not separate cells.
    if (separator !== this.#separator) this.#forget(separator);
    const key = this.#key;
    let length = 0;
    for (const column of [
      fields.food_id,
      fields.amount,
      fields.unit,
      fields.weighted_before_process,
    ]) {
      const start = column < 0 ? 0 : (starts[column] as number);
      const end = column < 0 ? 0 : (ends[column] as number);
      if (length + end - start >= key.length) return false;
      for (let at = start; at < end; at++) key[length++] = bytes[at] as number;
      key[length++] = CELL_END;
    }
    this.#keyLength = length;
    return true;
  }

  #forget(separator: string): void {
    this.#cells = new WordKeys();
    this.#entries = [];
    this.#separator = separator;
  }
}
