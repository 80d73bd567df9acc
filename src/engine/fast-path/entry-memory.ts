import type { Entry } from '../../model/entry.ts';
import type { ScannedRow } from '../../tables/csv/scan-rows.ts';
import type { Accumulator, WeighedPortion } from '../entries/accumulator.ts';
import type { CsvLayout } from './csv-layout.ts';
import type { WithGroup } from './row-groups.ts';
import { WordKeys } from './word-keys.ts';

/**
 * The most entries that are remembered. A file may have millions of different entries; the others are read one by one.
 */
const MAX_ENTRIES = 4096;

/** The most bytes of a key; entries with longer cells are not remembered. */
const MAX_KEY_BYTES = 512;

/** The byte that ends each cell of a key. UTF-8 never contains it. */
const CELL_END = 0xff;

interface KnownEntry {
  readonly id: string;
  readonly portion: WeighedPortion;
}

/**
 * Remembers how the general path reads the cells of an entry, such as a food without an amount or two cups of it:
 * equal cells have the same meaning in every group.
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
   * @param withGroup called only for a known entry
   * @returns false, without any effect, if the general path has to read the row
   */
  add(bytes: Uint8Array, row: ScannedRow, csv: CsvLayout, withGroup: WithGroup): boolean {
    const place = this.#readKey(bytes, row, csv)
      ? this.#cells.find(this.#key, 0, this.#keyLength)
      : -1;
    if (place < 0) return false;
    const { id, portion } = this.#entries[place] as KnownEntry;
    const add = (group: number) => {
      this.#sums.groups.sums.addEntry(group);
      this.#sums.addWeighed(group, id, portion);
    };
    if (!withGroup(add)) return false;
    this.#sums.entries += 1;
    return true;
  }

  /** Remembers the entry of a row that was added to the sums. */
  keep(bytes: Uint8Array, row: ScannedRow, csv: CsvLayout, entry: Entry): void {
    if (this.#entries.length === MAX_ENTRIES || !this.#readKey(bytes, row, csv)) return;
    const portion = this.#sums.weigh(entry);
    if ('code' in portion) return;
    this.#entries[this.#cells.add(this.#key, 0, this.#keyLength)] = { id: entry.foodId, portion };
  }

  /**
   * Reads the cells of a row into the key; false if the meaning of a cell depends on more than its text, or if a cell
   * is too long.
   */
  #readKey(bytes: Uint8Array, { starts, ends, cells }: ScannedRow, csv: CsvLayout): boolean {
    const { columns, separator } = csv;
    const { width, fields, confidence, sizeAssumed } = columns;
    if (cells !== width || confidence >= 0 || sizeAssumed >= 0) return false;
    // A comma is a decimal sign if it does not separate cells.
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
