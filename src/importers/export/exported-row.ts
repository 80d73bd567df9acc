import type { Location } from '../../model/diagnostic.ts';

/** A row of an exported catalogue: its cells by column as text, absent ones empty. */
export interface ExportedRow {
  /** The names of the columns of the file. */
  readonly columns: readonly string[];
  readonly cell: (column: string) => string;
  /** A spreadsheet program saved the numbers again, with decimal commas. */
  readonly hasDecimalCommas?: boolean;
  readonly location: Location;
  /** The location of the names of the columns, in a table of text. */
  readonly header?: Location;
}

/** Opens the rows of an export. It can be called several times. */
export type ExportedRows = () => AsyncIterable<ExportedRow>;
