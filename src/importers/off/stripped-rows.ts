import { usedWidth } from '../published/table-rows.ts';

/** How many rows show whether an editor has stripped them. */
export const ROWS_TO_JUDGE = 100;

/**
 * Whether an editor has removed the blank cells at the ends of rows: none of them ends with a blank cell, and several,
 * most of them, are shorter than the header. A row that lost a cell elsewhere is one among whole ones.
 *
 * @param width the number of columns
 */
export function areStripped(rows: readonly (readonly string[])[], width: number): boolean {
  const short = rows.filter((cells) => cells.length < width);
  return (
    short.length > 1 &&
    short.length * 2 > rows.length &&
    rows.every((cells) => usedWidth(cells) === cells.length)
  );
}
