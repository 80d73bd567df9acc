import type { ReadOptions } from '../../meals/entries/reading.ts';
import type { CsvRow } from '../../tables/csv/csv-row.ts';
import type { ScannedRow } from '../../tables/csv/scan-rows.ts';
import type { Groups } from '../sums/groups.ts';
import { LABEL_END } from '../sums/key-order.ts';
import { isTrimmed } from './scan-cells.ts';

/**
 * Adds a row to its group, at once or when the groups of the rows before it are known. It returns false, without any
 * effect, if the general path has to read a label.
 */
export type WithGroup = (add: (group: number) => void) => boolean;

/** Finds the groups of scanned rows by the bytes of their labels. */
export class RowGroups {
  readonly #groups: Groups;
  readonly #options: ReadOptions;
  #key = new Uint8Array(256);

  constructor(groups: Groups, options: ReadOptions) {
    this.#groups = groups;
    this.#options = options;
  }

  /**
   * The group of a row.
   *
   * @param labels columns of the labels
   * @returns -1 where the general path has to read a label
   */
  of(bytes: Uint8Array, row: ScannedRow, labels: readonly number[]): number {
    const groups = this.#groups;
    if (groups.length > 0 && this.#isNewest(bytes, row, labels)) return groups.length - 1;
    const length = this.#readKey(bytes, row, labels);
    return length < 0 ? -1 : groups.of(this.#key, 0, length);
  }

  /** The length of the key, which is then in `#key`; -1 where the general path has to read a label. */
  #readKey(bytes: Uint8Array, row: ScannedRow, labels: readonly number[]): number {
    let length = 0;
    for (const column of labels) {
      // Rows with too few cells go to the general path, too.
      if (column >= row.cells) return -1;
      const start = row.starts[column] as number;
      const end = row.ends[column] as number;
      if (start === end && this.#options.allowsBlankLabels !== true) return -1;
      if (!isTrimmed(bytes, start, end)) return -1;
      if (length + end - start >= this.#key.length) this.#lengthenKey(length + end - start);
      for (let at = start; at < end; at++) this.#key[length++] = bytes[at] as number;
      this.#key[length++] = LABEL_END;
    }
    return length;
  }

  /** Whether a row belongs to the newest group, as most rows do. */
  #isNewest(bytes: Uint8Array, { starts, ends }: ScannedRow, labels: readonly number[]): boolean {
    const groups = this.#groups;
    const { keys } = groups;
    let at = groups.keyStart(groups.length - 1);
    for (let index = 0; index < labels.length; index++) {
      const column = labels[index] as number;
      const end = ends[column] as number;
      for (let from = starts[column] as number; from < end; from++) {
        if (keys[at++] !== bytes[from]) return false;
      }
      if (keys[at++] !== LABEL_END) return false;
    }
    return true;
  }

  #lengthenKey(length: number): void {
    const longer = new Uint8Array(2 * length + 2);
    longer.set(this.#key);
    this.#key = longer;
  }
}

/**
 * A scanned row in the form that the general path reads. Its text is decoded at once if each byte is a character.
 */
export function csvRowOf(bytes: Uint8Array, { starts, ends, cells, line }: ScannedRow): CsvRow {
  const first = starts[0] as number;
  const length = (ends[cells - 1] as number) - first;
  const text = textOf(bytes, first, first + length);
  const isAscii = text.length === length;
  const record = Array.from({ length: cells }, (_, cell) => {
    const start = starts[cell] as number;
    const end = ends[cell] as number;
    return isAscii ? text.slice(start - first, end - first) : textOf(bytes, start, end);
  });
  const hasQuotes = record.some((_, cell) => bytes[(starts[cell] as number) - 1] === QUOTE);
  return hasQuotes ? { record, line, raw: '' } : { record, line };
}

function textOf({ buffer, byteOffset }: Uint8Array, start: number, end: number): string {
  return Buffer.from(buffer, byteOffset + start, end - start).toString();
}

const QUOTE = 0x22;
