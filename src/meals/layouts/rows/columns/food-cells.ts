import { cellAt } from '../../../../tables/grid.ts';
import { isAverage, isTotals } from '../../../words/totals-rows.ts';
import type { RecordColumns } from '../../header/record-header.ts';

/** The columns that name foods: their names, their ids, and further foods such as drinks. */
export class FoodCells {
  readonly #foodId: number;
  /** The positions of these columns; -1 for missing ones. */
  readonly places: readonly number[];
  readonly #last: number;

  constructor({ food, foodId, further }: RecordColumns) {
    this.#foodId = foodId;
    this.places = [food, foodId, ...further.map((column) => column.food)];
    this.#last = Math.max(...this.places);
  }

  /** Whether a row names any food. */
  isFilled(cells: readonly string[]): boolean {
    return this.places.some((position) => cellAt(cells, position) !== '');
  }

  /** What a row has in its columns of foods. */
  names(cells: readonly string[]): string[] {
    return this.places.map((position) => cellAt(cells, position)).filter((name) => name !== '');
  }

  /** Whether a row names its food by an id, so that a name such as "Total, cereal" is a food. */
  hasId(cells: readonly string[]): boolean {
    return /[\p{L}1-9]/u.test(cellAt(cells, this.#foodId));
  }

  /**
   * Whether a row has totals instead of a food. A total in a column of remarks, such as "Total: 1800 kcal" next to the
   * last food, does not count.
   *
   * @param labels positions of the label columns
   */
  isOfTotals(cells: readonly string[], labels: readonly number[]): boolean {
    if (this.hasId(cells)) return isTotals(cellAt(cells, this.#foodId));
    const isFilled = this.isFilled(cells);
    const isOfRow = (cell: string, position: number) =>
      this.places.includes(position) ||
      labels.includes(position) ||
      (position <= this.#last && !isAverage(cell));
    return cells.some((cell, position) => isTotals(cell) && (!isFilled || isOfRow(cell, position)));
  }
}
