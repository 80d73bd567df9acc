import type { TextEncoding } from '../../io/reading/text-encoding.ts';
import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import type { EntryField } from '../../model/entry.ts';
import type { Unit } from '../../model/units.ts';

/** A food that was eaten, as the person wrote it down. */
export interface RecordLine {
  readonly location: Location;
  /** The location of a field of the line; undefined if all fields are where the line is. */
  readonly locationOf?: (field: EntryField) => Location;
  /** The line of the file, or the row of the sheet, from 1. */
  readonly line: number;
  /** The text of the line: amount, unit and food. */
  readonly text: string;
  /** The id of the food, in a record that has ids; it is not part of the text. */
  readonly foodId?: string;
  /** Amount and unit if they have separate columns. */
  readonly measure?: string;
  /** The food without its amount, if amount and unit have columns of their own. */
  readonly food?: string;
  /** The name is that of one food of a program: commas in it separate no foods. */
  readonly isOneFood?: true;
  /** A state for the food, unless no such food has it: the amount was weighed in that state. */
  readonly state?: string;
  /** A remark that may say the kind of the food, such as "low fat". */
  readonly kind?: string;
  /** The amount is a number without a unit, although other numbers of its column are too large for pieces. */
  readonly lacksUnit?: true;
  /** The share of the amount that was eaten, 0 to 1; undefined if all of it was. */
  readonly part?: number;
  /** The leftover amount, g or ml. */
  readonly left?: number;
  /** The cell that says whether it was weighed before cooking; empty or undefined if there is none. */
  readonly rawWeight?: string;
  /** Cells of the other columns, in the order of {@link DietaryRecord.columns}. */
  readonly cells: readonly string[];
}

/** The location of the food of a line, for diagnostics. */
export function foodLocation({ location, locationOf }: RecordLine): Location {
  return locationOf?.('food_id') ?? location;
}

/** A food record in any layout: what was eaten, line by line. */
export interface DietaryRecord {
  /** Names of the columns other than foods and amounts, or of the headings above the lines. */
  readonly columns: readonly string[];
  readonly lines: readonly RecordLine[];
  /** How the record was read, if that is not obvious, in sentences for the user. */
  readonly notes: readonly string[];
  /** Rows that could not be read as lines. */
  readonly faults?: readonly Diagnostic[];
  /** Names of columns whose labels are written once and blank below. */
  readonly writtenOnce?: readonly string[];
}

/** The layouts of food records. */
export const LAYOUT_NAMES = ['rows', 'grouped', 'days', 'meals', 'text'] as const;
/** The name of a layout of food records, as `--layout` takes it. */
export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** The settings for reading a record whose content does not show how. */
export interface RecordOptions {
  readonly layout?: LayoutName | undefined;
  /** The name of the column of foods. */
  readonly column?: string | undefined;
  /** The names of columns for fields of entries. */
  readonly columnMap?: Readonly<Partial<Record<EntryField, string>>>;
  /** The unit of numbers without one. */
  readonly unit?: Unit | undefined;
  /** Names of columns whose labels other tables of the record write once and leave blank below. */
  readonly writtenOnce?: readonly string[] | undefined;
  /** Labels to group by; undefined if the record is matched, but not evaluated. */
  readonly groupBy?: readonly string[] | undefined;
}

/** How to read the file of a record, if its content does not show it. */
export interface RecordFileOptions extends RecordOptions {
  readonly sheet?: string | undefined;
  readonly encoding?: TextEncoding | undefined;
  /** Documents, lines and row groups may be as large as memory allows. */
  readonly liftLimits?: boolean | undefined;
}
