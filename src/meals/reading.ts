import type { Diagnostic, DiagnosticSink, Location } from '../model/diagnostic.ts';
import type { Entry, EntryDiagnostic, EntryField } from '../model/entry.ts';
import type { Unit } from '../model/units.ts';
import type { RecordLine } from './records/dietary-record.ts';
import type { RecordFileOptions } from './records/read-record.ts';
import type { TotalsRow } from './totals/totals-row.ts';

/** How meal files are to be read. */
export interface ReadOptions extends RecordFileOptions {
  /** Labels to group by: columns of a CSV file, members of a meal in JSON. */
  readonly groupBy: readonly string[];
  /** What other programs call our fields. */
  readonly columnMap: Readonly<Partial<Record<EntryField, string>>>;
  /** The unit of amounts that come without one. */
  readonly unit: Unit | undefined;
  /** The files hold totals, whatever their headers look like. */
  readonly from?: 'totals' | undefined;
  /** An entry without an amount needs one too, as the service has it. */
  readonly isUnitRequired?: boolean;
  /** Faults say in which columns of a line the values stand, also where there are quotes. */
  readonly hasColumns?: boolean;
  /** An entry whose labels are blank is a part of the whole all the same. */
  readonly allowsBlankLabels?: boolean;
  /** Labels that may be blank in an entry, such as the meal of a report. */
  readonly blankableLabels?: readonly string[];
  /** Labels of `by` that may be missing: they are then empty, because the caller does not know the file. */
  readonly optionalColumns?: readonly string[];
  /** Labels of `groupBy` that may be absent or blank, since they are only looked at. */
  readonly observedLabels?: readonly string[];
}

/** A food that a line of a record names, as an entry; its problem; or nothing, if a person chose to skip it. */
export type LineMeaning =
  | Pick<Entry, 'foodId' | 'amount' | 'unit' | 'match'>
  | EntryDiagnostic
  | 'left out';

/** How a file was read, where that is not obvious. */
export interface ReadingNote {
  readonly file: string;
  readonly text: string;
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
  /** The whole row or object, labels included. */
  readonly whole: unknown;
  readonly group: readonly string[];
  readonly location: Location;
}

/** Takes what a reader finds: entries in the order of the file, and every problem. */
export interface EntrySink {
  /** What is wrong with a food's id, if anything; asked of every entry, so that all faults are named. */
  readonly food: (foodId: string) => EntryDiagnostic | undefined;
  /** Takes a well-formed entry and returns its other problems, which the reader locates. */
  readonly entry: (entry: Entry) => EntryDiagnostic | undefined;
  /** A problem of an entry: the reader skips it and continues. */
  readonly report: DiagnosticSink;
  /** Told of each row or entry, good or faulty, before what becomes of it, and of its labels if they can be read. */
  readonly row: (group?: readonly string[]) => void;
  /** Asked about the labels of each row, or of each meal in JSON, for what is wrong with their values. */
  readonly labels?: (
    group: readonly string[],
    locationOf: (label: number) => Location,
  ) => readonly Diagnostic[];
  /** Asked about each entry for what is remarkable but no reason to leave it out. */
  readonly remarks?: (entry: EntryReading) => readonly EntryDiagnostic[];
  /** Asked between pieces of a file: more is read when it resolves. */
  readonly ready?: () => Promise<void> | undefined;
  /** Finds the foods that a line of a record names; without it only ids are read. */
  readonly match?: (line: RecordLine) => readonly LineMeaning[];
  /** Takes a row of totals; without it, files of totals are refused. */
  readonly totals?: (row: TotalsRow) => void;
  /** Told how a file was read, where that is not obvious. */
  readonly note?: (note: ReadingNote) => void;
  /** Told of the header of a CSV file, and where its cells stand. */
  readonly header?: (names: readonly string[], locationOf: (position: number) => Location) => void;
}
