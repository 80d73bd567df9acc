import type { Grid } from '../../tables/grid.ts';
import type { DietaryRecord, LayoutName, RecordOptions } from './dietary-record.ts';

/** A way in which people lay out food records. */
export interface RecordLayout {
  readonly name: LayoutName;
  /** A description of the layout, for help and messages. */
  readonly summary: string;
  /** Reads a grid in this layout; undefined for any other grid. */
  readonly read: (grid: Grid, options: RecordOptions) => DietaryRecord | undefined;
}
