import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import type { EntryField } from '../../model/entry.ts';

/** Something that was eaten, as the person wrote it down. */
export interface RecordLine {
  readonly location: Location;
  /** Where a field of the line stands; undefined where all stand in one place. */
  readonly locationOf?: (field: EntryField) => Location;
  /** The line of the file, or the row of the sheet, from 1. */
  readonly line: number;
  /** What stands there: amount, unit and food. */
  readonly text: string;
  /** The id of the food, in a record that has ids; it is not part of the text. */
  readonly foodId?: string;
  /** Amount and unit, where they have columns of their own. */
  readonly measure?: string;
  /** The food alone, without amount and unit, where those have columns of their own. */
  readonly food?: string;
  /** The part of the amount that was eaten, 0 to 1; undefined where all of it was. */
  readonly part?: number;
  /** What was left over of the amount, g or ml. */
  readonly left?: number;
  /** The cell that says whether it was weighed before cooking; empty or undefined where nothing says it. */
  readonly rawWeight?: string;
  /** Cells of the other columns, in the order of {@link DietaryRecord.columns}. */
  readonly cells: readonly string[];
}

/** A food record in any layout: what was eaten, line by line. */
export interface DietaryRecord {
  /** Names of the columns other than foods and amounts, or of the headings above the lines. */
  readonly columns: readonly string[];
  readonly lines: readonly RecordLine[];
  /** How the record was read, where that is not obvious: sentences for the reader of the results. */
  readonly notes: readonly string[];
  /** Rows that could not be read as lines. */
  readonly faults?: readonly Diagnostic[];
}

/** How people lay out food records. */
export const LAYOUT_NAMES = ['rows', 'grouped', 'days', 'meals', 'text'] as const;
/** The name of a layout of food records, as `--layout` takes it. */
export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** How a record is to be read, where its content does not say it. */
export interface RecordOptions {
  readonly layout?: LayoutName | undefined;
  /** The name of the column of foods. */
  readonly column?: string | undefined;
}
