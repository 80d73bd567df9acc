import type { Diagnostic, DiagnosticSink, Location } from '../../model/diagnostic.ts';
import type { Entry, EntryDiagnostic, EntryField } from '../../model/entry.ts';
import type { Unit } from '../../model/units.ts';
import type { RecordFileOptions, RecordLine } from '../records/dietary-record.ts';
import type { TotalsRow } from './totals-row.ts';

/** The settings for reading meal files. */
export interface ReadOptions extends RecordFileOptions {
  /** Labels to group by: columns of a CSV file, or members of a meal in JSON. */
  readonly groupBy: readonly string[];
  /** The names of our fields in other programs. */
  readonly columnMap: Readonly<Partial<Record<EntryField, string>>>;
  /** The unit of amounts that come without one. */
  readonly unit: Unit | undefined;
  /** The files have totals, whatever their headers look like. */
  readonly from?: 'totals' | undefined;
  /** An entry without an amount needs a unit, too, as in requests to the service. */
  readonly isUnitRequired?: boolean;
  /** Makes diagnostics give the column of a value in its line, even in rows with quotes. */
  readonly hasColumns?: boolean;
  /** An entry with blank labels still counts in the total. */
  readonly allowsBlankLabels?: boolean;
  /** Labels that may be blank in an entry, such as the meal in a report. */
  readonly blankableLabels?: readonly string[];
  /** Labels of `by` that may be missing, and are then empty, because the caller has not seen the file. */
  readonly optionalColumns?: readonly string[];
  /** Labels of `groupBy` that may be absent or blank, because they are only observed. */
  readonly observedLabels?: readonly string[];
}

/** The food of a line in a record as an entry, or its problem, or nothing if a person chose to skip it. */
export type LineMeaning =
  | Pick<Entry, 'foodId' | 'amount' | 'unit' | 'match'>
  | EntryDiagnostic
  | 'left out';

/** How a file was read, if that is not obvious. */
export interface ReadingNote {
  readonly file: string;
  readonly text: string;
}

/** The readable parts of an entry, faulty or not, for callers that check more than sums need. */
export interface EntryReading {
  /** The id of the food; empty if there is none. */
  readonly foodId: string;
  readonly amount: number | undefined;
  readonly unit: Unit | undefined;
  readonly isRawWeight: boolean;
  /** Nothing is wrong with its fields. */
  readonly isGood: boolean;
  /** The unit as written in the file. */
  readonly writtenUnit: unknown;
  /** The whole row or object, labels included. */
  readonly whole: unknown;
  readonly group: readonly string[];
  readonly location: Location;
}

/** Takes the entries of a file in their order, and every problem. */
export interface EntrySink {
  /** Checks the food id of every entry, so that all problems are reported. */
  readonly food: (foodId: string) => EntryDiagnostic | undefined;
  /** Takes a well-formed entry and returns its other problems, which the reader locates. */
  readonly entry: (entry: Entry) => EntryDiagnostic | undefined;
  /** A problem of an entry: the reader skips it and continues. */
  readonly report: DiagnosticSink;
  /** Called for each row or entry, valid or not, before its result, with its labels if they can be read. */
  readonly row: (group?: readonly string[]) => void;
  /** Checks the values of the labels of each row, or of each meal in JSON. */
  readonly labels?: (
    group: readonly string[],
    locationOf: (label: number) => Location,
  ) => readonly Diagnostic[];
  /** Checks each entry for anything remarkable that is no reason to skip it. */
  readonly remarks?: (entry: EntryReading) => readonly EntryDiagnostic[];
  /** Called between parts of a file. Reading continues when it resolves. */
  readonly ready?: () => Promise<void> | undefined;
  /** Finds the foods that a line of a record names. Without it, only ids are read. */
  readonly match?: (line: RecordLine) => readonly LineMeaning[];
  /** Takes a row of totals. Without it, files of totals are refused. */
  readonly totals?: (row: TotalsRow) => void;
  /** Takes a note on how a file was read, if that is not obvious. */
  readonly note?: (note: ReadingNote) => void;
  /** Takes the header of a CSV file, with the location of its cells. */
  readonly header?: (names: readonly string[], locationOf: (position: number) => Location) => void;
}
