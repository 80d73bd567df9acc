import type { DiagnosticSink, Location } from '../model/diagnostic.ts';
import type { Entry, EntryDiagnostic, EntryField } from '../model/entry.ts';
import type { Unit } from '../model/units.ts';

/** How meal files are to be read. */
export interface ReadOptions {
  /** Labels to group by: columns of a CSV file, members of a meal in JSON. */
  readonly groupBy: readonly string[];
  /** What other programs call our fields. */
  readonly columnMap: Readonly<Partial<Record<EntryField, string>>>;
  /** The unit of amounts that come without one. */
  readonly unit: Unit | undefined;
  /** An entry without an amount needs one too, as the service has it. */
  readonly isUnitRequired?: boolean;
  /** Faults say in which columns of a line the values stand, also where there are quotes. */
  readonly hasColumns?: boolean;
  /** Labels of `by` that need not be there: they are empty then, since who asks does not know which there are. */
  readonly optionalColumns?: readonly string[];
}

/** What could be read of an entry, faulty or not, for those who look closer than a sum needs. */
export interface EntryReading {
  /** Empty where there is none. */
  readonly foodId: string;
  readonly amount: number | undefined;
  readonly unit: Unit | undefined;
  readonly isRawWeight: boolean;
  /** Nothing is wrong with its fields. */
  readonly isGood: boolean;
  /** The unit as the file has it. */
  readonly writtenUnit: unknown;
  /** The row, or the object, with all that is beside the fields. */
  readonly whole: unknown;
  readonly group: readonly string[];
  readonly location: Location;
}

/** Takes what a reader finds: the entries in the order of the file, and all that is wrong with them. */
export interface EntrySink {
  /** What is wrong with a food's id, if anything; asked of every entry, so that all faults are named. */
  readonly food: (foodId: string) => EntryDiagnostic | undefined;
  /** Takes a well-formed entry; returns what is wrong with it all the same, for the reader to place. */
  readonly entry: (entry: Entry) => EntryDiagnostic | undefined;
  /** What is wrong with an entry: it is left out, the file goes on. */
  readonly report: DiagnosticSink;
  /** Told of each row or entry, good or faulty, before what becomes of it, and of its labels if they can be read. */
  readonly row: (group?: readonly string[]) => void;
  /** Asked about each entry for what is remarkable but no reason to leave it out. */
  readonly remarks?: (entry: EntryReading) => readonly EntryDiagnostic[];
  /** Asked between pieces of a file: more is read when it resolves. */
  readonly ready?: () => Promise<void> | undefined;
  /** Told of the header of a CSV file, and where its cells stand. */
  readonly header?: (names: readonly string[], locationOf: (position: number) => Location) => void;
}
