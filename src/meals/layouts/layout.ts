import type { Grid } from '../../tables/grid.ts';
import type { DietaryRecord, LayoutName, RecordOptions } from '../records/dietary-record.ts';

/** A way in which people lay out food records. */
export interface RecordLayout {
  readonly name: LayoutName;
  /** A description of the layout, for help and messages. */
  readonly summary: string;
  /** Reads a grid in this layout; undefined for any other grid. */
  readonly read: (grid: Grid, options: RecordOptions) => DietaryRecord | undefined;
}

/** The number of rows in which to look for a header: records begin with titles, names and instructions. */
export const HEADER_WITHIN_ROWS = 30;

/** A header has at least this many days or meals, since a single one may occur in any text. */
export const LEAST_HEADINGS = 2;
