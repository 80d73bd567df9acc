import { cellAt } from '../../../../tables/grid.ts';
/**
 * Finds the label columns whose values are written only in the first of the rows to which they apply.
 *
 * Such a column is blank in more than a third of the rows and never has the same value in two adjacent rows. In a
 * column that repeats its values or is rarely blank, a blank cell is a gap in the data.
 *
 * @param columns positions of label columns in a row, the highest label first
 * @param certain positions of columns that are written once, however rarely they are blank: times in place of meals,
 * since a time is written only once for everything eaten at it, and columns that other tables write once
 */
export function columnsWrittenOnce(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  certain: readonly (number | undefined)[] = [],
): number[] {
  const once: number[] = [];
  for (const column of columns) {
    const cells = rows.map((row) => cellAt(row, column));
    const isRepeated = cells.some((cell, index) => cell !== '' && cell === cells[index - 1]);
    const blanks = cells.filter((cell) => cell === '').length;
    const isMostlyBlank = blanks >= LEAST_BLANKS && blanks * 3 > cells.length;
    // A meal that is blank only in rows with a blank day repeats the meal of the row above.
    const above = once[0];
    const isBelow =
      above !== undefined &&
      blanks > 0 &&
      rows.every((row, at) => cells[at] !== '' || cellAt(row, above) === '');
    if (
      (isMostlyBlank || isBelow || certain.includes(column)) &&
      (cells[0] ?? '') !== '' &&
      !isRepeated
    )
      once.push(column);
  }
  return once;
}

/** A single blank cell is a gap. */
const LEAST_BLANKS = 2;

/**
 * Carries labels down to the rows in which they are blank. A new value in a label column, filled or not, resets the
 * labels below it: a new day must name its first meal again, and a new person the first day.
 */
export class FillDown {
  readonly #columns: readonly number[];
  readonly #filled: ReadonlySet<number>;
  readonly #labels = new Map<number, string>();

  /**
   * @param columns positions of the label columns, the highest label first
   * @param filled the positions to fill
   */
  constructor(columns: readonly number[], filled: readonly number[]) {
    this.#columns = columns;
    this.#filled = new Set(filled);
  }

  /** Fills the blank labels of a row. */
  fill(cells: readonly string[]): readonly string[] {
    const filled = [...cells];
    for (const [index, column] of this.#columns.entries()) {
      const label = cellAt(cells, column);
      if (label === '') {
        if (this.#filled.has(column)) filled[column] = this.#labels.get(column) ?? '';
        continue;
      }
      if (label !== this.#labels.get(column)) {
        for (const lower of this.#columns.slice(index + 1)) this.#labels.delete(lower);
      }
      this.#labels.set(column, label);
    }
    return filled;
  }
}
