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
import { WordKeys } from './word-keys.ts';

/** The only field of a row that is not plain. */
export interface DoubtfulCell {
  readonly field: 'food_id' | 'amount' | 'unit';
  /** Column of the row. */
  readonly cell: number;
  /** The unit of the amount, which decides what is too much of it; undefined for other fields. */
  readonly unit: Unit | undefined;
}

/** Faulty cells that are remembered: a file may have millions of different ones, which are then read one by one. */
const MAX_CELLS = 4096;

/** Faults that are remembered by what stands in a cell. */
interface Memory {
  readonly cells: WordKeys;
  /** By the numbers of the cells. */
  readonly faults: KnownFault[];
}

interface KnownFault {
  readonly fault: Diagnostic;
  /** Its number among the faults that are taken next, and whether it has one. */
  number: number;
  taken: number;
}

/**
 * Reports rows with one faulty cell. It remembers what the general path says of the cell, so that this reads only the
 * first of many rows with the same fault, and none whose food is unknown. Only a row whose other fields are plain can have
 * such a fault: what is wrong with it then depends on nothing but that cell, and on the decimal sign.
 */
export class FaultMemory {
  readonly #sums: Accumulator;
  #places = new FaultPlaces();
  #memories = new Map<string, Memory>();
  #remembered = 0;
  /** How often faults were taken. */
  #taken = 0;
  /** Of the files of all remembered faults. */
  #separator = '';

  constructor(sums: Accumulator) {
    this.#sums = sums;
  }

  /** The faults of the rows since the last call. */
  take(): RepeatedFaults | undefined {
    const packed = this.#places.packed();
    this.#places = new FaultPlaces();
    this.#taken += 1;
    return packed;
  }

  /**
   * Reports a row whose fault is remembered, or whose only fault is a food that the catalogue does not have: a file of
   * another release has many of those, each with an id of its own.
   *
   * @param group of the row, asked for only then; below 0 where the general path has to find it
   * @returns false, having done nothing, where the general path has to read the row
   */
  add(
    bytes: Uint8Array,
    row: ScannedRow,
    csv: CsvLayout,
    doubtful: DoubtfulCell,
    group: () => number,
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
    const found = group();
    if (found < 0) return false;
    this.#sums.entries += 1;
    this.#sums.groups.sums.addEntry(found);
    const place = placeOf(bytes, row, cell);
    if (known !== undefined) this.#places.add(this.#numberOf(known, csv.name), place);
    else if (unknownFood !== undefined) {
      const fault = { ...unknownFood, location: placeLocation(csv.name, place) };
      this.#sums.sink.report(fault);
      this.#remember(bytes, row, doubtful, fault);
    }
    return true;
  }

  /** Remembers the fault of a row, if the general path found just the one of this cell. */
  keep(
    bytes: Uint8Array,
    row: ScannedRow,
    csv: CsvLayout,
    { cell, field, unit }: DoubtfulCell,
    found: readonly Diagnostic[],
  ): void {
    const [fault] = found;
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

  /** @param file that is read, since a fault may be remembered from another */
  #numberOf(known: KnownFault, file: string): number {
    if (known.taken !== this.#taken) {
      known.number = this.#places.addFault({ ...known.fault, location: { file } });
      known.taken = this.#taken;
    }
    return known.number;
  }

  /** Forgets what was found in files with another separator: a comma may be a decimal sign there. */
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
  // The columns of rows with quotes are not known, as on the general path.
  for (let index = 0; index < cells; index++) {
    if (bytes[(starts[index] as number) - 1] === QUOTE) return { line, column: 0, endColumn: 0 };
  }
  const column = 1 + unitsOfText(bytes, starts[0] as number, starts[cell] as number);
  const endColumn = column + unitsOfText(bytes, starts[cell] as number, ends[cell] as number);
  return { line, column, endColumn };
}

/** UTF-16 code units of UTF-8. */
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
