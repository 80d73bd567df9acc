import type { Columns } from '../../meals/columns.ts';

/** The positions of the columns of a CSV file, found once from its header. */
export interface CsvLayout {
  /** The name of the file in messages. */
  readonly name: string;
  readonly separator: string;
  readonly columns: Columns;
  /** Whether some amounts are in measures that depend on the food, such as cups; absent if none seem to be. */
  readonly hasMeasures?: boolean;
}
