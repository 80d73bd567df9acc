import { cellAt } from '../../../tables/grid.ts';

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
    return this.#rows.map(({ cells }) => cellAt(cells, position)).filter((cell) => cell !== '');
  }

  /** Whether more than half of the non-blank cells match. */
  areMostly(position: number, is: (cell: string) => boolean): boolean {
    const filled = this.filled(position);
    return filled.filter(is).length * 2 > filled.length;
  }
}
