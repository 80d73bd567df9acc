import type { Diagnostic, Location } from '../../model/diagnostic.ts';

/** Numbers per place: the fault, its line, and the columns where its value begins and ends; 0 for unknown. */
const PLACE_NUMBERS = 4;

/**
 * Faults that many rows share. Each fault is listed once, with all its places in plain memory, so that a million of
 * them stay cheap.
 */
export interface RepeatedFaults {
  /** The faults, without their lines. */
  readonly faults: readonly Diagnostic[];
  /** All places one after another, sorted by line. */
  readonly places: Int32Array;
}

/** The place of a fault. */
export interface FaultPlace {
  readonly line: number;
  /** 0 for unknown. */
  readonly column: number;
  readonly endColumn: number;
}

/** Collects the places of faults. */
export class FaultPlaces {
  readonly #faults: Diagnostic[] = [];
  #places = new Int32Array(0);
  #length = 0;

  /** Adds a fault that has no place yet, and returns its number. */
  addFault({ location, ...fault }: Diagnostic): number {
    return this.#faults.push({ ...fault, location: { file: location?.file ?? '' } }) - 1;
  }

  add(fault: number, { line, column, endColumn }: FaultPlace): void {
    if (this.#length + PLACE_NUMBERS > this.#places.length) {
      const larger = new Int32Array(Math.max(256, 2 * this.#places.length));
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places[this.#length] = fault;
    this.#places[this.#length + 1] = line;
    this.#places[this.#length + 2] = column;
    this.#places[this.#length + 3] = endColumn;
    this.#length += PLACE_NUMBERS;
  }

  /** The collected faults as plain memory; undefined if there are none. */
  packed(): RepeatedFaults | undefined {
    if (this.#length === 0) return undefined;
    return { faults: this.#faults, places: this.#places.slice(0, this.#length) };
  }
}

/** The location of a place, as readers give it. */
export function placeLocation(file: string, { line, column, endColumn }: FaultPlace): Location {
  return column === 0 ? { file, line } : { file, line, column, endColumn };
}

/**
 * Calls back for every fault of a part of a file, in the order of the lines.
 *
 * @param linesBefore the number of lines before the part, which is added to each line
 */
export function forEachFault(
  found: readonly Diagnostic[],
  repeated: RepeatedFaults | undefined,
  linesBefore: number,
  take: (diagnostic: Diagnostic) => void,
): void {
  let next = 0;
  if (repeated !== undefined) {
    const { faults, places } = repeated;
    for (let at = 0; at < places.length; at += PLACE_NUMBERS) {
      const line = places[at + 1] as number;
      while (next < found.length && lineOf(found[next]) <= line) {
        take(shifted(found[next++] as Diagnostic, linesBefore));
      }
      const fault = faults[places[at] as number] as Diagnostic;
      const place = {
        line: line + linesBefore,
        column: places[at + 2] as number,
        endColumn: places[at + 3] as number,
      };
      take({ ...fault, location: placeLocation(fault.location?.file ?? '', place) });
    }
  }
  while (next < found.length) take(shifted(found[next++] as Diagnostic, linesBefore));
}

function shifted(diagnostic: Diagnostic, lines: number): Diagnostic {
  const { location } = diagnostic;
  if (lines === 0 || location?.line === undefined) return diagnostic;
  return { ...diagnostic, location: { ...location, line: location.line + lines } };
}

function lineOf(diagnostic: Diagnostic | undefined): number {
  return diagnostic?.location?.line ?? 0;
}
