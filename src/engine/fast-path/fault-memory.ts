import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Unit } from '../../model/units.ts';
import type { ScannedRow } from '../../tables/csv/scan-rows.ts';
import type { Accumulator } from '../entries/accumulator.ts';
import {
  type FaultPlace,
  FaultPlaces,
  placeLocation,
  type RepeatedFaults,
} from '../entries/repeated-faults.ts';
import type { CsvLayout } from './csv-layout.ts';
import type { WithGroup } from './row-groups.ts';
import { WordKeys } from './word-keys.ts';

/** The only field of a row that is not plain. */
export interface DoubtfulCell {
  readonly field: 'food_id' | 'amount' | 'unit';
  /** The position of the cell in its row. */
  readonly cell: number;
  /** The unit of the amount, which decides whether the amount is too large; undefined for other fields. */
  readonly unit: Unit | undefined;
}

/**
 * The most faulty cells that are remembered. A file may have millions of different ones; the others are read one by
 * one.
 */
const MAX_CELLS = 4096;

/** The faults that are remembered by the text of a cell. */
interface Memory {
  readonly cells: WordKeys;
  /** The faults, by the numbers of their cells. */
  readonly faults: KnownFault[];
}

interface KnownFault {
  readonly fault: Diagnostic;
  /** The number of the fault among those that `take` returns next, and the `take` that this number belongs to. */
  number: number;
  taken: number;
}

/**
 * Reports rows with one faulty cell. It remembers how the general path judges the cell, so that the general path reads
 * only the first of many rows with the same fault, and no row whose food is unknown. Only a row whose other fields are
 * plain can have such a fault: the fault then depends only on that cell and on the decimal sign.
 */
export class FaultMemory {
  readonly #sums: Accumulator;
  #places = new FaultPlaces();
  #memories = new Map<string, Memory>();
  #remembered = 0;
  /** The number of calls of `take` so far. */
  #taken = 0;
  /** The separator of the files that all remembered faults come from. */
  #separator = '';

  readonly #addEntry = (group: number) => this.#sums.groups.sums.addEntry(group);

  constructor(sums: Accumulator) {
    this.#sums = sums;
  }

  /** Returns the faults of the rows since the last call. */
  take(): RepeatedFaults | undefined {
    const packed = this.#places.packed();
    this.#places = new FaultPlaces();
    this.#taken += 1;
    return packed;
  }

  /**
   * Reports a row whose fault is remembered, or whose only fault is a food that the catalogue lacks: a file of another
   * release has many of those, each with its own id.
   *
   * @param withGroup called only for a known fault
   * @returns false, without any effect, if the general path has to read the row
   */
  add(
    bytes: Uint8Array,
    row: ScannedRow,
    csv: CsvLayout,
    doubtful: DoubtfulCell,
    withGroup: WithGroup,
  ): boolean {
    const { cell, field, unit } = doubtful;
    this.#look(csv);
    const memory = this.#memories.get(unit ?? field);
    const start = row.starts[cell] as number;
    const end = row.ends[cell] as number;
    const known = memory?.faults[memory.cells.find(bytes, start, end)];
    const unknownFood =
      known === undefined && field === 'food_id'
        ? this.#sums.sink.food(decoder.decode(bytes.subarray(start, end)))
        : undefined;
    if (known === undefined && unknownFood === undefined) return false;
    if (!withGroup(this.#addEntry)) return false;
    this.#sums.entries += 1;
    const place = placeOf(bytes, row, cell);
    if (known !== undefined) this.#places.add(this.#numberOf(known, csv.name), place);
    else if (unknownFood !== undefined) {
      const fault = { ...unknownFood, location: placeLocation(csv.name, place) };
      this.#sums.sink.report(fault);
      this.#remember(bytes, row, doubtful, fault);
    }
    return true;
  }

  /** Remembers the fault of a row if the general path found only the fault of this cell. */
  keep(
    bytes: Uint8Array,
    row: ScannedRow,
    csv: CsvLayout,
    { cell, field, unit }: DoubtfulCell,
    found: readonly Diagnostic[],
  ): void {
    const [fault] = found;
    if (this.#remembered === MAX_CELLS) return;
    if (found.length !== 1 || fault === undefined || fault.field !== field) return;
    const location = placeLocation(csv.name, placeOf(bytes, row, cell));
    if (!isSame(location, fault.location)) return;
    this.#look(csv);
    this.#remember(bytes, row, { cell, field, unit }, fault);
  }

  #remember(
    bytes: Uint8Array,
    row: ScannedRow,
    { cell, field, unit }: DoubtfulCell,
    fault: Diagnostic,
  ): void {
    if (this.#remembered === MAX_CELLS) return;
    let memory = this.#memories.get(unit ?? field);
    if (memory === undefined) {
      memory = { cells: new WordKeys(), faults: [] };
      this.#memories.set(unit ?? field, memory);
    }
    const key = memory.cells.add(bytes, row.starts[cell] as number, row.ends[cell] as number);
    memory.faults[key] = { fault, number: 0, taken: -1 };
    this.#remembered += 1;
  }

  /** @param file the file being read; the fault may be remembered from another one */
  #numberOf(known: KnownFault, file: string): number {
    if (known.taken !== this.#taken) {
      known.number = this.#places.addFault({ ...known.fault, location: { file } });
      known.taken = this.#taken;
    }
    return known.number;
  }

  /** Discards the faults of files with another separator, where a comma may be a decimal sign. */
  #look({ separator }: CsvLayout): void {
    if (separator === this.#separator) return;
    this.#memories = new Map();
    this.#remembered = 0;
    this.#separator = separator;
  }
}

const decoder = new TextDecoder();

const QUOTE = 0x22;

function placeOf(bytes: Uint8Array, row: ScannedRow, cell: number): FaultPlace {
  const { starts, ends, line, cells } = row;
  // Columns of rows with quotes are unknown, as on the general path.
  for (let index = 0; index < cells; index++) {
    if (bytes[(starts[index] as number) - 1] === QUOTE) return { line, column: 0, endColumn: 0 };
  }
  const column = 1 + unitsOfText(bytes, starts[0] as number, starts[cell] as number);
  const endColumn = column + unitsOfText(bytes, starts[cell] as number, ends[cell] as number);
  return { line, column, endColumn };
}

/** The number of UTF-16 code units of a text in UTF-8. */
function unitsOfText(bytes: Uint8Array, start: number, end: number): number {
  let units = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  return units;
}

function isSame(one: object, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
