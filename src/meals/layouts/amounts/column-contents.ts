import { cellAt, filledInColumn } from '../../../tables/grid.ts';
import { areMostly } from '../../../text/words/are-mostly.ts';

/** Rows of a table, by their cells. */
export type RowsOfCells = readonly { readonly cells: readonly string[] }[];

/** The cells of the columns of a table. */
export class Contents {
  readonly #rows: RowsOfCells;

  constructor(rows: RowsOfCells) {
    this.#rows = rows;
  }

  /** The non-blank cells of a column. */
  filled(position: number): string[] {
    return filledInColumn(this.#rows, position);
  }

  /** The cells of the rows whose cell in a column matches. */
  rowsWith(position: number, is: (cell: string) => boolean): (readonly string[])[] {
    return this.#rows.map(({ cells }) => cells).filter((cells) => is(cellAt(cells, position)));
  }

  /** Whether more than half of the non-blank cells match. */
  areMostly(position: number, is: (cell: string) => boolean): boolean {
    return areMostly(this.filled(position), is);
  }
}
