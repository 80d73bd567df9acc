import { cellAt, type GridRow } from '../../../../tables/grid.ts';
import {
  isPreparationColumn,
  unreadPreparations,
  withPreparation,
} from '../../../words/preparation.ts';
import type { OtherColumn } from '../../header/record-header.ts';

/** The column of a table that says how foods were prepared, if it has one. */
export class PreparationColumn {
  readonly #column: OtherColumn | undefined;
  /** Cells that name no state. */
  readonly #unread: string[] = [];

  constructor(others: readonly OtherColumn[], rows: readonly GridRow[]) {
    this.#column = others.find(({ name, position }) =>
      isPreparationColumn(
        name,
        rows.map(({ cells }) => cellAt(cells, position)),
      ),
    );
  }

  /** A food with the state that its row gives: "Rice, raw". */
  prepared(food: string, cells: readonly string[]): string {
    const state = this.#column === undefined ? '' : cellAt(cells, this.#column.position);
    if (state === '' || food === '') return food;
    const prepared = withPreparation(food, state);
    if (prepared === undefined) this.#unread.push(state);
    return prepared ?? food;
  }

  notes(): string[] {
    return unreadPreparations(this.#column?.name, this.#unread);
  }
}
