import type { Columns } from '../../meals/columns.ts';

/** Where a CSV file has its columns, found once from its header. */
export interface CsvLayout {
  /** The name that people see. */
  readonly name: string;
  readonly separator: string;
  readonly columns: Columns;
  /** Some amounts are in measures that depend on the food, such as cups; absent where none seem to be. */
  readonly hasMeasures?: boolean;
}
