import type { GridRow } from '../../../tables/grid.ts';
import { columnTopic, isNameOf } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';

/**
 * The end of the rows in which to look for a header: after the first row that certainly is one. A remark below it, such
 * as "gut gegessen", may look like the name of a column of foods.
 */
export function headerEnd(rows: readonly GridRow[]): number {
  const within = rows.slice(0, HEADER_WITHIN_ROWS);
  const certain = within.findIndex(
    ({ cells }) =>
      cells.some((cell) => isNameOf('food', cell)) &&
      cells.map(columnTopic).some((topic) => topic !== undefined && topic !== 'food'),
  );
  return certain < 0 ? within.length : certain + 1;
}
