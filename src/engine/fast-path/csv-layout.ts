import type { Columns } from '../../meals/entries/columns.ts';
import type { MarkMeanings } from '../../meals/values/decimal-marks.ts';
import type { Unit } from '../../model/units.ts';

/** The positions of the columns of a CSV file, found once from its header. */
export interface CsvLayout {
  /** The name of the file in messages. */
  readonly name: string;
  readonly separator: string;
  readonly columns: Columns;
  /** Whether some amounts are in measures that depend on the food, such as cups; absent if none seem to be. */
  readonly hasMeasures?: boolean;
  /** The unit of amounts without one; absent if the caller says it. */
  readonly unit?: Unit;
  /** What commas and points of amounts are; absent if all are decimal. Points are decimal in any case. */
  readonly marks?: MarkMeanings;
  /** Whether a row that is not plain ends the scan, since its meaning depends on the rest of the file. */
  readonly hasPlainRowsOnly?: boolean;
}
